import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import type { Config } from './config';

const HEADER_MILLISECONDS = 10_000;
const REQUEST_MILLISECONDS = 30_000;

/** A server that accepts connections. */
export interface Listener {
  url: string;
  port: number;
  /** Stops accepting, lets requests in flight finish within the given time, then cuts what is left. */
  close(milliseconds: number): Promise<void>;
}

type Settings = Pick<Config, 'host' | 'port' | 'tlsCertFile' | 'tlsKeyFile'>;

/** What answers requests, as Koa has it. */
interface Answering {
  callback(): RequestListener;
}

/** Starts to accept connections, over TLS where a certificate is configured. @throws when the address is taken */
export async function listen(koa: Answering, settings: Settings): Promise<Listener> {
  const limits = { headersTimeout: HEADER_MILLISECONDS, requestTimeout: REQUEST_MILLISECONDS };
  const secure = settings.tlsCertFile !== null && settings.tlsKeyFile !== null;
  const server: Server = secure
    ? createTlsServer(
        {
          ...limits,
          cert: readFileSync(settings.tlsCertFile as string),
          key: readFileSync(settings.tlsKeyFile as string),
        },
        koa.callback(),
      )
    : createServer(limits, koa.callback());
  const close = closing(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.port, settings.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const host = settings.host === '0.0.0.0' || settings.host === '127.0.0.1' ? 'localhost' : settings.host;
  return {
    url: `${secure ? 'https' : 'http'}://${host}:${port}`,
    port,
    close,
  };
}

/**
 * How a server stops. Node lets kept connections go on as long as their clients send, so from then on every reply, also
 * to what is in flight, ends its connection: who has more to ask finds another server.
 */
function closing(server: Server): Listener['close'] {
  const latest = new Map<Socket, ServerResponse>();
  let isClosing = false;
  server.prependListener('request', ({ socket }, response) => {
    if (isClosing) response.shouldKeepAlive = false;
    if (!latest.has(socket)) socket.once('close', () => latest.delete(socket));
    latest.set(socket, response);
  });
  return (milliseconds) =>
    new Promise((resolve) => {
      isClosing = true;
      for (const response of latest.values()) response.shouldKeepAlive = false;
      const timer = setTimeout(() => server.closeAllConnections(), milliseconds);
      server.close(() => {
        clearTimeout(timer);
        resolve();
      });
      server.closeIdleConnections();
    });
}
