import type { ErrorCode } from '../../../generated/errors';
import { DomainError } from '../../kernel/errors';
import { rateLimited } from './admit';
import type { RateLimiter } from './rate-limit';

/** The attempts that are counted together, and how many there may be where that is not as the limit has it. */
export interface Attempt {
  key: string;
  perSecond?: number;
  burst?: number;
}

/**
 * Counts an attempt before its work is done, so that many at once count as many, and takes that back unless it failed as a guess does: what
 * is right guesses at nothing, and who meets a store that is away has learned nothing.
 * @param isGuess says which failures count
 * @throws DomainError RATE_LIMITED, and whatever the work throws
 */
export async function countingAttempt<T>(
  attempts: RateLimiter,
  { key, perSecond, burst }: Attempt,
  isGuess: (error: unknown) => boolean,
  work: () => Promise<T>,
): Promise<T> {
  const wait = await attempts.take(key, performance.now(), perSecond, burst);
  if (wait > 0) throw rateLimited(wait);
  let counts = false;
  try {
    return await work();
  } catch (error) {
    counts = isGuess(error);
    throw error;
  } finally {
    if (!counts) attempts.giveBack(key, burst);
  }
}

/** Tells failures of a code, by which somebody guessed wrong. */
export const failsWith =
  (code: ErrorCode) =>
  (error: unknown): boolean =>
    error instanceof DomainError && error.code === code;
