import { lookup as dnsLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether an IP address lies in the public internet: not loopback, private, link-local, CGNAT, metadata or mapped. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  return ipaddr.process(address).range() === 'unicast';
}

/** The address is one that callbacks must not reach. */
export class ForbiddenAddress extends Error {
  override name = 'ForbiddenAddress';
}

/**
 * A name lookup for connections that refuses names which lead to addresses that are not public. The connection is
 * made to the address that was checked, so a name that changes its answer afterwards gains nothing.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  dnsLookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return callback(error, '', 4);
    const list = addresses as unknown as { address: string; family: number }[];
    const forbidden = list.find(({ address }) => !isPublicAddress(address));
    const first = list[0];
    if (forbidden !== undefined || first === undefined) {
      return callback(new ForbiddenAddress(`${hostname} leads to an address that callbacks don't go to`), '', 4);
    }
    if (options.all) return (callback as unknown as (e: null, all: typeof list) => void)(null, list);
    return callback(null, first.address, first.family);
  });
};

/**
 * Whether a callback may be sent to a URL as it stands. Numeric hosts in any spelling are normalised by the URL parser.
 * @throws ForbiddenAddress
 */
export function assertPublicUrl(url: URL): void {
  if (url.protocol !== 'https:') throw new ForbiddenAddress('callbacks go over HTTPS only');
  if (url.username !== '' || url.password !== '') throw new ForbiddenAddress('callback addresses hold no credentials');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(host) && !isPublicAddress(host)) throw new ForbiddenAddress(`${host} is not a public address`);
}
