/** oasdiff, built from its Go module at one version. */

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { JsonObject } from '../../codegen/util/json';
import { isOnPath } from '../on-path';

const run = promisify(execFile);

export const MODULE = 'github.com/oasdiff/oasdiff';
export const VERSION = 'v1.36.0';

/** The folder of the program: git ignores it, and `npm ci` empties it. */
const FOLDER = path.join(__dirname, `../../node_modules/.cache/oasdiff-${VERSION}`);
const PROGRAM = path.join(FOLDER, process.platform === 'win32' ? 'oasdiff.exe' : 'oasdiff');

/** A finding of oasdiff: 1 is information, 2 a warning, 3 an error. */
interface Finding {
  id: string;
  level: number;
}

/** The program, ready to compare. */
export interface Oasdiff {
  compare(base: JsonObject, revision: JsonObject): Promise<Finding[]>;
  /** Removes its temporary files. */
  end(): Promise<void>;
}

/** Names the missing requirements to build it; null if there are none. */
export function missingForOasdiff(): string | null {
  if (existsSync(PROGRAM) || isOnPath('go')) return null;
  return `Go is not installed, which builds ${MODULE}@${VERSION}: https://go.dev/dl`;
}

/** Builds it if it was not built before. */
export async function readyOasdiff(print: (line: string) => void): Promise<Oasdiff> {
  if (!existsSync(PROGRAM)) {
    print(`Building ${MODULE}@${VERSION} …`);
    await mkdir(FOLDER, { recursive: true });
    const env = { ...process.env, GOBIN: FOLDER, GOFLAGS: '-mod=mod' };
    await run('go', ['install', `${MODULE}@${VERSION}`], { env, maxBuffer: 64 * 1024 * 1024 });
  }
  const work = await mkdtemp(path.join(tmpdir(), 'contrato-oasdiff-'));
  let count = 0;
  return {
    compare: async (base, revision) => {
      count += 1;
      const files = [`${count}-base.json`, `${count}-revision.json`].map((name) => path.join(work, name)) as [
        string,
        string,
      ];
      await writeFile(files[0], JSON.stringify(base));
      await writeFile(files[1], JSON.stringify(revision));
      return compareFiles(files);
    },
    end: () => rm(work, { recursive: true, force: true }),
  };
}

async function compareFiles([base, revision]: [string, string]): Promise<Finding[]> {
  const { stdout } = await run(PROGRAM, ['changelog', base, revision, '--format', 'json', '--flatten-params'], {
    // It reads settings from the folder that it is started in.
    cwd: path.dirname(base),
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout.trim() === '' ? [] : (JSON.parse(stdout) as Finding[]);
}
