/** The time that each part of a run took. */

export class Timings {
  private readonly parts = new Map<string, number>();
  private readonly start = performance.now();

  /** Runs and times a part; parts of the same name add up. */
  measure<T>(name: string, run: () => T): T {
    const start = performance.now();
    try {
      return run();
    } finally {
      this.add(name, performance.now() - start);
    }
  }

  async measureAsync<T>(name: string, run: () => Promise<T>): Promise<T> {
    const start = performance.now();
    try {
      return await run();
    } finally {
      this.add(name, performance.now() - start);
    }
  }

  private add(name: string, milliseconds: number): void {
    this.parts.set(name, (this.parts.get(name) ?? 0) + milliseconds);
  }

  /** One line per part, in milliseconds, and the total. */
  report(): string {
    const lines = [...this.parts, ['total', performance.now() - this.start] as const];
    return lines.map(([name, milliseconds]) => `${milliseconds.toFixed(0).padStart(6)} ms  ${name}`).join('\n');
  }
}
