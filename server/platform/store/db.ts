import { AsyncLocalStorage } from 'node:async_hooks';
import type { Knex } from 'knex';
import { inNextTurn } from '../next-turn';
import type { Places } from './distribution/places';
import { hasChanged } from './errors';
import { inOneTransaction, onOneConnection } from './one-connection';
import type { Pooler } from './postgres-url';
import { type RetryClock, retrying } from './retry';
import { IS_DISTRIBUTED, type StoredLayout } from './stored-layout';
import { Writability } from './writability';

export { OutOfRange, StoreUnavailable, UniqueViolation, WriteRefused } from './errors';

export type Dialect = 'sqlite' | 'postgres';

/** The handle that the functions of `store/` read through: the whole database, or one transaction. */
export interface Reader {
  readonly dialect: Dialect;
  readonly knex: Knex;
  /**
   * True where the tables lie on several nodes, each client's rows on one (`distribute`): statements name the client
   * then.
   */
  readonly isDistributed: boolean;
  /**
   * True for a unit of work of one statement, which is a transaction by itself, with or without BEGIN; false if absent.
   */
  readonly isOneStatement?: boolean;
  /** The nodes of clients in this case; null on one node. */
  readonly places: Places | null;
}

/** A unit of work: everything written through it commits together, or not at all. */
export interface Tx extends Reader {
  readonly inTransaction: true;
  /** The state of a unit of work on SQLite that is not a transaction until it writes; absent in all others. */
  readonly looked?: ObservedState;
  /**
   * Sends writes whose results nothing depends on. PostgreSQL gets later statements and COMMIT right after them,
   * without a wait for their answers. If they fail, nothing is committed, and the transaction fails with their error.
   * Each is sent at once: a statement that waits for an answer of another one would come after COMMIT.
   */
  pipeline(writing: PromiseLike<unknown>): void;
  /** Runs inside the transaction as its last step before COMMIT, in the order of registration. */
  beforeCommit(run: () => Promise<void>): void;
  /** Runs once the commit is durable, never after a rollback. What it throws is reported and changes nothing. */
  afterCommit(run: () => void | Promise<void>): void;
  /** Notifies the listeners of a topic in this process once the commit is durable. */
  announce(topic: Topic): void;
}

/** State that reads outside a transaction record for the writes that depend on them. */
export interface ObservedState {
  /** SQLite's `data_version` at the first read: it changes with each commit of another connection. */
  version: string | null;
  hasWritten: boolean;
  /** Counts, in this process, how often the writing connection was handed out. */
  turn: number;
  /** True once what it wrote is durable, before the connection is given to the next. */
  hasCommitted: boolean;
  /** The error that it failed with, if it did; known as early. */
  failure: unknown;
}

/**
 * Lets a unit of work write a decision that is based on the state after an earlier one, if no other unit of work of
 * this process had the writing connection in between. The write itself detects a commit of another process.
 * @returns false if it has to read the state itself, also in a transaction
 */
export function follow({ looked }: Pick<Tx, 'looked'>, before: ObservedState): boolean {
  if (looked === undefined || before.version === null) return false;
  if (!before.hasCommitted || looked.turn !== before.turn + 1) return false;
  looked.version = before.version;
  return true;
}

/** The topics that background work waits for. */
type Topic = 'outbox';

/** The data with which another thread of this process opens the same database; it can be sent to the thread. */
export type Address = { dialect: 'sqlite'; file: string } | { dialect: 'postgres'; url: string; pooler?: Pooler };

/** The pools of one database. SQLite has one writer and a few readers; PostgreSQL has one pool for both. */
export interface Pools {
  dialect: Dialect;
  writer: Knex;
  reader: Knex;
  address: Address;
  /** Known from the first connection to PostgreSQL on. */
  layout?: StoredLayout;
}

export interface DbOptions {
  /** Called with the error that `afterCommit` threw; the caller has its answer by then. */
  onLateError?: (error: unknown) => void;
  /**
   * True to detect that the global handle is used inside a transaction; true if absent. Tracking each call chain takes
   * about a twentieth of the time of a movement, so production, whose code the tests have checked, does without.
   */
  guarded?: boolean;
  /** Times the pauses between attempts; by the machine when absent. */
  retryClock?: RetryClock;
}

/**
 * Longer than a unit of work of requests takes. If requests never pause, a job of a thousand steps takes 20 s longer.
 */
export const LONGEST_WAIT_MILLISECONDS = 20;

/** The transaction that the present asynchronous call chain is in. */
const current = new AsyncLocalStorage<{ db: Db; open: boolean }>();

/** The handle to the database that the whole process shares. */
export class Db implements Reader {
  readonly dialect: Dialect;
  /** Records writes that failed because the database accepts none. */
  readonly writability = new Writability();
  private readonly listeners = new Map<Topic, Set<() => void>>();

  constructor(
    private readonly pools: Pools,
    private readonly options: DbOptions = {},
  ) {
    this.dialect = pools.dialect;
  }

