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
 * the attempt failed like a wrong guess: a correct value is no guess, and a failure of the store reveals nothing. So an
 * attempt that finds nothing left waits for those under way, which may leave something.
 * @param isGuess decides which failures count
 * @throws DomainError RATE_LIMITED, and whatever the work throws
 */
export async function countingAttempt<T>(
  attempts: RateLimiter,
  { key, perSecond, burst }: Attempt,
  isGuess: (error: unknown) => boolean,
  work: () => Promise<T>,
): Promise<T> {
  for (;;) {
    const wait = await attempts.take(key, performance.now(), perSecond, burst);
    if (wait === 0) break;
    const others = underWay.get(attempts)?.get(key);
    if (others === undefined) throw rateLimited(wait);
    await Promise.race(others);
  }
  const end = begin(attempts, key);
  let counts = false;
  try {
    return await work();
  } catch (error) {
    counts = isGuess(error);
    throw error;
  } finally {
    if (!counts) attempts.giveBack(key, burst);
    end();
  }
}

/** The attempts of this process that are under way, by limit and key. */
const underWay = new WeakMap<RateLimiter, Map<string, Set<Promise<void>>>>();

/** Notes an attempt that is under way. @returns ends it */
function begin(attempts: RateLimiter, key: string): () => void {
  const byKey = underWay.get(attempts) ?? new Map<string, Set<Promise<void>>>();
  underWay.set(attempts, byKey);
  const together = byKey.get(key) ?? new Set<Promise<void>>();
  byKey.set(key, together);
  let resolve: () => void = () => undefined;
  const ended = new Promise<void>((resolved) => {
    resolve = resolved;
  });
  together.add(ended);
  return () => {
    together.delete(ended);
    if (together.size === 0) byKey.delete(key);
    resolve();
  };
}

/** Recognises failures with a code that means a wrong guess. */
export const failsWith =
  (code: ErrorCode) =>
  (error: unknown): boolean =>
    error instanceof DomainError && error.code === code;
