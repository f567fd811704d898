import { LastingFailure } from '../lasting-failure';
import type { Services } from '../services';
import type { Tx } from '../store/db';
import type { Jobs } from './job';
import { claimNextJob, MAX_PAUSE_MILLISECONDS, releaseClaim, runJob } from './run-job';
import { enqueueJob, type Job, makeDueAt, makeLateJobsDueAt } from './store/jobs';

/** Milliseconds of the machine's clock between two reads of the jobs. */
const POLL_MILLISECONDS = 200;

/** Milliseconds that a stop waits for running jobs, such as one that waits for an answer of a network. */
const GRACE_MILLISECONDS = 2_000;

export interface JobWorker {
  /** Claims no further job, waits a moment for running ones, and releases those that are not finished. */
  stop(): Promise<void>;
}

/**
 * Runs jobs when they are due, one at a time in each lane, until it is stopped or the service begins to stop. Any
 * number of workers and processes can share the jobs. While the store is unavailable it keeps trying.
 */
export function startJobWorker(services: Services): JobWorker {
  const worker = new Worker(services);
  const working = worker.work();
  return {
    stop: async () => {
      worker.takeNoMore();
      await working;
      await worker.finish();
    },
  };
}

class Worker {
  /** The running jobs, by lane. */
  private readonly inHand = new Map<readonly string[], { job: Job; done: Promise<void> }>();
  private readonly lanes: readonly (readonly string[])[];
  private stopped = false;
  private wake: () => void = () => undefined;
  private readonly forget: (() => void)[];
  private readonly failure: LastingFailure;

  constructor(private readonly services: Services) {
    const { clock, jobs, log, stopSignal } = services;
    this.failure = new LastingFailure(log, { failing: 'jobs cannot be claimed', over: 'jobs are claimed again' });
    this.lanes = lanesOf(jobs);
    const onStop = () => this.takeNoMore();
    stopSignal.addEventListener('abort', onStop, { once: true });
    this.forget = [clock.onJump(() => this.wake()), () => stopSignal.removeEventListener('abort', onStop)];
  }

  takeNoMore(): void {
    this.stopped = true;
    for (const forget of this.forget) forget();
    this.wake();
  }

  async work(): Promise<void> {
    const { clock, db, jobs } = this.services;
    let prepared = false;
    let looked = clock.now();
    while (!this.stopped) {
      try {
        // A clock that went back was ahead before: jobs that it planned would run too late.
        if (clock.now() < looked) prepared = false;
        looked = clock.now();
        if (!prepared) await db.transaction((tx) => prepareJobs(tx, jobs, clock.now()));
        prepared = true;
        if (await this.takeOne()) continue;
      } catch (error) {
        this.failure.note(error);
      }
      if (!this.stopped) await this.pause();
    }
  }

  async finish(): Promise<void> {
    let limit: NodeJS.Timeout | undefined;
    const over = new Promise<void>((resolve) => {
      limit = setTimeout(resolve, GRACE_MILLISECONDS);
    });
    await Promise.race([over, Promise.all([...this.inHand.values()].map(({ done }) => done))]);
    clearTimeout(limit);
    const { log } = this.services;
    for (const { job } of this.inHand.values()) {
      log.info({ job: job.id, kind: job.kind, key: job.key }, 'job released for another process');
      await releaseClaim(job, this.services).catch((error: unknown) =>
        log.warn({ err: error }, 'its claim is not released; it will expire'),
      );
    }
  }

  /**
   * Claims a job for one of the free lanes.
   * @returns whether there was one
   */
  private async takeOne(): Promise<boolean> {
    const free = this.lanes.filter((lane) => !this.inHand.has(lane));
    if (free.length === 0) return false;
    const job = await claimNextJob(this.services, free.flat());
    this.failure.end();
    if (job === null) return false;
    const lane = free.find((kinds) => kinds.includes(job.kind)) as readonly string[];
    const done = this.run(job).then(() => {
      this.inHand.delete(lane);
      this.wake();
    });
    this.inHand.set(lane, { job, done });
    return true;
  }

  private async run(job: Job): Promise<void> {
    try {
      await runJob(job, this.services);
    } catch (error) {
      this.services.log.warn({ err: error, job: job.id, kind: job.kind }, 'the result of a job cannot be stored');
    }
  }

  private pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, POLL_MILLISECONDS);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** The lanes of all kinds; the last one has those that are in no other. */
function lanesOf({ handlers, lanes }: Jobs): (readonly string[])[] {
  const named = new Set(lanes.flat());
  return [...lanes, Object.keys(handlers).filter((kind) => !named.has(kind))];
}

/** Adds what is missing, and makes due what was put off while the clock was wrong. */
export async function prepareJobs(tx: Tx, { recurring, prompt }: Pick<Jobs, 'recurring' | 'prompt'>, now: number) {
  await enqueueRecurring(tx, recurring, now);
  await makeLateJobsDueAt(tx, { kinds: prompt, after: now + MAX_PAUSE_MILLISECONDS, to: now });
}

/**
 * Adds the recurring jobs that do not exist yet. One that is due later than its interval allows was added while the
 * clock was wrong: it becomes due now.
 */
export async function enqueueRecurring(tx: Tx, recurring: Jobs['recurring'], now: number): Promise<void> {
  for (const [kind, longest] of Object.entries(recurring)) {
    await enqueueJob(tx, { kind, key: kind, payload: {}, runAt: now });
    await makeDueAt(tx, { kind, key: kind }, { after: now + longest + MAX_PAUSE_MILLISECONDS, to: now });
  }
}
