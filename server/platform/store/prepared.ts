import type { Knex } from 'knex';
import type { Reader } from './db';
import { runWithoutBuilder } from './knex-internals';

/** A text that connections keep prepared. */
interface KeptText {
  name: string;
  /** How many parameters it has. */
  parameters: number;
}

const keptTexts = new Map<string, KeptText>();

/** Texts that depend on requests, such as filters and orders of lists, and their largest number. */
let made = 0;
const MAX_MADE = 300;

/**
 * Runs a statement with one of a few fixed texts, which connections therefore keep prepared: parsed once, planned once,
 * then only run. All values are parameters.
 *
 * @param setup statements that a connection to SQLite runs before it prepares this one; they may be repeated
 */
export async function prepared(
  { knex, isOneStatement }: Pick<Reader, 'knex' | 'isOneStatement'>,
  sql: string,
  bindings: readonly Knex.RawBinding[],
  setup: readonly string[] = [],
): Promise<unknown> {
  const { name, parameters } = keptText(sql);
  // A driver would use NULL for a missing parameter.
  if (bindings.length !== parameters || bindings.includes(undefined as never)) {
    throw new Error(`${parameters} values have to be bound: ${sql}`);
  }
  return runWithoutBuilder(knex, { sql, bindings, method: 'raw', options: { name, setup, isOneStatement } });
}

function keptText(sql: string): KeptText {
  let kept = keptTexts.get(sql);
  if (kept === undefined) {
    kept = { name: `s${keptTexts.size}`, parameters: sql.match(/\?/g)?.length ?? 0 };
    keptTexts.set(sql, kept);
  }
  return kept;
}

/**
 * The same for a text that depends on requests: the first few texts are kept prepared, the others are not.
 *
 * @param byValues whether the best plan depends on the values. PostgreSQL then plans each time; SQLite, which does not
 * use the values for its plan, never does
 */
export function preparedAmongFew(
  reader: Reader,
  sql: string,
  bindings: readonly Knex.RawBinding[],
  byValues: boolean,
): PromiseLike<unknown> {
  if (byValues && reader.dialect === 'postgres') return reader.knex.raw(sql, bindings);
  if (!keptTexts.has(sql)) {
    if (made >= MAX_MADE) return reader.knex.raw(sql, bindings);
    made += 1;
  }
  return prepared(reader, sql, bindings);
}
