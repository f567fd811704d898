import pino, { type DestinationStream, type Logger } from 'pino';
import { standardOutput } from './log-output';
import { StoreUnavailable } from './store/errors';
import { tracing } from './telemetry/tracing';

export type Log = Logger;

/** Names of fields that must never reach a log, at any depth we log. The contract marks the same ones `x-sensitive`. */
export const SENSITIVE: readonly string[] = [
  'authorization',
  'client_secret',
  'access_token',
  'api_secret',
  'secret',
  'pan',
  'cvv',
  'pin',
  'auth',
  'password',
];

/** The time of a line, as text that is made once per millisecond. */
function isoTime(): string {
  const now = Date.now();
  if (now !== lastMoment) {
    lastMoment = now;
    lastTime = `,"time":"${new Date(now).toISOString()}"`;
  }
  return lastTime;
}
let lastMoment = 0;
let lastTime = '';

/** A line as the destination accepts it; the type of the hook allows only text. */
function toBytes(line: string): string {
  return Buffer.from(line) as unknown as string;
}

/**
 * An error as a line has it. While the database is unavailable, every request fails for the same reason, and the stacks
 * would fill the log, and perhaps the disk: such an error has no stack.
 */
function errorIn(error: Error | null): unknown {
  const shown = pino.stdSerializers.err(error as Error);
  // Anything can be thrown, also null.
  return isOfDatabase(error) || isOfDatabase(error?.cause) ? { ...shown, stack: undefined } : shown;
}

const isOfDatabase = (error: unknown): boolean => error instanceof StoreUnavailable;

/** Both logs of a server. */
export interface Logs {
  /** The log of everything that happens. Sensitive fields are redacted wherever they turn up. */
  log: Log;
  /** One line per request, of fields that are safe by themselves: nothing of it comes from the caller. */
  access: Log;
}

/**
 * The structured logs. Lines are collected and written in blocks; call `flush` before the process ends.
 * @param destination of the lines; standard output if absent
 */
export function createLogs(level: string, destination?: DestinationStream): Logs {
  const target = destination ?? standardOutput;
  const hooks = destination === undefined ? { streamWrite: toBytes } : {};
  const paths = SENSITIVE.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  const trace = tracing();
  const mixin = trace === null ? {} : { mixin: () => trace.ids() };
  const options = { level, base: null, timestamp: isoTime, hooks, serializers: { err: errorIn }, ...mixin };
  const log = pino({ ...options, redact: { paths, censor: '[redacted]' } }, target);
  if (destination === undefined) standardOutput.onBack = (lines) => log.warn({ lines }, 'lines of this log are lost');
  return { log, access: pino(options, target) };
}
