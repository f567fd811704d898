import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/**
 * Has the system serve the thread that calls this after all others that are awake. On Linux a thread has a priority of its own (sched(7)); elsewhere it would
 * be that of the whole process, and nothing is done.
 */
export function comeLast(): void {
  if (process.platform !== 'linux') return;
  try {
    const id = readlinkSync('/proc/thread-self').split('/').at(-1);
    setPriority(Number(id), constants.priority.PRIORITY_LOW);
  } catch {
    // Where the system has no such file, or forbids the call, the thread is served like any other.
  }
}
