/** Requests of a client that a minute has room for at least, however few are kept: more than a person or a test sends. */
const LEAST_ROOM = 10_000;
const MINUTE_MILLISECONDS = 60_000;

interface Bucket {
  left: number;
  filledAt: number;
}

/**
 * The room of the log in a flood, by client: a bucket that holds as many requests as the log keeps of a client and fills
 * once a minute. A load test answers as many in a second, and a log of its last second says little of it. Beyond the
 * room requests are taken as it fills, which spreads those that are kept over the whole flood.
 */
export class Room {
  private readonly size: number;
  private readonly buckets = new Map<string, Bucket>();

  /** @param maxEntries how many entries of one client are kept */
  constructor(maxEntries: number) {
    this.size = Math.max(maxEntries, LEAST_ROOM);
  }

  /**
   * Takes the place of one request.
   * @param now when it came, in milliseconds; one that took long comes before others that have taken their places
   * @returns whether there was one
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
