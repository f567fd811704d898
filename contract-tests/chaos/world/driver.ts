import { setTimeout as pause } from 'node:timers/promises';
import { REVERSED_MESSAGE } from '../../../mocks/world/apart/controls/card-network';
import { newId } from '../../../server/platform/ids';
import { until } from '../../../server/testing/until';
import type { Both, Reply } from './both';
import type { Customers } from './customers';

/** A transfer that a client has ordered, whose end is known later. */
interface Sent {
  id: string;
  from: string;
  /** The account of the service that receives it; null if it goes to another bank. */
  to: string | null;
  amount: bigint;
}

const PAUSE_MILLISECONDS = 50;
/**
 * Milliseconds after which a request that still has no answer is a mistake: the world may take half a minute to start
 * on busy cores.
 */
const AT_LAST_MILLISECONDS = 120_000;
/** Answers after which the caller repeats the request. */
const AGAIN: ReadonlySet<number> = new Set([429, 503]);

/**
 * The outcomes that were reported to the client and the networks: the balances that accounts must have follow from
 * these and from the final states of transfers.
 */
export class ChaosDriver {
  readonly sent: Sent[] = [];
  readonly problems: string[] = [];
  /** Requests that were answered in the end. */
  answered = 0;
  private readonly changes = new Map<string, bigint>();

  constructor(
    readonly both: Both,
    readonly customers: Customers,
  ) {}

  /** Notes what an account has more, or less, in minor units. */
  moved(accountId: string, amount: bigint): void {
    this.changes.set(accountId, this.change(accountId) + amount);
  }

  /** Returns what an account must have more than at first, in minor units. */
  change(accountId: string): bigint {
    return this.changes.get(accountId) ?? 0n;
  }

  /**
   * Asks the service as the client, for the same again and again until it has answered.
   * @returns the `data` of its answer
   */
  // biome-ignore lint/suspicious/noExplicitAny: bodies of every shape are looked into
  async ask(method: string, called: string, body?: unknown, token = this.customers.token): Promise<any> {
    const key = newId();
    const answer = await this.insist(() => this.both.call(token, method, called, body, key));
    return this.dataOf(answer, `${method} ${called}`);
  }

  /**
   * Has the world act, again and again until it has done so.
   * @returns the `data` of the service's answer to its report
   */
  // biome-ignore lint/suspicious/noExplicitAny: bodies of every shape are looked into
  async control(called: string, body: unknown = {}): Promise<any> {
    const key = newId();
    const answer = await this.insist(() => this.both.control('POST', called, body, key));
    return this.dataOf(answer, `the world's ${called}`);
  }

  /**
   * Uses a card.
   * @returns null if the use was reversed because no answer arrived in time
   */
  // biome-ignore lint/suspicious/noExplicitAny: bodies of every shape are looked into
  async useCard(called: string, body: unknown): Promise<any> {
    const key = newId();
    const isReversed = (reply: Reply) => reply?.status === 503 && reply.body?.error?.message === REVERSED_MESSAGE;
    const answer = await this.insist(() => this.both.control('POST', called, body, key), isReversed);
    return isReversed(answer) ? null : this.dataOf(answer, `the world's ${called}`);
  }

  /** Decides whether the world has received an order. */
  async came(operation: string, id: string): Promise<boolean> {
    const order = await this.both.worldDb.knex('orders').where({ operation, id }).first('content');
    return order !== undefined && (operation === 'orderPlastic' || order.content !== null);
  }

  /**
   * Waits for a condition.
   * @throws if it does not become true
   */
  until(what: string, reached: () => Promise<boolean>): Promise<void> {
    return until(what, reached, { timeoutMilliseconds: AT_LAST_MILLISECONDS, pause: () => pause(PAUSE_MILLISECONDS) });
  }

  private async insist(ask: () => Promise<Reply>, isEnough: (reply: Reply) => boolean = () => false): Promise<Reply> {
    const end = performance.now() + AT_LAST_MILLISECONDS;
    for (;;) {
      const reply = await ask();
      if (reply !== null && (isEnough(reply) || !AGAIN.has(reply.status))) return reply;
      if (performance.now() > end) return reply;
      await pause(PAUSE_MILLISECONDS);
    }
  }

  private dataOf(answer: Reply, what: string) {
    if (answer === null || answer.status >= 300) {
      throw new Error(`${what}: ${answer === null ? 'no answer' : `${answer.status} ${JSON.stringify(answer.body)}`}`);
    }
    this.answered += 1;
    return answer.body?.data;
  }
}
