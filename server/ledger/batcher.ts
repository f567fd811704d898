import { type Db, StoreUnavailable, UniqueViolation } from '../store/db';
import { pauseBeforeRetry } from '../store/retry';
import { runBatch, type Settled } from './batch';
import type { MovementRequest, Outcome } from './request';

export interface BatcherOptions {
  /** The most requests that share a commit. */
  batchSize?: number;
  /** Batches under way at once. SQLite has one writer; on PostgreSQL one batch can be decided while another commits. */
  concurrency?: number;
  /** Told after each commit how many requests it carried out. */
  onCommit?: (requests: number) => void;
}

interface Waiting {
  request: MovementRequest;
  resolve(outcome: Outcome): void;
  reject(error: unknown): void;
}

const DEFAULT_BATCH_SIZE = 256;
const BATCH_ATTEMPTS = 5;

/**
 * Collects movements that are asked for at the same time and carries them out together, so that they share one
 * transaction and one wait for the disk. Without company a movement goes ahead at once.
 */
export class LedgerBatcher {
  private queue: Waiting[] = [];
  private running = 0;
  private scheduled = false;
  private readonly batchSize: number;
  private readonly concurrency: number;
  private idle: (() => void)[] = [];

  constructor(
    private readonly db: Db,
    private readonly options: BatcherOptions = {},
  ) {
    this.batchSize = options.batchSize ?? DEFAULT_BATCH_SIZE;
    this.concurrency = options.concurrency ?? (db.dialect === 'sqlite' ? 1 : 2);
  }

  /**
   * Carries out a movement. The promise settles once the result is durable.
   * @throws DomainError when it cannot be processed, whatever `describe` throws, or StoreUnavailable
   */
  submit(request: MovementRequest): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.queue.push({ request, resolve, reject });
      this.schedule();
    });
  }

  /** Resolves when nothing is waiting or under way any more. */
  drain(): Promise<void> {
    if (this.queue.length === 0 && this.running === 0) return Promise.resolve();
    return new Promise((resolve) => this.idle.push(resolve));
  }

  /** Starts a batch once the requests that have arrived already are all in the queue. */
  private schedule(): void {
    if (this.scheduled || this.queue.length === 0 || this.running >= this.concurrency) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      this.start();
    });
  }

  private start(): void {
    if (this.queue.length === 0 || this.running >= this.concurrency) return;
    void this.run(this.queue.splice(0, this.batchSize));
    this.schedule();
  }

  private async run(batch: readonly Waiting[]): Promise<void> {
    this.running++;
    const tell = await this.carryOut(batch);
    this.running--;
    // What has gathered meanwhile goes to the database before the answers go out, so that neither waits for the other.
    this.start();
    setImmediate(tell);
    if (this.queue.length === 0 && this.running === 0) for (const resolve of this.idle.splice(0)) resolve();
  }

  /** Never throws. @returns what tells every request of the batch its result */
  private async carryOut(batch: readonly Waiting[]): Promise<() => void> {
    let settled: Settled[];
    try {
      settled = await this.commit(batch.map(({ request }) => request));
    } catch (error) {
      if (batch.length === 1 || error instanceof StoreUnavailable) {
        return () => {
          for (const { reject } of batch) reject(error);
        };
      }
      // One of them breaks the statement for all. Alone, only that one fails.
      const tell: (() => void)[] = [];
      for (const single of batch) tell.push(await this.carryOut([single]));
      return () => {
        for (const one of tell) one();
      };
    }
    this.options.onCommit?.(batch.length);
    return () => {
      for (const [at, { resolve, reject }] of batch.entries()) {
        const result = settled[at] as Settled;
        if ('error' in result) reject(result.error);
        else resolve(result.outcome);
      }
    };
  }

  /** A key that is taken fails the insert. Then there is a look at who has it, and again while other processes take more. */
  private async commit(requests: readonly MovementRequest[]): Promise<Settled[]> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.db.transaction((tx) => runBatch(tx, requests, attempt > 1));
      } catch (error) {
        if (!(error instanceof UniqueViolation) || attempt === BATCH_ATTEMPTS) throw error;
        if (attempt > 1) await pauseBeforeRetry(attempt);
      }
    }
  }
}
