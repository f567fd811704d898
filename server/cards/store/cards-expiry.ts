import type { Tx } from '../../platform/store/db';
import { EXPIRING_STATES } from '../rules/card';

/**
 * Expires cards after their last month, the earliest first.
 * @returns how many; fewer than `most` if none are left
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
 * A card that is being changed at the moment is left for the next round. The states are part of the statement text,
 * because only then SQLite uses its index of cards that can expire.
 */
async function dueCards({ knex, dialect, isDistributed }: Tx, now: number, limit: number): Promise<string[]> {
  const query = knex('cards')
    .where('expires_at', '<=', now)
    .whereRaw(`status IN (${EXPIRING_STATES.map((state) => `'${state}'`).join(', ')})`)
    .orderBy(['expires_at', 'id'])
    .limit(limit);
  // On several nodes no transaction locks rows of many clients at once: the update checks the states again.
  const locks = dialect === 'postgres' && !isDistributed;
  return (locks ? query.forNoKeyUpdate().skipLocked() : query).pluck('id');
}
