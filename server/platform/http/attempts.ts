import type { ErrorCode } from '../../../generated/errors';
import { DomainError } from '../../kernel/errors';
import { rateLimited } from './admit';
import type { RateLimiter } from './rate-limit';

/** The attempts that are counted together, and their maximum number if it differs from the general limit. */
interface Attempt {
  key: string;
  perSecond?: number;
  burst?: number;
}

/**
 * Counts an attempt before its work is done, so that many at the same time all count. The count is taken back unless
 * the attempt failed like a wrong guess: a correct value is no guess, and a failure of the store reveals nothing.
 * @param isGuess decides which failures count
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

/** Recognises failures with a code that means a wrong guess. */
export const failsWith =
  (code: ErrorCode) =>
  (error: unknown): boolean =>
    error instanceof DomainError && error.code === code;
