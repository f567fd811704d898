import { Client, type ClientConfig } from 'pg';
import type { RawConnection } from './knex-internals';

/** Milliseconds that a statement may go without an answer before the database is asked about it. */
const SUSPICIOUS_MILLISECONDS = 2_000;
/** Milliseconds that this question may take. */
const ASKING_MILLISECONDS = 2_000;
const TICK_MILLISECONDS = 500;
/** Milliseconds that a statement has behind a pooler, where the database can't say what a connection is doing. */
const POOLED_MILLISECONDS = 30_000;

/** The parts of a connection of `pg` that its types leave out. */
interface PgConnection {
  processID: number;
  connection: { stream: { destroy(error?: Error): void } };
}

/** A statement that waits for its answer. */
interface PendingStatement {
  since: number;
  /** True when the database did not know of it when it was asked last. */
  unknown: boolean;
}

/**
 * Finds connections on which no answer will come, though nothing closed them: whoever was at the other end is gone, frozen or out of
 * reach. A statement that takes long is no such thing, so the database is asked over a new connection what it is doing. Connections of
 * which it knows nothing, and all of them when it does not answer, are cut; their statements fail as if the connection was lost.
 */
export class SilenceWatch {
  private readonly waiting = new Map<RawConnection, PendingStatement>();
  /** The time when each connection was last asked something that it answered. */
  private readonly answered = new WeakMap<RawConnection, number>();
  /** The time when the last statement was sent that no answer came to. */
  private silentSince = Number.NEGATIVE_INFINITY;
  private timer: NodeJS.Timeout | null = null;
  private asking = false;
  private lastTick = 0;

  constructor(private readonly settings: ClientConfig) {}

  /** A connection that has just been opened. */
  add(connection: RawConnection): void {
    this.answered.set(connection, performance.now());
  }

  /** False for an idle connection that has answered nothing since another one fell silent: whoever takes it would wait as long. */
  isTrusted(connection: RawConnection): boolean {
    return (this.answered.get(connection) ?? 0) > this.silentSince;
  }

  begin(connection: RawConnection): void {
    const now = performance.now();
    this.waiting.set(connection, { since: now, unknown: false });
    if (this.timer !== null) return;
    this.lastTick = now;
    this.timer = setInterval(() => void this.look(), TICK_MILLISECONDS).unref();
  }

  end(connection: RawConnection): void {
    const waiting = this.waiting.get(connection);
    if (waiting === undefined) return;
    this.answered.set(connection, waiting.since);
    this.waiting.delete(connection);
  }

  private async look(): Promise<void> {
    const now = performance.now();
    // A process that was not running itself has to read what came meanwhile first.
    const wasAway = now - this.lastTick > 2 * TICK_MILLISECONDS;
    this.lastTick = now;
    if (this.waiting.size === 0 && this.timer !== null) {
      clearInterval(this.timer);
      this.timer = null;
    }
    if (this.asking || wasAway) return;
    const suspicious = [...this.waiting].filter(([, { since }]) => now - since > SUSPICIOUS_MILLISECONDS);
    if (suspicious.length === 0) return;
    this.asking = true;
    const known = await this.ask();
    this.asking = false;
    for (const [connection, waiting] of suspicious) {
      if (this.waiting.get(connection) === waiting) this.judge(connection, waiting, known);
    }
  }

  private judge(connection: RawConnection, waiting: PendingStatement, known: ActiveBackends): void {
    const { processID, connection: wire } = connection as unknown as PgConnection;
    const age = performance.now() - waiting.since;
    const dead = known === null || (known === 'pooled' ? age > POOLED_MILLISECONDS : !known.has(processID));
    // An answer may be on its way: who is unknown once is asked about again.
    if (dead && (known === null || waiting.unknown)) {
      this.silentSince = Math.max(this.silentSince, waiting.since);
      wire.stream.destroy(new Error('connection terminated: no data arrived'));
    }
    waiting.unknown = dead;
  }

  /** Asks the database which of its processes are at work. */
  private async ask(): Promise<ActiveBackends> {
    const client = new Client({ ...this.settings, connectionTimeoutMillis: ASKING_MILLISECONDS });
    client.on('error', () => undefined);
    let limit: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      limit = setTimeout(resolve, ASKING_MILLISECONDS, null);
    });
    try {
      return await Promise.race([late, this.askOver(client)]);
    } catch {
      return null;
    } finally {
      clearTimeout(limit);
      const { connection } = client as unknown as PgConnection;
      void client.end().catch(() => undefined);
      setTimeout(() => connection.stream.destroy(), TICK_MILLISECONDS).unref();
    }
  }

  private async askOver(client: Client): Promise<ActiveBackends> {
    await client.connect();
    const { rows } = await client.query(
      `SELECT pid, pid = pg_backend_pid() AS own FROM pg_stat_activity WHERE state IN ('active', 'fastpath function call')`,
    );
    const own = rows.find((row) => row.own)?.pid;
    return own === (client as unknown as PgConnection).processID ? new Set(rows.map(({ pid }) => pid)) : 'pooled';
  }
}

/** The processes that are at work; null when nobody answers; `pooled` when those of connections have other names. */
type ActiveBackends = ReadonlySet<number> | 'pooled' | null;
