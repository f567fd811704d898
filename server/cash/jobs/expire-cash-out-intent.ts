import { type CashOutIntent, cashOutAt } from '../domain/cash/cash-out-intent';
import { lockCashOutIntent, updateCashOutIntent } from '../store/cash';
import type { Tx } from '../store/db';
import { enqueueJob } from '../store/jobs';
import type { JobHandler } from './job';

/** Puts the end of an intent's day on the list. */
export function enqueueExpireCashOutIntent(tx: Tx, intent: CashOutIntent): Promise<void> {
  const payload = { clientId: intent.clientId, intentId: intent.id };
  return enqueueJob(tx, { kind: 'expire-cash-out-intent', key: intent.id, payload, runAt: intent.expiresAt });
}

/** Writes down that the day of an intent is over, unless it was used or replaced before. */
export const expireCashOutIntent: JobHandler = async (job, { clock }) => {
  const { clientId = '', intentId = '' } = job.payload;
  await job.step(async (tx) => {
    const intent = await lockCashOutIntent(tx, clientId, intentId);
    if (intent === null) return;
    const present = cashOutAt(intent, clock.now());
    if (present.status !== intent.status) await updateCashOutIntent(tx, present);
  });
  return 'done';
};
