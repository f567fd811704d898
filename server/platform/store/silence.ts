import { Client, type ClientConfig } from 'pg';
import type { RawConnection } from './knex-internals';

/** Milliseconds that a statement may go without an answer before the database is asked about it. */
const SUSPICIOUS_MILLISECONDS = 2_000;
/** Milliseconds that this check may take. */
const ASKING_MILLISECONDS = 2_000;
const TICK_MILLISECONDS = 500;
/** Milliseconds that a statement may take behind a pooler, where the database can't tell the state of a connection. */
const POOLED_MILLISECONDS = 30_000;

/**
 * The processes that are running a statement. PostgreSQL shows the state of processes only to the role that logged in,
 * which may act as another one (`ALTER ROLE … SET role`).
 */
const RUNNING = `BEGIN READ ONLY; SET LOCAL ROLE NONE;
  SELECT pid, pid = pg_backend_pid() AS own FROM pg_stat_activity WHERE state IN ('active', 'fastpath function call');
  COMMIT`;

/** The parts of a connection of `pg` that are missing in its types. */
interface PgConnection {
  processID: number;
  connection: { stream: { destroy(error?: Error): void } };
}

/** A statement that waits for its answer. */
interface PendingStatement {
  since: number;
  /** True if the database did not know it at the last check. */
  unknown: boolean;
}

/**
 * Finds open connections on which no answer will arrive: the server has died, is frozen or can't be reached. A
 * statement may also just take long, so the database is asked over a new connection which statements it is running.
 * Connections that it does not know are closed, and all of them if it does not answer. Their statements fail as if the
 * connection was lost.
 */
export class SilenceWatch {
  private readonly waiting = new Map<RawConnection, PendingStatement>();
  /** The time of the last answered statement of each connection. */
  private readonly answered = new WeakMap<RawConnection, number>();
  /** The time when the last statement without an answer was sent. */
  private silentSince = Number.NEGATIVE_INFINITY;
  private timer: NodeJS.Timeout | null = null;
  private asking = false;
  private lastTick = 0;

  constructor(private readonly settings: ClientConfig) {}

  /** Records a new connection. */
  add(connection: RawConnection): void {
    this.answered.set(connection, performance.now());
  }

  /**
   * False for an idle connection that has answered nothing since another one stopped answering: its next user would
   * wait as long.
   */
  isTrusted(connection: RawConnection): boolean {
    return (this.answered.get(connection) ?? 0) > this.silentSince;
  }

  begin(connection: RawConnection): void {
    const now = performance.now();
    this.waiting.set(connection, { since: now, unknown: false });
    if (this.timer !== null) return;
    this.lastTick = now;
    this.timer = setInterval(() => void this.check(), TICK_MILLISECONDS).unref();
  }

  end(connection: RawConnection): void {
    const waiting = this.waiting.get(connection);
    if (waiting === undefined) return;
    this.answered.set(connection, waiting.since);
    this.waiting.delete(connection);
  }

  private async check(): Promise<void> {
    const now = performance.now();
    // A process that was stopped for a while must first read the data that arrived in that time.
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
    // An answer may be on its way, so a connection that is unknown once is checked again.
    if (dead && (known === null || waiting.unknown)) {
      this.silentSince = Math.max(this.silentSince, waiting.since);
      wire.stream.destroy(new Error('connection terminated: no data arrived'));
    }
    waiting.unknown = dead;
  }

  /** Asks the database which of its processes are running a statement. */
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
    const answers = (await client.query(RUNNING)) as unknown as { rows: { pid: number; own: boolean }[] }[];
    const rows = answers.flatMap((answer) => answer.rows);
    const own = rows.find((row) => row.own)?.pid;
    return own === (client as unknown as PgConnection).processID ? new Set(rows.map(({ pid }) => pid)) : 'pooled';
  }
}

/**
 * The processes that are running a statement; null without an answer; `pooled` if connections have other process
 * numbers.
 */
type ActiveBackends = ReadonlySet<number> | 'pooled' | null;
