import { randomUUID } from 'node:crypto';
import { chmodSync, closeSync, linkSync, openSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder, makeWritableFolder } from '../../cli/folders';
import { using } from './config';

// Data and keys are in files that only the owner of the process may read, independent of its umask.
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** Creates a folder for private files. The permissions of an existing folder are not changed. */
export function makePrivateFolder(path: string): void {
  makeFolder(path, FOLDER_MODE);
}

/** Creates a private folder, or checks that files can be written in the existing one. */
export function makePrivateWritableFolder(path: string): void {
  makeWritableFolder(path, FOLDER_MODE);
}

/** Makes sure that nobody else may read some files. The first one is created empty if it is missing. */
export function makePrivate(path: string, ...beside: readonly string[]): void {
  closeSync(openSync(path, 'a', FILE_MODE));
  for (const one of [path, ...beside]) {
    try {
      chmodSync(one, FILE_MODE);
    } catch (error) {
      // A file may be missing, and only its owner can change its permissions.
      if (!['ENOENT', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
}

/**
 * Reads a secret from a file, and creates it if there is none. All processes that do so at the same time return the
 * same secret: the file gets its name when it is complete, and only one process can give it this name.
 * @param path a file in the data folder
 * @throws ConfigError when there can be none
 */
export function readOrCreateSecret(path: string, make: () => string): string {
  return using('DATA_DIR', dirname(path), () => readOrMade(path, make));
}

function readOrMade(path: string, make: () => string): string {
  const kept = readIfThere(path);
  if (kept !== null) return kept;
  makePrivateFolder(dirname(path));
  const own = `${path}.${randomUUID()}`;
  writeFileSync(own, make(), { mode: FILE_MODE, flag: 'wx', flush: true });
  try {
    linkSync(own, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(own);
  }
  return readFileSync(path, 'utf8');
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
