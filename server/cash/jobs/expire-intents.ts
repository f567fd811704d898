import type { OfClient } from '../../kernel/client';
import type { JobHandler } from '../../platform/jobs/job';
import { enqueueJob } from '../../platform/jobs/store/jobs';
import type { Services } from '../../platform/services';
import type { Tx } from '../../platform/store/db';
import { cashInAt } from '../rules/cash-in-intent';
import { cashOutAt } from '../rules/cash-out-intent';
import { lockCashInIntent, lockCashOutIntent, updateCashInIntent, updateCashOutIntent } from '../store/cash';

/** Puts the end of an intent's time on the list. */
export function enqueueExpireIntent(
  tx: Tx,
  kind: 'expire-cash-in-intent' | 'expire-cash-out-intent',
  { id, clientId, expiresAt: runAt }: OfClient & { expiresAt: number },
): Promise<void> {
  return enqueueJob(tx, { kind, key: id, payload: { clientId, intentId: id }, runAt });
}

/** The steps by which an intent of one kind expires. */
interface Expiry<Intent> {
  lock(tx: Tx, clientId: string, id: string): Promise<Intent | null>;
  /** Returns the intent as it is at a moment. */
  at(intent: Intent, now: number): Intent;
  update(tx: Tx, intent: Intent): Promise<void>;
}

function expiring<Intent extends { status: string }>({ lock, at, update }: Expiry<Intent>): JobHandler<Services> {
  return async (job, { clock }) => {
    const { clientId = '', intentId = '' } = job.payload;
    await job.step(async (tx) => {
      const intent = await lock(tx, clientId, intentId);
      if (intent === null) return;
      const present = at(intent, clock.now());
      if (present.status !== intent.status) await update(tx, present);
    });
    return 'done';
  };
}

/** Writes down that the time of a boleto is over, unless it was paid or cancelled before. */
export const expireCashInIntent = expiring({ lock: lockCashInIntent, at: cashInAt, update: updateCashInIntent });

/** Writes down that the day of a cash-out intent is over, unless it was used or replaced before. */
export const expireCashOutIntent = expiring({ lock: lockCashOutIntent, at: cashOutAt, update: updateCashOutIntent });
