import { isIPv6 } from 'node:net';

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
  return one === other || includes(one, other) || includes(other, one);
}

const includes = (host: string, other: string): boolean => host === '::' || (host === '0.0.0.0' && !isIPv6(other));
