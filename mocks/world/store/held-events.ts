import { clientOf } from '../../../server/events/store/outbox';
import type { Tx } from '../../../server/platform/store/db';
import { tenantOf } from '../../../server/platform/store/sql';

/** Makes due what waited for the next event of its kind to go first. */
export async function releaseHeld(tx: Tx, receiver: string, kind: string, now: number): Promise<void> {
  await tx
    .knex('outbox')
    .whereRaw('held = 1')
    .whereRaw(`state = 'PENDING'`)
    .where({ receiver, kind, ...tenantOf(tx, clientOf(receiver)) })
    .update({ held: 0, next_attempt_at: now });
}
