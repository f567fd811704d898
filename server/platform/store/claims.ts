/** The claims on records by the clocks of machines: how long one holds, and when it has run out. */

/** Twice the time for which a claim can hold: as much again is for clocks that differ. */
const TOO_LATE = 2;

/** A moment by the clock of this machine, and the milliseconds for which a claim holds. */
export interface ClaimTime {
  machineNow: number;
  leaseMilliseconds: number;
}

/**
 * The condition that a claim has run out, with the values of `ranOut`. One that ends later than any can was made by a clock that was
 * ahead, and whoever made it may be gone: nobody would take it over until that moment comes.
 */
export const ranOutSql = (column: string): string => `(${column} <= ? OR ${column} > ?)`;

/** The values of that condition. */
export const ranOut = ({ machineNow, leaseMilliseconds }: ClaimTime): [number, number] => [
  machineNow,
  machineNow + TOO_LATE * leaseMilliseconds,
];

/** Decides the same of the claims that end first and last; null where there are none. */
export function hasRunOut(ends: { first: number; last: number } | null, time: ClaimTime): boolean {
  const [from, to] = ranOut(time);
  return ends !== null && (ends.first <= from || ends.last > to);
}
