import type { Dialect, Tx } from './db';
import { prepared } from './prepared';

/** A statement that writes any number of rows from one JSON parameter. */
export interface BulkWrite {
  sql: Record<Dialect, string>;
  parameter: string;
}

/**
 * Runs writes to different rows together, in the order they are given, as one statement: PostgreSQL is often across a
 * network, and SQLite's driver hands each statement to another thread.
 */
export async function runWrites(tx: Tx, writes: readonly (BulkWrite | null)[]): Promise<void> {
  const some = writes.filter((write): write is BulkWrite => write !== null);
  const [first, ...others] = some;
  if (first === undefined) return;
  const parameters = some.map(({ parameter }) => parameter);
  if (others.length === 0) {
    await prepared(tx, first.sql[tx.dialect], parameters);
    return;
  }
  const { sql, setup } = together[tx.dialect](some.map((write) => write.sql[tx.dialect]));
  await prepared(tx, sql, parameters, setup);
}

interface Together {
  sql: string;
  setup: readonly string[];
}

const together: Record<Dialect, (statements: readonly string[]) => Together> = { postgres: asParts, sqlite: asTrigger };

/** PostgreSQL runs the parts of a WITH in one go (postgresql.org/docs/current/queries-with.html, 7.8.4). */
function asParts(statements: readonly string[]): Together {
  return { sql: `WITH ${statements.map((sql, at) => `w${at} AS (${sql})`).join(', ')} SELECT 1`, setup: [] };
}

const triggers = new Map<string, Together>();

/**
 * SQLite runs the statements of a trigger in one go. The trigger belongs to a view that holds nothing: inserting into it
 * hands over the parameters. Both are the connection's own (sqlite.org/lang_createtrigger.html, TEMP triggers).
 */
function asTrigger(statements: readonly string[]): Together {
  const body = statements.map((sql, at) => `${sql.replace('?', `NEW.p${at}`)};`).join('\n');
  let found = triggers.get(body);
  if (found === undefined) {
    const view = `writes_${triggers.size}`;
    const names = statements.map((_, at) => `p${at}`);
    const setup = [
      `CREATE TEMP VIEW IF NOT EXISTS ${view} (${names.join(', ')}) AS SELECT ${names.map(() => 'NULL').join(', ')}`,
      `CREATE TEMP TRIGGER IF NOT EXISTS run_${view} INSTEAD OF INSERT ON ${view} BEGIN\n${body}\nEND`,
    ];
    found = { sql: `INSERT INTO ${view} VALUES (${names.map(() => '?').join(', ')})`, setup };
    triggers.set(body, found);
  }
  return found;
}
