import { countingAttempt, failsWith } from '../platform/http/attempts';
import type { Services } from '../platform/services';

/**
 * Wrong tokens per second and intent: of the ten thousand that there are, about fifty in the day that an intent lives.
 */
const GUESSES_PER_SECOND = 1 / 1800;
const GUESSES_BURST = 5;

const isWrong = failsWith('WRONG_CASH_TOKEN');

/**
 * Counts a token attempt before it is compared, and removes it from the count unless the token was wrong.
 * @param work may say that it was no guess: the report has been counted before
 * @throws DomainError RATE_LIMITED, and the errors of the work
 */
export function countingGuess<T>(
  { attempts }: Pick<Services, 'attempts'>,
  intentId: string,
  work: (noGuess: () => void) => Promise<T>,
): Promise<T> {
  let isGuess = true;
  const noGuess = () => {
    isGuess = false;
  };
  const attempt = { key: `cash-token ${intentId}`, perSecond: GUESSES_PER_SECOND, burst: GUESSES_BURST };
  return countingAttempt(
    attempts,
    attempt,
    (error) => isGuess && isWrong(error),
    () => work(noGuess),
  );
}
