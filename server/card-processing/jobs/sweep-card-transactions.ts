import { MINUTE } from '../../kernel/time';
import type { JobHandler } from '../../platform/jobs/job';
import type { Services } from '../../platform/services';
import { applyEarlyReversals } from '../early-reversals';
import type { CardProcessor } from '../processor';

/**
 * Concludes what nobody concluded: decisions that were cut off, reversals whose original has come, and transactions that were
 * never presented.
 */
export const sweepCardTransactions: JobHandler<Services & { processor: CardProcessor }> = async (
  _job,
  { processor, ...services },
) => {
  await processor.concludeAbandoned();
  await applyEarlyReversals(services);
  await processor.purgeUnpresented();
  return { again: services.clock.now() + MINUTE };
};
