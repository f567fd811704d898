/** Lengths of time in milliseconds. */
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/**
 * Decides whether a moment is still to come. One that is farther off than what was planned is none: a clock that was
 * ahead noted it.
 * @param longest the milliseconds of the plan
 */
export const comesWithin = (longest: number, moment: number, now: number): boolean =>
  now < moment && moment <= now + longest;
