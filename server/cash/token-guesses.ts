import { DomainError } from '../kernel/errors';
import type { Services } from '../platform/services';

/** Wrong tokens per second and intent: of the ten thousand that there are, about fifty in the day that an intent lives. */
const GUESSES_PER_SECOND = 1 / 1800;
const GUESSES_BURST = 5;

/**
 * Counts a token that is said before it is compared, and takes that back unless it was wrong.
 * @throws DomainError RATE_LIMITED, and whatever the work throws
 */
export async function countingGuess<T>(
  { attempts }: Pick<Services, 'attempts'>,
  intentId: string,
  work: () => Promise<T>,
): Promise<T> {
  const key = `cash-token ${intentId}`;
  const wait = await attempts.take(key, performance.now(), GUESSES_PER_SECOND, GUESSES_BURST);
  if (wait > 0) throw new DomainError('RATE_LIMITED', [], { 'retry-after': String(wait) });
  let wrong = false;
  try {
    return await work();
  } catch (error) {
    wrong = error instanceof DomainError && error.code === 'WRONG_CASH_TOKEN';
    throw error;
  } finally {
    if (!wrong) attempts.giveBack(key, GUESSES_BURST);
  }
}
