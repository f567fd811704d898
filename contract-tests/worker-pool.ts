import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { ownCode } from '../cli/own-code';

/** The messages of a worker to the process that started it. */
type WorkerMessage<Result> = { result: Result } | { failure: string } | { rows: number };

interface PoolOptions<Task, Result> {
  /** The module that the processes run, without its ending. */
  worker: string;
  /** Processes that run at the same time. */
  count: number;
  /** The environment variables that they get on top of those of this process. */
  environment?: Readonly<Record<string, string>> | undefined;
  stderr: 'inherit' | 'ignore';
  /** Returns how errors name a task. */
  nameOf(task: Task): string;
  /** Called with the number of rows that were finished since the last time. */
  onRows?: ((rows: number) => void) | undefined;
  /** Called at the end of each task; if it returns false, no further task is started. */
  onResult(result: Result, at: number): boolean;
}

const ROOT = path.resolve(__dirname, '..');

/**
 * Carries out tasks, each in one of several processes. The first in line are begun first.
 *
 * @returns the results in the order of the tasks; none for those that were not started
 * @throws when a task can't be carried out at all
 */
export async function runInWorkers<Task extends object, Result>(
  tasks: readonly Task[],
  options: PoolOptions<Task, Result>,
): Promise<(Result | undefined)[]> {
  const results: (Result | undefined)[] = tasks.map(() => undefined);
  const waiting = [...tasks.entries()];
  const work = async () => {
    const worker = start(options);
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [at, task] = next;
        const result = await give<Task, Result>(worker, task, options);
        results[at] = result;
        if (!options.onResult(result, at)) waiting.length = 0;
      }
    } catch (error) {
      // The others need not finish, because the run has failed.
      waiting.length = 0;
      throw error;
    } finally {
      if (worker.connected) worker.disconnect();
    }
  };
  await Promise.all(Array.from({ length: Math.min(options.count, tasks.length) }, work));
  return results;
}

function start({ worker, environment, stderr }: Pick<PoolOptions<never, never>, 'worker' | 'environment' | 'stderr'>) {
  const { file, execArgv } = ownCode(worker);
  return fork(file, {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    // Requests and answers are short-lived: with a larger young generation, the garbage collector has much less to do.
    execArgv: ['--max-semi-space-size=64', ...execArgv],
    stdio: ['ignore', 'inherit', stderr, 'ipc'],
  });
}

function give<Task extends object, Result>(
  worker: ChildProcess,
  task: Task,
  { nameOf, onRows }: Pick<PoolOptions<Task, Result>, 'nameOf' | 'onRows'>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const finish = (end: () => void) => {
      worker.off('message', listen).off('exit', leave).off('error', fail);
      end();
    };
    const refuse = (reason: string) => finish(() => reject(new Error(`${nameOf(task)}: ${reason}`)));
    const listen = (message: WorkerMessage<Result>) => {
      if ('rows' in message) onRows?.(message.rows);
      else if ('result' in message) finish(() => resolve(message.result));
      else refuse(message.failure);
    };
    const leave = (code: number | null) => refuse(`a worker ended, ${code}`);
    const fail = (error: Error) => finish(() => reject(error));
    worker.on('message', listen).on('exit', leave).on('error', fail);
    worker.send(task);
  });
}

/**
 * Carries out the tasks that a pool gives to this process, one at a time, and ends with the process that gives them.
 *
 * @param run tells of finished rows by its second argument
 * @param inWords writes an error as the reason of a failure; with its stack when absent
 */
export function serveTasks<Task, Result>(
  run: (task: Task, onRows: (rows: number) => void) => Promise<Result>,
  inWords: (error: unknown) => string = stackOf,
): void {
  const send = (message: WorkerMessage<Result>) => void process.send?.(message);
  process.on('message', (task: Task) => {
    run(task, (rows) => send({ rows })).then(
      (result) => send({ result }),
      (error: unknown) => send({ failure: inWords(error) }),
    );
  });
  process.on('disconnect', () => process.exit());
}

/** Writes an error with its stack. */
export function stackOf(error: unknown): string {
  return error instanceof Error ? String(error.stack) : String(error);
}
