import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Config } from '../platform/config';
import { OwnNetworks } from '../platform/own-networks';
import type { Address } from './name-resolver';

/**
 * Decides whether an IP address lies in the public internet: not loopback, private, link-local, CGNAT, metadata or
 * mapped.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast' || NOT_PUBLIC.has(parsed.toString())) return false;
  return parsed.kind() === 'ipv4' || isGlobal(parsed as ipaddr.IPv6);
}

/** An ISATAP address carries an IPv4 address after `::5efe` or `::200:5efe` (RFC 5214, 6.1), whatever its prefix. */
function isGlobal(address: ipaddr.IPv6): boolean {
  const [upper = 0, marker] = address.parts.slice(4);
  const isatap = marker === 0x5efe && (upper & ~0x0200) === 0;
  return address.match(GLOBAL_UNICAST) && !isatap;
}

/**
 * The addresses that calls go to: in production, over HTTPS, public ones and those in networks of the operator's own;
 * null for any.
 */
export type Reachable = OwnNetworks | null;

/** Returns where clients may be called. */
export function reachableClients({ mode, callbackNetworks }: Pick<Config, 'mode' | 'callbackNetworks'>): Reachable {
  return mode === 'production' ? new OwnNetworks(callbackNetworks) : null;
}

function mayBeCalled(address: string, own: OwnNetworks): boolean {
  return isPublicAddress(address) || own.contain(address);
}

/** Answers for the machines of a cloud from an address that looks public: the wire server of Azure. */
const NOT_PUBLIC: ReadonlySet<string> = new Set(['168.63.129.16']);

/**
 * All of IPv6 that is given out (RFC 4291, IANA): an IPv4 address in another form, such as `::127.0.0.1`, lies outside.
 */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** The address is one that callbacks must not reach. */
export class ForbiddenAddress extends Error {
  override name = 'ForbiddenAddress';
}

/**
 * Creates the name lookup of connections. It refuses names that resolve to an address that calls may not use. The
 * connection is made to the checked address, so a name that resolves differently afterwards has no effect.
 */
export function lookupWith(
  resolve: (hostname: string) => Promise<readonly Address[]>,
  reachable: Reachable,
): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (addresses) => {
        if (reachable !== null && addresses.some(({ address }) => !mayBeCalled(address, reachable))) {
          return callback(new ForbiddenAddress(`${hostname} resolves to an address that callbacks may not use`), '', 4);
        }
        if (options.all) return callback(null, [...addresses]);
        const { address, family } = addresses[0] as Address;
        return callback(null, address, family);
      },
      (error: Error) => callback(error, '', 4),
    );
  };
}

/**
 * Asserts that a callback may be sent to a URL as it stands. Numeric hosts in any spelling are normalised by the URL
 * parser.
 * @throws ForbiddenAddress
 */
export function assertReachable(url: URL, own: OwnNetworks): void {
  if (url.protocol !== 'https:') throw new ForbiddenAddress('callbacks use HTTPS only');
  if (url.username !== '' || url.password !== '')
    throw new ForbiddenAddress('a callback address must not contain credentials');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(host) && !mayBeCalled(host, own)) {
    throw new ForbiddenAddress(`${host} is not a public address${own.areNone ? '' : ', nor one of CALLBACK_NETWORKS'}`);
  }
}
