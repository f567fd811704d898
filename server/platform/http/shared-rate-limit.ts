import { createHash } from 'node:crypto';
import { MINUTE } from '../../kernel/time';
import type { Db } from '../store/db';
import {
  type BucketGrant,
  type BucketRequest,
  fillBuckets,
  forgetFullBuckets,
  takeFromBuckets,
} from '../store/rate-buckets';
import type { RateLimiter } from './rate-limit';

/** The share of a burst that a process takes at a time. */
const SHARE = 1 / 8;
/** Milliseconds for which a process keeps its tokens. After that it puts unused ones back, at the next sweep. */
const LEASE_MILLISECONDS = 1_000;
/**
 * Milliseconds for which a process does not ask again for tokens of an empty bucket; others may have put tokens back
 * then.
 */
const MIN_EMPTY_MILLISECONDS = 50;
const MAX_EMPTY_MILLISECONDS = 1_000;
const FORGET_MILLISECONDS = MINUTE;

/**
 * Keys that any database accepts unchanged. Other keys, which callers may have invented, are replaced by their hash.
 */
const PLAIN_KEY = /^[ -~]{0,200}$/;

interface Waiting {
  resolve(wait: number): void;
  reject(error: unknown): void;
}

/** The tokens of one key that this process has taken from the shared bucket. */
interface Lease {
  perSecond: number;
  burst: number;
  tokens: number;
  /** The time when they are put back, in milliseconds of a clock that never goes back. */
  until: number;
  /** The time until which the empty bucket is not asked again. */
  emptyUntil: number;
  /** The time when the next token is added. */
  nextAt: number;
  waiting: Waiting[];
}

/**
 * Buckets of tokens that all processes on one PostgreSQL share. A process takes several tokens at a time and uses them
 * from memory, so most requests do not wait, and all processes together allow no more requests than one would.
 */
export class SharedRateLimit implements RateLimiter {
  private readonly leases = new Map<string, Lease>();
  private readonly requested = new Set<string>();
  private isAsking = false;
  private forgotten = performance.now();

  /**
   * @param name distinguishes its keys from those of other limits
   * @param closed stops its background work
   * @param capacity the number of keys in memory; beyond it unused ones are removed at once, because the database has
   * them all
   */
  constructor(
    private readonly db: Db,
    private readonly name: string,
    private readonly perSecond: number,
    private readonly burst: number,
    closed: AbortSignal,
    private readonly capacity = 100_000,
  ) {
    const sweeping = setInterval(() => this.sweep(performance.now()), LEASE_MILLISECONDS).unref();
    closed.addEventListener('abort', () => clearInterval(sweeping), { once: true });
  }

  take(key: string, now: number, perSecond = this.perSecond, burst = this.burst): number | Promise<number> {
    if (perSecond === 0) return 0;
    const lease = this.leaseOf(key, perSecond, burst);
    // Tokens are used after their time, too: with a new share on top of them, a process would collect a whole burst.
    if (lease.waiting.length === 0 && lease.tokens >= 1) {
      lease.tokens -= 1;
      return 0;
    }
    if (now < lease.emptyUntil) return secondsUntil(lease.nextAt, now);
    return new Promise((resolve, reject) => {
      lease.waiting.push({ resolve, reject });
      this.ask(key);
    });
  }

  wait(key: string, now: number): number {
    const lease = this.leases.get(key);
    if (lease === undefined || now >= lease.emptyUntil || lease.tokens >= 1) return 0;
    return secondsUntil(lease.nextAt, now);
  }

  giveBack(key: string): void {
    const lease = this.leases.get(key);
    if (lease === undefined) return;
    lease.tokens += 1;
    lease.emptyUntil = 0;
  }

  async pass(milliseconds: number): Promise<void> {
    await this.db.transaction((tx) => fillBuckets(tx, `${this.name} `, milliseconds));
    for (const lease of this.leases.values()) lease.emptyUntil = 0;
  }

  private leaseOf(key: string, perSecond: number, burst: number): Lease {
    let lease = this.leases.get(key);
    if (lease === undefined) {
      if (this.leases.size >= this.capacity) this.forget(performance.now());
      lease = { perSecond, burst, tokens: 0, until: 0, emptyUntil: 0, nextAt: 0, waiting: [] };
      this.leases.set(key, lease);
    }
    lease.perSecond = perSecond;
    lease.burst = burst;
    return lease;
  }

