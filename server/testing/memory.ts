import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { memoryFolder } from '../../cli/temporary-files';

const ENOUGH_BYTES = 512 * 1024 * 1024;

/**
 * Returns the folder for databases that no test needs after the machine stops: one in memory, where the system has room
 * there. Containers often have 64 MiB, which isn't enough.
 */
export function databaseFolder(): string {
  try {
    const memory = memoryFolder();
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= ENOUGH_BYTES ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}
