import { setTimeout as pause } from 'node:timers/promises';

const FIRST_PAUSE = 2;
const MAX_PAUSE = 100;

/** Waits before attempt number `attempt + 1`: twice as long each time, with full jitter so that rivals part ways. */
export function pauseBeforeRetry(attempt: number): Promise<void> {
  const ceiling = Math.min(MAX_PAUSE, FIRST_PAUSE * 2 ** attempt);
  return pause(Math.random() * ceiling);
}
