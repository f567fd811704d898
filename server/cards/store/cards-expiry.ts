import type { Tx } from '../../platform/store/db';
import { EXPIRING_STATES } from '../rules/card';

/**
 * Expires cards whose time is over, the earliest first.
 * @returns how many; fewer than `most` when none are left
 */
export async function expireCards(tx: Tx, now: number, limit: number): Promise<number> {
  const due = await dueCards(tx, now, limit);
  if (due.length === 0) return 0;
  await tx
    .knex('cards')
    .whereIn('id', due)
    .whereIn('status', EXPIRING_STATES)
    .update({ status: 'EXPIRED', status_detail: null, updated_at: now });
  return due.length;
}

/**
 * A card that somebody else is changing this moment waits for the next round. The states stand in the statement itself:
 * only then SQLite sees that its index of cards that can expire serves.
 */
async function dueCards({ knex, dialect, isDistributed }: Tx, now: number, limit: number): Promise<string[]> {
  const query = knex('cards')
    .where('expires_at', '<=', now)
    .whereRaw(`status IN (${EXPIRING_STATES.map((state) => `'${state}'`).join(', ')})`)
    .orderBy(['expires_at', 'id'])
    .limit(limit);
  // Over several nodes nobody locks rows of many clients at once: the update looks at the states again.
  const locks = dialect === 'postgres' && !isDistributed;
  return (locks ? query.forNoKeyUpdate().skipLocked() : query).pluck('id');
}
