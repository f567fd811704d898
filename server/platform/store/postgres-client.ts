import type { Socket } from 'node:net';
import { Client, type ClientConfig, types } from 'pg';
import { asUnavailable, ReadOnlyServer } from './errors';
import { FullServer } from './full-server';
import { PostgresBase, type QueryObject, type RawConnection, type SafeClient } from './knex-internals';
import { translatePostgresError } from './postgres-errors';
import { PostgresHosts } from './postgres-hosts';
import type { PostgresHost, PostgresPlace } from './postgres-url';
import { retrying } from './retry';
import { SafeTransaction } from './safe-transaction';
import { SilenceWatch } from './silence';
import { IS_DISTRIBUTED, type StoredLayout } from './stored-layout';

const INT8 = 20;

const BEGIN_READING = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;';

/**
 * Begins a transaction that waits for the rows that it locks, whatever isolation the database or the role has by default: a snapshot from before would end it
 * with a conflict. Its statements find their rows by an index. A plan that is kept from when a table was small
 * would else read all of it, again and again, until the table's statistics are next renewed
 * (postgresql.org/docs/current/sql-prepare.html, Notes).
 */
const BEGIN_WRITING = 'BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL enable_seqscan = off;';

/** Finds the tables of the service, whatever the session was left with. */
const RESET_TABLES = 'SET search_path TO DEFAULT;';
const OWN_TABLES = ' SET LOCAL search_path TO DEFAULT;';

/** By these codes PostgreSQL knows no such table, function or schema. */
const UNKNOWN_NAMES = new Set(['42P01', '42883', '3F000']);

/** The last statement that each connection has in hand. */
const inHand = new WeakMap<RawConnection, Promise<unknown>>();

/** A BEGIN that is not answered yet. */
interface Beginning {
  answer: Promise<unknown>;
  /** True once a statement waits for it: those that come later wait behind that one. */
  awaited: boolean;
  /** True where one statement is all that comes between it and its COMMIT, so that it makes no difference where it fails. */
  isOneStatement: boolean;
}

/** The BEGIN of each connection. */
const beginnings = new WeakMap<RawConnection, Beginning>();

/**
 * The watch of each connection and the hosts that it came from. Knex makes clients of its own for transactions, which
 * share nothing else.
 */
const guards = new WeakMap<RawConnection, { watch: SilenceWatch; hosts: PostgresHosts }>();

/**
 * Knex on `pg`: errors become the store's own, and `int8` is read as a number. Moments and counts fit into one;
 * amounts never come this way, they are selected as text (`columns.ts`).
 */
export class PostgresClient extends PostgresBase implements SafeClient {
  private readonly hosts: PostgresHosts;
  private readonly watches = new Map<PostgresHost, SilenceWatch>();
  private readonly full: FullServer;
  /** Behind a pooler the settings of a session belong to somebody else: each transaction brings its own. */
  private readonly ownSettings: string;

  /** @param config Knex's own, `place`: where the servers are, `isPooled`: whether connections change between transactions, and `layout`: what the first connection fills in */
  constructor(config: Record<string, unknown>) {
    const connection = config.connection as Record<string, unknown>;
    super({ ...config, connection: { ...connection, types: { getTypeParser } } });
    this.hosts = new PostgresHosts(config.place as PostgresPlace);
    this.full = new FullServer(this.pool);
    const timeouts = config.isPooled ? Object.entries(config.timeouts as Record<string, number>) : [];
    const own = timeouts.map(([name, milliseconds]) => ` SET LOCAL ${name} = ${milliseconds};`);
    this.ownSettings = config.isPooled ? own.join('') + OWN_TABLES : '';
  }

  override transaction(...args: unknown[]): unknown {
    return new SafeTransaction(this, ...args);
  }

  /** Writers lock the rows they decide on; readers see one snapshot from their first statement to their last. */
  beginTransaction(
    connection: RawConnection,
    run: (sql: string) => Promise<unknown>,
    readOnly: boolean,
  ): Promise<unknown> {
    const beginning = run((readOnly ? BEGIN_READING : BEGIN_WRITING) + this.ownSettings);
    if (this.config.isPooled) return beginning;
    beginnings.set(connection, { answer: beginning, awaited: false, isOneStatement: false });
    const begun = () => beginnings.delete(connection);
    beginning.then(begun, nothing);
    return Promise.resolve();
  }

  /** The server rolls back by itself when the connection ends, which the pool sees to. */
  async abandon(connection: RawConnection): Promise<void> {
    await this.destroyRawConnection(connection).catch(() => undefined);
  }

  /** @throws StoreUnavailable where no connection becomes free in time */
  override async acquireConnection(): Promise<RawConnection> {
    try {
      return await super.acquireConnection();
    } catch (error) {
      throw asUnavailable(error);
    }
  }

  override _acquireOnlyConnection(): Promise<RawConnection> {
    return this.hosts.open((host) => this.connect(host));
  }

  override async acquireRawConnection(): Promise<RawConnection> {
    try {
      return await super.acquireRawConnection();
    } catch (error) {
      throw translatePostgresError(error);
    }
  }

  /** Asked by the pool before it gives a connection away; one that is not trusted is closed. */
  override validateConnection(connection: RawConnection): boolean {
    const guard = guards.get(connection);
    return guard === undefined || (guard.hosts.isTrusted(connection) && guard.watch.isTrusted(connection));
  }

