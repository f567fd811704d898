import { setTimeout as pause } from 'node:timers/promises';
import { asUnavailable, StoreBusy } from './errors';
import { type QueryObject, type RawConnection, type SafeClient, SqliteBase } from './knex-internals';
import { SafeTransaction } from './safe-transaction';
import { translateSqliteError } from './sqlite-errors';
import { forgetStatements, inTurn, isKeepable, type PreparingConnection, runPrepared } from './sqlite-statements';

/** The methods of a connection of `sqlite3` that are used here. */
interface SqliteConnection extends RawConnection, PreparingConnection {
  serialize(): void;
  exec(sql: string, done: (error: Error | null) => void): void;
  all(
    sql: string,
    bindings: readonly unknown[],
    done: (error: Error | null, rows: Record<string, unknown>[]) => void,
  ): void;
}

/** The least that a connection waits for a lock before it gives up, in milliseconds. */
export const MIN_BUSY_TIMEOUT = 5000;

/** KiB of the file that a connection keeps in memory; the driver's default of 2 MiB is less than one busy index. */
const CACHE_KIBIBYTES = 65_536;

/** Pages that gather in the log before a commit also writes them to their places. */
const CHECKPOINT_PAGES = 4000;

/** Longer than a client with one request after another takes from an answer to the next write. */
const QUIET_MILLISECONDS = 2;

/** Statements of every transaction. */
const FREQUENT = new Set(['BEGIN IMMEDIATE;', 'BEGIN DEFERRED;', 'COMMIT;']);

/** The settings that every connection must report after it was opened. `synchronous` 2 is FULL. */
export interface SqliteSettings {
  journal_mode: string;
  synchronous: number;
  foreign_keys: number;
  busy_timeout: number;
  query_only: number;
}

const LOCK_ATTEMPTS = 4;

/**
 * Knex on `sqlite3`: every connection is durable (WAL, synchronous FULL), checks foreign keys and waits for locks;
 * transactions take the write lock at once (BEGIN IMMEDIATE), so that none fails halfway on a lock it lacks.
 */
export class SqliteClient extends SqliteBase implements SafeClient {
  /** How often one of its connections was given to somebody. */
  turns = 0;
  /** Those who let others go first, in the order they came. */
  private readonly patient = new Set<() => void>();
  /** When one of those who do not was the last to give a connection back, by `performance.now()`. */
  private lastUsed = Number.NEGATIVE_INFINITY;
  private looking: NodeJS.Timeout | undefined;

  override transaction(...args: unknown[]): unknown {
    return new SafeTransaction(this, ...args);
  }

  /** Fails with `StoreBusy` when another process keeps the write lock all the while. */
  beginTransaction(
    _connection: RawConnection,
    run: (sql: string) => Promise<unknown>,
    readOnly: boolean,
  ): Promise<unknown> {
    return run(readOnly ? 'BEGIN DEFERRED;' : 'BEGIN IMMEDIATE;');
  }

  /** A transaction whose COMMIT failed may still hold the write lock. */
  async abandon(connection: RawConnection): Promise<void> {
    await execute(connection as SqliteConnection, 'ROLLBACK').catch(() => undefined);
  }

  /** @throws StoreUnavailable where no connection becomes free in time */
  override async acquireConnection(): Promise<RawConnection> {
    try {
      const connection = await super.acquireConnection();
      this.turns += 1;
      return connection;
    } catch (error) {
      throw asUnavailable(error);
    }
  }

  override async releaseConnection(connection: RawConnection): Promise<void> {
    await super.releaseConnection(connection);
    this.lastUsed = performance.now();
    if (this.patient.size > 0) this.lookLater();
  }

  /**
   * Runs what lets others go first: it begins once nobody has had a connection for `QUIET_MILLISECONDS`, so that it does not come between
   * the units of work of requests that never pause, or after so many milliseconds.
   */
  async behindOthers<T>(milliseconds: number, run: () => Promise<T>): Promise<T> {
    await this.whenQuiet(milliseconds);
    const { turns, lastUsed } = this;
    try {
      return await run();
    } finally {
      // Whoever comes behind others as well does not wait for this one.
      if (this.turns <= turns + 1) this.lastUsed = lastUsed;
    }
  }

  private whenQuiet(milliseconds: number): Promise<void> {
    if (this.isQuiet()) return Promise.resolve();
    return new Promise((resolve) => {
      const go = () => {
        clearTimeout(timer);
        this.patient.delete(go);
        resolve();
      };
      const timer = setTimeout(go, milliseconds);
      this.patient.add(go);
      this.lookLater();
    });
  }

  private lookLater(): void {
    clearTimeout(this.looking);
    this.looking = setTimeout(() => {
      const [first] = this.patient;
      if (this.isQuiet()) first?.();
      else if (this.isFree()) this.lookLater();
    }, QUIET_MILLISECONDS);
  }

  private isQuiet(): boolean {
    return this.isFree() && performance.now() - this.lastUsed >= QUIET_MILLISECONDS;
  }

