import makeKnex, { type Knex } from 'knex';
import { tracing } from '../telemetry/tracing';
import { Db, type DbOptions } from './db';
import { type Pooler, readPostgresUrl } from './postgres-url';
import { MIN_BUSY_TIMEOUT, SqliteClient } from './sqlite-client';
import { unknownLayout } from './stored-layout';
import { tracedClient } from './traced-client';

export interface SqliteConfig extends DbOptions {
  dialect: 'sqlite';
  /** The database file, in a folder that exists. */
  file: string;
  /** Connections that read beside the one that writes. */
  readers?: number;
  /** KiB of the file that each connection keeps in memory; 65,536 when absent. */
  cacheKibibytes?: number;
  /** Milliseconds that SQLite waits for a lock of another process; at least 5000. */
  busyTimeout?: number;
  /** Milliseconds to wait for a connection that is free. */
  acquireTimeout?: number;
}

export interface PostgresConfig extends DbOptions {
  dialect: 'postgres';
  /** A connection string, which may name several hosts: the one that accepts writes is used. */
  url: string;
  /** The most connections that are open at once; 10 when absent. */
  connections?: number;
  /** `transaction` behind a pooler that gives each transaction another connection; `none`, which is meant when absent, elsewhere. */
  pooler?: Pooler;
  /** Milliseconds to wait for a new connection. */
  connectTimeout?: number;
  /** Milliseconds to wait for a connection that is free. */
  acquireTimeout?: number;
}

export type DbConfig = SqliteConfig | PostgresConfig;

/** Milliseconds that a caller waits for a free connection before it is told that the store is unavailable. */
const ACQUIRE_TIMEOUT = 20_000;

/**
 * The same for PostgreSQL, with which a connection can break down in silence: with the time to notice that, and for a new one, a
 * request has its answer within 10 seconds.
 */
const POSTGRES_ACQUIRE_TIMEOUT = 8_000;
const POSTGRES_CONNECT_TIMEOUT = 2_500;

/**
 * A lock that is not had in this time is in the hands of somebody who is gone, or of too many before. It is shorter than the time of a
 * transaction that stands still: else those that wait for the lock of one, and are gone themselves, would hold it one after the other.
 */
const LOCK_TIMEOUT = 5_000;

/**
 * A transaction that stands still so long is ended by the server, so that a stuck process, or one that is out of its reach, doesn't
 * hold its locks. Whoever waits for them has its answer within the 10 seconds that a request has.
 */
const IDLE_IN_TRANSACTION_TIMEOUT = 7_000;

/** Opens a database. Nothing is read yet: connections are made, and their settings checked, when they are needed. */
export function openDb(config: DbConfig): Db {
  return config.dialect === 'sqlite' ? openSqlite(config) : openPostgres(config);
}

function openSqlite(config: SqliteConfig): Db {
  const client = tracing() === null ? SqliteClient : tracedClient(SqliteClient, 'sqlite');
  const { busyTimeout = MIN_BUSY_TIMEOUT, acquireTimeout = ACQUIRE_TIMEOUT } = config;
  if (busyTimeout < MIN_BUSY_TIMEOUT) throw new Error(`the busy timeout is at least ${MIN_BUSY_TIMEOUT} ms`);
  const open = (readOnly: boolean, max: number) =>
    makeKnex({
      ...common,
      acquireConnectionTimeout: acquireTimeout,
      client: client as unknown as typeof Knex.Client,
      connection: {
        filename: config.file,
        busyTimeout,
        readOnly,
        cacheKibibytes: config.cacheKibibytes,
      } as Knex.Sqlite3ConnectionConfig,
      useNullAsDefault: true,
      pool: { ...pool, acquireTimeoutMillis: acquireTimeout, min: 0, max },
    });
  const address = { dialect: 'sqlite', file: config.file } as const;
  return new Db(
    { dialect: 'sqlite', writer: open(false, 1), reader: open(true, config.readers ?? 3), address },
    config,
  );
}

/** The driver of PostgreSQL is loaded where it is used. */
function openPostgres(config: PostgresConfig): Db {
  const { PostgresClient } = require('./postgres-client') as typeof import('./postgres-client');
  const client = tracing() === null ? PostgresClient : tracedClient(PostgresClient, 'postgresql');
  const place = readPostgresUrl(config.url);
  const isPooled = config.pooler === 'transaction';
  const timeouts = { lock_timeout: LOCK_TIMEOUT, idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT };
  const { connectTimeout = POSTGRES_CONNECT_TIMEOUT, acquireTimeout = POSTGRES_ACQUIRE_TIMEOUT } = config;
  const layout = unknownLayout();
  const knex = makeKnex({
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

/** Errors never carry bound values, and warnings of the pool are errors that the caller gets anyway. */
const common = {
  compileSqlOnError: false,
  log: { warn: () => undefined, error: () => undefined, debug: () => undefined, deprecate: () => undefined },
};
