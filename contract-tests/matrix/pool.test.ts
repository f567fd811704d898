import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FROM_SOURCE } from '../../cli/own-code';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'contrato-pool-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Returns the error of a job whose worker runs some code first. */
function failureWith(code: string): string {
  const first = path.join(folder, 'first.cjs');
  writeFileSync(first, code);
  const script = `
    const { runAllJobs } = require('./contract-tests/matrix/pool');
    process.env.NODE_OPTIONS = ${JSON.stringify(`--require ${first}`)};
    runAllJobs([{ revision: 'earliest' }]).catch((error) => process.stdout.write(error.message));`;
  const { stdout, signal } = spawnSync(process.execPath, [...FROM_SOURCE, '-e', script], {
    cwd: path.join(__dirname, '../..'),
    encoding: 'utf8',
    timeout: 15_000,
  });
  expect(signal).toBeNull();
  return stdout;
}

it.each([
  [
    'fails as it starts',
    "throw new Error('no such thing')",
    /^earliest: its worker process ended with exit code 1:\n.*no such thing/s,
  ],
  [
    'writes much before it ends',
    "require('node:fs').writeSync(2, 'x'.repeat(9_000) + 'the last words'); process.exit(1)",
    /^earliest: its worker process ended with exit code 1:\nx{1900,2000}the last words$/,
  ],
  ['ends without a word', 'process.exit(3)', /^earliest: its worker process ended with exit code 3$/],
  [
    'leaves a process that keeps its stderr open',
    "require('node:child_process').spawn('sleep', ['20'], { stdio: ['ignore', 'ignore', 'inherit'] }); process.exit(4)",
    /^earliest: its worker process ended with exit code 4$/,
  ],
  ['is killed', "process.kill(process.pid, 'SIGKILL')", /^earliest: its worker process was ended by SIGKILL$/],
])('the error of a job whose worker %s says so', (_, code, message) => {
  expect(failureWith(code)).toMatch(message);
});
