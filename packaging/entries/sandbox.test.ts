import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { FROM_SOURCE } from '../../cli/own-code';

const run = promisify(execFile);
const folder = mkdtempSync(path.join(tmpdir(), 'contrato-trace-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SANDBOX = JSON.stringify(path.join(__dirname, 'sandbox'));

/**
 * A program that prints the resources a process still holds after its sandbox has stopped, without its output streams.
 */
const PROGRAM = `
const { startSandbox } = require(${SANDBOX});
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
  // In a process of its own, whose current folder and temporary folder are no others'.
  const program = `
const { startSandbox } = require(${SANDBOX});
startSandbox(${JSON.stringify(options)}).catch(({ message }) => {
  console.log(JSON.stringify({ message, left: require('node:fs').readdirSync('.') }));
});`;
  const env = { ...process.env, TMPDIR: folder };
  const { stdout } = await run(process.execPath, [...FROM_SOURCE, '--eval', program], { env, cwd: folder });
  expect(JSON.parse(stdout)).toEqual({ message: expect.stringMatching(message), left: [] });
});

/** A program that exits with 7 while its sandbox runs. */
const FORGETFUL = PROGRAM.replace('await sandbox.stop();', 'process.exit(7);');

it('leaves no file where the process ends without a stop', async () => {
  const words = [...FROM_SOURCE, '--eval', FORGETFUL];
  const env = { ...process.env, TMPDIR: folder };
  await expect(run(process.execPath, words, { env })).rejects.toMatchObject({ code: 7, stderr: '' });
  expect(readdirSync(folder)).toEqual([]);
});

it('changes neither the output nor the exit code of a program where its folder can not be removed', async () => {
  const failing = "require('node:fs').rmSync = () => { throw new Error('EBUSY'); };";
  const words = [...FROM_SOURCE, '--eval', failing + FORGETFUL];
  const env = { ...process.env, TMPDIR: folder };
  await expect(run(process.execPath, words, { env })).rejects.toMatchObject({ code: 7, stderr: '' });
  for (const left of readdirSync(folder)) rmSync(path.join(folder, left), { recursive: true });
});
