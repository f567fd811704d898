import { isIPv6 } from 'node:net';

const EVERY_ADDRESS = ['0.0.0.0', '::'];

/**
 * How a program on this machine names the host of a server in a URL.
 *
 * @param host the address or name that the server listens at
 * @returns `localhost` where it listens at every address, which is none to call; an IPv6 address in brackets (RFC 3986,
 * 3.2.2)
 */
export function hostInUrl(host: string): string {
  if (EVERY_ADDRESS.includes(host)) return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}
