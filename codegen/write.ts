/** Writes the result of a run to the folder of generated files. */

import fs from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../cli/folders';
import { stampOf } from './util/stamp';

interface FileDifference {
  file: string;
  kind: 'missing' | 'changed' | 'stale';
}

/** Lists the files that are missing in `out`, differ there, or do not belong there. */
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

/** Writes changed files and removes stale ones. Unchanged files keep their modification time. */
export function write(files: ReadonlyMap<string, string>, out: string): FileDifference[] {
  const found = differences(files, out);
  for (const { file, kind } of found) {
    if (kind === 'stale') fs.rmSync(path.join(out, file));
    else put(path.join(out, file), files.get(file) ?? '');
  }
  return found;
}

/** Renames a file into place, so that a reader never meets half of it. */
function put(target: string, text: string): void {
  makeFolder(path.dirname(target));
  const temporary = `${target}.${process.pid}.tmp`;
  fs.writeFileSync(temporary, text);
  fs.renameSync(temporary, target);
}

/** A file as it was written: its stamp shows whether anybody else has written it since. */
interface WrittenFile {
  text: string;
  stamp: string;
}

/**
 * Updates some files of a folder repeatedly, and reads only files that others have written in between. It reports every
 * file that changed since the last time, by whomever it was written.
 */
export class Writer {
  private readonly known = new Map<string, WrittenFile>();

  constructor(private readonly out: string) {}

  /**
   * Writes the files that differ, and removes none.
   * @returns the files that it wrote, or that others had already written with the new content
   */
  write(files: ReadonlyMap<string, string>): string[] {
    return [...files].filter(([file, text]) => this.bring(path.join(this.out, file), text)).map(([file]) => file);
  }

  private bring(target: string, text: string): boolean {
    const stamp = stampOf(target);
    const known = this.known.get(target);
    const differs = stamp === null || (known?.stamp === stamp ? known.text : fs.readFileSync(target, 'utf8')) !== text;
    if (differs) put(target, text);
    this.known.set(target, { text, stamp: (differs ? stampOf(target) : stamp) ?? '' });
    return differs || (known !== undefined && known.text !== text);
  }
}

function filesIn(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
