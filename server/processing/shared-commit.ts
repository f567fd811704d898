import type { CardTransaction } from '../domain/processing/transaction';
import { concludeCardTransactions, insertCardTransactions } from '../store/card-transactions';
import { type Db, StoreUnavailable, type Tx } from '../store/db';

/** Something to be written, with whatever else is done in the same transaction. */
interface Item {
  insert?: CardTransaction;
  conclude?: CardTransaction;
  /** What becomes of a conclusion is known then. */
  run(tx: Tx, concluded: boolean): Promise<unknown>;
}

interface Waiting {
  item: Item;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** The most that shares a commit: enough to hide the wait for the disk, few enough not to wait long. */
const MOST = 128;

/** Commits under way at once. SQLite has one writer. */
const CONCURRENCY = { sqlite: 1, postgres: 4 };

/**
 * Writes what is asked for at the same time with one commit, and rows of one kind with one statement. What fails is
 * written again by itself, and so is what it was with: a unit of work must have no effects but through its transaction.
 */
export class SharedCommit {
  private queue: Waiting[] = [];
  private running = 0;
  private scheduled = false;

  constructor(private readonly db: Db) {}

  /**
   * Runs a unit of work. Where the database has one writer it shares its commit with others; PostgreSQL commits many at
   * once by itself. The promise settles once it is committed, or with what it threw.
   */
  run<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    if (this.db.dialect === 'postgres') return this.db.transaction(work);
    return this.add({ run: work });
  }

  /** Writes a new transaction. @param then what else is done with it @throws UniqueViolation as the store */
  insert<T>(insert: CardTransaction, then: (tx: Tx) => Promise<T>): Promise<T> {
    return this.add({ insert, run: then });
  }

  /** Writes the end of a decision. @returns whether it was still open */
  conclude(conclude: CardTransaction): Promise<boolean> {
    return this.add({ conclude, run: async (_tx, concluded) => concluded });
  }

  private add<T>(item: Item & { run(tx: Tx, concluded: boolean): Promise<T> }): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.queue.push({ item, resolve: resolve as (value: unknown) => void, reject });
      this.schedule();
    });
  }

  /** Starts a batch once the work that has arrived already is all in the queue. */
  private schedule(): void {
    if (this.scheduled || this.running >= CONCURRENCY[this.db.dialect] || this.queue.length === 0) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      this.running += 1;
      void this.carryOut(this.queue.splice(0, MOST)).finally(() => {
        this.running -= 1;
        this.schedule();
      });
      this.schedule();
    });
  }

  /** Never throws: everything in the batch is settled when it is done. */
  private async carryOut(batch: readonly Waiting[]): Promise<void> {
    try {
      const items = batch.map(({ item }) => item);
      const values = await this.db.transaction((tx) => write(tx, items));
      for (const [at, { resolve }] of batch.entries()) resolve(values[at]);
    } catch (error) {
      if (batch.length === 1 || error instanceof StoreUnavailable) {
        for (const { reject } of batch) reject(error);
        return;
      }
      for (const single of batch) await this.carryOut([single]);
    }
  }
}

async function write(tx: Tx, items: readonly Item[]): Promise<unknown[]> {
  await insertCardTransactions(
    tx,
    items.flatMap(({ insert }) => insert ?? []),
  );
  const concluded = await concludeCardTransactions(
    tx,
    items.flatMap(({ conclude }) => conclude ?? []),
  );
  const results: unknown[] = [];
  for (const { conclude, run } of items) {
    results.push(await run(tx, conclude !== undefined && concluded.has(conclude.id)));
  }
  return results;
}
