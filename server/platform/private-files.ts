import { randomUUID } from 'node:crypto';
import { chmodSync, closeSync, linkSync, openSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder, makeWritableFolder } from '../../cli/folders';
import { using } from './config';

// Data and keys lie in files that nobody but the owner of the process may read, whatever its umask.
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** Makes a folder for files that nobody else may read. One that is there already is its owner's business. */
export function makePrivateFolder(path: string): void {
  makeFolder(path, FOLDER_MODE);
}

/** Makes a private folder, or sees that files can be written in the one that is there. */
export function makePrivateWritableFolder(path: string): void {
  makeWritableFolder(path, FOLDER_MODE);
}

/** Makes sure that nobody else may read a file, which is made empty where it is missing, nor the others beside it. */
export function makePrivate(path: string, ...beside: readonly string[]): void {
  closeSync(openSync(path, 'a', FILE_MODE));
  for (const one of [path, ...beside]) {
    try {
      chmodSync(one, FILE_MODE);
    } catch (error) {
      // A file may be missing; and who does not own it has no say in who else reads it.
      if (!['ENOENT', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
}

/**
 * Reads a secret that is kept in a file, and makes it where there is none. However many processes do so at once, all of
 * them return the same: the file gets its name when it is whole, and one process alone can give it.
 * @param path a file in the data folder
 * @throws ConfigError when there can be none
 */
export function keptSecret(path: string, make: () => string): string {
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
