import { getEventListeners } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stillRunning } from '../../cli/processes';
import { until } from '../../server/testing/until';
import { execute } from './execute';

const folder = mkdtempSync(path.join(tmpdir(), 'contrato-execute-'));
afterAll(() => rmSync(folder, { recursive: true }));

const node = (code: string, signal?: AbortSignal) => execute(process.execPath, ['-e', code], folder, signal);

it('returns what a program writes, and how it ended', async () => {
  const both = "process.stdout.write('text'); process.stderr.write('error'); process.exitCode = 3";
  expect(await node(both)).toEqual({ code: 3, output: 'text', errors: 'error' });
});

it('leaves nothing to end when a program has ended: its number can be that of another one', async () => {
  const { signal } = new AbortController();
  await node('', signal);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

it('ends a program and what it has started when the signal says so', async () => {
  const file = path.join(folder, 'pids');
  const child = `require('node:fs').writeFileSync(${JSON.stringify(file)}, [process.ppid, process.pid].join());
    setInterval(() => {}, 1_000);`;
  const ending = new AbortController();
  const parent = `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(child)}])`;
  const running = node(parent, ending.signal);
  await until('both have started', () => existsSync(file) && readFileSync(file, 'utf8').includes(','));
  const pids = readFileSync(file, 'utf8').split(',').map(Number);
  expect(stillRunning(pids)).toEqual(pids);
  ending.abort(new Error('a later save'));
  await expect(running).rejects.toThrow('a later save');
  await until('both have ended', () => stillRunning(pids).length === 0);
  await expect(node('', ending.signal)).rejects.toThrow('a later save');
});
