import type { Server as HttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/**
 * Makes a server listen on this machine.
 * @param port 0 for any free one
 * @returns the port
 */
export async function listenLocally(server: Server, port = 0): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Closes a server with all its connections. */
export async function closeAtOnce(server: HttpServer): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/**
 * Opens a host that takes connections and does with them as it is told.
 * @returns its port, and what ends it with all its connections
 */
export async function openHost(onSocket: (socket: Socket) => void): Promise<{ port: number; close(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const host = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    onSocket(socket);
  });
  const port = await listenLocally(host);
  const close = () => {
    for (const socket of sockets) socket.destroy();
    return new Promise<void>((resolve) => host.close(() => resolve()));
  };
  return { port, close };
}
