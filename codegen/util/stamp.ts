import { statSync } from 'node:fs';

/**
 * Identifies a version of a file, also if another file of the same size and time replaces it; null if there is no file.
 */
export function stampOf(file: string): string | null {
  const stat = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stat === undefined ? null : `${stat.ino} ${stat.size} ${stat.mtimeNs} ${stat.ctimeNs}`;
}
