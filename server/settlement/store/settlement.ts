import type { Mismatch } from '../domain/settlement/mismatch';
import type { CurrencyTotal } from '../domain/settlement/totals';
import { Columns } from './columns';
import type { Reader, Tx } from './db';
import { listPage, type Page } from './list';

/** One of the files that a run wrote. */
export interface WrittenFile {
  folder: 'transactions' | 'presentations';
  name: string;
  /** Without the header. */
  rows: number;
  totals: CurrencyTotal[];
}

/** A run that wrote the files of one client and day. */
export interface SettlementRun {
  id: string;
  clientId: string;
  /** `yyyy-mm-dd`. */
  day: string;
  files: WrittenFile[];
  createdAt: number;
}

const runColumns = new Columns<SettlementRun>({
  id: 'plain',
  clientId: 'plain',
  day: 'plain',
  files: 'json',
  createdAt: 'integer',
});

const mismatchColumns = new Columns<Mismatch>({
  id: 'plain',
  clientId: 'plain',
  kind: 'plain',
  transactionId: 'plain',
  day: 'plain',
  used: 'boolean',
  createdAt: 'integer',
});

export async function insertSettlementRun({ knex }: Tx, run: SettlementRun): Promise<void> {
  await knex('settlement_runs').insert(runColumns.write(run));
}

/** One page of a client's runs, the newest first. */
export async function listSettlementRuns(
  reader: Reader,
  clientId: string,
  page: Page,
): Promise<{ runs: SettlementRun[]; total: number }> {
  const { rows, total } = await pageOf(reader, 'settlement_runs', runColumns.select(), clientId, page);
  return { runs: rows.map((row) => runColumns.read(row)), total };
}

/** Whether a client has the files of a day. */
export async function hasSettled({ knex }: Reader, clientId: string, day: string): Promise<boolean> {
  return (await knex('settlement_runs').where({ client_id: clientId, day }).first('id')) !== undefined;
}

export async function insertMismatch({ knex }: Tx, mismatch: Mismatch): Promise<void> {
  await knex('settlement_mismatches').insert(mismatchColumns.write(mismatch));
}

/** One page of a client's mismatches, the newest first. */
export async function listMismatches(
  reader: Reader,
  clientId: string,
  page: Page,
): Promise<{ mismatches: Mismatch[]; total: number }> {
  const { rows, total } = await pageOf(reader, 'settlement_mismatches', mismatchColumns.select(), clientId, page);
  return { mismatches: rows.map((row) => mismatchColumns.read(row)), total };
}

/** Every mismatch that is in the file of a day, in the order they were made. */
export async function mismatchesOfDay({ knex }: Reader, clientId: string, day: string): Promise<Mismatch[]> {
  const rows = await knex('settlement_mismatches')
    .where({ client_id: clientId, day })
    .orderBy(['created_at', 'id'])
    .select(knex.raw(mismatchColumns.select()));
  return rows.map((row: Record<string, unknown>) => mismatchColumns.read(row));
}

/** The mismatches of all clients whose day lies between two, both included. */
export async function mismatchesBetween({ knex }: Reader, first: string, last: string): Promise<Mismatch[]> {
  const rows = await knex('settlement_mismatches')
    .where('day', '>=', first)
    .where('day', '<=', last)
    .select(knex.raw(mismatchColumns.select()));
  return rows.map((row: Record<string, unknown>) => mismatchColumns.read(row));
}

/** Reads a mismatch and keeps it as it is until the transaction ends. */
export async function lockMismatch({ knex }: Tx, clientId: string, id: string): Promise<Mismatch | null> {
  const row = await knex('settlement_mismatches')
    .where({ id, client_id: clientId })
    .forUpdate()
    .first(knex.raw(mismatchColumns.select()));
  return row === undefined ? null : mismatchColumns.read(row);
}

export async function deleteMismatch({ knex }: Tx, clientId: string, id: string): Promise<void> {
  await knex('settlement_mismatches').where({ id, client_id: clientId }).delete();
}

/** Notes that mismatches are in a file now. */
export async function markMismatchesUsed({ knex }: Tx, clientId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await knex('settlement_mismatches').where({ client_id: clientId }).whereIn('id', ids).update({ used: 1 });
}

function pageOf(reader: Reader, table: string, select: string, clientId: string, page: Page) {
  return listPage(reader, {
    table,
    select,
    scope: { client_id: clientId },
    filters: [],
    sort: [],
    sortColumns: {},
    page,
  });
}
