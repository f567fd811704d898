import type { SettledTransaction } from './record';

const LOWEST = 100_000;
const COUNT = 900_000;
/** FNV-1a, 32 bits: the offset basis and the prime (RFC 9923). */
const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/** The acquirer that presents for a merchant, as the network numbers it: six digits, the same every time. */
export function acquirerOf({
  provider,
  merchant,
  countryCode,
}: Pick<SettledTransaction, 'provider' | 'merchant' | 'countryCode'>): string {
  const text = `${provider}/${countryCode}/${merchant.id}`;
  let hash = BASIS;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), PRIME);
  return String(LOWEST + ((hash >>> 0) % COUNT));
}
