import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds for which an idle connection stays open beyond what its caller was told: their clocks and ours may be late. */
const GRACE_MILLISECONDS = 5_000;

/**
 * Lets whatever has reached this process be read before going on: requests on connections that are open, connections that wait to be
 * accepted, and what has come on those.
 */
export async function whenRead(): Promise<void> {
  for (let turns = 0; turns < 3; turns += 1) await new Promise(setImmediate);
}

/**
 * Ends idle connections without losing a request. By itself Node ends one at the moment that the caller was told, or, where this
 * process was busy at that moment, before it reads the request that came meanwhile: whoever sent it is cut off.
 * @param graceMilliseconds beyond the time that callers are told
 */
export function endIdleConnections(server: Server, graceMilliseconds = GRACE_MILLISECONDS): void {
  /** Connections in the time beyond that, and what each had read when it began. */
  const waiting = new WeakMap<Socket, number>();
  server.on('timeout', (socket: Socket) => {
    const { bytesRead } = socket;
    if (waiting.get(socket) !== bytesRead) {
      waiting.set(socket, bytesRead);
      socket.setTimeout(graceMilliseconds);
      return;
    }
    void whenRead().then(() => {
      if (socket.bytesRead === bytesRead) socket.destroy();
    });
  });
}
