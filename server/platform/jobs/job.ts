import type { Tx } from '../store/db';

/** A job while it runs. */
export interface RunningJob {
  readonly key: string;
  readonly payload: Readonly<Record<string, string>>;
  /**
   * Runs one unit of work of the job and keeps its claim alive. A worker that was believed dead, and whose job another
   * one has taken over, can't commit any more.
   * @throws ClaimLost
   */
  step<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * The same for a unit of work that changes nothing. A step after another one is progress, and a job that fails after
   * progress runs again soon; after this one it does not.
   * @throws ClaimLost
   */
  readStep<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/**
 * Milliseconds that a request has to finish what it has begun at an external network. After that a job continues it,
 * because the process of the request may have died.
 */
export const REQUEST_GRACE_MILLISECONDS = 20_000;

/** The next step after a run: nothing more, or the same job again at a moment. */
export type JobOutcome = 'done' | { again: number };

/**
 * Runs jobs of one kind. A run that is interrupted by an error or the end of the process starts again, so every step
 * checks what already exists. Calls to networks and providers stand between steps.
 */
export type JobHandler<Needs> = (job: RunningJob, services: Needs) => Promise<JobOutcome>;

/** A handler without its type parameter, for the table of all jobs. */
// biome-ignore lint/suspicious/noExplicitAny: the wiring checks that the server has what each handler needs
export type AnyJobHandler = JobHandler<any>;

/** Every kind of job with its handler. */
export interface Jobs {
  handlers: Readonly<Record<string, AnyJobHandler>>;
  /**
   * Kinds that may delay each other but no other kinds: in each lane a worker runs one job at a time. Kinds that no
   * lane names share one.
   */
  lanes: readonly (readonly string[])[];
  /** The recurring kinds, and the longest interval in milliseconds after which they run again. */
  recurring: Readonly<Record<string, number>>;
  /** The kinds that no run and no request puts off for longer than a failure does. */
  prompt: readonly string[];
}

/** Another worker has the job now. */
export class ClaimLost extends Error {
  override name = 'ClaimLost';
}
