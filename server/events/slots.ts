export interface SlotLimits {
  /** The number of simultaneous calls to one receiver whose last attempt was delivered. */
  perReceiver: number;
  /** Calls under way at once to all such receivers together. */
  altogether: number;
  /**
   * The number of simultaneous calls to one receiver that has not accepted a call yet, or whose last attempt failed.
   */
  perUnproven: number;
  /** Calls under way at once to all of these together. */
  unproven: number;
}

/** Receivers without a delivery so far that are served in one turn, so that turns are short. */
const MAX_UNPROVEN = 8;
/**
 * Receivers that are remembered to take their calls, and to refuse them. One that is forgotten has to take one call
 * before it gets more.
 */
const MAX_REMEMBERED = 100_000;

/**
 * Ends a call under way.
 * @param ok whether the receiver took the call; null when it was not called
 */
export type Release = (ok: boolean | null) => void;

/**
 * Counts the running calls of each receiver. Receivers that do not answer have separate slots: however many there are,
 * receivers that accept their calls never wait for them.
 */
export class Slots {
  private readonly taken = new Map<string, number>();
  private readonly proven = new Set<string>();
  /** When each receiver last refused a call, for those that took none since; the most recent last. */
  private readonly refusals = new Map<string, number>();
  private readonly totals = { proven: 0, unproven: 0 };

  constructor(private readonly limits: SlotLimits) {}

  /** Decides whether no call is running. */
  get idle(): boolean {
    return this.totals.proven + this.totals.unproven === 0;
  }

  /** Says whether the receiver's last attempt was delivered. */
  isProven(receiver: string): boolean {
    return this.proven.has(receiver);
  }

  /** Returns receivers whose last attempt was delivered, the most recent first. */
  latestProven(limit: number): string[] {
    return [...this.proven].slice(-limit).reverse();
  }

  /** Returns how many more calls may start to a receiver. */
  free(receiver: string): number {
    const { perReceiver, altogether, perUnproven, unproven } = this.limits;
    const taken = this.taken.get(receiver) ?? 0;
    const free = this.isProven(receiver)
      ? Math.min(perReceiver - taken, altogether - this.totals.proven)
      : Math.min(perUnproven - taken, unproven - this.totals.unproven);
    return Math.max(0, free);
  }

  /**
   * Returns the receivers to serve in one turn: those with a free slot that accept their calls, and then a few of the
   * others, which may be many.
   */
  served(receivers: readonly string[]): string[] {
    const free = receivers.filter((receiver) => this.free(receiver) > 0);
    const unproven = free.filter((receiver) => !this.isProven(receiver)).slice(0, MAX_UNPROVEN);
    return [...free.filter((receiver) => this.isProven(receiver)), ...unproven];
  }

  take(receiver: string): Release {
    const kind = this.isProven(receiver) ? 'proven' : 'unproven';
    this.taken.set(receiver, (this.taken.get(receiver) ?? 0) + 1);
    this.totals[kind] += 1;
    return (ok) => {
      const left = (this.taken.get(receiver) ?? 0) - 1;
      if (left > 0) this.taken.set(receiver, left);
      else this.taken.delete(receiver);
      this.totals[kind] -= 1;
      if (ok === null) return;
      // Taken out first, so that both are in the order of the latest calls.
      this.proven.delete(receiver);
      this.refusals.delete(receiver);
      if (ok) this.prove(receiver);
      else this.refuse(receiver);
    };
  }

  /** Returns receivers whose last attempt failed, within so many milliseconds. */
  refusedWithin(milliseconds: number): ReadonlySet<string> {
    const since = performance.now() - milliseconds;
    return new Set([...this.refusals].filter(([, at]) => at >= since).map(([receiver]) => receiver));
  }

  private refuse(receiver: string): void {
    this.refusals.set(receiver, performance.now());
    if (this.refusals.size > MAX_REMEMBERED) this.refusals.delete(this.refusals.keys().next().value as string);
  }

  private prove(receiver: string): void {
    this.proven.add(receiver);
    if (this.proven.size > MAX_REMEMBERED) this.proven.delete(this.proven.values().next().value as string);
  }
}
