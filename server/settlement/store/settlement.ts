import type { Reader, Tx } from '../../platform/store/db';
import type { Page } from '../../platform/store/list';
import { listRecords } from '../../platform/store/records';
import { type Mismatch, type SettlementRun, settlementMismatches, settlementRuns } from './tables';

export type { SettlementRun, WrittenFile } from './tables';

export async function insertSettlementRun({ knex }: Tx, run: SettlementRun): Promise<void> {
  await knex('settlement_runs').insert(settlementRuns.write(run));
}

/** One page of a client's runs, the newest first. */
export async function listSettlementRuns(
  reader: Reader,
  clientId: string,
  page: Page,
): Promise<{ runs: SettlementRun[]; total: number }> {
  const { records, total } = await listRecords(reader, settlementRuns, { scope: { client_id: clientId }, page });
  return { runs: records, total };
}

/** Decides whether a client has the files of a day. */
export async function hasSettled({ knex }: Reader, clientId: string, day: string): Promise<boolean> {
  return (await knex('settlement_runs').where({ client_id: clientId, day }).first('id')) !== undefined;
}

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
  const rows = await knex('settlement_mismatches')
    .where({ client_id: clientId, day })
    .orderBy(['created_at', 'id'])
    .select(knex.raw(settlementMismatches.select()));
  return rows.map((row: Record<string, unknown>) => settlementMismatches.read(row));
}

/** The mismatches of all clients whose day lies between two, both included. */
export async function mismatchesBetween({ knex }: Reader, first: string, last: string): Promise<Mismatch[]> {
  const rows = await knex('settlement_mismatches')
    .where('day', '>=', first)
    .where('day', '<=', last)
    .select(knex.raw(settlementMismatches.select()));
  return rows.map((row: Record<string, unknown>) => settlementMismatches.read(row));
}

/** Reads a mismatch and keeps it as it is until the transaction ends. */
export async function lockMismatch({ knex }: Tx, clientId: string, id: string): Promise<Mismatch | null> {
  const row = await knex('settlement_mismatches')
    .where({ id, client_id: clientId })
    .forUpdate()
    .first(knex.raw(settlementMismatches.select()));
  return row === undefined ? null : settlementMismatches.read(row);
}

export async function deleteMismatch({ knex }: Tx, clientId: string, id: string): Promise<void> {
  await knex('settlement_mismatches').where({ id, client_id: clientId }).delete();
}

/** Notes that mismatches are in a file now. */
export async function markMismatchesUsed({ knex }: Tx, clientId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await knex('settlement_mismatches').where({ client_id: clientId }).whereIn('id', ids).update({ used: 1 });
}
