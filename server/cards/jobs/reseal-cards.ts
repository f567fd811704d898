import type { JobHandler } from '../../platform/jobs/job';
import type { Services } from '../../platform/services';
import { resealSecrets } from '../store/cards-reseal';

const CARDS_PER_STEP = 200;
const A_DAY_MILLISECONDS = 24 * 60 * 60 * 1_000;

/** Once a day, seals what older keys have sealed with the newest one, so that older keys get out of use. */
export const resealCards: JobHandler<Services> = async (job, { clock, log, vault }) => {
  let after: string | null = '';
  while (after !== null) {
    const from: string = after;
    const { last, broken } = await job.step((tx) => resealSecrets(tx, vault, from, CARDS_PER_STEP));
    if (broken.length > 0) log.error({ cards: broken }, 'card secrets do not open');
    after = last;
  }
  return { again: clock.now() + A_DAY_MILLISECONDS };
};
