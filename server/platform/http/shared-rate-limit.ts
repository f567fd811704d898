import { createHash } from 'node:crypto';
import { MINUTE } from '../../kernel/time';
import type { Db } from '../store/db';
import { type BucketGrant, type BucketRequest, forgetFullBuckets, takeFromBuckets } from '../store/rate-buckets';
import type { RateLimiter } from './rate-limit';

/** The part of a burst that a process takes at a time. */
const SHARE = 1 / 8;
/** Milliseconds for which a process keeps tokens that it has taken. What it has not used by then it puts back. */
const LEASE_MILLISECONDS = 1_000;
/** For how long a process does not ask again for what is used up: others may have put something back since. */
const MIN_EMPTY_MILLISECONDS = 50;
const MAX_EMPTY_MILLISECONDS = 1_000;
const FORGET_MILLISECONDS = MINUTE;

/** A key that any database takes as it is; another one, which a caller may have made up, is told by its digest. */
const PLAIN_KEY = /^[ -~]{0,200}$/;

interface Waiting {
  resolve(wait: number): void;
  reject(error: unknown): void;
}

/** The tokens of one key that this process has taken out of the bucket of all. */
interface Lease {
  perSecond: number;
  burst: number;
  tokens: number;
  /** When they go back, in milliseconds of a clock that never goes back. */
  until: number;
  /** Until when nobody asks again for what is used up. */
  emptyUntil: number;
  /** When the next token comes in. */
  nextAt: number;
  waiting: Waiting[];
}

/**
 * Buckets of tokens that all processes on one PostgreSQL share. A process takes some tokens at a time and serves from them
 * in memory, so that most requests wait for nobody, and all processes together give out no more than one would.
 */
export class SharedRateLimit implements RateLimiter {
  private readonly leases = new Map<string, Lease>();
  private readonly asked = new Set<string>();
  private isAsking = false;
  private forgotten = performance.now();

  /**
   * @param name tells its keys from those of other limits
   * @param closed ends what it does by itself
   * @param capacity so many keys are remembered before those of no use go at once: the database knows them all
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
    if (lease.waiting.length === 0 && hasToken(lease, now)) {
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
    if (lease === undefined || now >= lease.emptyUntil || hasToken(lease, now)) return 0;
    return secondsUntil(lease.nextAt, now);
  }

  giveBack(key: string): void {
    const lease = this.leases.get(key);
    if (lease === undefined) return;
    lease.tokens += 1;
    lease.emptyUntil = 0;
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

  /** Asks for a key with the next statement: one for all keys of a turn, or of the time that the last one takes. */
  private ask(key: string): void {
    this.asked.add(key);
    if (this.isAsking) return;
    this.isAsking = true;
    queueMicrotask(() => void this.askAll());
  }

  private async askAll(): Promise<void> {
    while (this.asked.size > 0) {
      const keys = [...this.asked];
      this.asked.clear();
      try {
        const requests = keys.flatMap((key) => this.requestFor(key) ?? []);
        const grants =
          requests.length === 0 ? new Map() : await this.db.transaction((tx) => takeFromBuckets(tx, requests));
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

  /** Asks for a share, or for what is waited for. What nobody waits for goes back when its time is over. */
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

  /** Serves those who wait from what was granted; null where nothing was asked for. */
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
      if (lease.waiting.length > 0) this.asked.add(key);
      return;
    }
    lease.nextAt = now + empty;
    lease.emptyUntil = now + Math.min(MAX_EMPTY_MILLISECONDS, Math.max(MIN_EMPTY_MILLISECONDS, empty));
    for (const { resolve } of lease.waiting.splice(0)) resolve(secondsUntil(lease.nextAt, now));
  }

  /** Forgets keys of which this process holds nothing, and for which nobody waits. */
  private forget(now: number): void {
    for (const [key, { tokens, until, waiting }] of this.leases) {
      if (waiting.length === 0 && tokens === 0 && now >= until) this.leases.delete(key);
    }
  }

  /** Puts back what was not used in time, and forgets what has been of no use for long. */
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

function hasToken({ tokens, until }: Lease, now: number): boolean {
  return tokens >= 1 && now < until;
}

function secondsUntil(moment: number, now: number): number {
  return Math.max(1, Math.ceil((moment - now) / 1_000));
}
