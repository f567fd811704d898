// The parts of Knex that its public types do not describe. The version of Knex is pinned; only this file depends on
// Knex's internals.
import type { EventEmitter } from 'node:events';
import type { Knex } from 'knex';

/** A connection of the driver, with the mark that makes Knex's pool close it. */
export type RawConnection = object & { __knex__disposed?: unknown };

/** A statement on its way through a client. */
export interface QueryObject {
  sql: string;
  bindings?: readonly unknown[];
  method?: string;
  returning?: unknown;
  response?: unknown;
  context?: unknown;
  /**
   * `name`: the statement is run often and worth keeping prepared. `setup`: the objects that it needs.
   * `isOneStatement`: nothing else is in its transaction.
   */
  options?: { name?: string; setup?: readonly string[]; isOneStatement?: boolean | undefined };
}

/** The pool of a client's connections. */
export interface ConnectionPool {
  /** The most connections that are open at once. */
  max: number;
  /**
   * True if the longest waiting caller gets the error of a connection that can't be opened; false if all keep waiting.
   */
  propagateCreateError: boolean;
  /** The number of connections in use. */
  numUsed(): number;
  numFree(): number;
  /** The number of connections that are being opened. */
  numPendingCreates(): number;
  /** The number of callers that wait for a connection. */
  numPendingAcquires(): number;
}

export interface Client extends EventEmitter {
  config: Record<string, unknown>;
  connectionSettings: Record<string, unknown>;
  /** True for the client that Knex makes for one transaction. */
  transacting?: boolean;
  /** The single connection that it uses (`one-connection.ts`): then all statements bypass the query builder. */
  only?: RawConnection;
  pool: ConnectionPool;
  /** The library that talks to the database. */
  driver: unknown;
  /** Loads the library; `initializeDriver` stores it. */
  _driver(): unknown;
  initializeDriver(): void;
  transaction(...args: unknown[]): unknown;
  query(connection: RawConnection, query: string): Promise<unknown>;
  query(connection: RawConnection, query: QueryObject): Promise<QueryObject>;
  _query(connection: RawConnection, query: QueryObject): Promise<QueryObject>;
  acquireConnection(): Promise<RawConnection>;
  releaseConnection(connection: RawConnection): Promise<void>;
  acquireRawConnection(): Promise<RawConnection>;
  _acquireOnlyConnection(): Promise<RawConnection>;
  validateConnection(connection: RawConnection): boolean;
  destroyRawConnection(connection: RawConnection): Promise<void>;
}

/** A client that defines how its transactions begin, and how a connection of unknown state releases its locks. */
export interface SafeClient extends Client {
  beginTransaction(
    connection: RawConnection,
    run: (sql: string) => Promise<unknown>,
    readOnly: boolean,
  ): Promise<unknown>;
  abandon(connection: RawConnection): Promise<void>;
}

interface Transaction extends EventEmitter {
  client: Client;
  trxClient: Client;
  readOnly?: boolean;
  _completed: boolean;
  _resolver(value: unknown): void;
  _rejecter(error: unknown): void;
  begin(connection: RawConnection): Promise<unknown>;
  commit(connection: RawConnection, value: unknown): Promise<void>;
  rollback(connection: RawConnection, error: unknown): Promise<void>;
}

type ClientConstructor = new (config: Record<string, unknown>) => Client;
type TransactionConstructor = new (...args: unknown[]) => Transaction;

export const SqliteBase: ClientConstructor = require('knex/lib/dialects/sqlite3/index.js');
export const PostgresBase: ClientConstructor = require('knex/lib/dialects/postgres/index.js');
export const TransactionBase: TransactionConstructor = require('knex/lib/execution/transaction.js');

/**
 * Runs a statement that nothing is left to be done about. `knex.raw` would look through its text for places of bindings
 * and go through a builder and a runner each time, half of what the main thread does about a small statement on SQLite.
 * What a client does with any statement, such as to tell of it and of its errors, is done here too.
 *
 * In a transaction it goes the long way, since statements that were asked for at the same time run in the order they
 * were asked for, and those of query builders go that way.
 */
export async function runWithoutBuilder(knex: Knex, query: QueryObject): Promise<unknown> {
  const client: Client = knex.client;
  // At once, since what is asked for next may be the COMMIT.
  if (client.only !== undefined) return (await client.query(client.only, query)).response;
  if (client.transacting) return knex.raw(query.sql, query.bindings as Knex.RawBinding[]).options({ ...query.options });
  const connection = await client.acquireConnection();
  try {
    const { response } = await client.query(connection, query);
    return response;
  } finally {
    await client.releaseConnection(connection);
  }
}
