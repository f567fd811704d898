import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 512 * 1024 * 1024;

/**
 * Returns the folder for databases that no test needs after the machine stops: one in memory, where the system has room
 * there. Containers often have 64 MiB, which isn't enough.
 */
export function databaseFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
