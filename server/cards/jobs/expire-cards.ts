import { nextMonth } from '../domain/cards/validity';
import { expireCards } from '../store/cards-expiry';
import type { JobHandler } from './job';

const CARDS_PER_STEP = 500;
const LONGEST_WAIT_MILLISECONDS = 60 * 60 * 1_000;

/**
 * Expires the cards whose last month is over. Comes back when the next month begins, and every hour before that for
 * cards that were made ACTIVE again after their time.
 */
export const expireCardsJob: JobHandler = async (job, { clock }) => {
  const now = clock.now();
  for (;;) {
    const expired = await job.step((tx) => expireCards(tx, now, CARDS_PER_STEP));
    if (expired < CARDS_PER_STEP) break;
  }
  return { again: Math.min(nextMonth(now), now + LONGEST_WAIT_MILLISECONDS) };
};
