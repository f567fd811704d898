import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * The ports from which connections never start: systems give those addresses above 32767, on Linux, or 49151. A port
 * that a system has given as free can become the source of any connection before the server that is to have it listens.
 */
const LOWEST = 20_000;
const HIGHEST = 32_767;

/**
 * A port that nobody listens on, for a server that another process is about to start. No other process that calls this
 * function gets it while this one runs.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST + 1);
    if (await reservePort(port)) return port;
  }
}

/**
 * Marks a port as given away: by its UDP side, which leaves its TCP side to the server.
 * @returns false if somebody has it
 */
export async function reservePort(port: number): Promise<boolean> {
  const mark = createSocket('udp4').unref();
  mark.bind(port, '127.0.0.1');
  if ((await opens(mark, 'listening')) && (await isUnused(port))) return true;
  mark.close();
  return false;
}

async function isUnused(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  if (!(await opens(server, 'listening'))) return false;
  server.close();
  await once(server, 'close');
  return true;
}

const opens = (emitter: NodeJS.EventEmitter, event: string) =>
  once(emitter, event).then(
    () => true,
    () => false,
  );