  /** Known from the first connection on, so in every transaction; outside, `learnLayout` makes sure. */
  get isDistributed(): boolean {
    return this.pools.layout?.isDistributed === true;
  }

  /** It names the database with its password: not for a log. */
  get address(): Address {
    return this.pools.address;
  }

  get places(): Places | null {
    return this.isDistributed ? (this.pools.layout as StoredLayout).places : null;
  }

  /**
   * Asks the database whether its tables are on several nodes, unless that is known.
   * @param again true after the tables were distributed, which never happens while a service runs
   * @throws StoreUnavailable when it doesn't answer
   */
  async learnLayout(again = false): Promise<void> {
    const { layout, reader } = this.pools;
    if (layout === undefined || (layout.isDistributed !== null && !again)) return;
    const answer = await reader.raw(IS_DISTRIBUTED);
    layout.isDistributed = answer.rows[0].found;
  }

  /**
   * For single reads outside any transaction. Writing through it is refused by SQLite; whatever writes takes a `Tx`.
   * @throws Error inside a transaction of this handle, if guarded: such a read would not see the writes of the
   * transaction, and wait for a connection that the transaction may hold.
   */
  get knex(): Knex {
    this.assertOutside();
    return this.pools.reader;
  }

  /** @throws Error inside a transaction of this handle, if guarded */
  assertOutside(): void {
    if (!this.inTransaction) return;
    throw new Error('the global database handle was used inside a transaction; pass the transaction on');
  }

  /**
   * Several reads that see one and the same snapshot. They run again, as those of a transaction do, when PostgreSQL
   * gives them up.
   */
  async read<T>(run: (reader: Reader) => Promise<T>): Promise<T> {
    const { knex } = this;
    const { dialect } = this;
    const within = (snapshot: Knex) =>
      run({ dialect, isDistributed: this.isDistributed, places: this.places, knex: snapshot });
    const readOnce = () => knex.transaction(within, { readOnly: true });
    return retrying(readOnce, this.options.retryClock);
  }

  /**
   * Runs `run` in a transaction that may write and commits what it wrote, or rolls back with what it threw. When
   * PostgreSQL gives up the transaction in favour of another one, or its server turns out to accept no writes any more,
   * it is run again, so `run` must have no effects outside the transaction but through `afterCommit`.
   * @throws StoreUnavailable when the database can't serve for the moment.
   */
  async transaction<T>(run: (tx: Tx) => Promise<T>): Promise<T> {
    if (this.inTransaction) throw new Error('a transaction was opened inside another one; pass it on');
    return retrying(() => this.writability.watch(this.transactOnce(run)), this.options.retryClock);
  }

  /**
   * The same for background work: on SQLite, which has one writer, other writers go first, for at most
   * `LONGEST_WAIT_MILLISECONDS`.
   */
  async background<T>(run: (tx: Tx) => Promise<T>): Promise<T> {
    if (this.dialect !== 'sqlite') return this.transaction(run);
    return this.pools.writer.client.behindOthers(LONGEST_WAIT_MILLISECONDS, () => this.transaction(run));
  }

  /**
   * The same for a unit of work that consists of one fixed statement (`prepared`). On SQLite that is a transaction by
   * itself, so neither BEGIN nor COMMIT goes to the driver's thread and back; on PostgreSQL, where nothing is written
   * outside a transaction, it goes out with its BEGIN.
   * @throws Error if it runs a second statement, which its author sees, or needs a step before the commit
   */
  async statement<T>(run: (tx: Tx) => Promise<T>): Promise<T> {
    if (this.inTransaction) throw new Error('a statement was run alone inside a transaction; pass it on');
    return retrying(() => this.writability.watch(this.transactOnce(run, 'statement')), this.options.retryClock);
  }

  /**
   * The same for a unit of work that reads with fixed statements, decides, and ends with writes that are sent together.
   * On SQLite it begins no transaction, which would need two more round trips to the driver's thread, each of which
   * waits until this thread is free: the reads are one statement, the writes another, and that one writes nothing where
   * another process has committed anything in between. No other work of this process does so, because the only writing
   * connection is not given to others. If the write was refused, the work runs again as a transaction.
   * @throws Error if it writes twice, or needs a step before the commit
   */
  async decision<T>(run: (tx: Tx) => Promise<T>): Promise<T> {
    if (this.inTransaction) throw new Error('a decision was begun inside a transaction; pass it on');
    const attempt = () =>
      this.transactOnce(run, 'decision').catch((error: unknown) => {
        if (!hasChanged(error)) throw error;
        return this.transactOnce(run);
      });
    return retrying(() => this.writability.watch(attempt()), this.options.retryClock);
  }

