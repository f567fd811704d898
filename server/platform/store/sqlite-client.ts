import { setTimeout as pause } from 'node:timers/promises';
import { asUnavailable, DriverMissing, StoreBusy, StoreFileGone } from './errors';
import { type QueryObject, type RawConnection, type SafeClient, SqliteBase } from './knex-internals';
import { SafeTransaction } from './safe-transaction';
import { isReadOnly, translateSqliteError } from './sqlite-errors';
import type { SqliteFile } from './sqlite-file';
import { forgetStatements, isKeepable, type PreparingConnection, runInOrder, runPrepared } from './sqlite-statements';

/** The methods of a connection of `sqlite3` that this file uses. */
interface SqliteConnection extends RawConnection, PreparingConnection {
  serialize(): void;
  exec(sql: string, done: (error: Error | null) => void): void;
  all(
    sql: string,
    bindings: readonly unknown[],
    done: (error: Error | null, rows: Record<string, unknown>[]) => void,
  ): void;
}

/** The shortest time in milliseconds that a connection waits for a lock. */
export const MIN_BUSY_TIMEOUT = 5000;

/** KiB of the file that a connection caches; the default of the driver, 2 MiB, is smaller than one busy index. */
const CACHE_KIBIBYTES = 65_536;

/** The number of pages in the write-ahead log at which a commit also writes them to the database file. */
const CHECKPOINT_PAGES = 4000;

/** Longer than the time between an answer and the next write of a client that sends one request after another. */
const QUIET_MILLISECONDS = 2;

/** Statements of every transaction. */
const FREQUENT = new Set(['BEGIN IMMEDIATE;', 'BEGIN DEFERRED;', 'COMMIT;']);

/** The settings that every new connection must report. `synchronous` 2 is FULL. */
interface SqliteSettings {
  journal_mode: string;
  synchronous: number;
  foreign_keys: number;
  busy_timeout: number;
  query_only: number;
}

/** The number of times that a statement is tried that SQLite refused without waiting, as it may while it recovers. */
const LOCK_ATTEMPTS = 4;

/** When a connection last waited in vain for a lock of another process. */
interface LockWait {
  /** By `performance.now()`. */
  failedAt: number;
}

/** The waits of the client that opened a connection. Knex makes clients of its own for transactions. */
const lockWaits = new WeakMap<RawConnection, LockWait>();

/**
 * Knex on `sqlite3`: every connection is durable (WAL, synchronous FULL), checks foreign keys and waits for locks;
 * transactions take the write lock at once (BEGIN IMMEDIATE), so none fails later because it does not get the lock.
 */
export class SqliteClient extends SqliteBase implements SafeClient {
  /** How often one of its connections was handed out. */
  turns = 0;
  /** Callers that let others go first, in order of arrival. */
  private readonly patient = new Set<() => void>();
  /** When another caller last released a connection, by `performance.now()`. */
  private lastUsed = Number.NEGATIVE_INFINITY;
  private checking: NodeJS.Timeout | undefined;
  /** The attempt to save a lost log, if one was lost. */
  private savingLog: Promise<void> | undefined;
  private readonly lockWait: LockWait = { failedAt: Number.NEGATIVE_INFINITY };

  /** @throws DriverMissing where the driver was installed but not built */
  override initializeDriver(): void {
    try {
      this.driver = this._driver();
    } catch (error) {
      throw new DriverMissing(error);
    }
  }

  override transaction(...args: unknown[]): unknown {
    return new SafeTransaction(this, ...args);
  }

  /** Fails with `StoreBusy` if another process holds the write lock for the whole time. */
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

  /**
   * A caller that waits for as long as SQLite waits for a lock, behind others that wait for a lock of another process,
   * does not wait for that lock again: the callers in the queue would each wait longer than the one before.
   * @throws StoreUnavailable if no connection becomes free in time, or a file is no longer the one that was opened
   */
  override async acquireConnection(): Promise<RawConnection> {
    this.assertSameFiles();
    const since = performance.now();
    const connection = await super.acquireConnection().catch((error: unknown) => {
      throw asUnavailable(error);
    });
    if (this.lockWait.failedAt >= since && performance.now() - since >= this.busyTimeout) {
      await this.releaseConnection(connection);
      throw new StoreBusy();
    }
    this.turns += 1;
    return connection;
  }

  private assertSameFiles(): void {
    try {
      this.file.assertSame();
    } catch (error) {
      if (error instanceof StoreFileGone && error.part === '-wal') this.savingLog ??= this.saveLog();
      throw error;
    }
    this.savingLog = undefined;
  }

  /**
   * Writes the content of a lost log, which only open connections still have, to the database file. After that the end
   * of the process loses nothing. If it does not succeed, the next caller makes it begin again.
   */
  private async saveLog(): Promise<void> {
    try {
      const connection = (await super.acquireConnection()) as SqliteConnection;
      const saving = select(connection, 'PRAGMA wal_checkpoint(FULL)', []);
      const [saved] = await saving.catch(() => []);
      await this.releaseConnection(connection);
      if (saved?.busy === 0) return;
    } catch {
      // No connection became free. The error that callers get names the cause.
    }
    this.savingLog = undefined;
  }

  private get file(): SqliteFile {
    return this.config.file as SqliteFile;
  }

  private get busyTimeout(): number {
    return Number(this.connectionSettings.busyTimeout ?? MIN_BUSY_TIMEOUT);
  }

  override async releaseConnection(connection: RawConnection): Promise<void> {
    await super.releaseConnection(connection);
    this.lastUsed = performance.now();
    if (this.patient.size > 0) this.checkLater();
  }

