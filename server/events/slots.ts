export interface SlotLimits {
  /** Calls under way at once to one receiver. */
  perReceiver: number;
  /** The same while the receiver's last attempt failed: one that is down holds only a few. */
  whileFailing: number;
  /** Calls under way at once altogether. */
  altogether: number;
}

/** How many calls are under way to whom. A receiver that does not answer fills its own slots and nobody else's. */
export class Slots {
  private readonly taken = new Map<string, number>();
  private readonly failing = new Set<string>();
  private total = 0;

  constructor(private readonly limits: SlotLimits) {}

  /** Whether nothing is under way. */
  get idle(): boolean {
    return this.total === 0;
  }

  /** How many more calls may start to a receiver. */
  free(receiver: string): number {
    const { perReceiver, whileFailing, altogether } = this.limits;
    const limit = this.failing.has(receiver) ? whileFailing : perReceiver;
    return Math.max(0, Math.min(limit - (this.taken.get(receiver) ?? 0), altogether - this.total));
  }

  take(receiver: string): void {
    this.taken.set(receiver, (this.taken.get(receiver) ?? 0) + 1);
    this.total += 1;
  }

  /** @param ok whether the receiver took the call; null when it was not asked */
  release(receiver: string, ok: boolean | null): void {
    const left = (this.taken.get(receiver) ?? 0) - 1;
    if (left > 0) this.taken.set(receiver, left);
    else this.taken.delete(receiver);
    this.total -= 1;
    if (ok === true) this.failing.delete(receiver);
    if (ok === false) this.failing.add(receiver);
  }
}
