/** The clock that every rule of the service reads, so that it can be moved where that is wanted. */
export interface Clock {
  /** Milliseconds since the Unix epoch. */
  now(): number;
  /**
   * Calls back after the time has jumped, so that code that waits for a moment can check again. Returns a function that
   * stops this.
   */
  onJump(listener: () => void): () => void;
}

/** The machine's own time. It never jumps. */
export const systemClock: Clock = { now: () => Date.now(), onJump: () => () => undefined };

/** A clock with an offset to the machine's time, or one that stands still at a given moment until it is moved. */
export class VirtualClock implements Clock {
  private readonly listeners = new Set<() => void>();
  private offset = 0;
  private frozenAt: number | null = null;

  constructor(options: { offset?: number; frozenAt?: number } = {}) {
    this.offset = options.offset ?? 0;
    this.frozenAt = options.frozenAt ?? null;
  }

  now(): number {
    return this.frozenAt ?? Date.now() + this.offset;
  }

  /** Milliseconds between this clock and the machine's. */
  get offsetMilliseconds(): number {
    return this.now() - Date.now();
  }

  /** Sets the time. A frozen clock stays frozen at the new moment. */
  set(milliseconds: number): void {
    if (this.frozenAt !== null) this.frozenAt = milliseconds;
    else this.offset = milliseconds - Date.now();
    for (const listener of this.listeners) listener();
  }

  /** Moves the time by so many milliseconds. */
  advance(milliseconds: number): void {
    this.set(this.now() + milliseconds);
  }

  onJump(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
