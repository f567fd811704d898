import ipaddr from 'ipaddr.js';

export type IpAddress = ipaddr.IPv4 | ipaddr.IPv6;
export type IpNetwork = readonly [address: IpAddress, bits: number];

/** Says whether a text is an IP address or a network such as `10.0.0.0/8`. */
export function isIpNetwork(text: string): boolean {
  return ipaddr.isValidCIDR(text) || ipaddr.isValid(text);
}

/** Reads a network; an address is one of its own. @throws Error when it is neither */
export function readIpNetwork(text: string): IpNetwork {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text);
  const address = ipaddr.process(text);
  return [address, widthOf(address)];
}

/** The bits of an address. */
export function widthOf(address: IpAddress): number {
  return address.kind() === 'ipv4' ? 32 : 128;
}

/** Says whether an address lies in one of some networks. */
export function liesIn(address: IpAddress, networks: readonly IpNetwork[]): boolean {
  return networks.some(([network, bits]) => network.kind() === address.kind() && address.match(network as never, bits));
}
