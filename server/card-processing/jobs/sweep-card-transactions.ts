import { SECOND } from '../../kernel/time';
import type { JobHandler } from '../../platform/jobs/job';
import { runAll } from '../../platform/jobs/sweep';
import type { Services } from '../../platform/services';
import { applyEarlyReversals } from '../early-reversals';
import type { CardProcessor } from '../processor';

/** With the time after which a decision counts as abandoned, a client waits half a minute at most for what a process left behind. */
const SWEEP_MILLISECONDS = 10 * SECOND;

/**
 * Concludes what nobody concluded: decisions that were cut off, reversals whose original has come, and transactions that were
 * never presented. What can't be concluded keeps nothing else from it; the job fails at the end then, and comes again.
 */
export const sweepCardTransactions: JobHandler<Services & { processor: CardProcessor }> = async (
  _job,
  { processor, ...services },
) => {
  await runAll(services, {
    'abandoned decisions': () => processor.concludeAbandoned(),
    'early reversals': () => applyEarlyReversals(services),
    'unpresented transactions': () => processor.purgeUnpresented(),
  });
  return { again: services.clock.now() + SWEEP_MILLISECONDS };
};
