import { tracing } from '../telemetry/tracing';
import { machineTimer, type Timer } from '../timer';
import { type Db, type Dialect, follow, type ObservedState, StoreUnavailable, type Tx, UniqueViolation } from './db';
import { pauseBeforeRetry } from './retry';

/** The result of one item of a batch: a value, or the error that refuses only this item. */
export type ItemResult<Result> = { value: Result } | { error: unknown };

interface GroupCommitOptions<Item, Result> {
  /**
   * Does the work of a batch in one transaction, with one result for each item in the same order. An error rolls the
   * batch back. It may run again with the same items, so it must have no effects outside the transaction.
   */
  run(tx: Tx, items: readonly Item[]): Promise<readonly ItemResult<Result>[]>;
  /** The most items that share a commit: enough to hide the wait for the disk, few enough not to wait long. */
  batchSize: number;
  /** Decides whether `run` needs one statement for these items, which is a transaction by itself; no when absent. */
  isOneStatement?: ((items: readonly Item[]) => boolean) | undefined;
  /**
   * True where `run` reads with fixed statements and ends with writes that are sent together (`Db.decision`); no when
   * absent.
   */
  isDecision?: boolean;
  /**
   * Reads and decides on the state after the batch that is being written, if only one batch commits at a time (SQLite,
   * with `isDecision`). The decision is written only if that batch is committed and nothing in between; otherwise `run`
   * does the work. Like `run`, it may be called without effect.
   * @returns null if a decision in advance is impossible
   */
  decideAhead?: (items: readonly Item[]) => Promise<AdvanceDecision<Result> | null>;
  /**
   * The most batches that are under way at once. SQLite has one writer; PostgreSQL decides one while another commits.
   */
  concurrency: Readonly<Record<Dialect, number>>;
  /** Attempts at a batch in which another process took a unique key first; 1 when absent. */
  attempts?: number;
  /** The owner of an item: if more items wait than fit into a batch, all owners get the same share of it. */
  ownerOf(item: Item): string;
  /**
   * Over several nodes, where an item's owner lies, if `run` divides a batch by owners there; when absent, batches
   * there are one owner's.
   */
  nodeOf?: (item: Item) => string;
  /** The clock that measures how long items wait; the machine's if absent. */
  timer?: Timer;
}

/** A batch that was decided while the one before was written. */
export interface AdvanceDecision<Result> {
  /** The unit of work of the batch before. */
  before: ObservedState;
  results: readonly ItemResult<Result>[];
  /** Ends the unit of work with the writes. */
  write(tx: Tx): void;
}

/** The time after which a waiting item is no longer tried alone if the store is unavailable. */
const OVERDUE_MILLISECONDS = 3_000;

/** Milliseconds after which a small batch starts while another one still runs, which may wait for a lock of others. */
const BESIDE_AFTER = 100;

interface PendingItem<Item, Result> {
  item: Item;
  since: number;
  /** The span that it was submitted in; null where nothing is traced. */
  span: string | null;
  resolve(value: Result): void;
  reject(error: unknown): void;
}

/**
 * Collects work that is submitted at the same time and runs it in one transaction, so that it shares one wait for the
 * disk. A single item starts at once. If a batch fails, each of its items is tried alone, so that only the one that
 * broke it fails.
 */
export class GroupCommit<Item, Result> {
  private queue: PendingItem<Item, Result>[] = [];
  private running = 0;
  /**
   * How many items must wait before a batch is decided while another one is written; larger than any queue if that is
   * not allowed.
   */
  private aheadFrom = Number.POSITIVE_INFINITY;
  private scheduled = false;
  private isCheckScheduled = false;
  private readonly timer: Timer;

  constructor(
    private readonly db: Db,
    private readonly options: GroupCommitOptions<Item, Result>,
  ) {
    this.timer = options.timer ?? machineTimer;
  }

