import { availableParallelism } from 'node:os';
import path from 'node:path';
import { runInWorkers } from '../worker-pool';
import type { Job, JobReport } from './job';

interface JobOptions {
  /** Processes that run at the same time; one per core, and one more, if absent. */
  workers?: number | undefined;
  /** The environment variables that they get on top of those of this process. */
  environment?: Readonly<Record<string, string>>;
  /** Called with the number of rows that were finished since the last time. */
  onRows?(rows: number): void;
  /** Called when a job is done. */
  onReport?(report: JobReport): void;
}

/**
 * Carries out jobs, each in one of several processes. The first in line are begun first.
 *
 * @returns the reports in the order of the jobs
 * @throws when a job can't be carried out at all; a row that fails is no such case
 */
export async function runAllJobs(
  jobs: readonly Job[],
  { workers, environment, onRows, onReport }: JobOptions = {},
): Promise<JobReport[]> {
  const reports = await runInWorkers<Job, JobReport>(jobs, {
    worker: path.join(__dirname, 'worker'),
    // A process waits a fifth of its time for the threads of its store, so one process more than cores keeps all cores
    // busy.
    count: workers ?? availableParallelism() + 1,
    environment,
    // Dredd's dependencies write there about this version of Node.
    stderr: 'keep',
    nameOf: ({ revision }) => revision,
    onRows,
    onResult: (report) => {
      onReport?.(report);
      return true;
    },
  });
  return reports as JobReport[];
}
