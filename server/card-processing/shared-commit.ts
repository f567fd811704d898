import { insertCalls, type MadeCall } from '../events/store/calls';
import type { Db, Dialect, Tx } from '../platform/store/db';
import { GroupCommit, type ItemResult } from '../platform/store/group-commit';
import { tracing } from '../platform/telemetry/tracing';
import { lockReceived, type ReceivedMessage, writeReceived } from './received-message';
import type { CardTransaction } from './rules/transaction';
import { concludeCardTransactions } from './store/card-transactions';

/** Something to be written, with whatever else is done in the same transaction. */
interface Item {
  insert?: CardTransaction;
  received?: ReceivedMessage | null;
  conclude?: CardTransaction;
  call?: MadeCall | null;
  /** Runs with the shared transaction; null where there is nothing else to do. */
  run: ((tx: Tx) => Promise<unknown>) | null;
}

/**
 * Writes requests that arrive at the same time with one commit, and rows of one kind with one statement. If one fails,
 * it and the others of the commit are written again separately. So a unit of work may have effects only through its
 * transaction.
 */
export class SharedCommit {
  private readonly commits: GroupCommit<Item, unknown>;

  constructor(private readonly db: Db) {
    const ownerOf = ({ insert, conclude }: Item) => (insert ?? conclude)?.clientId ?? '';
    this.commits = new GroupCommit(db, {
      run: write,
      isOneStatement: isOneStatement[db.dialect],
      batchSize: 64,
      concurrency: { sqlite: 1, postgres: 4 },
      ownerOf,
    });
  }

  /**
   * Runs a unit of work. If the database has only one writer, it shares its commit with others; PostgreSQL runs many
   * commits in parallel. The promise settles once it is committed, or with what it threw.
   */
  run<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    if (this.db.dialect === 'postgres') return this.db.transaction(work);
    return this.submit({ run: work });
  }

  /**
   * Writes a new transaction, and the message that made it where a network sent it.
   * @param then what else is done with it; null for nothing
   * @throws UniqueViolation as the store, ReversalCameFirst
   */
  insert<T>(
    insert: CardTransaction,
    received: ReceivedMessage | null,
    then: ((tx: Tx) => Promise<T>) | null = null,
  ): Promise<T | undefined> {
    return this.submit({ insert, received, run: then });
  }

  /**
   * Writes the end of a decision, and the call to the client.
   * @returns whether it was still open
   */
  conclude(conclude: CardTransaction, call: MadeCall | null = null): Promise<boolean> {
    return this.submit({ conclude, call, run: null });
  }

  /** @returns what is done with it, or else whether it was concluded */
  private submit<T>(item: Item): Promise<T> {
    const trace = tracing();
    const { run } = item;
    return this.commits.submit(trace === null || run === null ? item : { ...item, run: trace.bind(run) }) as Promise<T>;
  }
}

const isPlain = ({ run, call = null }: Item) => run === null && call === null;
const isConclusion = (item: Item) => isPlain(item) && item.conclude !== undefined;
const isInsert = (item: Item) => isPlain(item) && item.insert !== undefined;

/**
 * Decides whether a batch is written with one statement: on PostgreSQL the references of messages are locked by another
 * one.
 */
const isOneStatement: Readonly<Record<Dialect, (items: readonly Item[]) => boolean>> = {
  sqlite: (items) => items.every(isInsert) || items.every(isConclusion),
  postgres: (items) =>
    items.every((item) => isInsert(item) && (item.received ?? null) === null) || items.every(isConclusion),
};

async function write(tx: Tx, items: readonly Item[]): Promise<ItemResult<unknown>[]> {
  const received = items.flatMap((item) => item.received ?? []);
  if (tx.dialect === 'postgres' && received.length > 0) await lockReceived(tx, received);
  const writing = writeRows(tx, items, received);
  if (items.every(({ run }) => run === null)) return endWith(tx, items, writing);
  const concluded = await writing;
  const results: ItemResult<unknown>[] = [];
  for (const item of items) {
    results.push({ value: item.run === null ? resultOf(item, concluded) : await item.run(tx) });
  }
  return results;
}

/**
 * Writes the rows of all items, with statements that are sent at once.
 * @returns the transactions that were still open
 */
async function writeRows(
  tx: Tx,
  items: readonly Item[],
  received: readonly ReceivedMessage[],
): Promise<ReadonlySet<string>> {
  const inserted = items.flatMap(({ insert }) => insert ?? []);
  const concluded = items.flatMap(({ conclude }) => conclude ?? []);
  const calls = items.flatMap(({ call }) => call ?? []);
  const writing: Promise<unknown>[] = [];
  if (inserted.length > 0) writing.push(writeReceived(tx, received, inserted));
  const concluding = concludeCardTransactions(tx, concluded);
  if (calls.length > 0) writing.push(insertCalls(tx, calls));
  if (writing.length > 0) await Promise.all([concluding, ...writing]);
  return concluding;
}

/** Ends with the writes: the results, which depend on them, are looked at once they are committed. */
function endWith(tx: Tx, items: readonly Item[], writing: Promise<ReadonlySet<string>>): ItemResult<unknown>[] {
  let concluded: ReadonlySet<string> = new Set();
  tx.pipeline(
    writing.then((found) => {
      concluded = found;
    }),
  );
  return items.map((item) => ({
    get value() {
      return resultOf(item, concluded);
    },
  }));
}

const resultOf = ({ conclude }: Item, concluded: ReadonlySet<string>) =>
  conclude === undefined ? undefined : concluded.has(conclude.id);
