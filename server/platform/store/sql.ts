import type { Dialect, Reader } from './db';

/** The text of a statement for each database, and for PostgreSQL on several nodes if it differs there. */
export type Sql = Readonly<Record<Dialect, string> & { distributed?: string }>;

/** Picks the text for a database. */
export function sqlFor({ dialect, isDistributed }: Pick<Reader, 'dialect' | 'isDistributed'>, sql: Sql): string {
  return (isDistributed ? sql.distributed : undefined) ?? sql[dialect];
}

/** The end of an insert whose rows may already exist. */
export interface Upsert {
  /** The columns of the unique key; on several nodes the client comes first. */
  key: readonly string[];
  /** SQL after `DO UPDATE SET`. */
  set: string;
}

/** Writes an upsert as SQL. */
export function upsertSql({ key, set }: Upsert): Sql {
  const on = (columns: readonly string[]) => `ON CONFLICT (${columns.join(', ')}) DO UPDATE SET ${set}`;
  return { sqlite: on(key), postgres: on(key), distributed: on(tenantKey(key)) };
}

/** The same key after the client, as on several nodes. */
export function tenantKey(key: readonly string[]): string[] {
  return ['client_id', ...key.filter((column) => column !== 'client_id')];
}

/** The columns of a unique key on a database, for Knex. */
export function keyFor({ isDistributed }: Pick<Reader, 'isDistributed'>, key: readonly string[]): string[] {
  return isDistributed ? tenantKey(key) : [...key];
}

/**
 * Adds the client to a condition of Knex for rows that an earlier version may have written without a client. On several
 * nodes all rows have one, and it determines their node.
 */
export function tenantOf({ isDistributed }: Pick<Reader, 'isDistributed'>, clientId: string): { client_id?: string } {
  return isDistributed ? { client_id: clientId } : {};
}
