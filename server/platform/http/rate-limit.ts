import { MINUTE } from '../../kernel/time';

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
  /** Adds what so many milliseconds would have added: for a clock that was moved. */
  pass(milliseconds: number): Promise<void> | void;
}

interface Bucket {
  tokens: number;
  at: number;
  perSecond: number;
  burst: number;
}

/** Returns the number of tokens in a bucket at a time. */
function filled({ tokens, at, perSecond, burst }: Bucket, now: number): number {
  return Math.min(burst, tokens + (Math.max(0, now - at) / 1000) * perSecond);
}

/** The time when a bucket is full. From then on it is like one that was never used. */
function fullAt({ tokens, at, perSecond, burst }: Bucket): number {
  return at + ((burst - tokens) / perSecond) * 1000;
}

/** The whole seconds until a bucket has a token; 0 if it has one. */
function waitFor(tokens: number, perSecond: number): number {
  return tokens < 1 ? Math.ceil((1 - tokens) / perSecond) : 0;
}

/** The part of the keys that are forgotten at once, beyond the capacity: to choose them takes a look at all. */
const FORGOTTEN = 0.1;

/**
 * A bucket of tokens per key: `burst` at once, refilled at `perSecond`. Kept in memory until it is full again. Beyond
 * the capacity, those are forgotten that are full first. So callers who invent keys do not end the long wait of
 * somebody who has guessed too often.
 */
export class RateLimit implements RateLimiter {
  private readonly buckets = new Map<string, Bucket>();
  private swept = 0;

  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
    private readonly capacity = 100_000,
  ) {}

  /** The number of keys in memory. */
  get size(): number {
    return this.buckets.size;
  }

  take(key: string, now: number, perSecond = this.perSecond, burst = this.burst): number {
    if (perSecond === 0) return 0;
    if (now - this.swept >= MINUTE) this.sweep(now);
    const bucket = this.buckets.get(key) ?? this.remember(key, { tokens: burst, at: now, perSecond, burst });
    bucket.perSecond = perSecond;
    bucket.burst = burst;
    bucket.tokens = filled(bucket, now);
    bucket.at = now;
    const wait = waitFor(bucket.tokens, perSecond);
    if (wait === 0) bucket.tokens -= 1;
    return wait;
  }

  wait(key: string, now: number, perSecond = this.perSecond, burst = this.burst): number {
    const bucket = this.buckets.get(key);
    if (perSecond === 0 || bucket === undefined) return 0;
    return waitFor(filled({ ...bucket, perSecond, burst }, now), perSecond);
  }

  giveBack(key: string, burst = this.burst): void {
    const bucket = this.buckets.get(key);
    if (bucket !== undefined) bucket.tokens = Math.min(burst, bucket.tokens + 1);
  }

  pass(milliseconds: number): void {
    for (const bucket of this.buckets.values()) bucket.at -= milliseconds;
  }

  private sweep(now: number): void {
    this.swept = now;
    for (const [key, bucket] of this.buckets) if (fullAt(bucket) <= now) this.buckets.delete(key);
  }

  private remember(key: string, bucket: Bucket): Bucket {
    if (this.buckets.size >= this.capacity) this.forgetSome();
    this.buckets.set(key, bucket);
    return bucket;
  }

  private forgetSome(): void {
    const times = Float64Array.from(this.buckets.values(), fullAt).sort();
    let left = Math.ceil(times.length * FORGOTTEN);
    const last = times[left - 1] as number;
    for (const [key, bucket] of this.buckets) {
      if (left === 0) return;
      if (fullAt(bucket) > last) continue;
      this.buckets.delete(key);
      left -= 1;
    }
  }
}
