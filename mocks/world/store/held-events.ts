import type { Tx } from '../../../server/platform/store/db';

/** Makes due what waited for the next event of its kind to go first. */
export async function releaseHeld({ knex }: Tx, receiver: string, kind: string, now: number): Promise<void> {
  await knex('outbox')
    .whereRaw('held = 1')
    .whereRaw(`state = 'PENDING'`)
    .where({ receiver, kind })
    .update({ held: 0, next_attempt_at: now });
}
