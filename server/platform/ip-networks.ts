import ipaddr from 'ipaddr.js';

export type IpAddress = ipaddr.IPv4 | ipaddr.IPv6;
export type IpNetwork = readonly [address: IpAddress, bits: number];

/**
 * Decides whether a text is an IP address or a network such as `10.0.0.0/8`. A number such as `10` is neither: an IPv4
 * address has four.
 */
export function isIpNetwork(text: string): boolean {
  const [address = ''] = text.split('/');
  const isWritten = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  return isWritten && (ipaddr.isValidCIDR(text) || ipaddr.isValid(text));
}

/** Reads a network; an address is one of its own. @throws Error when it is neither */
export function readIpNetwork(text: string): IpNetwork {
  if (ipaddr.isValidCIDR(text)) return unmapped(ipaddr.parseCIDR(text));
  const address = ipaddr.process(text);
  return [address, widthOf(address)];
}

/** A network of IPv4 addresses that is written as one of IPv6 holds addresses of IPv4. */
function unmapped([address, bits]: IpNetwork): IpNetwork {
  if (!(address instanceof ipaddr.IPv6) || !address.isIPv4MappedAddress() || bits < 96) return [address, bits];
  return [address.toIPv4Address(), bits - 96];
}

/** The bits of an address. */
export function widthOf(address: IpAddress): number {
  return address.kind() === 'ipv4' ? 32 : 128;
}

/** Decides whether an address is in one of some networks. */
export function liesIn(address: IpAddress, networks: readonly IpNetwork[]): boolean {
  return networks.some(([network, bits]) => network.kind() === address.kind() && address.match(network as never, bits));
}

/**
 * Names those whose requests are counted together at an address: with IPv6 a site has at least 64 bits of addresses of
 * its own (RFC 6177), so each of its requests could come from another one.
 */
export function siteOf(address: string): string {
  if (!address.includes(':') || !ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/64`)}/64`;
}
