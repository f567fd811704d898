import { LRUCache } from 'lru-cache';

/** The changes by a statement without rows. */
interface Changes {
  lastID: number;
  changes: number;
}

/** The answer to a statement. */
interface Answer {
  rows: unknown[];
  changes: Changes;
}

/** A statement to run, and the values of its parameters. */
interface BoundStatement {
  sql: string;
  bindings?: readonly unknown[] | undefined;
  /** True if it returns its number of changes instead of rows. */
  isCounted?: boolean;
}

/** A prepared statement of `sqlite3`. */
interface Statement {
  all(bindings: readonly unknown[], done: (error: Error | null, rows: unknown[]) => void): void;
  run(bindings: readonly unknown[], done: (this: Changes, error: Error | null) => void): void;
  finalize(done?: () => void): void;
}

/** The methods for statements of a connection of `sqlite3`. */
export interface PreparingConnection {
  prepare(sql: string, done: (error: Error | null) => void): Statement;
  exec(sql: string, done: (error: Error | null) => void): void;
}

/** The most statements that a connection keeps: some texts depend on the requests of callers. */
const MAX_KEPT = 1_000;

/** Statements that read or write rows. Those that change the schema, or begin or end a transaction, are not kept. */
const KEEPABLE = /^\s*(?:select|insert|update|delete|with)\b/i;

/** The statements that each connection keeps. A WeakMap, because several clients of Knex share one connection. */
const kept = new WeakMap<object, LRUCache<string, Statement>>();

/** The end of the last requested statement, by connection. */
const ends = new WeakMap<object, Promise<unknown>>();

/** The longest text that is kept: a text with thousands of values is not used again. */
const MAX_TEXT = 8_000;

/** Decides whether a statement is kept prepared. To prepare a small one takes the driver as long as to run it. */
export function isKeepable(sql: string): boolean {
  return sql.length <= MAX_TEXT && KEEPABLE.test(sql);
}

/**
 * Runs the statements of a connection one after another, in the order of the calls. The driver keeps this order only
 * for statements that it prepares for each call.
 */
export function runInOrder<T>(connection: object, run: () => Promise<T>): Promise<T> {
  const turn = (ends.get(connection) ?? Promise.resolve()).then(run);
  const end = turn.catch(() => undefined);
  ends.set(connection, end);
  return turn;
}

/**
 * Runs a statement, which is prepared on its first use by the connection. One that fails is not kept.
 *
 * @param setup creates what the statement needs before it can be prepared. A rollback removes it, so it is created
 * again if the statement fails because it is missing.
 */
export async function runPrepared(
  connection: PreparingConnection,
  statement: BoundStatement,
  setup: readonly string[] = [],
): Promise<Answer> {
  try {
    return await runKept(connection, statement);
  } catch (error) {
    if (setup.length === 0 || !isMissing(error)) throw error;
    for (const step of setup) await execute(connection, step);
    return runKept(connection, statement);
  }
}

/**
 * If creating the trigger failed, its view exists without it. SQLite reports this before the statement changes
 * anything.
 */
const MISSING = /^SQLITE_ERROR: (?:no such table: |cannot modify \S+ because it is a view)/;

function isMissing(error: unknown): boolean {
  return MISSING.test((error as Error).message);
}

async function runKept(
  connection: PreparingConnection,
  { sql, bindings = [], isCounted = false }: BoundStatement,
): Promise<Answer> {
  let statements = kept.get(connection);
  if (statements === undefined) {
    // The removed statement is not the one that runs.
    statements = new LRUCache({ max: MAX_KEPT, dispose: (statement) => statement.finalize() });
    kept.set(connection, statements);
  }
  let statement = statements.get(sql);
  if (statement === undefined) {
    statement = await prepare(connection, sql);
    statements.set(sql, statement);
  }
  try {
    return await (isCounted ? run(statement, bindings) : all(statement, bindings));
  } catch (error) {
    statements.delete(sql);
    throw error;
  }
}

/** Releases the statements of a connection, which can't be closed before that. */
export async function forgetStatements(connection: PreparingConnection): Promise<void> {
  const statements = kept.get(connection);
  kept.delete(connection);
  for (const statement of statements?.values() ?? []) await finalize(statement);
}

function prepare(connection: PreparingConnection, sql: string): Promise<Statement> {
  return new Promise((resolve, reject) => {
    const statement = connection.prepare(sql, (error) => (error ? reject(error) : resolve(statement)));
  });
}

function execute(connection: PreparingConnection, sql: string): Promise<void> {
  return new Promise((resolve, reject) => connection.exec(sql, (error) => (error ? reject(error) : resolve())));
}

const UNCOUNTED: Changes = { lastID: 0, changes: 0 };

function all(statement: Statement, bindings: readonly unknown[]): Promise<Answer> {
  return new Promise((resolve, reject) =>
    statement.all(bindings, (error, rows) => (error ? reject(error) : resolve({ rows, changes: UNCOUNTED }))),
  );
}

// The driver returns the changes of a statement as `this`, which the next run overwrites.
function run(statement: Statement, bindings: readonly unknown[]): Promise<Answer> {
  return new Promise((resolve, reject) =>
    statement.run(bindings, function (error) {
      if (error) reject(error);
      else resolve({ rows: [], changes: { lastID: this.lastID, changes: this.changes } });
    }),
  );
}

function finalize(statement: Statement): Promise<void> {
  return new Promise((resolve) => statement.finalize(() => resolve()));
}
