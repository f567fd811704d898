import { insertCalls, type MadeCall } from '../events/store/calls';
import type { Db, Tx } from '../platform/store/db';
import { GroupCommit, type ItemResult } from '../platform/store/group-commit';
import { tracing } from '../platform/telemetry/tracing';
import { type HeardMessage, insertHeard } from './heard-message';
import type { CardTransaction } from './rules/transaction';
import { concludeCardTransactions } from './store/card-transactions';

/** Something to be written, with whatever else is done in the same transaction. */
interface Item {
  insert?: CardTransaction;
  heard?: HeardMessage | null;
  conclude?: CardTransaction;
  call?: MadeCall | null;
  /** Runs with the shared transaction; null where there is nothing else to do. */
  run: ((tx: Tx) => Promise<unknown>) | null;
}

/**
 * Writes what is asked for at the same time with one commit, and rows of one kind with one statement. What fails is
 * written again by itself, and so is what it was with: a unit of work must have no effects but through its transaction.
 */
export class SharedCommit {
  private readonly commits: GroupCommit<Item, unknown>;

  constructor(private readonly db: Db) {
    const ownerOf = ({ insert, conclude }: Item) => (insert ?? conclude)?.clientId ?? '';
    this.commits = new GroupCommit(db, {
      run: write,
      isOneStatement: db.dialect === 'sqlite' ? isOneStatement : undefined,
      batchSize: 64,
      concurrency: { sqlite: 1, postgres: 4 },
      ownerOf,
    });
  }

  /**
   * Runs a unit of work. Where the database has one writer it shares its commit with others; PostgreSQL commits many at
   * once by itself. The promise settles once it is committed, or with what it threw.
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
    heard: HeardMessage | null,
    then: ((tx: Tx) => Promise<T>) | null = null,
  ): Promise<T | undefined> {
    return this.submit({ insert, heard, run: then });
  }

  /** Writes the end of a decision, and the call that it was asked with. @returns whether it was still open */
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

/** Decides whether a batch is written with one statement on SQLite. */
function isOneStatement(items: readonly Item[]): boolean {
  return items.every(isInsert) || items.every(isConclusion);
}

async function write(tx: Tx, items: readonly Item[]): Promise<ItemResult<unknown>[]> {
  await insertHeard(
    tx,
    items.flatMap(({ heard }) => heard ?? []),
    items.flatMap(({ insert }) => insert ?? []),
  );
  const concluded = await concludeCardTransactions(
    tx,
    items.flatMap(({ conclude }) => conclude ?? []),
  );
  await insertCalls(
    tx,
    items.flatMap(({ call }) => call ?? []),
  );
  const results: ItemResult<unknown>[] = [];
  for (const { conclude, run } of items) {
    const value = conclude === undefined ? undefined : concluded.has(conclude.id);
    results.push({ value: run === null ? value : await run(tx) });
  }
  return results;
}
