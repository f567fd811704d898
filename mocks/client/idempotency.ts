import { DAY, MINUTE } from '../../server/kernel/time';

/** The answer to a call, which every repetition of it gets as well. */
export interface Answer {
  status: number;
  body: unknown;
}

type Entry = { state: 'in-transit'; until: number } | { state: 'finished'; answer: Answer; until: number };

const IN_TRANSIT = 3 * MINUTE;

/** An adjustment is repeated for three days and more. */
const FINISHED = 5 * DAY;

/** The number of keys that are kept at most. Beyond it the oldest finished ones go. */
const MAX_KEPT = 100_000;

/**
 * The record of idempotency keys: a key is in transit while its call is decided, for three minutes at most, and
 * finished with its answer then. A real client keeps it where all its processes see it.
 */
export class IdempotencyRecord {
  private readonly entries = new Map<string, Entry>();

  /** @param now milliseconds */
  constructor(private readonly now: () => number) {}

  /**
   * Decides a call once.
   * @returns the answer: of this call, or the one that the first call with its key got; null while that is in transit
   * @throws what `decide` throws; the key is as good as new then
   */
  async once(key: string, decide: () => Promise<Answer> | Answer): Promise<Answer | null> {
    this.forget();
    const known = this.entries.get(key);
    if (known !== undefined && known.until > this.now()) return known.state === 'finished' ? known.answer : null;
    const own: Entry = { state: 'in-transit', until: this.now() + IN_TRANSIT };
    this.entries.delete(key);
    this.entries.set(key, own);
    try {
      const answer = await decide();
      this.entries.delete(key);
      this.entries.set(key, { state: 'finished', answer, until: this.now() + FINISHED });
      return answer;
    } catch (error) {
      // After three minutes a repetition may have been decided: its answer stays.
      if (this.entries.get(key) === own) this.entries.delete(key);
      throw error;
    }
  }

  /** Removes expired entries and those that are too many. The entries are in the order of their age. */
  private forget(): void {
    const now = this.now();
    for (const [key, entry] of this.entries) {
      if (entry.until <= now) this.entries.delete(key);
      else if (entry.state === 'finished') {
        if (this.entries.size < MAX_KEPT) return;
        this.entries.delete(key);
      }
    }
  }
}
