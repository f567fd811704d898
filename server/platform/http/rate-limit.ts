/** A limit on how often something may be done, by key. */
export interface RateLimiter {
  /**
   * Takes one token.
   * @param now milliseconds of a clock that never goes back
   * @returns 0 if there was one, otherwise the whole seconds until there is one; a promise if the store is asked
   * @throws StoreUnavailable if the store does not answer
   */
  take(key: string, now: number, perSecond?: number, burst?: number): number | Promise<number>;
  /** Returns what `take` would return, as far as this process knows, and takes nothing. */
  wait(key: string, now: number, perSecond?: number, burst?: number): number;
  /** Puts back a token, for a request that does not count in the end. */
  giveBack(key: string, burst?: number): void;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** Returns the current number of tokens in a bucket. */
function filled({ tokens, at }: Bucket, now: number, perSecond: number, burst: number): number {
  return Math.min(burst, tokens + (Math.max(0, now - at) / 1000) * perSecond);
}

/** The whole seconds until a bucket has a token; 0 if it has one. */
function waitFor(tokens: number, perSecond: number): number {
  return tokens < 1 ? Math.ceil((1 - tokens) / perSecond) : 0;
}

/**
 * A bucket of tokens per key: `burst` at once, refilled at `perSecond`. Kept in memory; beyond the capacity the oldest
 * key is forgotten.
 */
export class RateLimit implements RateLimiter {
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
    private readonly capacity = 100_000,
  ) {}

  take(key: string, now: number, perSecond = this.perSecond, burst = this.burst): number {
    if (perSecond === 0) return 0;
    const bucket = this.buckets.get(key) ?? { tokens: burst, at: now };
    bucket.tokens = filled(bucket, now, perSecond, burst);
    bucket.at = now;
    if (!this.buckets.has(key)) this.remember(key, bucket);
    const wait = waitFor(bucket.tokens, perSecond);
    if (wait === 0) bucket.tokens -= 1;
    return wait;
  }

  wait(key: string, now: number, perSecond = this.perSecond, burst = this.burst): number {
    const bucket = this.buckets.get(key);
    if (perSecond === 0 || bucket === undefined) return 0;
    return waitFor(filled(bucket, now, perSecond, burst), perSecond);
  }

  giveBack(key: string, burst = this.burst): void {
    const bucket = this.buckets.get(key);
    if (bucket !== undefined) bucket.tokens = Math.min(burst, bucket.tokens + 1);
  }

  private remember(key: string, bucket: Bucket): void {
    if (this.buckets.size >= this.capacity) this.buckets.delete(this.buckets.keys().next().value as string);
    this.buckets.set(key, bucket);
  }
}
