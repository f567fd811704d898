import { constants } from 'node:crypto';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import { createServer as createTlsServer, type Server as TlsServer } from 'node:https';
import type { AddressInfo, Server as NetServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { type Config, ConfigError } from './config';
import { BoundConnections } from './connections';
import { Ending } from './ending';
import { hostInUrl } from './host-in-url';
import { answerUnreadable, type Unreadable } from './http/unreadable';
import { endIdleConnections } from './idle-connections';
import { endAfterAnswers, endWithAnswer, isAnswered } from './last-answer';
import type { Log } from './log';
import type { ConnectionBound } from './process-limits';
import { readTarget } from './request-target';
import { followRenewal, readTls } from './tls';

const HEADER_MILLISECONDS = 10_000;
const REQUEST_MILLISECONDS = 30_000;
/** Address and headers together: every list of a query in the contract fits in, full. */
export const MAX_HEADER_BYTES = 144 * 1024;
/** Lines of headers in a request. Node silently drops headers above its own limit. */
const MAX_HEADER_LINES = 2_000;
/** Milliseconds between checks of both time limits: by itself Node checks every 30 seconds. */
const CHECK_MILLISECONDS = 1_000;

/** A server that accepts connections. */
export interface Listener {
  url: string;
  port: number;
  /** Continues to serve, and closes each connection with its next reply, so that callers connect to another server. */
  drain(): void;
  /**
   * Stops accepting, lets requests in flight finish within the given time, then cuts off the rest.
   * @returns whether all of them were finished
   */
  close(milliseconds: number): Promise<boolean>;
}

type Settings = Pick<Config, 'host' | 'port' | 'tlsCertFile' | 'tlsKeyFile' | 'keepAliveSeconds'> & {
  /**
   * The authorities (PEM) of client certificates, if the server asks for these. A connection with another certificate,
   * or with none, is not refused: each request decides what its caller may do.
   */
  callerAuthorities?: readonly string[] | null;
  /** The variables of the address; PORT and HOST if absent. */
  variables?: PlaceVariables;
  /** The most connections at once; any number when absent. */
  bound?: ConnectionBound;
  /** Is notified of renewed certificates. */
  log?: Log;
  /** Called with the certificate chain (PEM) that is used from now on: at the start, and after each renewal. */
  onCertificate?: (pem: Buffer) => void;
  /** Milliseconds between two checks for a renewed certificate. */
  renewalMilliseconds?: number;
};

/** The variables of a server's address. */
interface PlaceVariables {
  port: string;
  host: string;
}

/** Errors of an address that are caused by its port; all others are caused by its host. */
const OF_PORT: ReadonlySet<string | undefined> = new Set(['EADDRINUSE', 'EACCES']);

/** Checks that a host is an address of this machine, on a port that the system chooses. @throws ConfigError if not */
export async function assertHost(host: string, variable: string): Promise<void> {
  const server = createServer();
  await listenAt(server, { port: 0, host }, { port: variable, host: variable });
  await new Promise((resolve) => server.close(resolve));
}

/** Begins to listen. @throws ConfigError naming the variable because of which it can't */
export async function listenAt(
  server: NetServer,
  { port, host }: Pick<Config, 'port' | 'host'>,
  variables: PlaceVariables,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const refuse = ({ code, message }: NodeJS.ErrnoException) => {
      const [variable, value] = OF_PORT.has(code) ? [variables.port, port] : [variables.host, host];
      reject(new ConfigError([`${variable} can not be used: ${value}: ${message}`]));
    };
    server.once('error', refuse);
    server.listen(port, host, () => {
      server.off('error', refuse);
      resolve();
    });
  });
}

/** The handler of requests, as Koa has it. */
interface Answering {
  callback(): RequestListener;
  /** Is notified of requests that could not be read, for the log. */
  emit?(event: 'unreadable', request: Unreadable): unknown;
  /**
   * Answers requests that could not be read. Absent where the contract is the same for as long as the server listens.
   */
  answerUnreadable?: typeof answerUnreadable;
}

