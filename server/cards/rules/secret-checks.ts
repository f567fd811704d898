import { DAY } from '../../kernel/time';

/**
 * The results of a comparison with a card's PIN or security code. LOCKED: too many were wrong; this one was not looked
 * at.
 */
export type SecretCheck = 'MATCH' | 'MISMATCH' | 'LOCKED' | 'UNSET';

/** Wrong PINs in a row until the PIN is locked. A new PIN unlocks it. */
export const PIN_ATTEMPTS = 3;

/** Number of wrong security codes in a row after which the code is temporarily locked. It cannot be replaced. */
export const CVV_ATTEMPTS = 5;
const CVV_LOCK_MILLISECONDS = DAY;

interface CvvFailures {
  count: number;
  /** The time of the last one, or null when there was none. */
  lastAt: number | null;
}

/** Decides whether so many wrong PINs have locked the PIN. */
export function isPinLocked(failures: number): boolean {
  return failures >= PIN_ATTEMPTS;
}

/** Wrong security codes that still count: after a day without one, counting starts anew. */
export function cvvFailuresAt({ count, lastAt }: CvvFailures, now: number): number {
  return lastAt === null || now - lastAt >= CVV_LOCK_MILLISECONDS ? 0 : count;
}

/**
 * Messages that are kept as counted: several times as many as can be wrong before nothing is compared any more, and so
 * many that the repeats of one have long come when it makes room.
 */
const COUNTED = 16;

/** Decides whether what a message carries was wrong before: it stays so, and is neither compared nor counted again. */
export function isCounted(counted: readonly string[] | null, message: string | null): boolean {
  return message !== null && counted?.includes(message) === true;
}

/** The messages that were counted, with one more. */
export function withCounted(counted: readonly string[] | null, message: string | null): readonly string[] | null {
  return message === null ? counted : [...(counted ?? []), message].slice(-COUNTED);
}
