import { statSync } from 'node:fs';

/** Tells a version of a file from all others, also one of the same size and age that took its place; null where there is none. */
export function stampOf(file: string): string | null {
  const stat = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stat === undefined ? null : `${stat.ino} ${stat.size} ${stat.mtimeNs} ${stat.ctimeNs}`;
}
