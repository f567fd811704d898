import { HOUR } from '../../kernel/time';
import type { JobHandler } from '../../platform/jobs/job';
import type { Services } from '../../platform/services';
import { nextMonth } from '../rules/validity';
import { expireCards } from '../store/cards-expiry';

const CARDS_PER_STEP = 100;
const MAX_WAIT_MILLISECONDS = HOUR;

/**
 * Expires the cards whose last month is over. Runs again when the next month begins, and every hour before that, for
 * cards that became ACTIVE again after their expiry.
 */
export const expireCardsJob: JobHandler<Services> = async (job, { clock, stopSignal }) => {
  const now = clock.now();
  for (;;) {
    stopSignal.throwIfAborted();
    const expired = await job.step((tx) => expireCards(tx, now, CARDS_PER_STEP));
    if (expired < CARDS_PER_STEP) break;
  }
  return { again: Math.min(nextMonth(now), now + MAX_WAIT_MILLISECONDS) };
};