/** Starts to accept connections, over TLS where a certificate is configured. @throws when the address is taken */
export async function listen(koa: Answering, settings: Settings): Promise<Listener> {
  const limits = {
    headersTimeout: HEADER_MILLISECONDS,
    requestTimeout: REQUEST_MILLISECONDS,
    connectionsCheckingInterval: CHECK_MILLISECONDS,
    keepAliveTimeout: settings.keepAliveSeconds * 1_000,
    maxHeaderSize: MAX_HEADER_BYTES,
    // Refused like everything else, with a request id and in the one error shape.
    requireHostHeader: false,
  };
  const connections = new BoundConnections(koa.callback());
  const answer: RequestListener = (request, response) => {
    // Nothing that comes after a refusal is read.
    if (refused.has(request.socket) || isAnswered(request.socket)) return;
    const mistake = mistakeIn(request);
    if (mistake === null) connections.answer(request, response);
    else refuseUnreadable(koa, mistake, request.socket, response);
  };
  const secured = securedServer(limits, answer, settings);
  const server: Server = secured ?? createServer(limits, answer);
  server.maxHeadersCount = MAX_HEADER_LINES + 1;
  if (settings.bound !== undefined) {
    server.maxConnections = settings.bound.most;
    server.on('drop', settings.bound.onRefused);
  }
  // A caller may close its sending direction after a request, and still expects the answer (RFC 9112, 9.6).
  Object.assign(server, { httpAllowHalfOpen: true });
  secured?.on('secureConnection', (socket) => {
    socket.allowHalfOpen = true;
  });
  endIdleConnections(server);
  endAfterAnswers(server, secured === null ? 'connection' : 'secureConnection');
  server.once('close', () => connections.close());
  server.on('clientError', (error, socket) => refuseUnreadable(koa, error, socket));
  server.on('checkContinue', (request, response) => {
    continueWhenRead(request, response);
    server.emit('request', request, response);
  });
  // Expectations other than 100-continue may be ignored (RFC 9110, 10.1.1).
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('connect', (_request, socket) => refuseTunnel(koa, socket));
  const ending = new Ending(server);
  await listenAt(server, settings, settings.variables ?? { port: 'PORT', host: 'HOST' });
  const { port } = server.address() as AddressInfo;
  const host = settings.host === '127.0.0.1' ? 'localhost' : hostInUrl(settings.host);
  return {
    url: `${secured === null ? 'http' : 'https'}://${host}:${port}`,
    port,
    drain: () => ending.drain(),
    close: (milliseconds) => ending.close(milliseconds),
  };
}

/**
 * Returns what Node's parser does not refuse in the head of a request; null if there is nothing. From then on the
 * request has its path alone as its URL, and its host, also if the target named it, in the header (RFC 9112, 3.2.2).
 */
function mistakeIn(request: IncomingMessage): Unparsed | null {
  if (request.rawHeaders.length > 2 * MAX_HEADER_LINES) return unparsed('HPE_HEADER_OVERFLOW', 'too many headers');
  const target = readTarget(request.url as string);
  if (target === null) return unparsed('HPE_INVALID_URL', 'not a target of a request');
  request.url = target.path;
  if (target.host !== null) request.headers.host = target.host;
  return null;
}

/** The error of a request that could not be parsed, with the code of Node's parser. */
type Unparsed = Error & { code?: string };

const unparsed = (code: string, reason: string): Unparsed => Object.assign(new Error(reason), { code });

/**
 * Asks a waiting caller for its body only when the body is read: a request that is refused because of its head is
 * answered at once, and its body is not sent (RFC 9110, 10.1.1). Node ends the connection after such an answer.
 */
function continueWhenRead(request: IncomingMessage, response: ServerResponse): void {
  const read = request._read;
  request._read = (size) => {
    request._read = read;
    if (!response.headersSent) response.writeContinue();
    read.call(request, size);
  };
}

/** Connections whose last request could not be read. Node reports an error again with each further piece of it. */
const refused = new WeakSet<Duplex>();

/**
 * Answers a request that could not be read, and closes its connection. Requests that were read before it have their
 * answers first: otherwise their caller would take the refusal for the answer to what was done.
 * @param own what Node made to answer it with; null if it was not parsed so far
 */
function refuseUnreadable(koa: Answering, error: Unparsed, socket: Duplex, own: ServerResponse | null = null): void {
  if (refused.has(socket)) return;
  refused.add(socket);
  const refuse = () => {
    const { _httpMessage: current } = socket as Duplex & { _httpMessage?: ServerResponse | null };
    if (current !== own && current?.req.complete === true) return void current.once('close', refuse);
    const unreadable = (koa.answerUnreadable ?? answerUnreadable)(error);
    if (unreadable === null || !socket.writable || current?.headersSent) return void socket.destroy();
    koa.emit?.('unreadable', unreadable);
    endWithAnswer(socket, unreadable.answer);
  };
  refuse();
}

/** CONNECT asks for a tunnel to somewhere else, which is not a request to this service. */
function refuseTunnel(koa: Answering, socket: Duplex): void {
  socket.on('error', () => socket.destroy());
  refuseUnreadable(koa, unparsed('HPE_INVALID_METHOD', 'no tunnels'), socket);
}

/** A server over TLS, which follows its certificate; null where none is configured. @throws ConfigError */
function securedServer(limits: ServerOptions, answer: RequestListener, settings: Settings): TlsServer | null {
  const { tlsCertFile: certFile, tlsKeyFile: keyFile, callerAuthorities = null } = settings;
  if (certFile === null || keyFile === null) return null;
  const files = { certFile, keyFile };
  const shown = readTls(files);
  const asking =
    callerAuthorities === null
      ? {}
      : {
          requestCert: true,
          rejectUnauthorized: false,
          ca: [...callerAuthorities],
          // A session that goes on has the certificate of the caller and not those between that and its authority,
          // which say who issued it.
          secureOptions: constants.SSL_OP_NO_TICKET,
        };
  const server = createTlsServer({ ...limits, ...shown, ...asking, handshakeTimeout: HEADER_MILLISECONDS }, answer);
  settings.onCertificate?.(shown.cert);
  followRenewal(server, {
    files,
    shown,
    further: asking,
    log: settings.log,
    onCertificate: settings.onCertificate,
    milliseconds: settings.renewalMilliseconds,
  });
  return server;
}
