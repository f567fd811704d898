import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isBuilt } from '../cli/own-code';

const ROOT = path.join(__dirname, '..');

/** Files for the browser by name. */
export type Files = ReadonlyMap<string, Uint8Array>;

interface Made {
  files: Files;
  hash: string;
}

/**
 * The files of a program for the browser. The package brings them; in a checkout they are made when they are first
 * asked for, and again when a file that they are made of has changed. What was made is kept by content.
 */
export class BrowserFiles {
  private readonly cache: string;
  private current: Made | null = null;
  private making: Promise<Files> | null = null;

  /**
   * @param folder where the program lies, from the root; `npm run build` leaves its files in `public` there
   * @param entry the file that the page starts, from the folder
   */
  constructor(
    private readonly folder: string,
    private readonly entry: string,
  ) {
    this.cache = path.join(ROOT, 'node_modules/.cache', folder);
  }

  async files(): Promise<Files> {
    if (isBuilt) {
      this.current ??= { files: filesIn(path.join(ROOT, this.folder, 'public')), hash: '' };
      return this.current.files;
    }
    this.making ??= this.inCheckout().finally(() => {
      this.making = null;
    });
    return this.making;
  }

  private async inCheckout(): Promise<Files> {
    if (this.current !== null && this.current.hash === hashOf(inputsOf(this.cache))) return this.current.files;
    const kept = fromCache(this.cache);
    if (kept !== null) {
      this.current = kept;
      return kept.files;
    }
    // Neither it nor the bundler that it needs is in the package.
    const { bundle } = require(path.join(__dirname, 'bundle')) as typeof import('./bundle');
    const { files, inputs } = await bundle(`${this.folder}/${this.entry}`);
    this.current = { files, hash: hashOf(inputs) };
    keep(this.cache, files, inputs, this.current.hash);
    return files;
  }
}

const own = new BrowserFiles('console', 'app/main.tsx');

/** The console's files. */
export const consoleFiles = (): Promise<Files> => own.files();

/** A hash of the names and contents of files. */
function hashOf(inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const input of inputs) {
    const file = path.join(ROOT, input);
    hash.update(`${input}\n`).update(unlessGone(() => readFileSync(file)) ?? 'none');
  }
  return hash.digest('hex');
}

function inputsOf(folder: string): string[] {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'inputs.json'), 'utf8'));
  } catch {
    return [];
  }
}

function fromCache(cache: string): Made | null {
  const inputs = inputsOf(cache);
  const hash = hashOf(inputs);
  if (inputs.length === 0) return null;
  const files = unlessGone(() => filesIn(path.join(cache, hash)));
  return files === null ? null : { files, hash };
}

/** Reads what another process may remove at any time. @returns null if it is not there, or not whole */
function unlessGone<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Keeps what was made, and nothing of before. A checkout that is only read has no cache. */
function keep(cache: string, files: Files, inputs: readonly string[], hash: string): void {
  try {
    const folder = path.join(cache, `${hash}.${process.pid}`);
    mkdirSync(folder, { recursive: true });
    for (const [name, contents] of files) writeFileSync(path.join(folder, name), contents);
    for (const name of readdirSync(cache)) {
      if (name !== path.basename(folder)) removeAtOnce(path.join(cache, name));
    }
    renameSync(folder, path.join(cache, hash));
    const list = path.join(cache, 'inputs.json');
    writeFileSync(`${list}.${process.pid}`, JSON.stringify(inputs));
    renameSync(`${list}.${process.pid}`, list);
  } catch {
    // The next start makes them again.
  }
}

/** Another process that reads the folder meanwhile sees that it is gone, and not a part of it. */
function removeAtOnce(place: string): void {
  const gone = `${place}.gone.${process.pid}`;
  unlessGone(() => renameSync(place, gone));
  rmSync(gone, { recursive: true, force: true });
}

function filesIn(folder: string): Files {
  return new Map(readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name))]));
}
