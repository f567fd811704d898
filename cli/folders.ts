import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Creates a folder and its parents. An existing folder does not change.
 * @param mode the permissions of created folders
 */
export function makeFolder(folder: string, mode?: number): void {
  const parent = path.dirname(folder);
  // Without this, Node never returns below an existing folder in which no folder can be created, such as /proc.
  if (parent !== folder && !existsSync(parent)) makeFolder(parent, mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (!statSync(folder).isDirectory()) throw new Error(`${folder} is not a folder`);
  }
}

/** Creates a folder, or checks that files can be written in the existing one. */
export function makeWritableFolder(folder: string, mode?: number): void {
  makeFolder(folder, mode);
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
}

/**
 * Checks that files can be written in a folder, or that it can be created. Creates and changes nothing.
 * @throws Error with the reason
 */
export function assertWritableFolder(folder: string): void {
  if (!existsSync(folder)) assertWritableFolder(path.dirname(folder));
  else if (!statSync(folder).isDirectory()) throw new Error(`${folder} is not a folder`);
  else accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
}

/** Checks that an existing file can be read and written. @throws Error with the reason */
export function assertWritableFile(file: string): void {
  accessSync(file, constants.R_OK | constants.W_OK);
  if (statSync(file).isDirectory()) throw new Error(`${file} is a folder`);
}

/**
 * Creates a new folder in the temporary folder of the system.
 * @throws Error that names the variable and the path when that fails
 */
export function makeTemporaryFolder(prefix: string): string {
  try {
    return mkdtempSync(path.join(tmpdir(), prefix));
  } catch (error) {
    // In the order in which Node looks at them.
    const names = process.platform === 'win32' ? ['TEMP', 'TMP'] : ['TMPDIR', 'TMP', 'TEMP'];
    const variable = names.find((name) => process.env[name]) ?? names[0];
    throw new Error(`${variable} ${tmpdir()} can't be written: ${(error as Error).message}`);
  }
}

/**
 * Writes where an option says.
 * @throws Error that names the option and the path when that fails
 */
export function writing<T>(option: string, target: string, write: (target: string) => T): T {
  try {
    return write(target);
  } catch (error) {
    throw new Error(`${option} ${target} can't be written: ${(error as Error).message}`);
  }
}
