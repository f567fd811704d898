import type { Services } from '../services';
import type { Tx } from '../store/db';
import { runNextJob } from './run-job';
import { enqueueJob } from './store/jobs';

/** Milliseconds of the machine's clock between looks at the list of jobs. */
const LOOK_EVERY_MILLISECONDS = 200;

export interface JobWorker {
  /** Takes up no further job and waits for the one in hand. */
  stop(): Promise<void>;
}

/**
 * Does jobs as they become due, one at a time, until it is stopped. Any number of workers and processes can share one
 * list. While the store is unavailable it keeps looking.
 */
export function startJobWorker(services: Services): JobWorker {
  const { clock, db, jobs, log } = services;
  let stopped = false;
  let wake: () => void = () => undefined;
  const unsubscribe = clock.onJump(() => wake());

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LOOK_EVERY_MILLISECONDS);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const work = async () => {
    let prepared = false;
    while (!stopped) {
      try {
        if (!prepared) await db.transaction((tx) => enqueueRecurring(tx, jobs.recurring, clock.now()));
        prepared = true;
        if (await runNextJob(services)) continue;
      } catch (error) {
        log.warn({ err: error }, 'jobs can not be taken up');
      }
      if (!stopped) await pause();
    }
  };
  const working = work();
  return {
    stop: async () => {
      stopped = true;
      unsubscribe();
      wake();
      await working;
    },
  };
}

/** Puts the jobs that come back by themselves on the list, where they are not on it yet. */
export async function enqueueRecurring(tx: Tx, kinds: readonly string[], now: number): Promise<void> {
  for (const kind of kinds) await enqueueJob(tx, { kind, key: kind, payload: {}, runAt: now });
}
