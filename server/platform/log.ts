import pino, { type DestinationStream, type Logger } from 'pino';
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

/** Lines are written in blocks of this size, or when this time has passed, whichever comes first. */
const BLOCK_BYTES = 16_000;
const FLUSH_MILLISECONDS = 500;

/**
 * Standard output that gathers lines as bytes. Gathered as text, the whole block would be measured again with each
 * line that joins it.
 */
function standardOutput(): DestinationStream {
  return pino.destination({
    dest: 1,
    sync: false,
    minLength: BLOCK_BYTES,
    periodicFlush: FLUSH_MILLISECONDS,
    contentMode: 'buffer',
  } as Parameters<typeof pino.destination>[0]);
}

/** A line as the destination takes it: the type of the hook knows text only. */
function toBytes(line: string): string {
  return Buffer.from(line) as unknown as string;
}

/** Both logs of a server. */
export interface Logs {
  /** The log of everything that happens. Sensitive fields are redacted wherever they turn up. */
  log: Log;
  /** One line per request, of fields that are safe by themselves: nothing of it comes from the caller. */
  access: Log;
}

/**
 * The structured logs. Lines are buffered and written in blocks; `flush` on the way out.
 * @param destination where lines go; standard output when absent
 */
export function createLogs(level: string, destination?: DestinationStream): Logs {
  const target = destination ?? standardOutput();
  const hooks = destination === undefined ? { streamWrite: toBytes } : {};
  const paths = SENSITIVE.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  const trace = tracing();
  const mixin = trace === null ? {} : { mixin: () => trace.ids() };
  const options = { level, base: null, timestamp: isoTime, hooks, ...mixin };
  return {
    log: pino({ ...options, redact: { paths, censor: '[redacted]' } }, target),
    access: pino(options, target),
  };
}
