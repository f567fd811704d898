import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import { type IpNetwork, liesIn, readIpNetwork } from '../ip-networks';

/** The number of trusted proxies in front, or their networks; true means one, false none. */
export type TrustProxy = boolean | number | readonly string[];

/** An address as some proxies write it, with a port that differs from connection to connection. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([0-9.]+))(?::[0-9]+)?$/;

function withoutPort(text: string): string {
  const [, six, four] = WITH_PORT.exec(text) ?? [];
  return six ?? four ?? text;
}

/**
 * Reads the headers that proxies add to a request. Each proxy appends to X-Forwarded-For the address of its caller, so
 * only the last entries, one for each trusted proxy, can be trusted; the caller may have sent the others.
 */
export class TrustedProxies {
  private readonly hops: number;
  private readonly networks: readonly IpNetwork[] | null;

  constructor(trust: Exclude<TrustProxy, false>) {
    this.networks = typeof trust === 'object' ? trust.map(readIpNetwork) : null;
    this.hops = typeof trust === 'number' ? trust : 1;
  }

  /** Returns the address of the caller of the outermost trusted proxy. */
  callerOf(request: Pick<IncomingMessage, 'headers' | 'socket'>): string {
    const remote = request.socket.remoteAddress ?? '';
    const header = request.headers['x-forwarded-for'];
    if (header === undefined || header === '') return remote;
    const entries = String(header)
      .split(',')
      .map((entry) => withoutPort(entry.trim()));
    if (this.networks === null) return entries[Math.max(0, entries.length - this.hops)] as string;
    let caller = remote;
    while (this.contains(caller)) {
      const before = entries.pop();
      if (before === undefined) break;
      caller = before;
    }
    return caller;
  }

  /** Removes the proxy headers of a caller that is not a trusted proxy. */
  dropForged({ socket, headers }: Pick<IncomingMessage, 'headers' | 'socket'>): void {
    if (this.networks !== null && !this.contains(socket.remoteAddress ?? '')) delete headers['x-forwarded-proto'];
  }

  private contains(text: string): boolean {
    return ipaddr.isValid(text) && liesIn(ipaddr.process(text), this.networks ?? []);
  }
}
