import ipaddr from 'ipaddr.js';

/** A setting that names a port to listen on. */
export interface PortSetting {
  name: string;
  /** null if nothing listens for it; 0 takes any free port. */
  port: number | null;
  host: string;
}

/** Returns each setting whose port an earlier one names on the same address, with that one. */
export function samePorts<T extends PortSetting>(settings: readonly T[]): [earlier: T, later: T][] {
  return settings.flatMap((later, at): [T, T][] => {
    if (later.port === null || later.port === 0) return [];
    const isSame = ({ port, host }: T) => port === later.port && haveCommonAddress(host, later.host);
    const earlier = settings.slice(0, at).find(isSame);
    return earlier === undefined ? [] : [[earlier, later]];
  });
}

/** Decides whether who listens on one host listens on an address of the other one. `::` has those of IPv4, too. */
function haveCommonAddress(one: string, other: string): boolean {
  return addressesOf(one).some((address) =>
    addressesOf(other).some(
      (another) => address === another || includes(address, another) || includes(another, address),
    ),
  );
}

const includes = (address: string, other: string): boolean =>
  address === '::' || (address === '0.0.0.0' && !other.includes(':'));

/**
 * The addresses that a host may stand for, each in one spelling: `0`, `127.1`, `::ffff:127.0.0.1` and `0:0:0:0:0:0:0:1`
 * are addresses, too. Other names are compared as they are, because only the system can resolve them.
 */
function addressesOf(host: string): readonly string[] {
  const name = host.toLowerCase();
  if (name === 'localhost') return ['127.0.0.1', '::1'];
  return [ipaddr.isValid(name) ? ipaddr.process(name).toString() : name];
}
