import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { type Config, using } from './config';
import { BoundConnections } from './connections';

const HEADER_MILLISECONDS = 10_000;
const REQUEST_MILLISECONDS = 30_000;
/** How often both are looked at: by itself Node does so every 30 seconds. */
const CHECK_MILLISECONDS = 1_000;

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
  const limits = {
    headersTimeout: HEADER_MILLISECONDS,
    requestTimeout: REQUEST_MILLISECONDS,
    connectionsCheckingInterval: CHECK_MILLISECONDS,
  };
  const connections = new BoundConnections(koa.callback());
  const { tlsCertFile, tlsKeyFile } = settings;
  const secure = tlsCertFile !== null && tlsKeyFile !== null;
  const server: Server = secure
    ? createTlsServer({ ...limits, ...readTls(tlsCertFile, tlsKeyFile) }, connections.answer)
    : createServer(limits, connections.answer);
  server.once('close', () => connections.close());
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

/** A certificate and its private key. @throws ConfigError naming the variable whose file is missing or wrong */
function readTls(certFile: string, keyFile: string): { cert: Buffer; key: Buffer } {
  const cert = using('TLS_CERT_FILE', certFile, (file) => readFileSync(file));
  const key = using('TLS_KEY_FILE', keyFile, (file) => readFileSync(file));
  const certificate = using('TLS_CERT_FILE', certFile, () => new X509Certificate(cert));
  using('TLS_KEY_FILE', keyFile, () => {
    if (!certificate.checkPrivateKey(createPrivateKey(key))) throw new Error('it is the key of another certificate');
  });
  return { cert, key };
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
