import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { readArrivedInput } from './idle-connections';

/** Milliseconds for which a connection without a request stays open after the server stops accepting. */
const SILENT_MILLISECONDS = 500;

/** A connection and the latest answer on it; null before the first. */
interface Kept {
  socket: Socket;
  latest: ServerResponse | null;
}

/**
 * Stops a server. Node keeps connections open as long as their clients send, so from then on every reply, also to
 * requests in flight, closes its connection. A connection that a browser or a load balancer opened in advance is not a
 * request in flight, although Node waits for it as if it were.
 */
export class Ending {
  private readonly connections = new Map<string, Kept>();
  /** The same connections, for the lookup of every request. */
  private readonly bySocket = new WeakMap<Socket, Kept>();
  private isEnding = false;

  constructor(private readonly server: Server) {
    // A TLS connection first is a plain connection from the same address.
    for (const event of ['connection', 'secureConnection']) {
      server.on(event, (socket: Socket) => this.keep(socket, null));
    }
    server.prependListener('request', ({ socket }, response) => {
      if (this.isEnding) response.shouldKeepAlive = false;
      const known = this.bySocket.get(socket);
      if (known === undefined) this.keep(socket, response);
      else known.latest = response;
    });
  }

  drain(): void {
    this.isEnding = true;
    for (const { latest } of this.connections.values()) if (latest !== null) latest.shouldKeepAlive = false;
  }

  /**
   * Stops accepting, and cuts off what is not finished within the given time. Counts requests that have come by now as
   * in flight, also those that were not read yet.
   * @returns whether everything was finished
   */
  async close(milliseconds: number): Promise<boolean> {
    this.drain();
    await readArrivedInput();
    return new Promise((resolve) => {
      let whole = true;
      const silent = setTimeout(
        () => void readArrivedInput().then(() => this.endSilent()),
        Math.min(SILENT_MILLISECONDS, milliseconds),
      );
      const limit = setTimeout(() => {
        whole = false;
        for (const { socket } of this.connections.values()) socket.destroy();
      }, milliseconds);
      this.server.close(() => {
        clearTimeout(silent);
        clearTimeout(limit);
        resolve(whole);
      });
      this.server.closeIdleConnections();
    });
  }

  private keep(socket: Socket, latest: ServerResponse | null): void {
    const place = `${socket.remoteAddress} ${socket.remotePort}`;
    const kept = { socket, latest };
    this.connections.set(place, kept);
    this.bySocket.set(socket, kept);
    socket.once('close', () => {
      if (this.connections.get(place)?.socket === socket) this.connections.delete(place);
    });
  }

  private endSilent(): void {
    for (const { socket, latest } of this.connections.values()) {
      if (latest === null || latest.writableFinished) socket.destroy();
    }
  }
}
