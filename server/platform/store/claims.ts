/** The claims on records, by the clocks of machines: how long one is valid, and when it has expired. */

/** Twice the longest time of a claim, to allow for clocks that differ. */
const TOO_LATE = 2;

/** A time by the clock of this machine, and the milliseconds for which a claim is valid. */
export interface ClaimTime {
  machineNow: number;
  leaseMilliseconds: number;
}

/**
 * The condition that a claim has expired, with the values of `expiredValues`. A claim that ends later than is possible
 * was made by a clock that was ahead. Its process may have died, and without this rule nobody would take it over until
 * that time.
 */
export const expiredSql = (column: string): string => `(${column} <= ? OR ${column} > ?)`;

/** The values of that condition. */
export const expiredValues = ({ machineNow, leaseMilliseconds }: ClaimTime): [number, number] => [
  machineNow,
  machineNow + TOO_LATE * leaseMilliseconds,
];

/** Decides the same of the claims that end first and last; null where there are none. */
export function claimHasExpired(ends: { first: number; last: number } | null, time: ClaimTime): boolean {
  const [from, to] = expiredValues(time);
  return ends !== null && (ends.first <= from || ends.last > to);
}
