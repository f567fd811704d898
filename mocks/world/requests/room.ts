import { LRUCache } from 'lru-cache';
import { MAX_CLIENTS } from './counts';

/**
 * Requests of a client that a minute has room for at least, however few are kept: more than a person or a test sends.
 */
const LEAST_ROOM = 10_000;
const MINUTE_MILLISECONDS = 60_000;

interface Bucket {
  left: number;
  filledAt: number;
}

/**
 * The capacity of the log during a burst, by client: a token bucket with as many requests as the log keeps of a client,
 * which refills once a minute. A load test sends as many in a second, and a log of its last second would say little.
 * Beyond the capacity requests are recorded as the bucket refills, which distributes them over the whole burst.
 */
export class Room {
  private readonly size: number;
  /** A client that sent nothing since many others did has all its room again. */
  private readonly buckets = new LRUCache<string, Bucket>({ max: MAX_CLIENTS });

  /** @param maxEntries how many entries of one client are kept */
  constructor(maxEntries: number) {
    this.size = Math.max(maxEntries, LEAST_ROOM);
  }

  /**
   * Takes the capacity for one request.
   * @param now its arrival, in milliseconds; a slow request can have arrived before requests that were already counted
   * @returns whether there was capacity
   */
  take(clientId: string, now: number): boolean {
    const bucket = this.buckets.get(clientId);
    if (bucket === undefined) {
      this.buckets.set(clientId, { left: this.size - 1, filledAt: now });
      return true;
    }
    const passed = Math.max(0, now - bucket.filledAt);
    bucket.left = Math.min(this.size, bucket.left + (passed * this.size) / MINUTE_MILLISECONDS);
    bucket.filledAt += passed;
    if (bucket.left < 1) return false;
    bucket.left -= 1;
    return true;
  }
}
