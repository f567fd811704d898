/** The calls in a row without an answer in time after which an address is not called any more. */
export const MAX_SILENT_CALLS = 3;

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
export class Patience {
  private readonly silences = new Map<string, Silence>();

  /** @param longest milliseconds that an answer is waited for while the address is not known to be silent */
  constructor(private readonly longest: number) {}

  /** The addresses that are not called any more: scheme, host and port. */
  get givenUp(): string[] {
    return [...this.silences].filter(([, { calls }]) => calls >= MAX_SILENT_CALLS).map(([origin]) => origin);
  }

  /** Decides whether a URL is called. */
  hasFor(url: string): boolean {
    return (this.silences.get(new URL(url).origin)?.calls ?? 0) < MAX_SILENT_CALLS;
  }

  /**
   * Returns the milliseconds to wait for an answer. A late answer is judged, too, unless the call before had none.
   * @param budget the contract's time for the call, in milliseconds
   */
  within(url: string, budget: number): number {
    return this.silences.has(new URL(url).origin) ? Math.min(budget, this.longest) : this.longest;
  }

  /** Notes a call that was answered, or failed before its time was over. */
  heard(url: string): void {
    this.silences.delete(new URL(url).origin);
  }

  /** Notes a call without an answer in time. Both moments in milliseconds. */
  silent(url: string, startedAt: number, givenUpAt: number): void {
    const { origin } = new URL(url);
    const before = this.silences.get(origin) ?? { calls: 0, givenUpAt: Number.NEGATIVE_INFINITY };
    if (startedAt >= before.givenUpAt) this.silences.set(origin, { calls: before.calls + 1, givenUpAt });
  }
}
