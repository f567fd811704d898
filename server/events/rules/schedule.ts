import { HOUR, MINUTE, SECOND } from '../../kernel/time';

/** Milliseconds from each failed attempt to the next one: ten attempts over more than three days. */
export const PAUSES: readonly number[] = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

/** Later than planned by up to this part of the pause, so that what failed together does not come back together. */
const JITTER = 0.1;

/** The longest that a receiver can ask to be left alone. */
const MAX_RETRY_AFTER = 24 * HOUR;

/** Milliseconds after which the next attempt comes at the latest. */
export const LONGEST_PAUSE = Math.max(MAX_RETRY_AFTER, ...PAUSES) * (1 + JITTER);

/**
 * Returns the time of the next attempt, or null when the attempts are used up.
 * @param failures how many attempts have failed so far, the last one included
 * @param now milliseconds
 * @param random between 0 and 1
 * @param retryAfter the milliseconds that the receiver asked to wait (`retry-after`), if it did
 */
export function nextAttemptAt(
  failures: number,
  now: number,
  random: number,
  retryAfter: number | null = null,
): number | null {
  const pause = PAUSES[failures - 1];
  if (pause === undefined) return null;
  const planned = Math.round(pause * (1 + JITTER * random));
  return now + Math.max(planned, Math.min(retryAfter ?? 0, MAX_RETRY_AFTER));
}

/**
 * Returns the milliseconds that a `retry-after` header asks to wait (RFC 9110, 10.2.3: seconds or a date); null when it
 * is absent or says neither.
 * @param machineNow the machine's time, which a date of the receiver's refers to
 */
export function readRetryAfter(header: string | undefined, machineNow: number): number | null {
  if (header === undefined) return null;
  const text = header.trim();
  if (/^[0-9]{1,9}$/.test(text)) return Number(text) * SECOND;
  const date = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - machineNow);
}
