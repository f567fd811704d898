import type { JobHandler } from '../../platform/jobs/job';
import { enqueueJob } from '../../platform/jobs/store/jobs';
import type { Services } from '../../platform/services';
import type { Tx } from '../../platform/store/db';
import { type CashInIntent, cashInAt } from '../rules/cash-in-intent';
import { lockCashInIntent, updateCashInIntent } from '../store/cash';

/** Puts the end of a boleto's time on the list. */
export function enqueueExpireCashInIntent(tx: Tx, intent: CashInIntent): Promise<void> {
  const payload = { clientId: intent.clientId, intentId: intent.id };
  return enqueueJob(tx, { kind: 'expire-cash-in-intent', key: intent.id, payload, runAt: intent.expiresAt });
}

/** Writes down that the time of a boleto is over, unless it was paid or cancelled before. */
export const expireCashInIntent: JobHandler<Services> = async (job, { clock }) => {
  const { clientId = '', intentId = '' } = job.payload;
  await job.step(async (tx) => {
    const intent = await lockCashInIntent(tx, clientId, intentId);
    if (intent === null) return;
    const present = cashInAt(intent, clock.now());
    if (present.status !== intent.status) await updateCashInIntent(tx, present);
  });
  return 'done';
};
