/** Limits how many pieces of work run at the same time. Some more wait in line, and the rest is refused. */
export class Gate {
  private running = 0;
  private readonly line: (() => void)[] = [];

  /**
   * @param atOnce how many run at once
   * @param waiting how many wait at most
   */
  constructor(
    private readonly atOnce: number,
    private readonly waiting: number,
  ) {}

  /**
   * Runs a piece of work as soon as it may run.
   * @returns null if the line is full, too: nothing was done
   */
  async run<T>(work: () => Promise<T>): Promise<T | null> {
    if (this.running >= this.atOnce) {
      if (this.line.length >= this.waiting) return null;
      await new Promise<void>((enter) => this.line.push(enter));
    } else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.line.shift();
      // The next one in line takes over the place directly, so that a new one cannot take it.
      if (next === undefined) this.running -= 1;
      else next();
    }
  }
}
