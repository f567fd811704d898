import { layout } from '../../../server/layout';
import type { Tx } from '../../../server/platform/store/db';
import { PARTS } from './parts';

/**
 * Lets nobody else write to any part until the transaction ends, so that nothing of a client changes half-way. Whoever
 * writes meanwhile waits; SQLite has one writer anyway. What is append-only nobody has the privilege to lock: each of its rows is written
 * together with one that it refers to, whose table is locked.
 */
export async function lockParts({ dialect, knex }: Tx): Promise<void> {
  if (dialect === 'sqlite') return;
  const tables = PARTS.map(({ table }) => table).filter((table) => !layout.appendOnly.includes(table));
  await knex.raw(`LOCK TABLE ${tables.join(', ')} IN EXCLUSIVE MODE`);
  // What is joined here is read whole: the server's own preference for indexes would make it slow.
  await knex.raw('SET LOCAL enable_seqscan = on');
}
