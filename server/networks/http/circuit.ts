/** The state of a circuit: all calls go through, none, or a single trial. */
export type CircuitState = 'closed' | 'open' | 'half-open';

interface CircuitOptions {
  /** Failures in a row after which it opens. */
  failures: number;
  /** Milliseconds that it stays open before one call tries. */
  openMilliseconds: number;
  /** Milliseconds of a clock that never goes back. */
  now: () => number;
  /** Told of every change. */
  onChange?: (state: CircuitState) => void;
}

/** A call that was let through. */
export interface Pass {
  /** True for the single call that tries whether the network is back. */
  readonly isTrial: boolean;
}

/**
 * Stops calling who does not answer. After so many failures in a row nothing is let through for a while; then one call
 * tries, and its end decides.
 */
export class Circuit {
  private failures = 0;
  private openedAt: number | null = null;
  private trial: Pass | null = null;

  constructor(private readonly options: CircuitOptions) {}

  get state(): CircuitState {
    if (this.openedAt === null) return 'closed';
    return this.trial === null ? 'open' : 'half-open';
  }

  /** Admits a call, or returns null. An admitted call must report how it ended. */
  enter(): Pass | null {
    if (this.openedAt === null) return { isTrial: false };
    const { now, openMilliseconds, onChange } = this.options;
    if (this.trial !== null || now() - this.openedAt < openMilliseconds) return null;
    this.trial = { isTrial: true };
    onChange?.('half-open');
    return this.trial;
  }

  succeeded(pass: Pass): void {
    // The result of a call that was admitted before the circuit opened does not count.
    if (this.openedAt !== null && pass !== this.trial) return;
    const wasOpen = this.openedAt !== null;
    this.failures = 0;
    this.openedAt = null;
    this.trial = null;
    if (wasOpen) this.options.onChange?.('closed');
  }

  failed(pass: Pass): void {
    const { failures, now, onChange } = this.options;
    if (this.openedAt !== null && pass !== this.trial) return;
    this.failures += 1;
    if (this.openedAt === null && this.failures < failures) return;
    this.openedAt = now();
    this.trial = null;
    onChange?.('open');
  }
}
