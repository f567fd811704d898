import * as http from 'node:http';
import * as https from 'node:https';
import { isIP, isIPv6, type LookupFunction, type Socket } from 'node:net';
import type { buildConnector } from 'undici';
import { LastingFailure } from '../platform/lasting-failure';
import type { Log } from '../platform/log';
import type { Address } from './name-resolver';

/** The forward proxy through which other machines are called. */
export interface ForwardProxy {
  /** Its address, with a user and password if it asks for them. */
  url: URL;
  /** The log lines about a proxy that nothing gets through. */
  failure: LastingFailure;
}

/** Returns the forward proxy of an address as OUTGOING_PROXY has it; null without one. */
export function forwardProxy(address: string | null, log: Log): ForwardProxy | null {
  if (address === null) return null;
  const words = { failing: 'the forward proxy can not be used', over: 'the forward proxy can be used again' };
  return { url: new URL(address), failure: new LastingFailure(log, words) };
}

/** Why there is no connection through the proxy. */
class ProxyError extends Error {
  override name = 'ProxyError';
  /** As other connections have it that are not there in time. */
  readonly code?: 'UND_ERR_CONNECT_TIMEOUT';

  constructor(message: string, isLate = false) {
    super(message);
    if (isLate) this.code = 'UND_ERR_CONNECT_TIMEOUT';
  }
}

const PROXY_AUTHENTICATION_REQUIRED = 407;

/** The milliseconds and the lookup of connections, and how TLS is begun on one. */
interface Way {
  lookup: LookupFunction;
  timeout: number;
  tls: buildConnector.connector;
}

/**
 * Creates connections through a forward proxy (RFC 9110, 9.3.6). The service resolves and checks names itself and names
 * an address to the proxy: otherwise the proxy would resolve the name again, and it might lead elsewhere by then. TLS
 * begins behind the proxy, which can read nothing of the call.
 */
export function throughProxy({ url, failure }: ForwardProxy, { lookup, timeout, tls }: Way): buildConnector.connector {
  return (options, callback) => {
    const { hostname, protocol, port } = options;
    const at = port || (protocol === 'https:' ? '443' : '80');
    tunnelTo(hostname, { url, failure, lookup, at, until: performance.now() + timeout }).then(
      (socket) => (protocol === 'https:' ? tls({ ...options, httpSocket: socket }, callback) : callback(null, socket)),
      (error: Error) => callback(error, null),
    );
  };
}

interface Route extends ForwardProxy {
  lookup: LookupFunction;
  /** The port behind the proxy. */
  at: string;
  /** The time of the machine's monotonic clock by which there has to be a connection. */
  until: number;
}

/** The longest that an address is waited for while there is another one, in milliseconds. */
const ATTEMPT_MILLISECONDS = 1_000;

/** Opens a tunnel to the first of the addresses of a host to which the proxy makes a connection. */
async function tunnelTo(hostname: string, route: Route): Promise<Socket> {
  const addresses = await addressesOf(hostname, route.lookup);
  let last: unknown;
  for (const [index, { address }] of addresses.entries()) {
    const isLast = index === addresses.length - 1;
    const until = isLast ? route.until : Math.min(route.until, performance.now() + ATTEMPT_MILLISECONDS);
    try {
      return await tunnel(isIPv6(address) ? `[${address}]:${route.at}` : `${address}:${route.at}`, { ...route, until });
    } catch (error) {
      last = error;
    }
  }
  throw last;
}

function addressesOf(hostname: string, lookup: LookupFunction): Promise<readonly Address[]> {
  const literal = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(literal);
  if (family !== 0) return Promise.resolve([{ address: literal, family: family as Address['family'] }]);
  return new Promise((resolve, reject) =>
    lookup(hostname, { all: true }, (error, addresses) =>
      error ? reject(error) : resolve(addresses as unknown as readonly Address[]),
    ),
  );
}

function tunnel(target: string, { url, failure, until }: Route): Promise<Socket> {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const connecting = request({
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: url.port || (url.protocol === 'https:' ? 443 : 80),
      method: 'CONNECT',
      path: target,
      headers: { host: target, ...authorization(url) },
      agent: false,
    });
    const timer = setTimeout(
      () => connecting.destroy(new ProxyError(`${url.host} gave no connection to ${target} in time`, true)),
      Math.max(0, until - performance.now()),
    );
    connecting.once('error', (error) => {
      clearTimeout(timer);
      // A proxy that accepts connections, and takes long with one, may wait for the other side.
      if (!(error instanceof ProxyError) || connecting.socket?.connecting) failure.note(error);
      reject(error);
    });
    connecting.once('connect', ({ statusCode = 0 }, socket) => {
      clearTimeout(timer);
      const error = new ProxyError(`${url.host} answered ${statusCode} to a connection to ${target}`);
      if (statusCode === PROXY_AUTHENTICATION_REQUIRED) failure.note(error);
      else failure.end();
      if (statusCode >= 200 && statusCode < 300) return resolve(socket);
      socket.destroy();
      reject(error);
    });
    connecting.end();
  });
}

/** The credentials of an address as a header (RFC 7617); none where it has none. */
function authorization({ username, password }: URL): Record<string, string> {
  if (username === '' && password === '') return {};
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { 'proxy-authorization': `Basic ${Buffer.from(pair).toString('base64')}` };
}
