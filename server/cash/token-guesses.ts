import { countingAttempt, failsWith } from '../platform/http/attempts';
import type { Services } from '../platform/services';

/**
 * Wrong tokens per second and intent: of the ten thousand that there are, about fifty in the day that an intent lives.
 */
const GUESSES_PER_SECOND = 1 / 1800;
const GUESSES_BURST = 5;

/**
 * Counts a token attempt before it is compared, and removes it from the count unless the token was wrong.
 * @throws DomainError RATE_LIMITED, and the errors of the work
 */
export function countingGuess<T>(
  { attempts }: Pick<Services, 'attempts'>,
  intentId: string,
  work: () => Promise<T>,
): Promise<T> {
  const attempt = { key: `cash-token ${intentId}`, perSecond: GUESSES_PER_SECOND, burst: GUESSES_BURST };
  return countingAttempt(attempts, attempt, failsWith('WRONG_CASH_TOKEN'), work);
}
