import type { Tx } from '../store/db';

/** A job while it runs. */
export interface RunningJob {
  readonly key: string;
  readonly payload: Readonly<Record<string, string>>;
  /**
   * Runs one unit of work of the job and keeps its claim alive. A worker that was thought dead, and whose job another
   * one has taken over, can't commit any more.
   * @throws ClaimLost
   */
  step<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/**
 * Milliseconds that a request itself has to end what it has begun at somebody else's. Then a job goes on with it: whoever had it in
 * hand may be gone.
 */
export const REQUEST_GRACE_MILLISECONDS = 20_000;

/** The next step after a run: nothing more, or the same job again at a moment. */
export type JobOutcome = 'done' | { again: number };

/**
 * Runs jobs of one kind. A run that is cut off, by an error or the end of the process, starts anew, so every step looks
 * at what is there already. Calls to networks and providers stand between steps.
 */
export type JobHandler<Needs> = (job: RunningJob, services: Needs) => Promise<JobOutcome>;

/** A handler whose needs are lost, as the table of all jobs holds it. */
// biome-ignore lint/suspicious/noExplicitAny: the wiring checks that the server has what each handler needs
export type AnyJobHandler = JobHandler<any>;

/** Every kind of job and what it does. */
export interface Jobs {
  handlers: Readonly<Record<string, AnyJobHandler>>;
  /**
   * Kinds that may hold back one another, and nobody else: in each lane a worker has one job in hand. Kinds that no lane names
   * share one.
   */
  lanes: readonly (readonly string[])[];
  /** The kinds that come back by themselves, and the longest time in milliseconds after which they do. */
  recurring: Readonly<Record<string, number>>;
}

/** Another worker has the job now. */
export class ClaimLost extends Error {
  override name = 'ClaimLost';
}
