/** A bucket of tokens per key: `burst` at once, refilled at `perSecond`. Kept in memory, forgotten when full again. */
export class RateLimit {
  private readonly buckets = new Map<string, { tokens: number; at: number }>();

  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
    private readonly capacity = 100_000,
  ) {}

  /**
   * Takes one token.
   * @param now milliseconds of a clock that never goes back
   * @returns 0 when it was there, otherwise the whole seconds until one will be.
   */
  take(key: string, now: number, perSecond = this.perSecond, burst = this.burst): number {
    if (perSecond === 0) return 0;
    const bucket = this.buckets.get(key) ?? { tokens: burst, at: now };
    bucket.tokens = Math.min(burst, bucket.tokens + (Math.max(0, now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    if (!this.buckets.has(key)) this.remember(key, bucket);
    if (bucket.tokens < 1) return Math.max(1, Math.ceil((1 - bucket.tokens) / perSecond));
    bucket.tokens -= 1;
    return 0;
  }

  /** Gives back a token that was taken, for what turned out not to count. */
  giveBack(key: string, burst = this.burst): void {
    const bucket = this.buckets.get(key);
    if (bucket !== undefined) bucket.tokens = Math.min(burst, bucket.tokens + 1);
  }

  private remember(key: string, bucket: { tokens: number; at: number }): void {
    if (this.buckets.size >= this.capacity) this.buckets.delete(this.buckets.keys().next().value as string);
    this.buckets.set(key, bucket);
  }
}
