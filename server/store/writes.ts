import type { Dialect, Tx } from './db';
import { prepared } from './prepared';

/** A statement that writes any number of rows from one JSON parameter. */
export interface Write {
  sql: Record<Dialect, string>;
  parameter: string;
}

/**
 * Runs writes to different rows together. PostgreSQL, across a network, gets them as one statement and one round trip
 * (postgresql.org/docs/current/queries-with.html, 7.8.4); SQLite, in the same process, gets one after the other.
 */
export async function runWrites(tx: Tx, writes: readonly (Write | null)[]): Promise<void> {
  const some = writes.filter((write): write is Write => write !== null);
  const [first, ...others] = some;
  if (first === undefined) return;
  if (tx.dialect === 'postgres' && others.length > 0) {
    const parts = some.map(({ sql }, at) => `w${at} AS (${sql.postgres})`);
    const parameters = some.map(({ parameter }) => parameter);
    await prepared(tx, `WITH ${parts.join(', ')} SELECT 1`, parameters);
    return;
  }
  for (const { sql, parameter } of some) await prepared(tx, sql[tx.dialect], [parameter]);
}
