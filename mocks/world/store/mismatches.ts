import type { Reader, Tx } from '../../../server/platform/store/db';
import type { Page } from '../../../server/platform/store/list';
import { listRecords } from '../../../server/platform/store/records';
import { type Mismatch, settlementMismatches } from './tables';

export type { Mismatch, MismatchKind } from './tables';

export async function insertMismatch({ knex }: Tx, mismatch: Mismatch): Promise<void> {
  await knex('settlement_mismatches').insert(settlementMismatches.write(mismatch));
}

/** One page of a client's mismatches, the newest first. */
export async function listMismatches(
  reader: Reader,
  clientId: string,
  page: Page,
): Promise<{ mismatches: Mismatch[]; total: number }> {
  const { records, total } = await listRecords(reader, settlementMismatches, { scope: { client_id: clientId }, page });
  return { mismatches: records, total };
}

/** Every mismatch that is in the file of a day, in the order they were made. */
export async function mismatchesOfDay({ knex }: Reader, clientId: string, day: string): Promise<Mismatch[]> {
  return settlementMismatches.list(
    knex('settlement_mismatches').where({ client_id: clientId, day }).orderBy(['created_at', 'id']),
  );
}

/** The mismatches of all clients between two days, both included. */
export async function mismatchesBetween({ knex }: Reader, first: string, last: string): Promise<Mismatch[]> {
  return settlementMismatches.list(knex('settlement_mismatches').where('day', '>=', first).where('day', '<=', last));
}

/** Reads a mismatch and keeps it as it is until the transaction ends. */
export async function lockMismatch({ knex }: Tx, clientId: string, id: string): Promise<Mismatch | null> {
  return settlementMismatches.first(knex('settlement_mismatches').where({ id, client_id: clientId }).forUpdate());
}

export async function deleteMismatch({ knex }: Tx, clientId: string, id: string): Promise<void> {
  await knex('settlement_mismatches').where({ id, client_id: clientId }).delete();
}

/** Notes that mismatches are in a file now. */
export async function markMismatchesUsed({ knex }: Tx, clientId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await knex('settlement_mismatches').where({ client_id: clientId }).whereIn('id', ids).update({ used: 1 });
}
