import type { Dialect, Reader } from './db';
import { prepared } from './prepared';
import { rowsOf } from './rows-of';

/** Compares with one parameter however many values: a JSON array, or PostgreSQL's own. */
export const AMONG: Readonly<Record<Dialect, string>> = {
  sqlite: 'IN (SELECT value FROM json_each(?))',
  postgres: '= ANY(?)',
};

/**
 * Runs a statement of a fixed text whose one parameter is a list, and reads its rows. Asks nothing for an empty list.
 *
 * @param sql contains `AMONG` of the reader's dialect once
 */
export async function selectAmong(
  reader: Reader,
  sql: string,
  values: readonly string[],
): Promise<Record<string, unknown>[]> {
  if (values.length === 0) return [];
  return rowsOf(await prepared(reader, sql, [reader.dialect === 'sqlite' ? JSON.stringify(values) : [...values]]));
}
