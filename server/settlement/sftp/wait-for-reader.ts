import type { Socket } from 'node:net';

/** More than the answers to all requests that a client may have open on its channels. */
export const MAX_UNSENT_BYTES = 16 * 1024 * 1024;

/**
 * Reads nothing more from a connection while too much of what was written to it waits to be sent. The library answers
 * every request of the protocol at once, also those of a peer that reads no answers.
 *
 * @param most bytes that may wait
 */
export function waitForReader(socket: Socket, most: number): void {
  socket.on('data', () => {
    if (socket.writableLength <= most || socket.isPaused()) return;
    socket.pause();
    socket.once('drain', () => socket.resume());
  });
}