  private async connect(host: PostgresHost): Promise<RawConnection> {
    const pipeline = !this.config.isPooled;
    const settings = { ...this.connectionSettings, connectionString: host.url, pipeline } as ClientConfig;
    const client = new Client(settings);
    const connection = client as unknown as RawConnection;
    const dispose = (reason?: unknown) => {
      connection.__knex__disposed = reason ?? 'the connection has ended';
    };
    client.on('error', dispose).on('end', dispose);
    try {
      await client.connect();
    } catch (error) {
      this.full.look(error);
      throw error;
    }
    const layout = this.config.layout as StoredLayout;
    layout.isDistributed ??= (await client.query(IS_DISTRIBUTED)).rows[0].found;
    const watch = this.watches.get(host) ?? new SilenceWatch(settings);
    this.watches.set(host, watch);
    guards.set(connection, { watch, hosts: this.hosts });
    watch.add(connection);
    return connection;
  }

  private send(connection: RawConnection, query: QueryObject): Promise<QueryObject> {
    // What one connection has prepared, the next one of a pooler does not know.
    if (this.config.isPooled && query.options?.name !== undefined) query.options = {};
    guards.get(connection)?.watch.begin(connection);
    gather(connection);
    return super._query(connection, query);
  }

  /** A statement that is not part of a transaction commits by itself: it is run again by itself, too, and only reads. */
  override _query(connection: RawConnection, query: QueryObject): Promise<QueryObject> {
    if (this.transacting) return this.answer(connection, query);
    if (this.config.guarded === true) assertReads(query.sql);
    return retrying(() => (this.config.isPooled ? this.alone(connection, query) : this.answer(connection, query)));
  }

  /**
   * Answers a statement by itself behind a pooler. Whoever was given the session before may have left it with another
   * `search_path`, as pg_dump does: then it is put right, and the statement runs again.
   */
  private async alone(connection: RawConnection, query: QueryObject): Promise<QueryObject> {
    try {
      return await this.answer(connection, query);
    } catch (error) {
      if (!UNKNOWN_NAMES.has((error as { code?: string }).code ?? '')) throw error;
    }
    await this.answer(connection, { sql: `${BEGIN_READING} ${RESET_TABLES}` });
    try {
      return await this.answer(connection, query);
    } finally {
      await this.answer(connection, { sql: 'COMMIT' });
    }
  }

  /**
   * Sends a statement behind what the connection has in hand: on the way at once, or, behind a pooler, once that is answered. Where a
   * transaction fails over a statement that nobody waited for, its rollback comes after that statement either way.
   */
  private async inTurn(
    connection: RawConnection,
    query: QueryObject,
    beginning: Beginning | undefined,
  ): Promise<QueryObject> {
    const earlier = inHand.get(connection);
    if (earlier !== undefined && this.config.isPooled) await earlier;
    const answer = this.send(connection, query);
    if (beginning === undefined) return answer;
    const [own] = await Promise.allSettled([answer, beginning.answer]);
    await beginning.answer;
    if (own.status === 'rejected') throw own.reason;
    return own.value;
  }

  private async answer(connection: RawConnection, query: QueryObject): Promise<QueryObject> {
    const beginning = isBegin(query.sql) ? undefined : beginnings.get(connection);
    if (beginning !== undefined && query.options?.isOneStatement === true) beginning.isOneStatement = true;
    if (beginning !== undefined && waitsFor(beginning, query.sql)) {
      beginning.awaited = true;
      await beginning.answer;
    }
    const answer = this.inTurn(connection, query, beginning);
    const done = answer.then(nothing, nothing);
    inHand.set(connection, done);
    try {
      return await answer;
    } catch (error) {
      const translated = translatePostgresError(error);
      if (translated instanceof ReadOnlyServer) leave(connection, translated);
      throw translated;
    } finally {
      if (inHand.get(connection) === done) {
        inHand.delete(connection);
        guards.get(connection)?.watch.end(connection);
      }
    }
  }
}

/** Decides whether a statement waits until BEGIN is answered: what writes would otherwise be written for good where that fails. */
function waitsFor({ awaited, isOneStatement }: Beginning, sql: string): boolean {
  return !isOneStatement && (awaited || !isRead(sql));
}

/** Statements that change nothing, which may go out before a BEGIN is answered. */
const isRead = (sql: string): boolean => /^\s*(select|with)\b/i.test(sql) && !WRITES.test(sql);

/** Statements that are asked for at the same time go out together: to send them is a system call each here, and may wake a process there. */
function gather(connection: RawConnection): void {
  const { stream } = (connection as unknown as { connection: { stream: Socket } }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

const isBegin = (sql: string): boolean => sql.startsWith('BEGIN');

const nothing = () => undefined;

const WRITES =
  /^\s*(insert|update|delete|merge|truncate)\b|\b(insert\s+into|delete\s+from|update\s+\S+\s+set|as\s+written)\b/i;

/** @throws Error for a statement that writes outside a transaction: what fails of it would not be run again */
function assertReads(sql: string): void {
  if (WRITES.test(sql)) throw new Error('a statement writes outside a transaction; writing takes a Tx');
}

/** The server of this connection does not write any more: another one does, to which new connections lead. */
function leave(connection: RawConnection, reason: ReadOnlyServer): void {
  connection.__knex__disposed = reason;
  guards.get(connection)?.hosts.distrust(connection);
}

function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  return oid === INT8 ? toSafeInteger : (types.getTypeParser(oid, format as 'text') as (value: string) => unknown);
}

function toSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new Error(`${text} was read as a number and does not fit; amounts are read as text`);
  return value;
}
