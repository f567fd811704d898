import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../../server/platform/store/db';
import { until as untilThere } from '../../server/testing/until';
import { type Acknowledged, ask, someMovement, type Target } from '../chaos/traffic';

/**
 * Milliseconds that every test has, by jest.config.js: they are for what hangs, and a slow machine takes none from a
 * test.
 */
export const EVERY_TEST = 300_000;

/**
 * Milliseconds between two movements of a client where a test is about what becomes of all of them, and not about how
 * many there are.
 */
export const UNHURRIED = 50;

/** Clients that ask for the same until they are told that it was done, and how long each answer took. */
export class Patient {
  readonly acknowledged: Acknowledged[] = [];
  readonly answers: { status: number; milliseconds: number }[] = [];
  private going = true;
  private readonly ended: Promise<unknown>;

  constructor(
    private readonly target: Target,
    private readonly accounts: readonly string[],
    readonly clients: number,
    /** Milliseconds that a client lets go by between two movements. */
    private readonly between = 0,
  ) {
    this.ended = Promise.all(Array.from({ length: clients }, () => this.work()));
  }

  /** How many answers with a status there were. */
  count(status: number): number {
    return this.answers.filter((answer) => answer.status === status).length;
  }

  /** How long the longest answer took. */
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
        const asked = performance.now();
        const reply = await ask(this.target, request);
        status = reply.status;
        this.answers.push({ status, milliseconds: performance.now() - asked });
        if (status === 201) this.acknowledged.push({ ...request, text: reply.text });
      }
      if (this.between > 0) await pause(this.between);
    }
  }
}

/** The transactions that a store has, and those that movements stand for which were acknowledged. */
export async function movementsOf(db: Db, acknowledged: readonly Pick<Acknowledged, 'path'>[]) {
  const [counted] = await db.knex('transactions').count({ movements: '*' });
  const expected = acknowledged.reduce((sum, { path }) => sum + (path.endsWith('/p2p') ? 2 : 1), 0);
  return { stored: Number(counted?.movements), expected };
}

/**
 * Milliseconds for what the service says within 10 s. It takes 5 s by the limits that the service has; where these are
 * missing it takes 30 s or never comes. What a slow machine adds has room in between.
 */
export const IN_TIME = 25_000;

/**
 * Waits for what a service does, and looks seldom, so that it has the processor.
 * @param what what is waited for, for the error
 * @throws Error when that takes longer than the time given
 */
export function until(
  what: string,
  isThere: () => boolean | Promise<boolean>,
  timeoutMilliseconds = EVERY_TEST,
): Promise<void> {
  return untilThere(what, isThere, { timeoutMilliseconds, pause: () => pause(20) });
}

/** Asks how the service is. @returns the status */
export async function health(url: string, of: string, headers: Record<string, string> = {}): Promise<number> {
  return (await fetch(`${url}/health/${of}`, { headers })).status;
}
