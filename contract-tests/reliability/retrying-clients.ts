import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../../server/platform/store/db';
import { until as untilThere } from '../../server/testing/until';
import { type Acknowledged, ask, someMovement, type Target } from '../chaos/traffic';

/** The time limit of every test, by jest.config.js. It ends tests that hang. A slow machine needs far less. */
export const TEST_TIMEOUT_MILLISECONDS = 300_000;

/** The pause between two movements of a client, in tests about what becomes of each movement. */
export const PAUSE_MILLISECONDS = 50;

/** Clients that repeat each movement until it is acknowledged. They record the status and the time of each answer. */
export class RetryingClients {
  readonly acknowledged: Acknowledged[] = [];
  readonly answers: { status: number; milliseconds: number }[] = [];
  private going = true;
  private readonly ended: Promise<unknown>;

  constructor(
    private readonly target: Target,
    private readonly accounts: readonly string[],
    readonly clients: number,
    /** Milliseconds between two movements of a client. */
    private readonly between = 0,
  ) {
    this.ended = Promise.all(Array.from({ length: clients }, () => this.work()));
  }

  /** Returns the number of answers with a status. */
  count(status: number): number {
    return this.answers.filter((answer) => answer.status === status).length;
  }

  /** Returns the milliseconds that the slowest answer took. */
  longest(): number {
    return Math.max(...this.answers.map(({ milliseconds }) => milliseconds));
  }

  async stop(): Promise<void> {
    this.going = false;
    await this.ended;
  }

  private async work(): Promise<void> {
    while (this.going) {
      const request = someMovement(this.accounts);
      for (let status = 0; status !== 201; ) {
        const startedAt = performance.now();
        const reply = await ask(this.target, request);
        status = reply.status;
        this.answers.push({ status, milliseconds: performance.now() - startedAt });
        if (status === 201) this.acknowledged.push({ ...request, text: reply.text });
      }
      if (this.between > 0) await pause(this.between);
    }
  }
}

/** Returns the number of transactions in a store, and the number that acknowledged movements should have made. */
export async function movementsOf(db: Db, acknowledged: readonly Pick<Acknowledged, 'path'>[]) {
  const [counted] = await db.knex('transactions').count({ movements: '*' });
  const expected = acknowledged.reduce((sum, { path }) => sum + (path.endsWith('/p2p') ? 2 : 1), 0);
  return { stored: Number(counted?.movements), expected };
}

/**
 * The limit for an answer that the service gives within 10 s. Its own limits end it after 5 s. Without them it takes
 * 30 s or never comes. The limit is in between, for slow machines.
 */
export const ANSWER_LIMIT_MILLISECONDS = 25_000;

/**
 * Waits until a condition holds. It checks seldom, to leave the processor to the service.
 * @param what the condition in words, for the error
 * @throws Error if the condition does not hold within the time limit
 */
export function until(
  what: string,
  isThere: () => boolean | Promise<boolean>,
  timeoutMilliseconds = TEST_TIMEOUT_MILLISECONDS,
): Promise<void> {
  return untilThere(what, isThere, { timeoutMilliseconds, pause: () => pause(20) });
}

/** Requests a health check of the service. @returns the status */
export async function health(url: string, of: string, headers: Record<string, string> = {}): Promise<number> {
  return (await fetch(`${url}/health/${of}`, { headers })).status;
}
