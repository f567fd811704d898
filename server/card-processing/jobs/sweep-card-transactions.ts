import { SECOND } from '../../kernel/time';
import type { JobHandler } from '../../platform/jobs/job';
import type { Services } from '../../platform/services';
import { applyEarlyReversals } from '../early-reversals';
import type { CardProcessor } from '../processor';

/** With the time after which a decision counts as abandoned, a client waits half a minute at most for what a process left behind. */
const SWEEP_MILLISECONDS = 10 * SECOND;

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
  return { again: services.clock.now() + SWEEP_MILLISECONDS };
};
