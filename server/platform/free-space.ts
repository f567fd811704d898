import { accessSync, constants, statfsSync } from 'node:fs';
import { resolve } from 'node:path';

const MEGABYTE = 1_000_000;
/** Bytes of free space that are enough for a start. */
const ENOUGH = 50 * MEGABYTE;

/** Says what to do if files in a folder can't be written: free some space, or look for another cause. */
export function freeSpaceIn(folder: string): string {
  if (!isWritable(folder)) {
    return `this user may not write in ${resolve(folder)}: make the user of the service its owner`;
  }
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const left = `the disk of ${resolve(folder)} has ${Math.floor(free / MEGABYTE)} MB left`;
  if (free < ENOUGH) return `${left}: free some space there, then start again`;
  return `${left}: look for a quota, a limit on file sizes, or disk errors in the system log`;
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch (error) {
    // A file system that is mounted for reading only is another cause (EROFS).
    return (error as NodeJS.ErrnoException).code !== 'EACCES';
  }
}
