import { types } from 'pg';
import { PostgresBase, type QueryObject, type RawConnection, type SafeClient } from './knex-internals';
import { translatePostgresError } from './postgres-errors';
import { SafeTransaction } from './safe-transaction';
import { SilenceWatch } from './silence';

const INT8 = 20;

const BEGIN_READING = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;';

/**
 * Begins a transaction whose statements find their rows by an index. A plan that is kept from when a table was small
 * would else read all of it, again and again, until the table's statistics are next renewed
 * (postgresql.org/docs/current/sql-prepare.html, Notes).
 */
const BEGIN_WRITING = 'BEGIN; SET LOCAL enable_seqscan = off;';

/** The work that each connection has in hand. The driver takes one statement at a time. */
const inHand = new WeakMap<RawConnection, Promise<unknown>>();

/** The client that looks after each connection. Knex makes clients of its own for transactions, which share nothing else. */
const watches = new WeakMap<RawConnection, SilenceWatch>();

/**
 * Knex on `pg`: errors become the store's own, and `int8` is read as a number. Moments and counts fit into one;
 * amounts never come this way, they are selected as text (`amounts.ts`).
 */
export class PostgresClient extends PostgresBase implements SafeClient {
  private readonly watch: SilenceWatch;

  constructor(config: Record<string, unknown>) {
    const connection = config.connection as Record<string, unknown>;
    super({ ...config, connection: { ...connection, types: { getTypeParser } } });
    this.watch = new SilenceWatch(this.connectionSettings);
  }

  override transaction(...args: unknown[]): unknown {
    return new SafeTransaction(this, ...args);
  }

  /** Writers lock the rows they decide on; readers see one snapshot from their first statement to their last. */
  beginTransaction(run: (sql: string) => Promise<unknown>, readOnly: boolean): Promise<unknown> {
    return run(readOnly ? BEGIN_READING : BEGIN_WRITING);
  }

  /** The server rolls back by itself when the connection ends, which the pool sees to. */
  async abandon(connection: RawConnection): Promise<void> {
    await this.destroyRawConnection(connection).catch(() => undefined);
  }

  override async acquireRawConnection(): Promise<RawConnection> {
    try {
      const connection = await super.acquireRawConnection();
      watches.set(connection, this.watch);
      this.watch.add(connection);
      return connection;
    } catch (error) {
      throw translatePostgresError(error);
    }
  }

  /** Asked by the pool before it gives a connection away; one that is not trusted is closed. */
  override validateConnection(connection: RawConnection): boolean {
    return watches.get(connection)?.isTrusted(connection) ?? true;
  }

  private send(connection: RawConnection, query: QueryObject): Promise<QueryObject> {
    watches.get(connection)?.begin(connection);
    return super._query(connection, query);
  }

  override async _query(connection: RawConnection, query: QueryObject): Promise<QueryObject> {
    // Where a transaction fails over a statement that nobody waited for, its rollback comes after that statement.
    const earlier = inHand.get(connection);
    const answer =
      earlier === undefined ? this.send(connection, query) : earlier.then(() => this.send(connection, query));
    const done = answer.then(nothing, nothing);
    inHand.set(connection, done);
    try {
      return await answer;
    } catch (error) {
      throw translatePostgresError(error);
    } finally {
      if (inHand.get(connection) === done) {
        inHand.delete(connection);
        watches.get(connection)?.end(connection);
      }
    }
  }
}

const nothing = () => undefined;

function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  return oid === INT8 ? toSafeInteger : (types.getTypeParser(oid, format as 'text') as (value: string) => unknown);
}

function toSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new Error(`${text} was read as a number and does not fit; amounts are read as text`);
  return value;
}
