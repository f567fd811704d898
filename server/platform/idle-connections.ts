import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Milliseconds for which an idle connection stays open longer than announced to the caller, because either side may be
 * late.
 */
const GRACE_MILLISECONDS = 5_000;

/**
 * Lets the process read everything that has already arrived: requests on open connections, connections that wait to be
 * accepted, and requests on those.
 */
export async function readArrivedInput(): Promise<void> {
  for (let turns = 0; turns < 3; turns += 1) await new Promise(setImmediate);
}

/**
 * Ends idle connections without losing a request. By itself Node ends one exactly at the announced time. If the process
 * is busy at that time, Node ends it before it reads a request that has arrived meanwhile, and the caller loses the
 * request.
 */
export function endIdleConnections(server: Server): void {
  /** Connections in this extra time, and the bytes that each had read at its start. */
  const waiting = new WeakMap<Socket, number>();
  server.on('timeout', (socket: Socket) => {
    const { bytesRead } = socket;
    if (waiting.get(socket) !== bytesRead) {
      waiting.set(socket, bytesRead);
      socket.setTimeout(GRACE_MILLISECONDS);
      return;
    }
    void readArrivedInput().then(() => {
      if (socket.bytesRead === bytesRead) socket.destroy();
    });
  });
}
