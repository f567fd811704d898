import { SECOND } from '../../kernel/time';
import type { JobHandler } from '../../platform/jobs/job';
import { runAll } from '../../platform/jobs/sweep';
import type { Services } from '../../platform/services';
import { applyEarlyReversals, forgetLostReversals } from '../early-reversals';
import type { CardProcessor } from '../processor';

/**
 * With the time after which a decision counts as abandoned, a client waits half a minute at most for what a process
 * left behind.
 */
const SWEEP_MILLISECONDS = 10 * SECOND;

/**
 * Completes interrupted work: decisions that were cut off, reversals whose original has arrived or never comes, and
 * transactions that were never presented. A failure does not stop the others; the job fails at the end then, and runs
 * again.
 */
export const sweepCardTransactions: JobHandler<Services & { processor: CardProcessor }> = async (
  _job,
  { processor, ...services },
) => {
  await runAll(services, {
    'abandoned decisions': () => processor.concludeAbandoned(),
    'early reversals': () => applyEarlyReversals(services),
    'lost reversals': () => forgetLostReversals(services),
    'unpresented transactions': () => processor.purgeUnpresented(),
  });
  return { again: services.clock.now() + SWEEP_MILLISECONDS };
};
