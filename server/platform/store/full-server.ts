import type { ConnectionPool } from './knex-internals';

/** The SQLSTATE of a server, a database or a role that has as many connections as it may have. */
const TOO_MANY_CONNECTIONS = '53300';

/** Milliseconds until one more is asked for again. */
const MAKE_DO_MILLISECONDS = 1_000;

/**
 * Lets a pool continue with its existing connections if PostgreSQL accepts no more, for example while two versions of
 * the service run at the same time: waiting callers keep waiting, and are not refused because no further connection can
 * be opened. A pool without any connection refuses at once.
 */
export class FullServer {
  private readonly widest: number;
  private widening: NodeJS.Timeout | undefined;

  constructor(private readonly pool: ConnectionPool) {
    this.widest = pool.max;
  }

  /** Checks why a connection can't be opened, before the pool is notified. */
  inspect(error: unknown): void {
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
