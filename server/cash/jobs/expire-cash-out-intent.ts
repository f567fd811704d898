import type { JobHandler } from '../../platform/jobs/job';
import { enqueueJob } from '../../platform/jobs/store/jobs';
import type { Services } from '../../platform/services';
import type { Tx } from '../../platform/store/db';
import { type CashOutIntent, cashOutAt } from '../rules/cash-out-intent';
import { lockCashOutIntent, updateCashOutIntent } from '../store/cash';

/** Puts the end of an intent's day on the list. */
export function enqueueExpireCashOutIntent(tx: Tx, intent: CashOutIntent): Promise<void> {
  const payload = { clientId: intent.clientId, intentId: intent.id };
  return enqueueJob(tx, { kind: 'expire-cash-out-intent', key: intent.id, payload, runAt: intent.expiresAt });
}

/** Writes down that the day of an intent is over, unless it was used or replaced before. */
export const expireCashOutIntent: JobHandler<Services> = async (job, { clock }) => {
  const { clientId = '', intentId = '' } = job.payload;
  await job.step(async (tx) => {
    const intent = await lockCashOutIntent(tx, clientId, intentId);
    if (intent === null) return;
    const present = cashOutAt(intent, clock.now());
    if (present.status !== intent.status) await updateCashOutIntent(tx, present);
  });
  return 'done';
};
