import type { JobHandler } from './job';

const MINUTE = 60_000;

/** Concludes what nobody concluded: decisions that were cut off, and transactions that were never presented. */
export const sweepCardTransactions: JobHandler = async (_job, { clock, processor }) => {
  await processor.settleAbandoned();
  await processor.purgeUnpresented();
  return { again: clock.now() + MINUTE };
};
