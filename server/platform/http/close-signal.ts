import type { ServerResponse } from 'node:http';

/**
 * Makes a signal that is aborted when the caller closes the connection, or its direction of it, before it has its
 * answer. A caller that is gone can not be told from one that only sends no more (RFC 9112, 9.6): what is waited for on
 * its behalf ends in both cases, and the answer is still sent.
 */
export function closeSignal(response: ServerResponse): AbortSignal {
  const closed = new AbortController();
  const { socket } = response.req;
  const abort = () => closed.abort();
  if (socket.destroyed || socket.readableEnded) abort();
  else {
    socket.once('end', abort).once('close', abort);
    response.once('close', () => socket.off('end', abort).off('close', abort));
  }
  return closed.signal;
}
