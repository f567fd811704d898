import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { ownCode } from '../../cli/own-code';
import type { Job, JobReport } from './job';
import type { WorkerMessage } from './worker';

const WORKER = ownCode(path.join(__dirname, 'worker'));
const ROOT = path.resolve(__dirname, '../..');

interface PoolOptions {
  /** Processes that run at the same time; one per core if absent. */
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
export async function runAllJobs(jobs: readonly Job[], options: PoolOptions = {}): Promise<JobReport[]> {
  const reports: JobReport[] = [];
  const waiting = jobs.map((job, index) => ({ job, index }));
  // A process waits a fifth of its time for the threads of its store, so one process more than cores keeps all cores
  // busy.
  const count = Math.min(options.workers ?? availableParallelism() + 1, jobs.length);
  await Promise.all(
    Array.from({ length: count }, async () => {
      const worker = start(options.environment);
      try {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const report = await give(worker, next.job, options);
          reports[next.index] = report;
          options.onReport?.(report);
        }
      } catch (error) {
        // The others need not finish, because the run has failed.
        waiting.length = 0;
        throw error;
      } finally {
        if (worker.connected) worker.disconnect();
      }
    }),
  );
  return reports;
}

function start(environment: PoolOptions['environment'] = {}): ChildProcess {
  return fork(WORKER.file, {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    // Requests and answers are short-lived: with a larger young generation, the garbage collector has much less to do.
    execArgv: ['--max-semi-space-size=64', ...WORKER.execArgv],
    // Messages of Dredd's dependencies about this version of Node on stderr are ignored.
    stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
  });
}

function give(worker: ChildProcess, job: Job, { onRows }: PoolOptions): Promise<JobReport> {
  return new Promise((resolve, reject) => {
    const finish = (end: () => void) => {
      worker.off('message', listen).off('exit', leave).off('error', fail);
      end();
    };
    const listen = (message: WorkerMessage) => {
      if ('rows' in message) onRows?.(message.rows);
      else if ('report' in message) finish(() => resolve(message.report));
      else finish(() => reject(new Error(`${job.revision}: ${message.failure}`)));
    };
    const leave = (code: number | null) => finish(() => reject(new Error(`${job.revision}: a worker ended, ${code}`)));
    const fail = (error: Error) => finish(() => reject(error));
    worker.on('message', listen).on('exit', leave).on('error', fail);
    worker.send(job);
  });
}
