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
  /** Shows at once what they write to stderr, or keeps its end for the error about a process that ends by itself. */
  stderr: 'inherit' | 'keep';
  /** Returns how errors name a task. */
  nameOf(task: Task): string;
  /** Called with the number of rows that were finished since the last time. */
  onRows?: ((rows: number) => void) | undefined;
  /** Called at the end of each task; if it returns false, no further task is started. */
  onResult(result: Result, at: number): boolean;
}

const ROOT = path.resolve(__dirname, '..');

/** The number of characters of its stderr that an error shows at most. */
const KEPT = 2_000;
/** How long the end of its stderr is waited for after its exit. */
const REST_MILLISECONDS = 1_000;

/** A process that carries out tasks. */
interface Worker {
  child: ChildProcess;
  /** Returns the end of what it wrote to stderr; empty if that was shown. */
  errors(): string;
}

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
      if (worker.child.connected) worker.child.disconnect();
    }
  };
  await Promise.all(Array.from({ length: Math.min(options.count, tasks.length) }, work));
  return results;
}

function start({
  worker,
  environment,
  stderr,
}: Pick<PoolOptions<never, never>, 'worker' | 'environment' | 'stderr'>): Worker {
  const { file, execArgv } = ownCode(worker);
  const child = fork(file, {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    // Requests and answers are short-lived: with a larger young generation, the garbage collector has much less to do.
    execArgv: ['--max-semi-space-size=64', ...execArgv],
    stdio: ['ignore', 'inherit', stderr === 'keep' ? 'pipe' : stderr, 'ipc'],
  });
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-KEPT);
  });
  return { child, errors: () => errors.trim() };
}

function endOf(code: number | null, signal: NodeJS.Signals | null, errors: string): string {
  const how = signal === null ? `ended with exit code ${code}` : `was ended by ${signal}`;
  return `its worker process ${how}${errors === '' ? '' : `:\n${errors}`}`;
}

function give<Task extends object, Result>(
  { child, errors }: Worker,
  task: Task,
  { nameOf, onRows }: Pick<PoolOptions<Task, Result>, 'nameOf' | 'onRows'>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const finish = (end: () => void) => {
      child.off('message', listen).off('exit', leave).off('error', fail);
      end();
    };
    const refuse = (reason: string) => finish(() => reject(new Error(`${nameOf(task)}: ${reason}`)));
    const listen = (message: WorkerMessage<Result>) => {
      if ('rows' in message) onRows?.(message.rows);
      else if ('result' in message) finish(() => resolve(message.result));
      else refuse(message.failure);
    };
    const leave = (code: number | null, signal: NodeJS.Signals | null) => {
      // The end of its stderr arrives after its exit; processes that it has started may keep the stream open forever.
      const late = setTimeout(() => child.stderr?.destroy(), REST_MILLISECONDS);
      child.once('close', () => {
        clearTimeout(late);
        refuse(endOf(code, signal, errors()));
      });
    };
    const fail = (error: Error) => finish(() => reject(error));
    child.on('message', listen).on('exit', leave).on('error', fail);
    child.send(task);
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
