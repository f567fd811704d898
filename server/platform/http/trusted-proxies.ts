import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/** The number of trusted proxies in front, or the networks they are in; true is one, false none. */
export type TrustProxy = boolean | number | readonly string[];

type Network = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** Says whether a text is an IP address or a network such as `10.0.0.0/8`. */
export function isNetwork(text: string): boolean {
  return ipaddr.isValidCIDR(text) || ipaddr.isValid(text);
}

function networkOf(text: string): Network {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text);
  const address = ipaddr.process(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

/** An address as some proxies write it, with a port that differs from connection to connection. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([0-9.]+))(?::[0-9]+)?$/;

function withoutPort(text: string): string {
  const [, six, four] = WITH_PORT.exec(text) ?? [];
  return six ?? four ?? text;
}

/**
 * Reads what proxies say of a request. Each proxy appends to X-Forwarded-For the address that it was called from, so that
 * only the entries at the end, one per trusted proxy, are more than the caller's own claim.
 */
export class TrustedProxies {
  private readonly hops: number;
  private readonly networks: readonly Network[] | null;

  constructor(trust: Exclude<TrustProxy, false>) {
    this.networks = typeof trust === 'object' ? trust.map(networkOf) : null;
    this.hops = typeof trust === 'number' ? trust : 1;
  }

  /** Returns the address that the outermost trusted proxy was called from. */
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

  /** Takes away what a caller that is no trusted proxy says of how it came here. */
  dropForged({ socket, headers }: Pick<IncomingMessage, 'headers' | 'socket'>): void {
    if (this.networks !== null && !this.contains(socket.remoteAddress ?? '')) delete headers['x-forwarded-proto'];
  }

  private contains(text: string): boolean {
    if (!ipaddr.isValid(text)) return false;
    const address = ipaddr.process(text);
    return (this.networks ?? []).some(
      ([network, bits]) => network.kind() === address.kind() && address.match(network as never, bits),
    );
  }
}
