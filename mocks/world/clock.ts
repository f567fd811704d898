import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { AllServices } from '../../server/all-services';
import { DomainError } from '../../server/kernel/errors';
import { VirtualClock } from '../../server/platform/clock';
import { runNextJob } from '../../server/platform/jobs/run-job';
import { countDueJobs } from '../../server/platform/jobs/store/jobs';
import type { Db } from '../../server/platform/store/db';
import { lockSetting, readSetting, writeSetting } from '../../server/platform/store/settings';

/** The setting that holds how far the clock was moved, in milliseconds, for as long as the sandbox lives. */
const OFFSET = 'clock.offset';

/** Milliseconds that a move waits for what falls due: less than proxies wait for an answer. */
const TIMEOUT_MILLISECONDS = 30_000;

/** The last moment that a request can name. A clock beyond it could not be brought back. */
const FURTHEST = Date.UTC(3000, 0, 1) - 1;

/** Milliseconds between checks of the jobs that other workers run. */
const POLL_MILLISECONDS = 10;

/** The last offset that each clock was set to, by this process or another. */
const offsets = new WeakMap<VirtualClock, number | null>();

/** The clock of a sandbox, as far ahead of the world's as it was when the sandbox was last used. */
export async function openSandboxClock(db: Db): Promise<VirtualClock> {
  const offset = await readSetting<number>(db, OFFSET);
  const clock = new VirtualClock({ offset: offset ?? 0 });
  offsets.set(clock, offset);
  return clock;
}

/** Moves the clock to where another process on the same database has moved the sandbox's. */
export async function catchUp(services: AllServices): Promise<void> {
  const clock = clockOf(services);
  const offset = await readSetting<number>(services.db, OFFSET);
  if (offset === null || offset === offsets.get(clock)) return;
  offsets.set(clock, offset);
  clock.set(latest(clock, offset));
}

/** The sandbox's clock among the services. A sandbox can't be built on a clock that does not move. */
export function clockOf({ clock }: AllServices): VirtualClock {
  if (!(clock instanceof VirtualClock)) throw new Error('a sandbox needs a virtual clock');
  return clock;
}

/**
 * Moves the clock forward, with the limits on attempts, and runs the jobs that become due. Simultaneous moves run one
 * after the other, also in several processes: each continues where the previous one ended. Jobs that take longer than
 * the time are left to the workers, and `countJobsDue` counts them. Deliveries follow automatically.
 * @param to computes the new time from the current one, in milliseconds
 * @param timeoutMilliseconds the time after which it starts no further job
 * @param pointer the field of the request that says how far
 * @throws DomainError CLOCK_CANNOT_GO_BACK, INVALID_REQUEST
 */
export async function moveClock(
  services: AllServices,
  to: (now: number) => number,
  timeoutMilliseconds = TIMEOUT_MILLISECONDS,
  pointer = '/now',
): Promise<VirtualClock> {
  const clock = clockOf(services);
  const moved = await services.db.transaction(async (tx) => {
    const kept = await lockSetting<number | null>(tx, OFFSET, null);
    const now = kept === null || kept === offsets.get(clock) ? clock.now() : latest(clock, kept);
    const moment = to(now);
    if (moment < now) throw cannotGoBack(now);
    if (moment > FURTHEST) throw tooFar(pointer);
    const offset = moment - Date.now();
    await writeSetting(tx, OFFSET, offset);
    return { moment, offset, by: moment - now };
  });
  offsets.set(clock, moved.offset);
  // Another move may have gone further since this one was committed.
  clock.set(Math.max(clock.now(), moved.moment));
  // They are counted by the time of the machine, which is not what a caller of a sandbox waits for.
  await services.attempts.pass(moved.by);
  await doWhatIsDue(services, timeoutMilliseconds);
  return clock;
}

/** The later of the time of a clock and its time with an offset. */
const latest = (clock: VirtualClock, offset: number): number => Math.max(clock.now(), Date.now() + offset);

function cannotGoBack(now: number): DomainError {
  const detail = `the clock reads ${new Date(now).toISOString()}`;
  return new DomainError('CLOCK_CANNOT_GO_BACK', [{ code: 'minimum', detail, location: 'body', pointer: '/now' }]);
}

function tooFar(pointer: string): DomainError {
  const detail = `the clock would read a time after ${new Date(FURTHEST).toISOString()}`;
  return new DomainError('INVALID_REQUEST', [{ code: 'maximum', detail, location: 'body', pointer }]);
}

/** Counts the jobs that are due by the clock of a sandbox and not done. */
export function countJobsDue({ clock, db, jobs }: AllServices): Promise<number> {
  return countDueJobs(db, { now: clock.now(), kinds: Object.keys(jobs.handlers) });
}

/** Runs every due job, and waits for jobs that a worker runs and for jobs that they create. */
async function doWhatIsDue(services: AllServices, timeoutMilliseconds: number): Promise<void> {
  const { log, stopSignal } = services;
  const tired = AbortSignal.timeout(timeoutMilliseconds);
  const work = async () => {
    while (!tired.aborted && !stopSignal.aborted) {
      if (await runNextJob(services)) continue;
      if ((await countJobsDue(services)) === 0) return;
      await pause(POLL_MILLISECONDS);
    }
  };
  const working = work();
  // Nobody waits any more for a job that is in hand when the time is over.
  working.catch((error: unknown) => tired.aborted && log.warn({ err: error }, 'another process is running a due job'));
  await Promise.race([working, once(tired, 'abort')]);
}
