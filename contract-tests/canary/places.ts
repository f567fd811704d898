import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { PARTS } from '../../mocks/world/snapshots/parts';
import type { Db } from '../../server/platform/store/db';
import { type SearchedPlace, valuesIn } from './search';

const placeOf = (name: string, rows: readonly string[]): SearchedPlace => ({
  name,
  bytes: Buffer.from(rows.join('\n')),
  values: rows.flatMap(valuesIn),
});

/** Every column of every table that can hold a text, as `<table>.<column>`. */
export async function columnsOf(db: Db): Promise<SearchedPlace[]> {
  const columns = db.dialect === 'sqlite' ? await sqliteColumns(db) : await postgresColumns(db);
  const tables = [...new Set(columns.map(({ table }) => table))];
  const rows = new Map<string, Record<string, unknown>[]>();
  for (const table of tables) rows.set(table, await db.knex(table).select());
  return columns.map(({ table, column }) => {
    const cells = (rows.get(table) ?? []).flatMap((row) => textOf(row[column]));
    return placeOf(`${table}.${column}`, cells);
  });
}

interface Column {
  table: string;
  column: string;
}

// SQLite stores any type in any column, so the cells themselves show which values are texts.
async function sqliteColumns({ knex }: Db): Promise<Column[]> {
  return knex.raw(
    `SELECT m.name AS "table", c.name AS "column" FROM sqlite_master m JOIN pragma_table_info(m.name) c
     WHERE m.type = 'table'`,
  );
}

// Its driver returns large integers as strings, so the column types are needed.
async function postgresColumns({ knex }: Db): Promise<Column[]> {
  const { rows } = await knex.raw(
    `SELECT c.table_name AS "table", c.column_name AS "column"
     FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE table_schema = current_schema() AND t.table_type = 'BASE TABLE'
       AND c.data_type IN ('text', 'character varying', 'character', 'json', 'jsonb', 'bytea')`,
  );
  return rows;
}

/** A cell as text. Numbers are no place for a secret: a leading zero would be lost. */
function textOf(cell: unknown): string[] {
  if (typeof cell === 'string') return [cell];
  if (Buffer.isBuffer(cell)) return [cell.toString('latin1')];
  return cell !== null && typeof cell === 'object' ? [JSON.stringify(cell)] : [];
}

/** The rows of every snapshot as they were before they were compressed, as `snapshots: <table>.<column>`. */
export async function snapshotsOf({ knex }: Db): Promise<SearchedPlace[]> {
  const tables: { name: string; columns: string; rows: string }[] = await knex('snapshot_tables').select();
  return tables.flatMap(({ name, columns, rows }) => inSnapshot('snapshots', name, JSON.parse(columns), rows));
}

/**
 * The rows of a table in a snapshot or its file, by column.
 * @param packed JSON lines, by gzip, in base64
 */
export function inSnapshot(where: string, table: string, columns: readonly string[], packed: string): SearchedPlace[] {
  const lines = gunzipSync(Buffer.from(packed, 'base64')).toString('utf8').split('\n');
  const rows: unknown[][] = lines.map((line) => JSON.parse(line));
  return columns.map((column, at) => {
    const place = placeOf(
      `${where}: ${table}.${column}`,
      rows.flatMap((row) => textOf(row[at])),
    );
    return isAmount(table, column) ? { ...place, values: undefined } : place;
  });
}

/** Decides whether a column of a table holds amounts, which a snapshot has as text: a CVV may equal one by chance. */
function isAmount(table: string, column: string): boolean {
  const columns = PARTS.find((part) => part.table === table)?.columns ?? [];
  return columns.some(({ name, kind }) => name === column && kind === 'amount');
}

/** Every file below a folder, such as the database, its write-ahead log and the settlement files. */
export function filesBelow(folder: string): SearchedPlace[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .flatMap((file) => {
      const bytes = readIfThere(file);
      return bytes === null ? [] : [{ name: relative(folder, file), bytes }];
    });
}

/** A database that runs may remove a file between its listing and its reading. */
function readIfThere(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * The files of a PostgreSQL on this machine: those of the database, and the write-ahead log that all databases share.
 *
 * @throws when the server runs elsewhere or is not ours to look into
 */
export async function postgresFiles({ knex }: Db): Promise<SearchedPlace[]> {
  await knex.raw('CHECKPOINT');
  const { rows } = await knex.raw(
    "SELECT current_setting('data_directory') AS folder, oid::text FROM pg_database WHERE datname = current_database()",
  );
  const { folder, oid } = rows[0] as { folder: string; oid: string };
  if (!existsSync(folder)) throw new Error(`the files of PostgreSQL in ${folder} can't be read from here`);
  return [join('base', oid), 'pg_wal'].flatMap((part) =>
    filesBelow(join(folder, part)).map(({ name, bytes }) => ({ name: join(part, name), bytes })),
  );
}

/** The log, a line at a time. */
export function linesOf(log: string): SearchedPlace {
  return placeOf('log', log.split('\n').filter(Boolean));
}
