import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { makeSecrets } from '../../packaging/testing/deployed';
import { freePort } from '../../server/testing/free-port';
import type { Installation } from './installation';

/** The ways of starting whose first answers are measured. */
export const answersOf = ['serve', 'start', 'startSandbox', 'startSandbox, loaded'] as const;

/** Milliseconds until each has answered. */
export type Starts = Record<(typeof answersOf)[number], number>;

const FLAGS = ['--max-semi-space-size=32'];
const BETWEEN_TRIES = 2;

/** One try to be answered by a service that may not listen yet. */
function isAnswered(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = request({ port, host: '127.0.0.1', path: '/health/ready', agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    asked.once('error', () => resolve(false));
    asked.end();
  });
}

/** Starts a command, waits for its first answer and ends it. @returns the milliseconds until then */
async function firstAnswer(start: () => ChildProcess, port: number): Promise<number> {
  const started = performance.now();
  const child = start();
  while (!(await isAnswered(port))) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.join(' ')} ended with ${child.exitCode}`);
    await pause(BETWEEN_TRIES);
  }
  const milliseconds = performance.now() - started;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  return milliseconds;
}

/** Prints how long a sandbox takes in a process, with and without the time to load it. */
const sandboxProgram = (module: string): string => `
const begun = performance.now();
const { startSandbox } = require(${JSON.stringify(module)});
const loaded = performance.now();
startSandbox().then(async (sandbox) => {
  await fetch(sandbox.url + '/health/ready');
  const answered = performance.now();
  await sandbox.stop();
  console.log(JSON.stringify([answered - begun, answered - loaded]));
});`;

/**
 * Starts each once, from nothing, and ends it.
 * @param node words of Node before the program
 */
export async function startsOf(
  { root, program, sandbox }: Installation,
  node: readonly string[],
  folder: string,
): Promise<Starts> {
  const data = await mkdtemp(join(folder, 'data-'));
  const secrets = makeSecrets(join(folder, 'secrets'));
  const ports = [await freePort(), await freePort()];
  const [port = 0, system = 0] = ports;
  const start = (words: readonly string[], own: Record<string, string>) => () =>
    spawn(process.execPath, [...FLAGS, ...node, program, ...words], {
      cwd: root,
      env: { PATH: process.env.PATH, DATA_DIR: data, DRAIN_SECONDS: '0', ...own },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const service = { ...secrets, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: `${port}`, SYSTEM_PORT: `${system}` };
  try {
    const serve = await firstAnswer(start(['serve'], service), port);
    const all = await firstAnswer(start(['start', '--port', `${port}`, '--memory'], free()), port);
    const words = [...FLAGS, ...node, '--eval', sandboxProgram(sandbox)];
    const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: root });
    const [whole = 0, loaded = 0] = JSON.parse(stdout) as number[];
    return { serve, start: all, startSandbox: whole, 'startSandbox, loaded': loaded };
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}

/** The mocks and settlement files of a sandbox take whatever is free. */
const free = (): Record<string, string> => ({ MOCK_PORT: '0', MOCK_CLIENT_PORT: '0', SFTP_PORT: '0' });
