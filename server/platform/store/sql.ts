import type { Dialect, Reader } from './db';

/** The text of a statement on each database, and on PostgreSQL over several nodes where that takes another one. */
export type Sql = Readonly<Record<Dialect, string> & { distributed?: string }>;

/** Picks the text for a database. */
export function sqlFor({ dialect, isDistributed }: Pick<Reader, 'dialect' | 'isDistributed'>, sql: Sql): string {
  return (isDistributed ? sql.distributed : undefined) ?? sql[dialect];
}

/** The end of an insert whose rows may be there already. */
export interface Upsert {
  /** The columns of the unique key; over several nodes the client stands before them. */
  key: readonly string[];
  /** SQL after `DO UPDATE SET`. */
  set: string;
}

/** Writes an upsert as SQL. */
export function upsertSql({ key, set }: Upsert): Sql {
  const on = (columns: readonly string[]) => `ON CONFLICT (${columns.join(', ')}) DO UPDATE SET ${set}`;
  return { sqlite: on(key), postgres: on(key), distributed: on(tenantKey(key)) };
}

/** The same key with the client before it, as keys are over several nodes. */
export function tenantKey(key: readonly string[]): string[] {
  return ['client_id', ...key.filter((column) => column !== 'client_id')];
}

/** The columns of a unique key on a database, for Knex. */
export function keyFor({ isDistributed }: Pick<Reader, 'isDistributed'>, key: readonly string[]): string[] {
  return isDistributed ? tenantKey(key) : [...key];
}

/**
 * Names the client of rows that may be of a version before, which name none, for Knex: over several nodes all of them do, and the client
 * says where they are.
 */
export function tenantOf({ isDistributed }: Pick<Reader, 'isDistributed'>, clientId: string): { client_id?: string } {
  return isDistributed ? { client_id: clientId } : {};
}
