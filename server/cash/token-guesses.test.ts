import { DomainError } from '../kernel/errors';
import { RateLimit } from '../platform/http/rate-limit';
import { countingGuess } from './token-guesses';

const failing = (error: Error) => () => Promise.reject(error);

/** The outcomes of so many tries, one after the other. */
async function times(count: number, run: () => Promise<unknown>): Promise<unknown[]> {
  const outcomes: unknown[] = [];
  for (let n = 0; n < count; n += 1) outcomes.push(await run().catch((error: unknown) => error));
  return outcomes;
}

it('counts wrong tokens, and neither right ones nor what fails for another reason', async () => {
  const attempts = new RateLimit(0, 0);
  const guess = (work: () => Promise<unknown>) => countingGuess({ attempts }, 'intent', work);
  const gone = new Error('the store is gone');
  expect(await times(20, () => guess(failing(gone)))).toEqual(Array(20).fill(gone));
  const unknown = new DomainError('CASH_OUT_INTENT_NOT_FOUND');
  expect(await times(20, () => guess(failing(unknown)))).toEqual(Array(20).fill(unknown));
  expect(await times(20, () => guess(async () => 'right'))).toEqual(Array(20).fill('right'));
  const wrong = new DomainError('WRONG_CASH_TOKEN');
  expect(await times(5, () => guess(failing(wrong)))).toEqual(Array(5).fill(wrong));
  await expect(guess(async () => 'right')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  expect(await countingGuess({ attempts }, 'another intent', async () => 'right')).toBe('right');
});