  /**
   * Adds an item to the next batch. The promise settles once the result is durable.
   * @throws the error that refused the item, or StoreUnavailable
   */
  submit(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.queue.push({ item, since: this.timer.now(), span: tracing()?.present() ?? null, resolve, reject });
      this.schedule();
    });
  }

  /** Starts a batch once the items that have arrived already are all in the queue. */
  private schedule(): void {
    if (this.scheduled) return;
    if (!this.mayStart()) {
      this.checkLater();
      return;
    }
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      this.start();
      this.schedule();
    });
  }

  /**
   * Decides whether to start a batch now. While one runs, the next one collects more items. Fewer and larger batches
   * cost this process and the database less per item, so a second batch starts at the same time only if it is large.
   */
  private mayStart(): boolean {
    const [first] = this.queue;
    if (first === undefined) return false;
    if (this.running >= this.options.concurrency[this.db.dialect])
      return this.running === 1 && this.queue.length >= this.aheadFrom;
    if (this.running === 0 || this.queue.length >= this.options.batchSize / 2) return true;
    return this.timer.now() - first.since >= BESIDE_AFTER;
  }

  /** Checks the queue again after a while, so that a batch that hangs does not delay other items for long. */
  private checkLater(): void {
    if (this.isCheckScheduled || this.queue.length === 0 || this.running >= this.options.concurrency[this.db.dialect])
      return;
    this.isCheckScheduled = true;
    this.timer.after(BESIDE_AFTER, () => {
      this.isCheckScheduled = false;
      this.schedule();
    });
  }

  /** Starts a batch with what waits, if it may. @returns whether it did */
  private start(): boolean {
    if (!this.mayStart()) return false;
    const batch = this.takeBatch();
    const isAhead = this.running > 0 && Number.isFinite(this.aheadFrom);
    this.aheadFrom = Number.POSITIVE_INFINITY;
    void (isAhead ? this.runAhead(batch) : this.runBatch(batch));
    return true;
  }

  /** Decides a batch while another one is written, and runs it; items that can't be decided keep waiting. */
  private async runAhead(batch: readonly PendingItem<Item, Result>[]): Promise<void> {
    this.running++;
    // An error here occurs again in the normal run.
    const decided = await this.options.decideAhead?.(batch.map(({ item }) => item)).catch(() => null);
    this.running--;
    if (decided != null) return this.runBatch(batch, decided);
    this.queue.unshift(...batch);
    this.schedule();
  }

  /**
   * Takes the next batch out of the queue: in turns among owners, so that an owner with many items does not delay the
   * others.
   */
  private takeBatch(): PendingItem<Item, Result>[] {
    const { batchSize } = this.options;
    if (this.db.isDistributed) return this.takeOfOne();
    if (this.queue.length <= batchSize) return this.queue.splice(0);
    return this.takeAmong(this.queue);
  }

  /**
   * Takes what one owner, or one node, has in the queue, the one that waits longest: over several nodes such a batch is
   * one node's alone.
   */
  private takeOfOne(): PendingItem<Item, Result>[] {
    const { ownerOf, nodeOf = ownerOf } = this.options;
    const [first] = this.queue;
    if (first === undefined) return [];
    const one = nodeOf(first.item);
    return this.takeAmong(this.queue.filter(({ item }) => nodeOf(item) === one));
  }

  /** Takes a batch of some items out of the queue. */
  private takeAmong(some: readonly PendingItem<Item, Result>[]): PendingItem<Item, Result>[] {
    const { batchSize, ownerOf } = this.options;
    const taken = new Set(inTurns(some, ({ item }) => ownerOf(item)).slice(0, batchSize));
    const batch = this.queue.filter((one) => taken.has(one));
    this.queue = this.queue.filter((one) => !taken.has(one));
    return batch;
  }

  /**
   * Runs a batch. The next one is sent to the database before the answers of this one are written, so that the database
   * is not idle meanwhile.
   */
  private async runBatch(
    batch: readonly PendingItem<Item, Result>[],
    decided: AdvanceDecision<Result> | null = null,
  ): Promise<void> {
    this.running++;
    const answer = await this.commitOrSplit(batch, decided);
    this.running--;
    if (this.start()) setImmediate(answer);
    else answer();
    this.schedule();
  }

  /**
   * Never throws.
   * @returns a function that settles every promise of the batch
   */
  private async commitOrSplit(
    batch: readonly PendingItem<Item, Result>[],
    decided: AdvanceDecision<Result> | null = null,
  ): Promise<() => void> {
    let results: readonly ItemResult<Result>[];
    try {
      results = await this.traced(batch, decided);
    } catch (error) {
      if (batch.length === 1 || error instanceof StoreUnavailable) {
        const failed = error instanceof StoreUnavailable ? [...batch, ...this.takeOverdue()] : batch;
        return () => {
          for (const { reject } of failed) reject(error);
        };
      }
      for (const single of batch) (await this.commitOrSplit([single]))();
      return () => undefined;
    }
    return () => answerBatch(batch, results);
  }

  /**
   * Returns what is to be called once a batch is being written: the next is decided then, when half as many wait as are
   * written. Fewer would make batches so small that each item costs more than the wait for the disk that is saved.
   */
  private whenWriting(size: number): () => void {
    if (this.options.decideAhead === undefined || this.db.dialect !== 'sqlite') return () => undefined;
    let isWriting: () => void = () => undefined;
    // The next batch must not belong to the transaction of the caller.
    const writing = new Promise<void>((resolve) => {
      isWriting = resolve;
    });
    void writing.then(() => {
      this.aheadFrom = Math.ceil(size / 2);
      this.schedule();
    });
    return isWriting;
  }

  /** Removes items that have waited too long from the queue: their callers no longer wait for them. */
  private takeOverdue(): PendingItem<Item, Result>[] {
    const overdue = this.queue.filter((one) => this.isOverdue(one));
    this.queue = this.queue.filter((one) => !this.isOverdue(one));
    return overdue;
  }

  private isOverdue({ since }: PendingItem<Item, Result>): boolean {
    return this.timer.now() - since > OVERDUE_MILLISECONDS;
  }

  /** The same for a batch that was decided ahead, when its turn comes. */
  private assertInTime([first]: readonly PendingItem<Item, Result>[], { failure }: ObservedState): void {
    if (failure instanceof StoreUnavailable && first !== undefined && this.isOverdue(first)) throw failure;
  }

  /** A batch belongs to the span of its first item, and is linked to the others. */
  private traced(
    batch: readonly PendingItem<Item, Result>[],
    decided: AdvanceDecision<Result> | null,
  ): Promise<readonly ItemResult<Result>[]> {
    const trace = tracing();
    if (trace === null) return this.commit(batch, decided);
    const [parent = null, ...links] = batch.map(({ span }) => span);
    const attributes = { 'contrato.batch.size': batch.length };
    return trace.within('commit', { attributes, parent, links }, () => this.commit(batch, decided));
  }

  private async commit(
    batch: readonly PendingItem<Item, Result>[],
    decided: AdvanceDecision<Result> | null,
  ): Promise<readonly ItemResult<Result>[]> {
    const items = batch.map(({ item }) => item);
    const { run, attempts = 1, isOneStatement, isDecision = false } = this.options;
    const way = isDecision ? 'decision' : isOneStatement?.(items) === true ? 'statement' : 'transaction';
    const writing = this.whenWriting(items.length);
    const runs = async (tx: Tx): Promise<readonly ItemResult<Result>[]> => {
      if (decided !== null) this.assertInTime(batch, decided.before);
      const follows = decided !== null && follow(tx, decided.before);
      if (follows) decided.write(tx);
      const results = follows ? decided.results : await run(tx, items);
      writing();
      return results;
    };
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.db[way](runs);
      } catch (error) {
        if (!(error instanceof UniqueViolation) || attempt >= attempts) throw error;
        await pauseBeforeRetry(attempt);
      }
    }
  }
}

/** Orders items so that the first of each owner come first, then the second of each. */
function inTurns<T>(items: readonly T[], ownerOf: (item: T) => string): T[] {
  const counts = new Map<string, number>();
  const turns: T[][] = [];
  for (const item of items) {
    const turn = counts.get(ownerOf(item)) ?? 0;
    counts.set(ownerOf(item), turn + 1);
    turns[turn] ??= [];
    turns[turn].push(item);
  }
  return turns.flat();
}

function answerBatch<Item, Result>(
  batch: readonly PendingItem<Item, Result>[],
  results: readonly ItemResult<Result>[],
): void {
  for (const [at, { resolve, reject }] of batch.entries()) {
    const result = results[at] as ItemResult<Result>;
    if ('error' in result) reject(result.error);
    else resolve(result.value);
  }
}
