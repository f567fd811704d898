import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** Milliseconds for which a connection is still read after its last answer. */
const LINGER_MILLISECONDS = 5_000;

/** A connection of Node's server: its parser knows the request that it is reading. */
type Parsed = Socket & { parser?: { incoming: IncomingMessage | null } | null };

/** Connections of which nothing is read any more. */
const ended = new WeakSet<Duplex>();

/** Says whether the last answer of a connection was given: what comes after it is not read. */
export function isAnswered(socket: Duplex): boolean {
  return ended.has(socket);
}

/**
 * Closes a connection after its last answer. What the caller still sends is received for a moment and dropped: the
 * system would answer it with a reset, and a reset takes an answer away that the caller has not read yet (RFC 9112,
 * 9.6).
 * @param answer the bytes of the answer, if they are not sent yet
 */
export function endWithAnswer(socket: Duplex, answer?: string): void {
  ended.add(socket);
  const limit = setTimeout(() => socket.destroy(), LINGER_MILLISECONDS).unref();
  socket.once('close', () => clearTimeout(limit));
  socket.once('end', () => socket.destroy());
  socket.end(answer);
  socket.resume();
}

/**
 * Lets a server close its connections in this way where it has not received the whole request, as when it refuses one
 * because of its head or its size. Node would close them at once.
 * @param event the one that announces connections of callers
 */
export function endAfterAnswers(server: Server, event: 'connection' | 'secureConnection'): void {
  server.on(event, (socket: Parsed) => {
    const destroySoon = socket.destroySoon.bind(socket);
    socket.destroySoon = () => {
      const incoming = socket.parser?.incoming ?? null;
      if (incoming === null || incoming.complete || socket.destroyed) return destroySoon();
      endWithAnswer(socket);
      incoming.once('end', () => socket.destroy()).resume();
    };
  });
}
