import type { Knex } from 'knex';
import type { Reader } from './db';

const names = new Map<string, string>();

/** Texts that are put together from what callers ask for, such as filters and orders of lists, and how many of them at most. */
let made = 0;
const MAX_MADE = 300;

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

/**
 * The same for a text that callers have a part in: the first few are kept prepared, the others are run as they are.
 *
 * @param byValues whether the best way to the rows depends on the values. PostgreSQL finds it anew each time then; SQLite, which
 * looks at no values, always goes the same way
 */
export function preparedAmongFew(
  reader: Reader,
  sql: string,
  bindings: readonly Knex.RawBinding[],
  byValues: boolean,
): Knex.Raw {
  if (byValues && reader.dialect === 'postgres') return reader.knex.raw(sql, bindings);
  if (!names.has(sql)) {
    if (made >= MAX_MADE) return reader.knex.raw(sql, bindings);
    made += 1;
  }
  return prepared(reader, sql, bindings);
}
