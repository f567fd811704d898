import type { Knex } from 'knex';
import type { Reader, Tx } from '../../store/db';
import { rowsOf } from '../../store/rows-of';
import type { Retention, Row } from '../retention';

/** The most rows that one statement reads, and deletes, so that its locks last only milliseconds. */
export const ROWS_AT_ONCE = 500;

type Place = readonly Knex.RawBinding[];

/** A range of the rows of one client, in the order of an index. */
export interface RowRange {
  clientId: string;
  /** The place of the last row before it; null at the first. */
  after: Place | null;
  /** The place of its last row. */
  last: Place;
}

/** The result of a read. */
interface NextRange {
  /** Null if there are no more rows. */
  range: RowRange | null;
  /** The number of its rows that are deleted. */
  count: number;
  /** True if there may be more after it. */
  more: boolean;
}

/** The moment of the oldest row of each client that has any, by id. The retention is one by time. */
export async function oldestRows({ knex }: Reader, { table, order }: Retention): Promise<Map<string, number>> {
  const rows = rowsOf(
    await knex.raw(
      `SELECT c.id, (SELECT MIN(r.${order[0]}) FROM ${table} AS r WHERE r.client_id = c.id) AS oldest FROM clients AS c`,
    ),
  );
  return new Map(rows.flatMap(({ id, oldest }) => (oldest === null ? [] : [[String(id), Number(oldest)]])));
}

/** Returns the ids of the clients that have rows in the table. The others, of which there may be many, are skipped. */
export async function clientsWithRows({ knex }: Reader, { table }: Retention): Promise<string[]> {
  const has = `EXISTS (SELECT 1 FROM ${table} AS r WHERE r.client_id = c.id)`;
  const rows = rowsOf(await knex.raw(`SELECT c.id FROM clients AS c WHERE ${has}`));
  return rows.map(({ id }) => String(id));
}

/**
 * Reads the next rows of a client, including rows that are kept.
 * @param before the time from which rows are too young
 */
export async function readNextRows(
  { knex }: Reader,
  { table, which, moment, order, byTime }: Retention,
  { clientId, after, before }: Pick<RowRange, 'clientId' | 'after'> & { before: number },
): Promise<NextRange> {
  const rows = knex(table)
    .where({ client_id: clientId })
    .orderBy([...order])
    .limit(ROWS_AT_ONCE)
    .select(...order, knex.raw(`CASE WHEN ${which} AND ${moment} < ? THEN 1 ELSE 0 END AS goes`, [before]));
  if (byTime) rows.where(order[0] as string, '<', before);
  if (after !== null) rows.whereRaw(beside(order, '>'), after);
  const found: Record<string, Knex.RawBinding>[] = await rows;
  const end = found.at(-1);
  return {
    range: end === undefined ? null : { clientId, after, last: order.map((name) => end[name] as Knex.RawBinding) },
    count: found.filter(({ goes }) => goes === 1).length,
    more: found.length === ROWS_AT_ONCE,
  };
}

/**
 * Deletes the rows of a range that may be deleted. A locked row is left for a later run.
 * @returns the number of deleted rows
 */
export async function dropRows(
  tx: Tx,
  { table, which, moment, order, parts, follow, emptied }: Retention,
  { clientId, after, last }: RowRange,
  before: number,
): Promise<number> {
  const { knex, dialect } = tx;
  const rows = knex(table)
    .where({ client_id: clientId })
    .whereRaw(beside(order, '<='), last)
    .whereRaw(`${which} AND ${moment} < ?`, [before]);
  if (after !== null) rows.whereRaw(beside(order, '>'), after);
  if (emptied !== undefined) return rows.update(Object.fromEntries(emptied.map((name) => [name, null])));
  if (parts === undefined && follow === undefined) return rows.delete();
  if (dialect === 'postgres') rows.forUpdate().skipLocked();
  const found: Row[] = await rows.select('id', ...(follow?.columns ?? []));
  const ids = found.map(({ id }) => String(id));
  if (parts !== undefined) await knex(parts.table).whereIn(parts.column, ids).delete();
  const gone = await knex(table).where({ client_id: clientId }).whereIn('id', ids).delete();
  await follow?.run(tx, found);
  return gone;
}

/** Compares the position of a row with another one. */
function beside(order: readonly string[], comparison: '>' | '<='): string {
  return `(${order.join(', ')}) ${comparison} (${order.map(() => '?').join(', ')})`;
}
