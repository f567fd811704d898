import ipaddr from 'ipaddr.js';
import { type IpAddress, type IpNetwork, isIpNetwork, liesIn, readIpNetwork, widthOf } from './ip-networks';

/** The ranges of private networks (RFC 1918, RFC 4193, RFC 6598, loopback). */
const OWN_RANGES: ReadonlySet<string> = new Set(['private', 'uniqueLocal', 'carrierGradeNat', 'loopback']);

/**
 * The addresses, other than link-local ones, at which clouds give machines their credentials: AWS, Google, Alibaba,
 * Oracle, Azure.
 */
const METADATA: ReadonlySet<string> = new Set([
  'fd00:ec2::254',
  'fd20:ce::254',
  '100.100.100.200',
  '192.0.0.192',
  '168.63.129.16',
]);

/** Decides whether an address serves the metadata of a machine: a call from inside may get its credentials. */
function isMetadata(address: IpAddress): boolean {
  return address.range() === 'linkLocal' || METADATA.has(address.toString());
}

const isSingle = ([address, bits]: IpNetwork) => bits === widthOf(address);

/**
 * Private networks that an operator allows. Link-local addresses and metadata addresses are allowed only if each is
 * listed separately.
 */
export class OwnNetworks {
  private readonly networks: readonly IpNetwork[];
  private readonly single: readonly IpNetwork[];

  /** @param written addresses and networks for which `refusalOfOwnNetwork` is null */
  constructor(written: readonly string[]) {
    this.networks = written.map(readIpNetwork);
    this.single = this.networks.filter(isSingle);
  }

  get areNone(): boolean {
    return this.networks.length === 0;
  }

  /** @param address an IP address in any spelling */
  contain(address: string): boolean {
    const parsed = ipaddr.process(address);
    return liesIn(parsed, isMetadata(parsed) ? this.single : this.networks);
  }
}

/** Returns the reason why a text can't be listed as a private network; null if it can. */
export function refusalOfOwnNetwork(text: string): string | null {
  if (!isIpNetwork(text)) return 'is not an address or a network';
  const [address, bits] = readIpNetwork(text);
  if (isSingle([address, bits]) && isMetadata(address)) return null;
  const { first, last } = bordersOf(address, bits);
  if (first.toString() !== address.toString())
    return `has bits set after its first ${bits} bits: write ${first}/${bits}`;
  if (isMetadata(first)) return 'is link-local: list each of its addresses separately';
  if (OWN_RANGES.has(first.range()) && first.range() === last.range()) return null;
  return 'is not within a private range (10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, 100.64.0.0/10, fc00::/7, loopback)';
}

function bordersOf(address: IpAddress, bits: number): { first: IpAddress; last: IpAddress } {
  const Kind = address.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  const network = `${address}/${bits}`;
  return { first: Kind.networkAddressFromCIDR(network), last: Kind.broadcastAddressFromCIDR(network) };
}
