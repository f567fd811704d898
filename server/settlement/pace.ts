import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two looks at how busy the thread is that serves. */
const SAMPLE_MILLISECONDS = 20;

/**
 * The share of its time from which on that thread has requests to answer; its timers, and the thread that works, take
 * less.
 */
const SERVING = 0.04;

/**
 * How much longer work in the background rests than it has worked. A request that meets the work waits for a core, up
 * to three milliseconds; with this few enough do that the slowest in a hundred are as fast as without it.
 */
const REST = 24;

/** The longest rest, in milliseconds: a day of a million transactions has 6,000 of them. */
const LONGEST_REST = 250;

/** Cores that are enough for requests, for work behind them, and for the database of each. */
const ENOUGH_CORES = 4;

/** The share of its time in which a thread is busy, in millionths, which other threads can read. */
export type SharedLoad = Int32Array;

/** Creates a load value that the threads that receive it can read. */
export function newSharedLoad(): SharedLoad {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
}

/**
 * Keeps a load up to date with this thread.
 * @returns the way to stop
 */
export function watchOwnLoad(load: SharedLoad): () => void {
  let last = performance.eventLoopUtilization();
  const looking = setInterval(() => {
    const now = performance.eventLoopUtilization();
    Atomics.store(load, 0, Math.round(performance.eventLoopUtilization(now, last).utilization * 1e6));
    last = now;
  }, SAMPLE_MILLISECONDS).unref();
  return () => clearInterval(looking);
}

/**
 * Returns the milliseconds of rest after so many of work, next to a thread that is busy for such a share of its time.
 */
export function restAfter(worked: number, busy: number, cores: number): number {
  return busy < SERVING || cores >= ENOUGH_CORES ? 0 : Math.min(REST * worked, LONGEST_REST);
}

/**
 * The pace of background work in a separate thread. While there are requests and few cores, it pauses most of the time.
 */
export class Pace {
  private since = performance.now();

  constructor(
    private readonly load: SharedLoad,
    private readonly stopSignal: AbortSignal,
    private readonly cores = availableParallelism(),
  ) {}

  /** Rests after a part of the work. A stop ends it. */
  async rest(): Promise<void> {
    const milliseconds = restAfter(performance.now() - this.since, Atomics.load(this.load, 0) / 1e6, this.cores);
    if (milliseconds > 0) await pause(milliseconds, undefined, { signal: this.stopSignal }).catch(() => undefined);
    this.since = performance.now();
  }
}
