import type { Server } from 'node:http';

/** Milliseconds between two looks for connections that have become idle. */
const LOOK_MILLISECONDS = 50;

/**
 * Closes a server whose calls are answered first. Node closes the connections that are idle at that time; one that
 * becomes idle later would stay open as long as its caller keeps it, and with it the server.
 *
 * @param serverOf returns the server; null while it is unknown, because it has got no call
 * @param close closes it, and resolves once all its connections are closed
 */
export async function closeWithIdle(serverOf: () => Server | null, close: () => Promise<unknown>): Promise<void> {
  const timer = setInterval(() => serverOf()?.closeIdleConnections(), LOOK_MILLISECONDS);
  try {
    await close();
  } finally {
    clearInterval(timer);
  }
}
