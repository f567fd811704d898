import makeKnex, { type Knex } from 'knex';
import { tracing } from '../telemetry/tracing';
import { Db, type DbOptions } from './db';
import { putReasonFirst } from './failed-statement';
import { type Pooler, readPostgresUrl } from './postgres-url';
import { MIN_BUSY_TIMEOUT, SqliteClient } from './sqlite-client';
import { SqliteFile } from './sqlite-file';
import { unknownLayout } from './stored-layout';
import { tracedClient } from './traced-client';

export interface SqliteConfig extends DbOptions {
  dialect: 'sqlite';
  /** The database file, in a folder that exists. */
  file: string;
  /** The number of reading connections; one more writes. */
  readers?: number;
  /** KiB of the file that each connection caches; 65,536 if absent. */
  cacheKibibytes?: number;
  /** Milliseconds that SQLite waits for a lock of another process; at least 5000. */
  busyTimeout?: number;
  /** Milliseconds to wait for a free connection. */
  acquireTimeout?: number;
}

export interface PostgresConfig extends DbOptions {
  dialect: 'postgres';
  /** A connection string, which may name several hosts: the one that accepts writes is used. */
  url: string;
  /** The largest number of open connections; 10 if absent. */
  connections?: number;
  /**
   * `transaction` behind a pooler that may use another connection for each transaction; otherwise `none`, the default.
   */
  pooler?: Pooler;
  /** Milliseconds to wait for a new connection. */
  connectTimeout?: number;
  /** Milliseconds to wait for a free connection. */
  acquireTimeout?: number;
}

export type DbConfig = SqliteConfig | PostgresConfig;

/** Milliseconds that a caller waits for a free connection before it gets StoreUnavailable. */
const ACQUIRE_TIMEOUT = 20_000;

/**
 * The same for PostgreSQL, whose connections can stop answering without being closed. Together with the time to detect
 * this and to open a new connection, a request is answered within 10 seconds.
 */
const POSTGRES_ACQUIRE_TIMEOUT = 8_000;
const POSTGRES_CONNECT_TIMEOUT = 2_500;

/**
 * A lock that is not available within this time is held by a dead process, or too many wait for it. The time is shorter
 * than that of an idle transaction: otherwise dead processes that wait for its lock would get the lock one after
 * another.
 */
const LOCK_TIMEOUT = 5_000;

/**
 * The server ends a transaction that is idle for this time, so that a process that hangs or can't be reached does not
 * keep its locks. A request that waits for them is answered within 10 seconds.
 */
const IDLE_IN_TRANSACTION_TIMEOUT = 7_000;

/** Opens a database. Connections are opened, and their settings checked, when they are needed. */
export function openDb(config: DbConfig): Db {
  return config.dialect === 'sqlite' ? openSqlite(config) : openPostgres(config);
}

function openSqlite(config: SqliteConfig): Db {
  const client = tracing() === null ? SqliteClient : tracedClient(SqliteClient, 'sqlite');
  const { busyTimeout = MIN_BUSY_TIMEOUT, acquireTimeout = ACQUIRE_TIMEOUT } = config;
  if (busyTimeout < MIN_BUSY_TIMEOUT) throw new Error(`the busy timeout is at least ${MIN_BUSY_TIMEOUT} ms`);
  const file = new SqliteFile(config.file);
  const open = (readOnly: boolean, max: number) =>
    knexOf({
      ...common,
      acquireConnectionTimeout: acquireTimeout,
      client: client as unknown as typeof Knex.Client,
      file,
      connection: {
        filename: config.file,
        busyTimeout,
        readOnly,
        cacheKibibytes: config.cacheKibibytes,
      } as Knex.Sqlite3ConnectionConfig,
      useNullAsDefault: true,
      pool: { ...pool, acquireTimeoutMillis: acquireTimeout, min: 0, max },
    } as Knex.Config);
  const address = { dialect: 'sqlite', file: config.file } as const;
  return new Db(
    { dialect: 'sqlite', writer: open(false, 1), reader: open(true, config.readers ?? 3), address },
    config,
  );
}

/** Loads the driver of PostgreSQL only if it is used. */
function openPostgres(config: PostgresConfig): Db {
  const { PostgresClient } = require('./postgres-client') as typeof import('./postgres-client');
  const client = tracing() === null ? PostgresClient : tracedClient(PostgresClient, 'postgresql');
  const place = readPostgresUrl(config.url);
  const isPooled = config.pooler === 'transaction';
  const timeouts = { lock_timeout: LOCK_TIMEOUT, idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT };
  const { connectTimeout = POSTGRES_CONNECT_TIMEOUT, acquireTimeout = POSTGRES_ACQUIRE_TIMEOUT } = config;
  const layout = unknownLayout();
  const knex = knexOf({
    ...common,
    client: client as unknown as typeof Knex.Client,
    place,
    layout,
    guarded: config.guarded ?? true,
    timeouts,
    isPooled,
    connection: {
      application_name: 'contrato',
      connectionTimeoutMillis: connectTimeout,
      ...(isPooled ? {} : timeouts),
      keepAlive: true,
    } as Knex.PgConnectionConfig,
    acquireConnectionTimeout: acquireTimeout,
    pool: {
      ...pool,
      acquireTimeoutMillis: acquireTimeout,
      // Each host may have to be tried.
      createTimeoutMillis: 2 * connectTimeout * place.hosts.length,
      min: 0,
      max: config.connections ?? 10,
    },
  } as Knex.Config);
  const address = { dialect: 'postgres', url: config.url, pooler: config.pooler } as const;
  return new Db({ dialect: 'postgres', writer: knex, reader: knex, address, layout }, config);
}

const pool = { idleTimeoutMillis: 600_000, propagateCreateError: true };

/** Errors never contain bound values, and warnings of the pool repeat errors that the caller gets. */
const common = {
  compileSqlOnError: false,
  log: { warn: () => undefined, error: () => undefined, debug: () => undefined, deprecate: () => undefined },
};

function knexOf(config: Knex.Config): Knex {
  const knex = makeKnex(config);
  knex.client.on('query-error', (error: Error, { sql }: { sql: string }) => putReasonFirst(error, sql));
  return knex;
}