  private isFree(): boolean {
    return this.pool.numUsed() === 0 && this.pool.numPendingAcquires() === 0;
  }

  override async acquireRawConnection(): Promise<RawConnection> {
    const busyTimeout = Number(this.connectionSettings.busyTimeout ?? MIN_BUSY_TIMEOUT);
    const readOnly = Boolean(this.connectionSettings.readOnly);
    const cache = Number(this.connectionSettings.cacheKibibytes ?? CACHE_KIBIBYTES);
    let connection: SqliteConnection;
    try {
      connection = (await super.acquireRawConnection()) as SqliteConnection;
    } catch (error) {
      throw await translateSqliteError(error, async () => []);
    }
    try {
      // Statements of one connection run in the order they were given, a ROLLBACK after what it takes back.
      connection.serialize();
      await execute(connection, `PRAGMA busy_timeout = ${busyTimeout}`);
      await patiently(() => execute(connection, 'PRAGMA journal_mode = WAL'));
      await execute(connection, 'PRAGMA synchronous = FULL');
      await execute(connection, `PRAGMA cache_size = -${cache}`);
      await execute(connection, `PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
      await execute(connection, 'PRAGMA foreign_keys = ON');
      // Without it, INSERT OR REPLACE would delete rows behind the back of the triggers that refuse a DELETE.
      await execute(connection, 'PRAGMA recursive_triggers = ON');
      if (readOnly) await execute(connection, 'PRAGMA query_only = ON');
      assertSettings(await readSettings(connection), readOnly);
      return connection;
    } catch (error) {
      await this.destroyRawConnection(connection);
      throw await translateSqliteError(error, async () => []);
    }
  }

  override async destroyRawConnection(connection: RawConnection): Promise<void> {
    await forgetStatements(connection as SqliteConnection);
    await super.destroyRawConnection(connection);
  }

  override async _query(connection: RawConnection, query: QueryObject): Promise<QueryObject> {
    try {
      return await inTurn(connection, () => this.run(connection, query));
    } catch (error) {
      throw await translateSqliteError(error, (sql, bindings) => select(connection as SqliteConnection, sql, bindings));
    }
  }

  private async run(connection: RawConnection, query: QueryObject): Promise<QueryObject> {
    const { sql, bindings, options } = query;
    const isOne = options?.name !== undefined || FREQUENT.has(sql);
    if (!isOne && !isKeepable(sql)) return super._query(connection, query);
    const asked = { sql, bindings, isCounted: isCounted(query) };
    const once = () => runPrepared(connection as SqliteConnection, asked, options?.setup);
    // Only what begins a transaction, or is one, finds a lock: it has done nothing then.
    const { rows, changes } = await (isOne ? patiently(once) : once());
    query.response = rows;
    query.context = changes;
    return query;
  }
}

/** Decides as Knex does whether a statement is asked for the number of its changes and not for rows. */
function isCounted({ method, returning }: QueryObject): boolean {
  if (method === 'insert' || method === 'update') return !returning;
  return method === 'del' || method === 'counter';
}

/** A lock held by another process is waited for by SQLite itself, and then a bounded number of times here. */
async function patiently<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      const busy = error instanceof StoreBusy || (error as { code?: string }).code === 'SQLITE_BUSY';
      if (!busy || attempt === LOCK_ATTEMPTS) throw error;
      await pause(attempt * 10 + Math.random() * 20);
    }
  }
}

/** Reads back what a connection does, rather than what it was asked to do. */
async function readSettings(connection: RawConnection): Promise<SqliteSettings> {
  const [row] = await select(
    connection as SqliteConnection,
    `SELECT (SELECT journal_mode FROM pragma_journal_mode) AS journal_mode,
            (SELECT synchronous FROM pragma_synchronous) AS synchronous,
            (SELECT foreign_keys FROM pragma_foreign_keys) AS foreign_keys,
            (SELECT timeout FROM pragma_busy_timeout) AS busy_timeout,
            (SELECT query_only FROM pragma_query_only) AS query_only`,
    [],
  );
  return row as unknown as SqliteSettings;
}

function assertSettings(settings: SqliteSettings, readOnly: boolean): void {
  const asked =
    settings.journal_mode === 'wal' &&
    settings.synchronous === 2 &&
    settings.foreign_keys === 1 &&
    settings.busy_timeout >= MIN_BUSY_TIMEOUT &&
    settings.query_only === (readOnly ? 1 : 0);
  if (!asked) throw new Error(`an SQLite connection refused its settings: ${JSON.stringify(settings)}`);
}

function execute(connection: SqliteConnection, sql: string): Promise<void> {
  return new Promise((resolve, reject) => connection.exec(sql, (error) => (error ? reject(error) : resolve())));
}

function select(
  connection: SqliteConnection,
  sql: string,
  bindings: readonly unknown[],
): Promise<Record<string, unknown>[]> {
  return new Promise((resolve, reject) =>
    connection.all(sql, bindings, (error, rows) => (error ? reject(error) : resolve(rows))),
  );
}
