import { DomainError } from '../kernel/errors';

/** Measures and waits in the machine's time, which nobody moves. Tests bring one of their own. */
export interface Timer {
  /** Milliseconds since some moment that stays the same. */
  now(): number;
  /** Calls back once, after so many milliseconds. Returns the way to stop it. */
  after(milliseconds: number, run: () => void): () => void;
}

export const machineTimer: Timer = {
  now: () => performance.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/**
 * Waits for something, and no longer than so many milliseconds. What is late goes on unheard.
 * @throws DomainError SERVICE_UNAVAILABLE when they are over, and what the work throws
 */
export async function withinTime<T>(timer: Timer, milliseconds: number, work: Promise<T>): Promise<T> {
  let stop = () => {};
  const late = new Promise<never>((_, reject) => {
    const refuse = () => reject(new DomainError('SERVICE_UNAVAILABLE', [], { 'retry-after': '1' }));
    stop = timer.after(Math.max(0, milliseconds), refuse);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    stop();
  }
}

/** The time that something may take altogether. Whoever opens one closes it. */
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

  /** Aborts when the time is over. */
  get signal(): AbortSignal {
    return this.over.signal;
  }

  get isOver(): boolean {
    return this.over.signal.aborted;
  }

  /** Milliseconds that are left. */
  get left(): number {
    return Math.max(0, this.end - this.timer.now());
  }

  /** Waits so long, until something happens, or until the time is over, whichever comes first. */
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
