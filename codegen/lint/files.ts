import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Folders of packages, and of files that are made at run time. */
const LEFT_OUT: ReadonlySet<string> = new Set(['node_modules', '.git', 'data', 'reports', 'dist', 'dist-client']);

/** Lists every file and folder below the root, by its path from there. */
export function pathsBelow(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return LEFT_OUT.has(entry.name) ? [] : [path, ...pathsBelow(root, path)];
  });
}
