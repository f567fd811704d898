import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Makes a folder with those above it. One that is there already is its owner's business. @param mode the rights of what is made */
export function makeFolder(folder: string, mode?: number): void {
  const parent = path.dirname(folder);
  // By itself Node never comes to an end below a folder that is there and takes no other, as /proc.
  if (parent !== folder && !existsSync(parent)) makeFolder(parent, mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !statSync(folder).isDirectory()) throw error;
  }
}

/** Makes a folder, or sees that files can be written in the one that is there. */
export function makeWritableFolder(folder: string, mode?: number): void {
  makeFolder(folder, mode);
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
}

/** Writes where an option says. @throws Error that names the option and the path when that fails */
export function writing<T>(option: string, target: string, write: (target: string) => T): T {
  try {
    return write(target);
  } catch (error) {
    throw new Error(`${option} ${target} can't be written: ${(error as Error).message}`);
  }
}
