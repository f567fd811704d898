import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/**
 * Gives the calling thread the lowest priority. On Linux each thread has its own priority (sched(7)). Elsewhere the
 * whole process would get it, so nothing is done.
 */
export function lowerThreadPriority(): void {
  if (process.platform !== 'linux') return;
  try {
    const id = readlinkSync('/proc/thread-self').split('/').at(-1);
    setPriority(Number(id), constants.priority.PRIORITY_LOW);
  } catch {
    // If the system has no such file, or forbids the call, the thread keeps its normal priority.
  }
}
