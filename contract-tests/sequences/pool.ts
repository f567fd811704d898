import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { ownCode } from '../../cli/own-code';
import type { BlockResult } from './block';
import type { Task, WorkerMessage } from './worker';

const WORKER = ownCode(path.join(__dirname, 'worker'));
const ROOT = path.resolve(__dirname, '../..');

/**
 * Runs tasks, each in one of several processes, in order.
 * @param onResult called at the end of each task; if it returns false, no further task is started
 * @returns the results in the order of the tasks; none for those that were not started
 */
export async function runTasks(
  tasks: readonly Task[],
  workers: number,
  onResult: (result: BlockResult, at: number) => boolean,
): Promise<(BlockResult | undefined)[]> {
  const results: (BlockResult | undefined)[] = tasks.map(() => undefined);
  const waiting = [...tasks.entries()];
  const work = async () => {
    const worker = start();
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [at, task] = next;
        const result = await give(worker, task);
        results[at] = result;
        if (!onResult(result, at)) waiting.length = 0;
      }
    } catch (error) {
      waiting.length = 0;
      throw error;
    } finally {
      if (worker.connected) worker.disconnect();
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, tasks.length) }, work));
  return results;
}

function start(): ChildProcess {
  const execArgv = ['--max-semi-space-size=64', ...WORKER.execArgv];
  return fork(WORKER.file, { cwd: ROOT, execArgv, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
}

function give(worker: ChildProcess, task: Task): Promise<BlockResult> {
  return new Promise((resolve, reject) => {
    const finish = (end: () => void) => {
      worker.off('message', listen).off('exit', leave).off('error', fail);
      end();
    };
    const listen = (message: WorkerMessage) =>
      finish(() => ('result' in message ? resolve(message.result) : reject(new Error(message.failure))));
    const leave = (code: number | null) => finish(() => reject(new Error(`a worker ended, ${code}`)));
    const fail = (error: Error) => finish(() => reject(error));
    worker.on('message', listen).on('exit', leave).on('error', fail);
    worker.send(task);
  });
}
