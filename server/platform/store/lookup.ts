import type { Knex } from 'knex';
import { Coalesced } from './coalesced';
import { Db, type Reader } from './db';
import { prepared } from './prepared';
import { AMONG } from './reads';
import { rowsOf } from './rows-of';
import type { Columns } from './table';

type Row = Record<string, unknown>;

/**
 * Runs a lookup. PostgreSQL plans each one again, because a plan that was made while a table was small may read all
 * rows of a client. All lookups in one statement share the planning.
 */
function run(reader: Reader, sql: string, parameters: readonly Knex.RawBinding[]): PromiseLike<unknown> {
  return reader.dialect === 'sqlite' ? prepared(reader, sql, parameters) : reader.knex.raw(sql, parameters);
}

/** The part of a table, or of a view, that is selected. It has the columns `client_id` and `id`. */
interface LookedUp<R> {
  table: string;
  /** The columns to select, as SQL, with the id among them. */
  select: string;
  read(row: Row): R;
}

/**
 * Finds the records of a client by their ids. Those of one client that are asked for at the same time, outside a
 * transaction, share a statement.
 */
export class Lookup<R> {
  private readonly shared = new WeakMap<Db, Map<string, Coalesced<R>>>();
  private readonly one: string;

  constructor(private readonly of: LookedUp<R>) {
    this.one = `SELECT ${of.select} FROM ${of.table} WHERE client_id = ? AND id = ?`;
  }

  /** Returns the record, null where the client has none with this id. */
  async find(reader: Reader, clientId: string, id: string): Promise<R | null> {
    if (!(reader instanceof Db)) {
      const [row] = rowsOf(await run(reader, this.one, [clientId, id]));
      return row === undefined ? null : this.of.read(row);
    }
    reader.assertOutside();
    const byClient = this.byClient(reader);
    const coalesced = byClient.get(clientId) ?? this.coalesced(reader, clientId, byClient);
    return (await coalesced.get(id)) ?? null;
  }

  /** Finds whole records of a table. */
  static of<R extends object>(columns: Columns<R>): Lookup<R> {
    return new Lookup({ table: columns.table, select: columns.select(), read: (row) => columns.read(row) });
  }

  private byClient(db: Db): Map<string, Coalesced<R>> {
    const known = this.shared.get(db);
    if (known !== undefined) return known;
    const made = new Map<string, Coalesced<R>>();
    this.shared.set(db, made);
    return made;
  }

  /** The lookups of a client, which are dropped once all of them have an answer. */
  private coalesced(db: Db, clientId: string, byClient: Map<string, Coalesced<R>>): Coalesced<R> {
    const made = new Coalesced<R>(
      (ids) => this.findAll(db, clientId, ids),
      () => byClient.delete(clientId),
    );
    byClient.set(clientId, made);
    return made;
  }

  private async findAll(reader: Reader, clientId: string, ids: string[]): Promise<Map<string, R>> {
    const { table, select, read } = this.of;
    const [only = '', ...others] = ids;
    const isOne = others.length === 0;
    const sql = isOne ? this.one : `SELECT ${select} FROM ${table} WHERE client_id = ? AND id ${AMONG[reader.dialect]}`;
    const among = reader.dialect === 'sqlite' ? JSON.stringify(ids) : ids;
    const rows = rowsOf(await run(reader, sql, [clientId, isOne ? only : among]));
    return new Map(rows.map((row) => [row.id as string, read(row)]));
  }
}
