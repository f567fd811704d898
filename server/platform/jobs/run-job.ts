import type { Services } from '../services';
import type { Tx } from '../store/db';
import { type AnyJobHandler, ClaimLost, type JobOutcome, type RunningJob } from './job';
import { claimJob, extendClaim, finishJob, type Job, releaseJob, renewClaim } from './store/jobs';
import { SweepIncomplete } from './sweep';

/**
 * Milliseconds for which a job belongs to a worker without a heartbeat; every step and every heartbeat starts this time
 * again.
 */
export const LEASE_MILLISECONDS = 15_000;
/** Milliseconds between heartbeats: three may fail. */
const SIGN_MILLISECONDS = 4_000;

const FIRST_PAUSE_MILLISECONDS = 1_000;
/** The longest time in milliseconds after which a failed job runs again. */
export const MAX_PAUSE_MILLISECONDS = 5 * 60 * 1_000;

function running(job: Job, { db }: Services): RunningJob {
  let steps = 0;
  const renewing = <T>(isAdvanced: boolean, work: (tx: Tx) => Promise<T>) =>
    db.background(async (tx: Tx) => {
      const renewal = { until: Date.now() + LEASE_MILLISECONDS, isAdvanced };
      if (!(await renewClaim(tx, job, renewal))) throw new ClaimLost(job.id);
      return work(tx);
    });
  return {
    key: job.key,
    payload: job.payload,
    step: (work) =>
      // The first step may only read, so a job that fails after it also runs again after increasing pauses.
      renewing(steps > 0, (tx) => {
        steps += 1;
        return work(tx);
      }),
    readStep: (work) => renewing(false, work),
  };
}

/**
 * Claims the job of these kinds that has been due for the longest time.
 * @returns null when none is due
 */
export function claimNextJob({ db, clock }: Services, kinds: readonly string[]): Promise<Job | null> {
  const claim = { now: clock.now(), machineNow: Date.now(), leaseMilliseconds: LEASE_MILLISECONDS, kinds };
  return db.statement((tx) => claimJob(tx, claim));
}

/**
 * Runs a claimed job. A failed job runs again after increasing pauses; a job that a stop ended is due again at once.
 */
export async function runJob(job: Job, services: Services): Promise<void> {
  const stopSigning = showLife(job, services);
  try {
    const outcome = await (services.jobs.handlers[job.kind] as AnyJobHandler)(running(job, services), services);
    await conclude(job, services, outcome);
  } catch (error) {
    const { stopSignal } = services;
    if (stopSignal.aborted && error === stopSignal.reason) await releaseClaim(job, services);
    else await giveBack(job, services, error);
  } finally {
    stopSigning();
  }
}

/**
 * Keeps the claim on a job during a long step, or while it waits for a network.
 * @returns a function that stops this
 */
function showLife(job: Job, { db, log, stopSignal }: Services): () => void {
  const sign = () =>
    db
      .transaction((tx) => extendClaim(tx, job, Date.now() + LEASE_MILLISECONDS))
      .catch((error: unknown) => log.warn({ err: error, job: job.id, kind: job.kind }, 'a claim cannot be extended'));
  const signing = setInterval(sign, SIGN_MILLISECONDS).unref();
  const stop = () => clearInterval(signing);
  // A stop is shorter than a claim.
  stopSignal.addEventListener('abort', stop, { once: true });
  return () => {
    stop();
    stopSignal.removeEventListener('abort', stop);
  };
}

/** Releases a job for the next worker. Steps of it that still run here can't commit any more. */
export async function releaseClaim(job: Job, { db }: Services): Promise<void> {
  await db.statement((tx) => releaseJob(tx, job, job.runAt, null));
}

/**
 * Claims one due job of any kind, and runs it.
 * @returns whether there was one
 */
export async function runNextJob(services: Services): Promise<boolean> {
  const job = await claimNextJob(services, Object.keys(services.jobs.handlers));
  if (job === null) return false;
  await runJob(job, services);
  return true;
}

async function conclude(job: Job, { db }: Services, outcome: JobOutcome): Promise<void> {
  await db.statement((tx) => (outcome === 'done' ? finishJob(tx, job) : releaseJob(tx, job, outcome.again, null)));
}

async function giveBack(job: Job, { db, clock, log }: Services, error: unknown): Promise<void> {
  if (error instanceof ClaimLost) return;
  log.error({ err: error, job: job.id, kind: job.kind, key: job.key, attempts: job.attempts }, 'job failed');
  const longest = error instanceof SweepIncomplete ? error.comesAgainWithin : MAX_PAUSE_MILLISECONDS;
  const pause = Math.min(longest, FIRST_PAUSE_MILLISECONDS * 2 ** (job.attempts - 1));
  const name = error instanceof Error ? error.name : 'Error';
  await db.statement((tx) => releaseJob(tx, job, clock.now() + pause, name));
}

/** Runs every job that is due, one after another, until a stop begins. @returns how many there were */
export async function runDueJobs(services: Services): Promise<number> {
  let count = 0;
  while (!services.stopSignal.aborted && (await runNextJob(services))) count += 1;
  return count;
}
