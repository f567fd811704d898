import { layout } from '../../../server/layout';
import type { Tx } from '../../../server/platform/store/db';
import { PARTS } from './parts';

/**
 * Locks all tables of a snapshot against writes until the transaction ends, so that the data of a client is consistent.
 * Other writers wait; SQLite has only one writer anyway. Append-only tables can't be locked without a privilege: each
 * of their rows is written together with a row of a locked table to which it refers.
 */
export async function lockParts({ dialect, knex }: Tx): Promise<void> {
  if (dialect === 'sqlite') return;
  const tables = PARTS.map(({ table }) => table).filter((table) => !layout.appendOnly.includes(table));
  await knex.raw(`LOCK TABLE ${tables.join(', ')} IN EXCLUSIVE MODE`);
  // The joined tables are read completely: with the server's setting that prefers indexes this would be slow.
  await knex.raw('SET LOCAL enable_seqscan = on');
}
