import { LRUCache } from 'lru-cache';

/** The changes that a statement without rows has made. */
export interface Changes {
  lastID: number;
  changes: number;
}

/** The answer to a statement. */
export interface Answer {
  rows: unknown[];
  changes: Changes;
}

/** A statement to run. */
export interface Asked {
  sql: string;
  bindings?: readonly unknown[] | undefined;
  /** True where its changes are counted, and no rows come. */
  isCounted?: boolean;
}

/** A prepared statement of `sqlite3`. */
interface Statement {
  all(bindings: readonly unknown[], done: (error: Error | null, rows: unknown[]) => void): void;
  run(bindings: readonly unknown[], done: (this: Changes, error: Error | null) => void): void;
  finalize(done?: () => void): void;
}

/** A connection of `sqlite3`, as far as statements go. */
export interface PreparingConnection {
  prepare(sql: string, done: (error: Error | null) => void): Statement;
  exec(sql: string, done: (error: Error | null) => void): void;
}

/** Statements that a connection keeps at most: texts may be put together from what callers ask for. */
const MAX_KEPT = 1_000;

/** Statements that read or write rows. What changes the schema, or a transaction, is not worth keeping. */
const KEEPABLE = /^\s*(?:select|insert|update|delete|with)\b/i;

/** The statements that each connection keeps. A WeakMap, because Knex makes several clients of one connection. */
const kept = new WeakMap<object, LRUCache<string, Statement>>();

/** The end of the last statement that was asked for, by connection. */
const ends = new WeakMap<object, Promise<unknown>>();

/** The longest text that is kept: one that names thousands of values is not asked for again. */
const MAX_TEXT = 8_000;

/** Decides whether a statement is worth keeping prepared: the driver takes as long to prepare a small one as to run it. */
export function isKeepable(sql: string): boolean {
  return sql.length <= MAX_TEXT && KEEPABLE.test(sql);
}

/**
 * Runs one statement of a connection after the other, in the order they were asked for. The driver itself only sees to that where it
 * prepares each anew.
 */
export function inTurn<T>(connection: object, run: () => Promise<T>): Promise<T> {
  const turn = (ends.get(connection) ?? Promise.resolve()).then(run);
  const end = turn.catch(() => undefined);
  ends.set(connection, end);
  return turn;
}

/**
 * Runs a statement, prepared when the connection sees it first. One that fails is not kept.
 *
 * @param setup what has to be there before it can be prepared. A rollback takes that away again, so it is made anew
 * when the statement says that it is missing.
 */
export async function runPrepared(
  connection: PreparingConnection,
  asked: Asked,
  setup: readonly string[] = [],
): Promise<Answer> {
  try {
    return await runKept(connection, asked);
  } catch (error) {
    if (setup.length === 0 || !isMissing(error)) throw error;
    for (const statement of setup) await execute(connection, statement);
    return runKept(connection, asked);
  }
}

/** A view without its trigger is what is left where making the trigger failed. SQLite says so before the statement has done anything. */
const MISSING = /^SQLITE_ERROR: (?:no such table: |cannot modify \S+ because it is a view)/;

function isMissing(error: unknown): boolean {
  return MISSING.test((error as Error).message);
}

async function runKept(
  connection: PreparingConnection,
  { sql, bindings = [], isCounted = false }: Asked,
): Promise<Answer> {
  let statements = kept.get(connection);
  if (statements === undefined) {
    // Whichever leaves is not the one that runs.
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

/** Lets go of a connection's statements, without which it can't be closed. */
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

// The driver says what a statement has changed as `this`, which the next run writes to.
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
