/** Lets so many pieces of work run at once, lets some more wait in line, and turns the rest away. */
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

  /** Runs a piece of work as soon as there is room for it. @returns null when even the line is full: nothing was done */
  async run<T>(work: () => Promise<T>): Promise<T | null> {
    if (this.running >= this.atOnce) {
      if (this.line.length >= this.waiting) return null;
      await new Promise<void>((enter) => this.line.push(enter));
    } else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.line.shift();
      // Whoever is next takes the place over, so that nobody slips in between.
      if (next === undefined) this.running -= 1;
      else next();
    }
  }
}
