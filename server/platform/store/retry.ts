import { setTimeout as pause } from 'node:timers/promises';
import { ReadOnlyServer, StoreUnavailable, TransactionConflict } from './errors';

const FIRST_PAUSE = 2;
const MAX_PAUSE = 100;

const CONFLICT_ATTEMPTS = 10;
/** Connections to other servers that are tried when one accepts no writes: the first may have been opened before it changed. */
const READ_ONLY_ATTEMPTS = 3;

/** Where the time between attempts and its chance come from. */
export interface RetryClock {
  /** A number from 0 up to 1. */
  random(): number;
  pause(milliseconds: number): Promise<unknown>;
}

const machineClock: RetryClock = { random: Math.random, pause };

/** Waits before attempt number `attempt + 1`: twice as long each time, with full jitter so that rivals part ways. */
export async function pauseBeforeRetry(attempt: number, clock: RetryClock = machineClock): Promise<void> {
  const ceiling = Math.min(MAX_PAUSE, FIRST_PAUSE * 2 ** attempt);
  await clock.pause(clock.random() * ceiling);
}

/**
 * Tries again what the database gave up in favour of another transaction, and what a server refused that accepts no writes
 * any more: of neither anything is committed.
 * @param run may run several times
 * @throws StoreUnavailable when it goes on for too long, and whatever else `run` throws
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
