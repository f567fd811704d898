import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isBuilt } from '../cli/own-code';

const ROOT = path.join(__dirname, '..');
/** Where `npm run build` leaves the files of the package. */
export const PUBLIC = path.join(__dirname, 'public');
const CACHE = path.join(ROOT, 'node_modules/.cache/console');

/** The console's files by name. */
export type Files = ReadonlyMap<string, Uint8Array>;

let current: { files: Files; seal: string } | null = null;
let making: Promise<Files> | null = null;

/**
 * The console's files. The package brings them; in a checkout they are made when they are first asked for, and again when a file that they
 * are made of has changed. What was made is kept by content.
 */
export async function consoleFiles(): Promise<Files> {
  if (isBuilt) {
    current ??= { files: filesIn(PUBLIC), seal: '' };
    return current.files;
  }
  making ??= inCheckout().finally(() => {
    making = null;
  });
  return making;
}

async function inCheckout(): Promise<Files> {
  if (current !== null && current.seal === sealOf(inputsOf(CACHE))) return current.files;
  const kept = fromCache();
  if (kept !== null) {
    current = kept;
    return kept.files;
  }
  // Neither it nor the bundler that it needs is in the package.
  const { bundle } = require(path.join(__dirname, 'bundle')) as typeof import('./bundle');
  const { files, inputs } = await bundle();
  current = { files, seal: sealOf(inputs) };
  keep(files, inputs, current.seal);
  return files;
}

/** A hash of the names and contents of files. */
function sealOf(inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const input of inputs) {
    const file = path.join(ROOT, input);
    hash.update(`${input}\n`).update(existsSync(file) ? readFileSync(file) : 'none');
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

function fromCache(): typeof current {
  const inputs = inputsOf(CACHE);
  const seal = sealOf(inputs);
  const folder = path.join(CACHE, seal);
  return inputs.length > 0 && existsSync(folder) ? { files: filesIn(folder), seal } : null;
}

/** Keeps what was made, and nothing of before. A checkout that is only read has no cache. */
function keep(files: Files, inputs: readonly string[], seal: string): void {
  try {
    const folder = path.join(CACHE, `${seal}.${process.pid}`);
    mkdirSync(folder, { recursive: true });
    for (const [name, contents] of files) writeFileSync(path.join(folder, name), contents);
    for (const name of readdirSync(CACHE)) {
      if (name !== path.basename(folder)) rmSync(path.join(CACHE, name), { recursive: true, force: true });
    }
    renameSync(folder, path.join(CACHE, seal));
    const list = path.join(CACHE, 'inputs.json');
    writeFileSync(`${list}.${process.pid}`, JSON.stringify(inputs));
    renameSync(`${list}.${process.pid}`, list);
  } catch {
    // The next start makes them again.
  }
}

function filesIn(folder: string): Files {
  return new Map(readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name))]));
}
