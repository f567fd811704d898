/** A prepared statement of `sqlite3`. */
interface Statement {
  all(bindings: readonly unknown[], done: (error: Error | null, rows: unknown[]) => void): void;
  finalize(done: () => void): void;
}

/** A connection of `sqlite3`, as far as statements go. */
export interface PreparingConnection {
  prepare(sql: string, done: (error: Error | null) => void): Statement;
  exec(sql: string, done: (error: Error | null) => void): void;
}

/** The statements that each connection keeps. A WeakMap, because Knex makes several clients of one connection. */
const kept = new WeakMap<object, Map<string, Statement>>();

/**
 * Runs a statement, prepared when the connection sees it first. One that fails is not kept.
 *
 * @param setup what has to be there before it can be prepared. A rollback takes that away again, so it is made anew
 * when the statement says that it is missing.
 */
export async function runPrepared(
  connection: PreparingConnection,
  { sql, bindings = [] }: { sql: string; bindings?: readonly unknown[] },
  setup: readonly string[] = [],
): Promise<unknown[]> {
  try {
    return await runKept(connection, sql, bindings);
  } catch (error) {
    if (setup.length === 0 || !isMissing(error)) throw error;
    for (const statement of setup) await execute(connection, statement);
    return runKept(connection, sql, bindings);
  }
}

/** SQLite says so before the statement has done anything. */
function isMissing(error: unknown): boolean {
  return /^SQLITE_ERROR: no such table: /.test((error as Error).message);
}

async function runKept(connection: PreparingConnection, sql: string, bindings: readonly unknown[]): Promise<unknown[]> {
  let statements = kept.get(connection);
  if (statements === undefined) {
    statements = new Map();
    kept.set(connection, statements);
  }
  let statement = statements.get(sql);
  if (statement === undefined) {
    statement = await prepare(connection, sql);
    statements.set(sql, statement);
  }
  try {
    return await run(statement, bindings);
  } catch (error) {
    statements.delete(sql);
    await finalize(statement);
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

function run(statement: Statement, bindings: readonly unknown[]): Promise<unknown[]> {
  return new Promise((resolve, reject) =>
    statement.all(bindings, (error, rows) => (error ? reject(error) : resolve(rows))),
  );
}

function finalize(statement: Statement): Promise<void> {
  return new Promise((resolve) => statement.finalize(() => resolve()));
}
