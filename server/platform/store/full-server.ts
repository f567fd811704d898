import type { ConnectionPool } from './knex-internals';

/** The SQLSTATE of a server, a database or a role that has as many connections as it may have. */
const TOO_MANY_CONNECTIONS = '53300';

/** Milliseconds until one more is asked for again. */
const MAKE_DO_MILLISECONDS = 1_000;

/**
 * Lets a pool make do with the connections that it has where PostgreSQL gives no more, as while two versions of the service run beside
 * each other: whoever waits for one waits on, and is not refused because there is no further one. A pool that has none refuses at once.
 */
export class FullServer {
  private readonly widest: number;
  private widening: NodeJS.Timeout | undefined;

  constructor(private readonly pool: ConnectionPool) {
    this.widest = pool.max;
  }

  /** Looks at why a connection can't be opened, before the pool hears of it. */
  look(error: unknown): void {
    if ((error as { code?: string }).code !== TOO_MANY_CONNECTIONS) return;
    const { pool } = this;
    const open = pool.numUsed() + pool.numFree();
    clearTimeout(this.widening);
    // The one that failed is among those that are being opened.
    if (open + pool.numPendingCreates() <= 1) {
      this.widen();
      return;
    }
    pool.max = Math.max(open, 1);
    pool.propagateCreateError = false;
    this.widening = setTimeout(() => this.widen(), MAKE_DO_MILLISECONDS).unref();
  }

  private widen(): void {
    this.pool.max = this.widest;
    this.pool.propagateCreateError = true;
  }
}
