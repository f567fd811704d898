import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The version of the package that this file belongs to. */
export function version(): string {
  for (let folder = __dirname; ; folder = path.dirname(folder)) {
    const file = path.join(folder, 'package.json');
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')).version;
    if (folder === path.dirname(folder)) return 'unknown';
  }
}
