import { existsSync } from 'node:fs';
import path from 'node:path';

/** Tells whether this machine has a program. */
export function isOnPath(program: string): boolean {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.some((folder) => existsSync(path.join(folder, program)));
}
