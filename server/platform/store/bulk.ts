import { type Kind, writeValue } from './columns';
import type { Dialect, Tx } from './db';
import { type Sql, type Upsert, upsertSql } from './sql';
import type { Columns } from './table';
import { type BulkWrite, runWrites } from './writes';

/**
 * Many rows in one statement with one parameter, a JSON array of arrays. Its text never changes, so that neither Knex
 * nor the database has hundreds of bindings to deal with; this is what makes batches of the ledger fast.
 */
export class Bulk<R extends object> {
  private readonly sql: Sql;

  constructor(
    private readonly columns: Columns<R>,
    /** The change of rows that are there already; when absent, they violate a unique key. */
    upsert: Upsert | null = null,
    /** Further columns that have the same value in every row, as SQL. */
    constants: Readonly<Record<string, string>> = {},
  ) {
    this.sql = bulkInsert(columns, upsert === null ? NOTHING_ELSE : upsertSql(upsert), constants);
  }

  /** Inserts the records. Nothing happens when there are none. */
  insert(tx: Tx, records: readonly R[]): Promise<void> {
    return runWrites(tx, [this.write(records)]);
  }

  /** The same as a write that can be run together with others; null when there are no records. */
  write(records: readonly R[]): BulkWrite | null {
    if (records.length === 0) return null;
    return { sql: this.sql, parameter: bulkRows(this.columns, records) };
  }
}

/**
 * Writes SQL that inserts many rows from one parameter, `bulkRows`.
 * @param end what follows the values
 * @param constants further columns that have the same value in every row, as SQL
 */
export function bulkInsert<R extends object>(
  { table, all, names: own }: Columns<R>,
  end: Sql,
  constants: Readonly<Record<string, string>> = {},
): Sql {
  const names = [...own, ...Object.keys(constants)].join(', ');
  const values = (dialect: Dialect) =>
    [...all.map((column, at) => extract(dialect, column, at)), ...Object.values(constants)].join(', ');
  // SQLite can't tell ON CONFLICT from a join's ON unless the SELECT has a WHERE (sqlite.org/lang_upsert.html). The
  // LIMIT keeps it from merging the subquery into the whole (sqlite.org/optoverview.html, 10, rule 19), where it would
  // write out each row's text anew for each column.
  const ofPostgres = `INSERT INTO ${table} (${names}) SELECT ${values('postgres')} FROM jsonb_array_elements(?::jsonb) AS value`;
  return {
    sqlite: `INSERT INTO ${table} (${names}) SELECT ${values('sqlite')} FROM (SELECT value FROM json_each(?) LIMIT -1) WHERE true ${end.sqlite}`,
    postgres: `${ofPostgres} ${end.postgres}`,
    distributed: `${ofPostgres} ${end.distributed}`,
  };
}

/** Records as the parameter of `bulkInsert`: a JSON array of arrays. */
export function bulkRows<R extends object>({ all }: Columns<R>, records: readonly R[]): string {
  return JSON.stringify(
    records.map((record) => all.map(({ field, kind }) => writeValue(kind, record[field as keyof R]))),
  );
}

/** A record that names its client; only rows of an earlier version name none, which is never written. */
interface NamesClient {
  clientId: string | null;
}

/** The same for a table that lies by client over several nodes: its writes can be run there together with others. */
export class BulkByClient<R extends NamesClient> extends Bulk<R> {
  override write(records: readonly R[]): BulkWrite | null {
    const write = super.write(records);
    return write === null ? null : { ...write, clientsOf: clientsOf(records) };
  }
}

/** The clients of records, for whoever asks. */
export const clientsOf = (records: readonly NamesClient[]) => () =>
  new Set(records.flatMap(({ clientId }) => clientId ?? []));

const NOTHING_ELSE = { sqlite: '', postgres: '', distributed: '' };

/** The value at one place of a JSON array, in the type of its column. */
export function extract(dialect: Dialect, { kind }: { kind: Kind }, at: number): string {
  if (dialect === 'sqlite') return kind === 'amount' ? `CAST(value ->> ${at} AS INTEGER)` : `value ->> ${at}`;
  if (kind === 'amount' || kind === 'integer' || kind === 'moment') return `(value ->> ${at})::bigint`;
  return kind === 'boolean' ? `(value ->> ${at})::integer` : `value ->> ${at}`;
}

/**
 * Writes SQL that sets columns of many rows from one JSON array of arrays, each of which starts with the row's id and
 * ends with its client's.
 */
export function bulkUpdate<R extends object>({ table, all }: Columns<R>): Sql {
  const sets = (dialect: Dialect) =>
    all.map(({ name, kind }, at) => `${name} = ${extract(dialect, { kind }, at + 1)}`).join(', ');
  return {
    sqlite: `UPDATE ${table} SET ${sets('sqlite')} FROM json_each(?) WHERE ${table}.id = value ->> 0`,
    // Said twice, so that the rows are found by their ids however few there were when the plan was made.
    postgres: `WITH given AS MATERIALIZED (SELECT value FROM jsonb_array_elements(?::jsonb) AS value)
      UPDATE ${table} SET ${sets('postgres')} FROM given
      WHERE ${table}.id = value ->> 0 AND ${table}.id = ANY(ARRAY(SELECT value ->> 0 FROM given))`,
    distributed: `WITH given AS MATERIALIZED (SELECT value FROM jsonb_array_elements(?::jsonb) AS value)
      UPDATE ${table} SET ${sets('postgres')} FROM given
      WHERE ${table}.client_id = value ->> ${all.length + 1} AND ${table}.id = value ->> 0`,
  };
}
