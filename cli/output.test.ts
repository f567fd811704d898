import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import path from 'node:path';
import { FROM_SOURCE } from './own-code';

const ROOT = path.join(__dirname, '..');

/**
 * `contrato document openapi` with another command's work: it prints a line, and is busy for a minute unless it is
 * over.
 */
const program = (isBusy: boolean) => `
  const printDocument = async () => {
    process.stdout.write('first\\n');
    ${isBusy ? 'await new Promise((resolve) => setTimeout(resolve, 60_000));' : ''}
    return 1;
  };
  const file = require.resolve('./docs/render/main.ts');
  require.cache[file] = { id: file, filename: file, loaded: true, children: [], exports: { printDocument } };
  process.argv.splice(1, 0, 'contrato');
  require('./cli/contrato.ts');`;

const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
});

/** Runs the program whose output nobody reads. @returns its exit code */
async function withoutReader(stream: 'stdout' | 'stderr', script: string, ...words: string[]): Promise<number> {
  const args = [...FROM_SOURCE, '-e', script, '--', ...words];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  child[stream].destroy();
  child[stream === 'stdout' ? 'stderr' : 'stdout'].resume();
  const [code] = await once(child, 'exit');
  return code;
}

it('a command that its reader ends before its end has not found that nothing is wrong', async () => {
  expect(await withoutReader('stdout', program(true), 'document', 'openapi')).toBe(2);
});

it('a command that is over says what it found, whoever has read it', async () => {
  expect(await withoutReader('stdout', program(false), 'document', 'openapi')).toBe(1);
});

it('errors that nobody reads leave the exit code as it is', async () => {
  const script = "process.argv.splice(1, 0, 'contrato'); require('./cli/contrato.ts');";
  expect(await withoutReader('stderr', script, 'there-is-no-such-command')).toBe(2);
});

it('a full disk is said in one line', async () => {
  const args = [...FROM_SOURCE, 'cli/contrato.ts', 'document', 'openapi'];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'] });
  started.push(child);
  let written = '';
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    written += text;
  });
  const [code] = await once(child, 'close');
  expect([code, written]).toEqual([
    2,
    "the standard output can't be written: ENOSPC: no space left on device, write\n",
  ]);
});
