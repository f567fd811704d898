import { DomainError } from '../kernel/errors';

/** Measures and waits in the time of the machine, which nobody can move. Tests use their own timer. */
export interface Timer {
  /** Milliseconds since a fixed time. */
  now(): number;
  /** Calls back once, after the given milliseconds. Returns a function that cancels it. */
  after(milliseconds: number, run: () => void): () => void;
}

export const machineTimer: Timer = {
  now: () => performance.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

const unavailable = (): Error => new DomainError('SERVICE_UNAVAILABLE', [], { 'retry-after': '1' });

/**
 * Waits for work, but not longer than the given milliseconds. Late work continues, and its result is ignored.
 * @param late makes the error that is thrown after that time; SERVICE_UNAVAILABLE if absent
 */
export async function withinTime<T>(
  timer: Timer,
  milliseconds: number,
  work: Promise<T>,
  late: () => Error = unavailable,
): Promise<T> {
  let stop = () => {};
  const limit = new Promise<never>((_, reject) => {
    stop = timer.after(Math.max(0, milliseconds), () => reject(late()));
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    stop();
  }
}

/** The total time that some work may take. The code that opens one closes it. */
export class Budget {
  private readonly over = new AbortController();
  private readonly stop: () => void;
  private readonly end: number;

  constructor(
    private readonly timer: Timer,
    milliseconds: number,
  ) {
    this.end = timer.now() + milliseconds;
    this.stop = timer.after(milliseconds, () => this.over.abort());
  }

  /** Aborted at the end of the time. */
  get signal(): AbortSignal {
    return this.over.signal;
  }

  get isOver(): boolean {
    return this.over.signal.aborted;
  }

  /** The remaining milliseconds. */
  get left(): number {
    return Math.max(0, this.end - this.timer.now());
  }

  /** Waits for the given time, for an event, or for the end of the time, whichever comes first. */
  wait(milliseconds: number, until?: (wake: () => void) => () => void): Promise<void> {
    if (this.isOver) return Promise.resolve();
    return new Promise((resolve) => {
      const forget: (() => void)[] = [];
      const wake = () => {
        for (const stop of forget) stop();
        resolve();
      };
      forget.push(this.timer.after(milliseconds, wake));
      this.signal.addEventListener('abort', wake, { once: true });
      forget.push(() => this.signal.removeEventListener('abort', wake));
      if (until !== undefined) forget.push(until(wake));
    });
  }

  close(): void {
    this.stop();
  }
}
