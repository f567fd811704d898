/** Where the log goes takes nothing any more: the service goes on, and stops when it has to. */

import { execFile, execFileSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FROM_SOURCE } from '../../cli/own-code';
import { freePort } from '../../server/testing/free-port';
import {
  documentedCommand,
  HTTPS,
  productionSettings,
  type Started,
  startCommand,
} from '../testing/documented-command';
import { until } from './retrying-clients';

const folder = mkdtempSync(join(tmpdir(), 'contrato-log-'));
const settings = {
  ...productionSettings(folder),
  DATA_DIR: folder,
  LOG_LEVEL: 'info',
  DRAIN_SECONDS: '0',
  SHUTDOWN_SECONDS: '2',
};
let service: Started;

afterEach(() => service.kill());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function start(stdout: 'pipe' | number, own: Record<string, string> = {}): Promise<Started> {
  service = await startCommand(documentedCommand(), { ...settings, ...own }, stdout);
  return service;
}

const PATH = '/users/v1/';

/**
 * Sends requests without a token, each of which is a line of the log, several at a time.
 * @returns the statuses that came
 */
async function ask({ url }: Started, requests: number): Promise<number[]> {
  const statuses = new Set<number>();
  let left = requests;
  const caller = async () => {
    while (left-- > 0) {
      const answer = await fetch(url + PATH, { headers: HTTPS });
      await answer.text();
      statuses.add(answer.status);
    }
  };
  await Promise.all(Array.from({ length: 32 }, caller));
  return [...statuses];
}

/** Lets the output be no longer than this: the system refuses what is written beyond it. */
const limit = (pid: number, bytes: number | 'unlimited') =>
  promisify(execFile)('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);

async function lost(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const [, count] = /^contrato_log_lines_lost_total (\d+)$/m.exec(text) ?? [];
  if (count === undefined) throw new Error(`no count of lost lines: ${text}`);
  return Number(count);
}

/** A sandbox prints a line for each request, too. */
const SANDBOX = [process.execPath, ...FROM_SOURCE, 'cli/contrato.ts', 'start', '--memory'];

it.each([
  ['the service', documentedCommand()],
  ['a sandbox', SANDBOX],
])('a full disk: all is answered by %s, and SIGTERM stops it', async (_, command) => {
  const full = openSync('/dev/full', 'w');
  service = await startCommand(command, settings, full);
  closeSync(full);
  expect(await ask(service, 600)).toEqual([401]);
  process.kill(service.pid, 'SIGTERM');
  expect(await service.ended).toBe(0);
});

it('a reader that is gone: all is answered, and SIGTERM stops it', async () => {
  const started = await start('pipe');
  started.child.stdout?.destroy();
  expect(await ask(started, 600)).toEqual([401]);
  process.kill(started.pid, 'SIGTERM');
  expect(await started.ended).toBe(0);
});

it.each([
  ['the service', documentedCommand()],
  ['a sandbox', SANDBOX],
])('a reader that stands still: all is answered by %s, and SIGTERM stops it', async (_, command) => {
  const pipe = join(folder, 'pipe');
  if (!existsSync(pipe)) execFileSync('mkfifo', [pipe]);
  // Opened to read and write, it has a reader that never reads.
  const reader = openSync(pipe, 'r+');
  service = await startCommand(command, settings, reader);
  // More than the system keeps for a reader.
  expect(await ask(service, 3_000)).toEqual([401]);
  process.kill(service.pid, 'SIGTERM');
  expect(await service.ended).toBe(0);
  closeSync(reader);
});

it('lines wait for room, and lost ones are counted and reported', async () => {
  const file = join(folder, 'out.log');
  // Longer than the files of the database, which can still be written then: jobs would have lines of their own to lose.
  const begun = 16 * 1024 * 1024;
  writeFileSync(file, '\n'.repeat(begun));
  const out = openSync(file, 'a');
  const port = await freePort();
  const started = await start(out, { SYSTEM_PORT: String(port) });
  closeSync(out);
  let sent = 0;
  const more = async (requests: number) => {
    sent += requests;
    expect(await ask(started, requests)).toEqual([401]);
  };
  await more(100);
  await until('a line is written', () => statSync(file).size > begun);
  await limit(started.pid, statSync(file).size);
  await until('lines are lost', async () => {
    if ((await lost(port)) > 0) return true;
    await more(1_000);
    return false;
  });
  await limit(started.pid, 'unlimited');
  const text = () => readFileSync(file, 'utf8');
  await until('the log tells of lost lines', () => text().includes('"lines of this log are lost"'), 10_000);
  const count = await lost(port);
  process.kill(started.pid, 'SIGTERM');
  expect(await started.ended).toBe(0);
  const lines = text()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const losses = lines.filter(({ msg }) => msg === 'lines of this log are lost');
  expect(losses).toEqual([expect.objectContaining({ level: 40, lines: count })]);
  const whole = lines.filter(({ path }) => path === PATH).length;
  expect(whole).toBe(sent - count);
});
