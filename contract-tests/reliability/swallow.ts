import { connect, createServer, type Socket } from 'node:net';
import { listenLocally } from '../../server/testing/local-server';

/** A way to a server that lets requests through and no reply back. */
interface Swallower {
  url: string;
  /** The body of the first reply, which nobody got. */
  swallowed: Promise<string>;
  close(): Promise<void>;
}

/**
 * Stands in front of a server. As soon as the server replies, its change is committed: that is when `onReply` is called
 * and the connection of the client is cut.
 */
export async function swallowReplies(target: string, onReply: () => void): Promise<Swallower> {
  const { hostname, port } = new URL(target);
  let swallow: (body: string) => void;
  const swallowed = new Promise<string>((resolve) => {
    swallow = resolve;
  });
  const sockets = new Set<Socket>();
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    for (const socket of [client, server]) sockets.add(socket.on('error', () => undefined));
    client.pipe(server);
    let reply = '';
    server.on('data', (bytes) => {
      reply += bytes.toString('utf8');
      if (!isWhole(reply)) return;
      onReply();
      client.destroy();
      swallow(reply.slice(reply.indexOf('\r\n\r\n') + 4));
    });
  });
  const proxyPort = await listenLocally(proxy);
  return {
    url: `http://127.0.0.1:${proxyPort}`,
    swallowed,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => proxy.close(() => resolve()));
    },
  };
}

function isWhole(reply: string): boolean {
  const length = /content-length: (\d+)/i.exec(reply)?.[1];
  const head = reply.indexOf('\r\n\r\n');
  return length !== undefined && head >= 0 && Buffer.byteLength(reply.slice(head + 4)) >= Number(length);
}
