import type { Db, Reader, Tx } from '../store/db';
import { rowsOf } from '../store/rows-of';
import type { Column, Columns } from '../store/table';
import { SEALED, type Vault, VaultError } from './vault';

/** A table with sealed columns. */
export interface SealedTable {
  table: Pick<Columns<object>, 'table' | 'all'>;
  /** The columns of its primary key, in the order in which their values appear at the end of the place in the vault. */
  key: readonly string[];
}

/** The result for one sealed column. */
interface Resealed {
  /** `table.column`. */
  column: string;
  /** Values that were encrypted again with the current key. */
  count: number;
  /** The rows whose value cannot be decrypted: it was changed or moved, or its key is missing. */
  broken: string[];
}

/** Runs one unit of work. */
type Step = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

const ROWS_PER_STEP = 200;

/** Lists the sealed columns of a table. */
export function sealedColumns({ table }: Pick<SealedTable, 'table'>): Column[] {
  return table.all.filter(({ kind }) => kind === 'sealed');
}

/**
 * Encrypts with the current key all values that another key has encrypted. Values that change meanwhile are skipped.
 * @param step runs each unit of work, for some rows
 */
export async function reseal(
  db: Db,
  vault: Vault,
  tables: readonly SealedTable[],
  step: Step = (work) => db.transaction(work),
): Promise<Resealed[]> {
  const done: Resealed[] = [];
  for (const sealed of tables) {
    for (const column of sealedColumns(sealed)) done.push(await resealColumn(db, vault, sealed, column, step));
  }
  return done;
}

async function resealColumn(db: Db, vault: Vault, sealed: SealedTable, column: Column, step: Step): Promise<Resealed> {
  const done: Resealed = { column: `${sealed.table.table}.${column.name}`, count: 0, broken: [] };
  for (let after: string[] | null = []; after !== null; ) {
    const stale = await staleRows(db, vault, sealed, column, after);
    const fresh = stale.flatMap((row) => {
      const value = sealedAnew(vault, row, column);
      if (value === null) done.broken.push(row.key.join(' '));
      return value === null ? [] : [{ ...row, value }];
    });
    if (fresh.length > 0) done.count += await step((tx) => replace(tx, sealed, column, fresh));
    after = stale.at(-1)?.key ?? null;
  }
  return done;
}

interface StaleRow {
  key: string[];
  sealed: string;
}

/** Reads outside any unit of work, so that the search for stale values does not block writers. */
async function staleRows(
  { knex }: Reader,
  vault: Vault,
  { table: { table }, key }: SealedTable,
  { name }: Column,
  after: readonly string[],
): Promise<StaleRow[]> {
  const keys = key.join(', ');
  const next = after.length === 0 ? '' : `AND (${keys}) > (${after.map(() => '?').join(', ')})`;
  const found = await knex.raw(
    `SELECT ${keys}, ${name} AS sealed FROM ${table} WHERE ${name} LIKE ? AND ${name} NOT LIKE ? ${next}
      ORDER BY ${keys} LIMIT ${ROWS_PER_STEP}`,
    [`${SEALED}%`, `${vault.sealingPrefix}%`, ...after],
  );
  return rowsOf(found).map((row) => ({ key: key.map((part) => String(row[part])), sealed: String(row.sealed) }));
}

function sealedAnew(vault: Vault, { key, sealed }: StaleRow, { place }: Column): string | null {
  const where = `${place}:${key.join(' ')}`;
  try {
    return vault.seal(vault.open(sealed, where), where);
  } catch (error) {
    if (error instanceof VaultError) return null;
    throw error;
  }
}

async function replace(
  { knex }: Tx,
  { table: { table }, key }: SealedTable,
  { name }: Column,
  rows: readonly (StaleRow & { value: string })[],
): Promise<number> {
  let count = 0;
  for (const row of rows) {
    const which = Object.fromEntries(key.map((part, at) => [part, row.key[at]]));
    // The condition includes the old value: a PIN that was changed meanwhile stays changed.
    count += await knex(table)
      .where({ ...which, [name]: row.sealed })
      .update({ [name]: row.value });
  }
  return count;
}
