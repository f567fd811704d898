import type { Socket } from 'node:net';
import { Client, type ClientConfig, types } from 'pg';
import { asUnavailable, isProgrammingError, ReadOnlyServer, StoreUnavailable } from './errors';
import { FullServer } from './full-server';
import { PostgresBase, type QueryObject, type RawConnection, type SafeClient } from './knex-internals';
import { translatePostgresError } from './postgres-errors';
import { closeAtOnce, PostgresHosts } from './postgres-hosts';
import type { PostgresHost, PostgresPlace } from './postgres-url';
import { retrying } from './retry';
import { SafeTransaction } from './safe-transaction';
import { SilenceWatch } from './silence';
import { IS_DISTRIBUTED, type StoredLayout } from './stored-layout';

const INT8 = 20;

const BEGIN_READING = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;';

/**
 * Begins a transaction that waits for the rows that it locks, whatever the default isolation of the database or the
 * role is: with an older snapshot it would fail with a conflict. Its statements find their rows by an index. Otherwise
 * a cached plan from a time when the table was small would read the whole table each time, until the statistics of the
 * table are updated (postgresql.org/docs/current/sql-prepare.html, Notes).
 */
const BEGIN_WRITING = 'BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL enable_seqscan = off;';

/** Finds the tables of the service, whatever `search_path` the session had before. */
const RESET_TABLES = 'SET search_path TO DEFAULT;';
const OWN_TABLES = ' SET LOCAL search_path TO DEFAULT;';

/** The codes with which PostgreSQL reports an unknown table, function or schema. */
const UNKNOWN_NAMES = new Set(['42P01', '42883', '3F000']);

/** The last unanswered statement of each connection. */
const inHand = new WeakMap<RawConnection, Promise<unknown>>();

/** A BEGIN without an answer so far. */
interface Beginning {
  answer: Promise<unknown>;
  /** True once a statement waits for it: later statements wait after that one. */
  awaited: boolean;
  /** True if the transaction has only one statement, so it makes no difference which of the two fails. */
  isOneStatement: boolean;
}

/** The BEGIN of each connection. */
const beginnings = new WeakMap<RawConnection, Beginning>();

/**
 * The watch of each connection and its hosts. Knex creates its own clients for transactions, which share nothing else.
 */
const guards = new WeakMap<RawConnection, { watch: SilenceWatch; hosts: PostgresHosts }>();

/**
 * Knex on `pg`: errors become errors of the store, and `int8` is read as a number, which is large enough for times and
 * counts. Amounts are selected as text instead (`columns.ts`).
 */
export class PostgresClient extends PostgresBase implements SafeClient {
  private readonly hosts: PostgresHosts;
  private readonly watches = new Map<PostgresHost, SilenceWatch>();
  private readonly full: FullServer;
  /** Behind a pooler others change the settings of a session, so each transaction sets its own. */
  private readonly ownSettings: string;

  /**
   * @param config Knex's own, `place`: where the servers are, `isPooled`: whether connections change between
   * transactions, and `layout`: what the first connection fills in
   */
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

  /**
   * Writers lock the rows that they read for a decision; readers see one snapshot from the first statement to the last.
   */
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

  /** The server rolls back when the connection ends, and the pool ends it. */
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

  /**
   * @throws StoreUnavailable for every reason outside the service: also if the server refuses the connection, for
   * example because the password of the role was changed
   */
  override async acquireRawConnection(): Promise<RawConnection> {
    try {
      return await super.acquireRawConnection();
    } catch (error) {
      const translated = translatePostgresError(error);
      const isStated = error instanceof StoreUnavailable || translated !== error || isProgrammingError(error);
      throw isStated ? translated : new StoreUnavailable('no connection can be opened', error);
    }
  }

  /** Called by the pool before it hands out a connection; a connection that is not trusted is closed. */
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
      const layout = this.config.layout as StoredLayout;
      const question = { text: IS_DISTRIBUTED, query_timeout: settings.connectionTimeoutMillis };
      layout.isDistributed ??= (await client.query(question)).rows[0].found;
    } catch (error) {
      this.full.inspect(error);
      closeAtOnce(client);
      throw error;
    }
    const watch = this.watches.get(host) ?? new SilenceWatch(settings);
    this.watches.set(host, watch);
    guards.set(connection, { watch, hosts: this.hosts });
    watch.add(connection);
    return connection;
  }

  private send(connection: RawConnection, query: QueryObject): Promise<QueryObject> {
    // Behind a pooler the next connection does not know statements that this one has prepared.
    if (this.config.isPooled && query.options?.name !== undefined) query.options = {};
    guards.get(connection)?.watch.begin(connection);
    gather(connection);
    return super._query(connection, query);
  }

  /** A statement outside a transaction only reads, and is run again if it fails. */
  override _query(connection: RawConnection, query: QueryObject): Promise<QueryObject> {
    if (this.transacting) return this.answer(connection, query);
    if (this.config.guarded === true) assertReads(query.sql);
    return retrying(() => (this.config.isPooled ? this.alone(connection, query) : this.answer(connection, query)));
  }

  /**
   * Answers a statement outside a transaction behind a pooler. The previous user of the session may have changed its
   * `search_path`, as pg_dump does: then it is set again, and the statement runs again.
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
   * Sends a statement after the unanswered ones of the connection: at once, or, behind a pooler, when they are
   * answered. If a transaction fails because of a statement whose answer was not awaited, its rollback follows that
   * statement in both cases.
   */
  private async sendInOrder(
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
    const answer = this.sendInOrder(connection, query, beginning);
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

/** Decides whether a statement waits for the answer to BEGIN: if BEGIN fails, a write would be committed at once. */
function waitsFor({ awaited, isOneStatement }: Beginning, sql: string): boolean {
  return !isOneStatement && (awaited || !isRead(sql));
}

/** Statements that only read, which may be sent before BEGIN is answered. */
const isRead = (sql: string): boolean => /^\s*(select|with)\b/i.test(sql) && !WRITES.test(sql);

/** Sends simultaneous statements together: each send is a system call, and may wake a process of the server. */
function gather(connection: RawConnection): void {
  const { stream } = (connection as unknown as { connection: { stream: Socket } }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

const isBegin = (sql: string): boolean => sql.startsWith('BEGIN');

const nothing = () => undefined;

const WRITES =
  /^\s*(insert|update|delete|merge|truncate)\b|\b(insert\s+into|delete\s+from|update\s+\S+\s+set|as\s+written)\b/i;

/**
 * @throws Error for a statement that writes outside a transaction, because it would not be run again after a failure
 */
function assertReads(sql: string): void {
  if (WRITES.test(sql)) throw new Error('a statement writes outside a transaction; writing takes a Tx');
}

/** The server of this connection accepts no more writes; new connections lead to the one that does. */
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
