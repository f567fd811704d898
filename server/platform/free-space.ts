import { statfsSync } from 'node:fs';
import { resolve } from 'node:path';

const MEGABYTE = 1_000_000;
/** More than a start writes, in bytes. */
const ENOUGH = 50 * MEGABYTE;

/** Says what is to be done where files in a folder can't be written: space is to be made, or it is not for want of that. */
export function freeSpaceIn(folder: string): string {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const left = `the disk of ${resolve(folder)} has ${Math.floor(free / MEGABYTE)} MB left`;
  if (free < ENOUGH) return `${left}: free some space there, then start again`;
  return `${left}: look for a quota, a limit on file sizes, or disk errors in the system log`;
}