  /** Asks for a key with the next statement, which includes all keys that are requested until it is sent. */
  private ask(key: string): void {
    this.requested.add(key);
    if (this.isAsking) return;
    this.isAsking = true;
    queueMicrotask(() => void this.askAll());
  }

  private async askAll(): Promise<void> {
    while (this.requested.size > 0) {
      const keys = [...this.requested];
      this.requested.clear();
      try {
        const requests = keys.flatMap((key) => this.requestFor(key) ?? []);
        const grants = requests.length === 0 ? new Map() : await takeAlone(this.db, requests);
        for (const key of keys) this.share(key, grants.get(this.nameOf(key)) ?? null);
      } catch (error) {
        for (const key of keys) this.fail(key, error);
      }
    }
    this.isAsking = false;
  }

  private fail(key: string, error: unknown): void {
    for (const { reject } of this.leases.get(key)?.waiting.splice(0) ?? []) reject(error);
  }

  private nameOf(key: string): string {
    return `${this.name} ${PLAIN_KEY.test(key) ? key : createHash('sha256').update(key).digest('base64url')}`;
  }

  /** Asks for a share, or for as many tokens as requests wait for. Unused tokens are put back after their time. */
  private requestFor(key: string): BucketRequest | null {
    const lease = this.leases.get(key);
    if (lease === undefined) return null;
    const { perSecond, burst, tokens, waiting } = lease;
    const request = { key: this.nameOf(key), interval: Math.ceil(1_000_000 / perSecond), burst };
    if (waiting.length > 0) {
      return { ...request, wanted: Math.min(burst, Math.max(1, Math.floor(burst * SHARE), waiting.length)) };
    }
    if (tokens === 0 || performance.now() < lease.until) return null;
    lease.tokens = 0;
    return { ...request, wanted: -tokens };
  }

  /** Serves waiting requests from the granted tokens; null if none were requested. */
  private share(key: string, grant: BucketGrant | null): void {
    const lease = this.leases.get(key);
    if (grant === null || lease === undefined) return;
    const { granted, fullIn } = grant;
    const now = performance.now();
    if (granted > 0) {
      lease.tokens += granted;
      lease.until = now + LEASE_MILLISECONDS;
    }
    while (lease.waiting.length > 0 && lease.tokens >= 1) {
      lease.tokens -= 1;
      lease.waiting.shift()?.resolve(0);
    }
    const empty = fullIn / 1_000 - ((lease.burst - 1) * 1_000) / lease.perSecond;
    if (empty <= 0) {
      if (lease.waiting.length > 0) this.requested.add(key);
      return;
    }
    lease.nextAt = now + empty;
    lease.emptyUntil = now + Math.min(MAX_EMPTY_MILLISECONDS, Math.max(MIN_EMPTY_MILLISECONDS, empty));
    for (const { resolve } of lease.waiting.splice(0)) resolve(secondsUntil(lease.nextAt, now));
  }

  /** Removes keys without tokens in this process and without waiting requests. */
  private forget(now: number): void {
    for (const [key, { tokens, until, waiting }] of this.leases) {
      if (waiting.length === 0 && tokens === 0 && now >= until) this.leases.delete(key);
    }
  }

  /** Puts back tokens that were not used in time, and removes keys that were not used for a long time. */
  private sweep(now: number): void {
    for (const [key, { tokens, until, waiting }] of this.leases) {
      if (waiting.length > 0 || now < until) continue;
      if (tokens > 0) this.ask(key);
      else if (now > until + FORGET_MILLISECONDS) this.leases.delete(key);
    }
    if (now - this.forgotten < FORGET_MILLISECONDS) return;
    this.forgotten = now;
    this.db.transaction(forgetFullBuckets).catch(() => undefined);
  }
}

function secondsUntil(moment: number, now: number): number {
  return Math.max(1, Math.ceil((moment - now) / 1_000));
}

/** Takes tokens with one statement, which is sent with its BEGIN and its COMMIT. */
async function takeAlone(db: Db, requests: readonly BucketRequest[]): Promise<Map<string, BucketGrant>> {
  let granted = new Map<string, BucketGrant>();
  await db.statement(async (tx) => {
    tx.pipeline(
      takeFromBuckets(tx, requests).then((found) => {
        granted = found;
      }),
    );
  });
  return granted;
}
