import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where Linux has a file system in memory. */
const MEMORY = '/dev/shm';

/** The variables that say where programs put temporary files: those of Unix and those of Windows. */
const VARIABLES = ['TMPDIR', 'TEMP', 'TMP'];

/** The variable that names the folder in memory of a command to the processes that it starts. */
const MEMORY_VARIABLE = 'CONTRATO_MEMORY_FOLDER';

/** Returns the folder in memory for databases that nobody needs later. It may not exist. */
export const memoryFolder = (): string => process.env[MEMORY_VARIABLE] ?? MEMORY;

/**
 * Gives this process and those that it starts folders of their own for temporary files, so that nothing stays behind
 * from a process that is killed.
 * @param isShared leaves temporary files on disk where they are, for programs that keep caches there
 * @returns a function that removes the folders
 */
export function ownTemporaryFolders(isShared: boolean): () => void {
  // Within that of a command that started this one, which may kill it.
  const memory = makeIn(memoryFolder());
  if (memory !== null) process.env[MEMORY_VARIABLE] = memory;
  const disk = isShared ? null : makeIn(tmpdir());
  if (disk !== null) for (const name of VARIABLES) process.env[name] = disk;
  return () => {
    for (const folder of [memory, disk]) if (folder !== null) remove(folder);
  };
}

/** @returns null where no folder can be made, as in a container without the one in memory */
function makeIn(parent: string): string | null {
  try {
    const folder = mkdtempSync(path.join(parent, 'contrato-run-'));
    // PostgreSQL refuses to run as root. Its own user reaches its data through this folder, and can list nothing here.
    chmodSync(folder, 0o711);
    return folder;
  } catch {
    return null;
  }
}

function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  } catch {
    // What another user owns stays.
  }
}
