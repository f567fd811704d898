import { MINUTE } from '../../server/kernel/time';

/** The calls in a row without an answer in time after which an address is not called any more. */
export const MAX_SILENT_CALLS = 3;

/**
 * The minutes that a run waits for the answers of an address in all. After that it is not called any more. A run makes
 * up to two hundred calls, and each answer may come shortly before its time is over.
 */
export const MAX_WAIT_MINUTES = 5;

/** The time that was spent waiting for an address, in milliseconds. Calls at the same time count once. */
interface Waiting {
  total: number;
  /** The moment until which it is counted. */
  until: number;
}

interface Silence {
  /** The calls in a row that were not answered in time. Calls at once count as one. */
  calls: number;
  /** The moment at which the last of them was given up, in milliseconds. */
  givenUpAt: number;
}

/**
 * Decides how long an answer is waited for. Waiting long for each of a hundred calls would take the run many minutes
 * at an address that accepts connections and never answers.
 */
export class TimeoutBudget {
  private readonly silences = new Map<string, Silence>();
  private readonly waits = new Map<string, Waiting>();

  /** @param longest milliseconds that an answer is waited for while the address is not known to be silent */
  constructor(private readonly longest: number) {}

  /** The addresses that are not called any more: scheme, host and port. */
  get givenUp(): string[] {
    return [...this.silences].filter(([, { calls }]) => calls >= MAX_SILENT_CALLS).map(([origin]) => origin);
  }

  /** The addresses that are not called any more because their answers took too long in all. */
  get tooSlow(): string[] {
    return [...this.waits].filter(([, { total }]) => total >= MAX_WAIT_MINUTES * MINUTE).map(([origin]) => origin);
  }

  /** Decides whether a URL is called. */
  mayCall(url: string): boolean {
    return this.whyNot(url) === null;
  }

  /** Returns the reason why a URL is not called any more; null if it is. */
  whyNot(url: string): string | null {
    const { origin } = new URL(url);
    if (this.givenUp.includes(origin)) return `not tried: ${origin} does not answer`;
    if (!this.tooSlow.includes(origin)) return null;
    return `not tried: the answers of ${origin} took more than ${MAX_WAIT_MINUTES} minutes in all`;
  }

  /**
   * Returns the milliseconds to wait for an answer. A late answer is judged, too, unless the call before had none.
   * @param budget the contract's time for the call, in milliseconds
   */
  within(url: string, budget: number): number {
    return this.silences.has(new URL(url).origin) ? Math.min(budget, this.longest) : this.longest;
  }

  /** Notes a call that was answered, or failed before its time was over. Both moments in milliseconds. */
  answered(url: string, startedAt: number, endedAt: number): void {
    this.wait(url, startedAt, endedAt);
    this.silences.delete(new URL(url).origin);
  }

  /** Notes a call without an answer in time. Both moments in milliseconds. */
  timedOut(url: string, startedAt: number, givenUpAt: number): void {
    this.wait(url, startedAt, givenUpAt);
    const { origin } = new URL(url);
    const before = this.silences.get(origin) ?? { calls: 0, givenUpAt: Number.NEGATIVE_INFINITY };
    if (startedAt >= before.givenUpAt) this.silences.set(origin, { calls: before.calls + 1, givenUpAt });
  }

  private wait(url: string, startedAt: number, endedAt: number): void {
    const { origin } = new URL(url);
    const { total, until } = this.waits.get(origin) ?? { total: 0, until: Number.NEGATIVE_INFINITY };
    // Calls are noted as they end, so nothing after `endedAt` has been counted.
    this.waits.set(origin, { total: total + endedAt - Math.max(startedAt, until), until: endedAt });
  }
}
