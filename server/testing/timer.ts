import { machineTimer, type Timer } from '../platform/timer';

interface Waiting {
  at: number;
  milliseconds: number;
  run: () => void;
}

/** The shortest time that a network or a client is given to answer, in milliseconds. What is shorter is a pause. */
const LIMIT = 1_000;

/** A timer by which no time for an answer is over, however slow the machine is; pauses pass. */
export const patientTimer: Timer = {
  now: () => 0,
  after: (milliseconds, run) => (milliseconds < LIMIT ? machineTimer.after(milliseconds, run) : () => undefined),
};

/** A timer whose time passes only when a test says so. */
export class ManualTimer implements Timer {
  private time = 0;
  private waiting: Waiting[] = [];
  private watchers: (() => void)[] = [];

  now(): number {
    return this.time;
  }

  after(milliseconds: number, run: () => void): () => void {
    const entry = { at: this.time + milliseconds, milliseconds, run };
    this.waiting.push(entry);
    for (const look of this.watchers.splice(0)) look();
    return () => {
      this.waiting = this.waiting.filter((other) => other !== entry);
    };
  }

  /** Resolves once something waits for exactly so long. */
  waits(milliseconds: number): Promise<void> {
    return this.until((waiting) => waiting === milliseconds);
  }

  /** Resolves once something waits for so long or for less. */
  waitsAtMost(milliseconds: number): Promise<void> {
    return this.until((waiting) => waiting <= milliseconds);
  }

  private async until(fits: (milliseconds: number) => boolean): Promise<void> {
    while (!this.waiting.some((entry) => fits(entry.milliseconds))) {
      await new Promise<void>((resolve) => this.watchers.push(resolve));
    }
  }

  /** Lets time pass and calls back whatever was waiting for it, in order. */
  pass(milliseconds: number): void {
    this.time += milliseconds;
    const due = this.waiting.filter(({ at }) => at <= this.time).sort((a, b) => a.at - b.at);
    this.waiting = this.waiting.filter(({ at }) => at > this.time);
    for (const { run } of due) run();
  }
}
