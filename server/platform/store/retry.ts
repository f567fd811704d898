import { setTimeout as pause } from 'node:timers/promises';
import { ReadOnlyServer, StoreUnavailable, TransactionConflict } from './errors';

const FIRST_PAUSE = 2;
const MAX_PAUSE = 100;

const CONFLICT_ATTEMPTS = 10;
/**
 * The number of further connections that are tried if a server accepts no writes: some may be from before a failover.
 */
const READ_ONLY_ATTEMPTS = 3;

/** The source of pauses between attempts and of random numbers. */
export interface RetryClock {
  /** A number from 0 up to 1. */
  random(): number;
  pause(milliseconds: number): Promise<unknown>;
}

const machineClock: RetryClock = { random: Math.random, pause };

/**
 * Waits before attempt number `attempt + 1`: twice as long each time, with full jitter, so that competing transactions
 * separate.
 */
export async function pauseBeforeRetry(attempt: number, clock: RetryClock = machineClock): Promise<void> {
  const ceiling = Math.min(MAX_PAUSE, FIRST_PAUSE * 2 ** attempt);
  await clock.pause(clock.random() * ceiling);
}

/**
 * Runs a transaction again if the database aborted it in favour of another one, or if the server accepts no more
 * writes: in both cases nothing is committed.
 * @param run may run several times
 * @throws StoreUnavailable after too many attempts, and any other error of `run`
 */
export async function retrying<T>(run: () => Promise<T>, clock: RetryClock = machineClock): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (error instanceof ReadOnlyServer ? attempt === READ_ONLY_ATTEMPTS : !(error instanceof TransactionConflict)) {
        throw error;
      }
      if (attempt === CONFLICT_ATTEMPTS) throw new StoreUnavailable('too many conflicts', error);
      await pauseBeforeRetry(attempt, clock);
    }
  }
}
