/** A whole number from 0 up to, but not including, `below`; unpredictable. Rules that need chance are handed one. */
export type Random = (below: number) => number;

/** Returns a text of random digits. */
export function randomDigits(random: Random, count: number): string {
  return Array.from({ length: count }, () => random(10)).join('');
}