  /** Calls back after each commit of this handle that announced the topic. Returns the way to stop. */
  onAnnounced(topic: Topic, listener: () => void): () => void {
    const listeners = this.listeners.get(topic) ?? new Set();
    this.listeners.set(topic, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  /** @throws StoreUnavailable when the database doesn't answer. */
  async ping(): Promise<void> {
    await this.pools.reader.raw('SELECT 1');
  }

  /** Waits for what is in flight and closes every connection. */
  async close(): Promise<void> {
    await this.pools.reader.destroy();
    if (this.pools.writer !== this.pools.reader) await this.pools.writer.destroy();
  }

  /** Work that a transaction started without waiting for it no longer belongs to it once the transaction has ended. */
  private get inTransaction(): boolean {
    const scope = current.getStore();
    return scope?.db === this && scope.open;
  }

  private async transactOnce<T>(run: (tx: Tx) => Promise<T>, way: Way = 'transaction'): Promise<T> {
    const before: (() => Promise<void>)[] = [];
    const after: (() => void | Promise<void>)[] = [];
    const topics = new Set<Topic>();
    const pipelined: Promise<unknown>[] = [];
    const scope = { db: this as Db, open: true };
    const work = async (knex: Knex) => {
      const tx: Tx = {
        dialect: this.dialect,
        isDistributed: this.isDistributed,
        places: this.places,
        knex,
        inTransaction: true,
        pipeline: (writing) => {
          const sent = Promise.resolve(writing);
          pipelined.push(sent);
          // Its result is checked once the commit is answered.
          sent.catch(() => undefined);
        },
        beforeCommit: (step) => before.push(step),
        afterCommit: (step) => after.push(step),
        announce: (topic) => topics.add(topic),
      };
      const own = AS[way](tx, this.pools.writer.client.turns);
      try {
        const value = await run(own);
        for (const step of before) await step();
        await this.sendAll(pipelined, way);
        if (own.looked !== undefined) own.looked.hasCommitted = true;
        return value;
      } catch (error) {
        if (own.looked !== undefined) own.looked.failure = error;
        await this.sendAll(pipelined, way).catch(() => undefined);
        throw error;
      } finally {
        scope.open = false;
      }
    };
    const { guarded = true } = this.options;
    const within = (knex: Knex) => (guarded ? current.run(scope, () => work(knex)) : work(knex));
    const begun = BEGIN[way][this.dialect](this.pools.writer, within);
    const result = await begun.catch(async (error: unknown) => {
      // The writes report the failure, not what came after them.
      await Promise.all(pipelined);
      throw error;
    });
    await Promise.all(pipelined);
    for (const topic of topics) for (const listener of this.listeners.get(topic) ?? []) await this.runLate(listener);
    for (const step of after) await this.runLate(step);
    return result;
  }

  /**
   * Lets the writes of a pipeline go before COMMIT or ROLLBACK, which are sent at once, while statements of query
   * builders are sent some promises later. SQLite answers them first, because it would commit the others of them.
   */
  private async sendAll(pipelined: readonly Promise<unknown>[], way: Way): Promise<void> {
    if (this.dialect === 'sqlite') await Promise.all(pipelined);
    else if (way === 'transaction' && pipelined.length > 0) await inNextTurn(() => undefined);
  }

  private async runLate(step: () => void | Promise<void>): Promise<void> {
    try {
      await step();
    } catch (error) {
      this.options.onLateError?.(error);
    }
  }
}

/** The kinds of units of work: any, one statement, and reads with writes that depend on them. */
type Way = 'transaction' | 'statement' | 'decision';

type Begin = <T>(writer: Knex, within: (knex: Knex) => Promise<T>) => Promise<T>;

const transaction: Begin = (writer, within) => writer.transaction(within, {});

const BEGIN: Readonly<Record<Way, Record<Dialect, Begin>>> = {
  transaction: { sqlite: transaction, postgres: transaction },
  statement: { sqlite: onOneConnection, postgres: inOneTransaction },
  decision: { sqlite: onOneConnection, postgres: inOneTransaction },
};

type Making = { -readonly [Key in keyof Tx]: Tx[Key] };

/** Sets up a new transaction according to its kind. */
const AS: Readonly<Record<Way, (tx: Making, turn: number) => Tx>> = {
  transaction: (tx) => tx,
  statement: ofOneStatement,
  decision: (tx, turn) => {
    if (tx.dialect === 'sqlite')
      tx.looked = { version: null, hasWritten: false, turn, hasCommitted: false, failure: null };
    tx.beforeCommit = nothingBeforeCommit;
    return tx;
  },
};

/** A unit of work that ends with its first statement. */
function ofOneStatement(tx: Making): Tx {
  const { knex } = tx;
  let hasRun = false;
  tx.isOneStatement = true;
  tx.beforeCommit = nothingBeforeCommit;
  return Object.defineProperty(tx, 'knex', {
    get() {
      if (hasRun) throw new Error('a second statement: the first one is committed already');
      hasRun = true;
      return knex;
    },
  });
}

function nothingBeforeCommit(): never {
  throw new Error('nothing comes between the last statement and its commit');
}

/** Decides whether something reads in a unit of work. A handle of the database does not, whatever runs on it. */
export function isTx(reader: Reader): reader is Tx {
  return !(reader instanceof Db) && (reader as Partial<Tx>).inTransaction === true;
}
