import type { Knex } from 'knex';
import type { Reader } from './db';

const names = new Map<string, string>();

/**
 * Runs a statement whose text is one of a few fixed ones, and which connections therefore keep prepared: parsed once,
 * planned once, then only run. Whatever varies is bound.
 *
 * @param setup statements that a connection to SQLite runs before it prepares this one; they may be repeated
 */
export function prepared(
  { knex }: Reader,
  sql: string,
  bindings: readonly Knex.RawBinding[],
  setup: readonly string[] = [],
): Knex.Raw {
  let name = names.get(sql);
  if (name === undefined) {
    name = `s${names.size}`;
    names.set(sql, name);
  }
  return knex.raw(sql, bindings).options({ name, setup });
}
