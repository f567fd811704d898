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
    if (this.scheduled || this.running >= this.concurrency || this.queue.length === 0) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      this.start();
      this.schedule();
    });
  }

  /** Starts a batch with what waits. @returns whether anything did */
  private start(): boolean {
    const batch = this.queue.splice(0, this.batchSize);
    if (batch.length > 0) void this.run(batch);
    return batch.length > 0;
  }

  /** What has gathered meanwhile goes to the database first: it gets on with that while the answers are written. */
  private async run(batch: readonly Waiting[]): Promise<void> {
    this.running++;
    const answer = await this.carryOut(batch);
    this.running--;
    if (this.start()) setImmediate(answer);
    else answer();
    this.schedule();
    if (this.queue.length === 0 && this.running === 0) for (const resolve of this.idle.splice(0)) resolve();
  }

  /** Never throws: every request of the batch is settled once what it returns was called. */
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
      for (const single of batch) (await this.carryOut([single]))();
      return () => undefined;
    }
    this.options.onCommit?.(batch.length);
    return () => answerAll(batch, settled);
  }

  /** Another process may have taken an idempotency key between the look and the insert: then look again. */
  private async commit(requests: readonly MovementRequest[]): Promise<Settled[]> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.db.transaction((tx) => runBatch(tx, requests));
      } catch (error) {
        if (!(error instanceof UniqueViolation) || attempt === BATCH_ATTEMPTS) throw error;
        await pauseBeforeRetry(attempt);
      }
    }
  }
}

function answerAll(batch: readonly Waiting[], settled: readonly Settled[]): void {
  for (const [at, { resolve, reject }] of batch.entries()) {
    const result = settled[at] as Settled;
    if ('error' in result) reject(result.error);
    else resolve(result.outcome);
  }
}
