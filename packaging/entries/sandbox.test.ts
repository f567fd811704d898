import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { FROM_SOURCE } from '../../cli/own-code';
import { type SandboxOptions, startSandbox } from './sandbox';

const run = promisify(execFile);
const folder = mkdtempSync(path.join(tmpdir(), 'contrato-trace-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * A program that prints the resources a process still holds after its sandbox has stopped, without its output streams.
 */
const PROGRAM = `
const { startSandbox } = require(${JSON.stringify(path.join(__dirname, 'sandbox'))});
const held = () => process.getActiveResourcesInfo().filter((name) => name !== 'PipeWrap');
(async () => {
  const before = held();
  const sandbox = await startSandbox();
  const { status } = await fetch(sandbox.url + '/health/ready', { headers: { connection: 'close' } });
  await sandbox.stop();
  const isGone = await fetch(sandbox.url).then(() => false, () => true);
  console.log(JSON.stringify({ before, status, isGone, listeners: process.listenerCount('SIGTERM') }));
  process.once('exit', () => console.log(JSON.stringify(held())));
})();`;

it('starts a sandbox in a process, and leaves no file, port, handler of signals or work that keeps the process from its end', async () => {
  const words = [...FROM_SOURCE, '--eval', PROGRAM];
  const { stdout, stderr } = await run(process.execPath, words, { env: { ...process.env, TMPDIR: folder } });
  const [sandbox = '', held = ''] = stdout.split('\n');
  expect(stderr).toBe('');
  expect(JSON.parse(sandbox)).toEqual({ before: [], status: 200, isGone: true, listeners: 0 });
  expect(JSON.parse(held)).toEqual([]);
  expect(readdirSync(folder)).toEqual([]);
});

it.each([
  [{ prot: 1 }, /^startSandbox has no option prot; its options are port, host, revision, dataDir, logLevel$/],
  [{ dataDir: '' }, /^dataDir is empty/],
  [{ port: 70_000 }, /^PORT must be <= 65535$/],
])('refuses %j, and leaves nothing', async (options, message) => {
  const folders = () => readdirSync(process.cwd());
  const before = folders();
  await expect(startSandbox(options as SandboxOptions)).rejects.toThrow(message);
  expect(folders()).toEqual(before);
});

it('leaves no file where the process ends without a stop', async () => {
  const forgetful = PROGRAM.replace('await sandbox.stop();', 'process.exit(7);');
  const words = [...FROM_SOURCE, '--eval', forgetful];
  const env = { ...process.env, TMPDIR: folder };
  await expect(run(process.execPath, words, { env })).rejects.toMatchObject({ code: 7, stderr: '' });
  expect(readdirSync(folder)).toEqual([]);
});
