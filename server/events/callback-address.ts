import type { OwnNetworks } from '../platform/own-networks';
import { assertReachable, ForbiddenAddress, type Reachable } from './address-policy';
import type { Channel } from './rules/kinds';

/** The form that the path of a channel's address must have. */
const PATHS: Partial<Record<Channel, { fits: RegExp; message: string }>> = {
  shipping_updates: { fits: /\/shipping\/updates$/, message: 'the path must end in /shipping/updates' },
  identity_sessions: { fits: /\/identity\/v1\//, message: 'the path must be under /identity/v1/' },
};

/**
 * Returns why a client can't be called at an address, or null if it can. The parsed address is checked, as it will be
 * called, not its text.
 */
export function refusalOfAddress(channel: Channel, address: string, reachable: Reachable): string | null {
  if (!URL.canParse(address)) return 'this is not an address';
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'calls use HTTP or HTTPS';
  if (url.username !== '' || url.password !== '') return 'an address must not contain credentials';
  if (url.port === '0') return 'port 0 cannot be called';
  if (url.hostname.includes('..')) return `${url.hostname} is not a host name: a part of it is empty`;
  if (address.includes('#')) return 'an address must not have a fragment';
  if (channel === 'transactions' && address.includes('?'))
    return 'paths are appended to the address, so it must not have a query';
  const path = PATHS[channel];
  if (path !== undefined && !path.fits.test(url.pathname)) return path.message;
  return reachable === null ? null : refusalInProduction(url, reachable);
}

function refusalInProduction(url: URL, own: OwnNetworks): string | null {
  if (url.protocol !== 'https:') return 'it must start with https:// in production';
  // A name of the private network is checked when it is called, by the address to which it resolves.
  if (own.areNone && isLocalName(url.hostname)) return `${url.hostname} is not a public name`;
  try {
    assertReachable(url, own);
    return null;
  } catch (error) {
    if (error instanceof ForbiddenAddress) return error.message;
    throw error;
  }
}

/**
 * Names that always lead to the machine itself or to its network (RFC 6761, RFC 6762, RFC 8375, hosts files), and names
 * of one word, which only have a meaning in a private network.
 */
function isLocalName(hostname: string): boolean {
  if (/^[^.:]+\.?$/.test(hostname)) return true;
  return /(^|\.)(localhost|localdomain|local|internal|home\.arpa)\.?$/i.test(hostname);
}
