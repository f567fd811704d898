/** Brings the folder of generated files in line with what a run gave. */

import fs from 'node:fs';
import path from 'node:path';

export interface FileDifference {
  file: string;
  kind: 'missing' | 'changed' | 'stale';
}

/** Lists the files that `out` lacks, has otherwise, or has too much. */
export function differences(files: ReadonlyMap<string, string>, out: string): FileDifference[] {
  const found: FileDifference[] = [];
  for (const [file, content] of files) {
    const target = path.join(out, file);
    if (!fs.existsSync(target)) found.push({ file, kind: 'missing' });
    else if (fs.readFileSync(target, 'utf8') !== content) found.push({ file, kind: 'changed' });
  }
  for (const file of filesIn(out)) if (!files.has(file)) found.push({ file, kind: 'stale' });
  return found;
}

/** Writes what differs and removes what is stale. Files that are right keep their time of change. */
export function write(files: ReadonlyMap<string, string>, out: string): FileDifference[] {
  const found = differences(files, out);
  for (const { file, kind } of found) {
    const target = path.join(out, file);
    if (kind === 'stale') {
      fs.rmSync(target);
      continue;
    }
    fs.mkdirSync(path.dirname(target), { recursive: true });
    // Renamed into place, so that a reader never meets half a file.
    const temporary = `${target}.${process.pid}.tmp`;
    fs.writeFileSync(temporary, files.get(file) ?? '');
    fs.renameSync(temporary, target);
  }
  return found;
}

function filesIn(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
