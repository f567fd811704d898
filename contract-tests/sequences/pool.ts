import path from 'node:path';
import { runInWorkers } from '../worker-pool';
import type { BlockResult } from './block';
import type { Task } from './worker';

/**
 * Runs tasks, each in one of several processes, in order.
 * @param onResult called at the end of each task; if it returns false, no further task is started
 * @returns the results in the order of the tasks; none for those that were not started
 */
export function runTasks(
  tasks: readonly Task[],
  workers: number,
  onResult: (result: BlockResult, at: number) => boolean,
): Promise<(BlockResult | undefined)[]> {
  return runInWorkers<Task, BlockResult>(tasks, {
    worker: path.join(__dirname, 'worker'),
    count: workers,
    stderr: 'inherit',
    nameOf: (task) => ('block' in task ? 'a block of sequences' : 'a story'),
    onResult,
  });
}