  /**
   * Runs a unit of work that lets others go first: it begins once no connection was in use for `QUIET_MILLISECONDS`, so
   * that it does not delay requests that follow each other closely, or after the given number of milliseconds.
   */
  async behindOthers<T>(milliseconds: number, run: () => Promise<T>): Promise<T> {
    await this.whenQuiet(milliseconds);
    const { turns, lastUsed } = this;
    try {
      return await run();
    } finally {
      // Other callers that let others go first do not wait for this one.
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
      this.checkLater();
    });
  }

  private checkLater(): void {
    clearTimeout(this.checking);
    this.checking = setTimeout(() => {
      const [first] = this.patient;
      if (this.isQuiet()) first?.();
      else if (this.isFree()) this.checkLater();
    }, QUIET_MILLISECONDS);
  }

  private isQuiet(): boolean {
    return this.isFree() && performance.now() - this.lastUsed >= QUIET_MILLISECONDS;
  }

  private isFree(): boolean {
    return this.pool.numUsed() === 0 && this.pool.numPendingAcquires() === 0;
  }

  override async acquireRawConnection(): Promise<RawConnection> {
    const { busyTimeout } = this;
    const readOnly = Boolean(this.connectionSettings.readOnly);
    const cache = Number(this.connectionSettings.cacheKibibytes ?? CACHE_KIBIBYTES);
    let connection: SqliteConnection;
    try {
      connection = (await super.acquireRawConnection()) as SqliteConnection;
    } catch (error) {
      throw await translateSqliteError(error, async () => []);
    }
    try {
      this.file.assertOpened();
      // Statements of one connection run in the given order, so a ROLLBACK follows the statements that it reverts.
      connection.serialize();
      await execute(connection, `PRAGMA busy_timeout = ${busyTimeout}`);
      await retryWhileBusy(() => execute(connection, 'PRAGMA journal_mode = WAL'));
      await execute(connection, 'PRAGMA synchronous = FULL');
      await execute(connection, `PRAGMA cache_size = -${cache}`);
      await execute(connection, `PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
      await execute(connection, 'PRAGMA foreign_keys = ON');
      // Without it, INSERT OR REPLACE would delete rows without firing the triggers that refuse a DELETE.
      await execute(connection, 'PRAGMA recursive_triggers = ON');
      if (readOnly) await execute(connection, 'PRAGMA query_only = ON');
      assertSettings(await readSettings(connection), readOnly);
      this.file.assertConnected(connection);
      lockWaits.set(connection, this.lockWait);
      return connection;
    } catch (error) {
      await this.destroyRawConnection(connection);
      throw await translateSqliteError(error, async () => []);
    }
  }

  override async destroyRawConnection(connection: RawConnection): Promise<void> {
    this.file.disconnect(connection);
    await forgetStatements(connection as SqliteConnection);
    await super.destroyRawConnection(connection);
  }

  override async _query(connection: RawConnection, query: QueryObject): Promise<QueryObject> {
    try {
      return await runInOrder(connection, () => this.run(connection, query));
    } catch (error) {
      // SQLite opens a file that it may not write for reading only, and such a connection never writes again.
      if (isReadOnly(error)) connection.__knex__disposed = error;
      const failure = await translateSqliteError(error, (sql, bindings) =>
        select(connection as SqliteConnection, sql, bindings),
      );
      const wait = lockWaits.get(connection);
      if (failure instanceof StoreBusy && wait !== undefined) wait.failedAt = performance.now();
      throw failure;
    }
  }

  private async run(connection: RawConnection, query: QueryObject): Promise<QueryObject> {
    const { sql, bindings, options } = query;
    const isOne = options?.name !== undefined || FREQUENT.has(sql);
    if (!isOne && !isKeepable(sql)) return super._query(connection, query);
    const statement = { sql, bindings, isCounted: isCounted(query) };
    const once = () => runPrepared(connection as SqliteConnection, statement, options?.setup);
    // Only a statement that begins a transaction, or is one, can meet a lock, before it has changed anything.
    const { rows, changes } = await (isOne ? retryWhileBusy(once) : once());
    const wait = lockWaits.get(connection);
    // It has got the lock. So can those that still wait in the queue, however long they have waited.
    if (isOne && wait !== undefined) wait.failedAt = Number.NEGATIVE_INFINITY;
    query.response = rows;
    query.context = changes;
    return query;
  }
}

/** Decides, like Knex, whether a statement returns its number of changes instead of rows. */
function isCounted({ method, returning }: QueryObject): boolean {
  if (method === 'insert' || method === 'update') return !returning;
  return method === 'del' || method === 'counter';
}

/**
 * SQLite itself waits for a lock of another process. A statement that it refused without that wait is tried again a
 * limited number of times.
 */
async function retryWhileBusy<T>(run: () => Promise<T>): Promise<T> {
  const began = performance.now();
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      const busy = error instanceof StoreBusy || (error as { code?: string }).code === 'SQLITE_BUSY';
      const hasWaited = performance.now() - began > MIN_BUSY_TIMEOUT / 2;
      if (!busy || hasWaited || attempt === LOCK_ATTEMPTS) throw error;
      await pause(attempt * 10 + Math.random() * 20);
    }
  }
}

/** Reads the settings of a connection back, because a setting may have had no effect. */
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
  const isSet =
    settings.journal_mode === 'wal' &&
    settings.synchronous === 2 &&
    settings.foreign_keys === 1 &&
    settings.busy_timeout >= MIN_BUSY_TIMEOUT &&
    settings.query_only === (readOnly ? 1 : 0);
  if (!isSet) throw new Error(`an SQLite connection refused its settings: ${JSON.stringify(settings)}`);
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
