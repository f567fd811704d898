const TIMEOUT_MILLISECONDS = 10_000;

/** The calls that came to endpoints of a test, in their order. */
export class ReceivedCalls<T> {
  readonly calls: T[] = [];
  private wake: (() => void)[] = [];

  /** Keeps a call, and wakes who waits for it. */
  add(call: T): void {
    this.calls.push(call);
    for (const wake of this.wake.splice(0)) wake();
  }

  /**
   * Resolves with the first call that fits, as soon as it arrives.
   * @param missing the text of the error if it does not arrive
   */
  async first(missing: string, fits: (call: T) => boolean): Promise<T> {
    const end = performance.now() + TIMEOUT_MILLISECONDS;
    for (;;) {
      const call = this.calls.find(fits);
      if (call !== undefined) return call;
      const left = end - performance.now();
      if (left <= 0) throw new Error(missing);
      await this.news(left);
    }
  }

  /**
   * Resolves as soon as another call arrives.
   * @returns false if none arrives within this time
   */
  async more(milliseconds: number): Promise<boolean> {
    const before = this.calls.length;
    await this.news(milliseconds);
    return this.calls.length > before;
  }

  private news(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.wake.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}
