import type { Services } from '../services';
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

/** What comes after a run: nothing more, or the same job again at a moment. */
export type JobOutcome = 'done' | { again: number };

/**
 * What jobs of one kind do. A run that is cut off, by an error or the end of the process, starts anew, so every step
 * looks at what is there already. Calls to the outside stand between steps.
 */
export type JobHandler = (job: RunningJob, services: Services) => Promise<JobOutcome>;

/** Another worker has the job now. */
export class ClaimLost extends Error {
  override name = 'ClaimLost';
}
