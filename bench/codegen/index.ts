import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FROM_SOURCE } from '../../cli/own-code';
import { generate } from '../../codegen/generate';
import { median } from '../lib/load';
import { printTable } from '../lib/table';

const ROOT = join(__dirname, '..', '..');
const DOCUMENTS = ['openapi', 'sandbox', 'system'] as const;

/** Measures the milliseconds that something takes. */
async function timed(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

function command(words: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, { cwd: ROOT, stdio: 'ignore' });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${words.join(' ')} ended with ${code}`))));
  });
}

/** Everything from nothing, the start of the process included. */
function scratch(folder: string): Promise<number> {
  return timed(() => command([...FROM_SOURCE, 'cli/contrato.ts', 'codegen', '--out', join(folder, 'generated')]));
}

/** One edit of one file, in a process that has generated before. */
async function edits(folder: string, rounds: number): Promise<number[]> {
  const specDir = join(folder, 'spec');
  cpSync(join(ROOT, 'spec'), specDir, { recursive: true });
  const file = join(specDir, 'schemas/users.yaml');
  let { warm } = await generate({ specDir });
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('Needed to block a user', `Needed to block a user ${round}`),
    );
    times.push(
      await timed(async () => {
        ({ warm } = await generate({ specDir, previous: warm }));
      }),
    );
  }
  return times;
}

/** openapi-typescript alone, on the same documents. */
async function typesAlone(): Promise<number> {
  const { default: openapiTS, astToString } = await import('openapi-typescript');
  return timed(async () => {
    for (const name of [...DOCUMENTS, 'client-api']) {
      const document = JSON.parse(readFileSync(join(ROOT, `generated/documents/${name}.json`), 'utf8'));
      astToString(await openapiTS(document));
    }
  });
}

/** Redocly alone: bundling and linting the same documents. */
async function redoclyAlone(): Promise<number> {
  const { bundle, createConfig, lint } = await import('@redocly/openapi-core');
  const config = await createConfig({ extends: ['spec'] });
  return timed(async () => {
    for (const name of DOCUMENTS) {
      const ref = join(ROOT, `spec/${name}.yaml`);
      await bundle({ ref, config });
      await lint({ ref, config });
    }
  });
}

/** Measures the generator and two tools that each do a part of its work. */
export async function codegen({ rounds }: { rounds: number }): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'contrato-bench-'));
  const times = new Map<string, number[]>();
  const note = (name: string, value: number) => times.set(name, [...(times.get(name) ?? []), value]);
  try {
    for (let round = 1; round <= rounds; round += 1) {
      process.stderr.write(`round ${round} of ${rounds}\n`);
      note('contrato: everything from scratch', await scratch(folder));
      note('openapi-typescript alone', await typesAlone());
      note('Redocly alone: bundle and lint', await redoclyAlone());
    }
    for (const value of await edits(folder, rounds)) note('contrato: a one-file edit, warm', value);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const rows = [...times].map(([name, list]) => [
    name,
    median(list).toFixed(0),
    Math.min(...list).toFixed(0),
    Math.max(...list).toFixed(0),
  ]);
  printTable(['milliseconds', 'median', 'least', 'most'], rows);
}
