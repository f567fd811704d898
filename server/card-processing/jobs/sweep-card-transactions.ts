import { MINUTE } from '../../kernel/time';
import type { JobHandler } from '../../platform/jobs/job';
import type { Services } from '../../platform/services';
import type { CardProcessor } from '../processor';

/** Concludes what nobody concluded: decisions that were cut off, and transactions that were never presented. */
export const sweepCardTransactions: JobHandler<Services & { processor: CardProcessor }> = async (
  _job,
  { clock, processor },
) => {
  await processor.concludeAbandoned();
  await processor.purgeUnpresented();
  return { again: clock.now() + MINUTE };
};
