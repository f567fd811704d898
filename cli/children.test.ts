import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { FROM_SOURCE } from './own-code';
import { stillRunning } from './processes';

/**
 * A command that starts a process in a group of its own, which starts another one and hears no request to stop, and says which
 * they are.
 */
const program = (end: string) => `
  const { spawn } = require('node:child_process');
  const { withChildren } = require(${JSON.stringify(path.join(__dirname, 'children'))});
  const stubborn = "process.on('SIGTERM', () => undefined); setInterval(() => undefined, 1_000);";
  const inner = stubborn + "const { spawn } = require('node:child_process');"
    + "const own = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1_000)']);"
    + "console.log(process.pid + ' ' + own.pid);";
  withChildren(async () => {
    const child = spawn(process.execPath, ['-e', inner], { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
    const [pids] = await require('node:events').once(child.stdout, 'data');
    process.stdout.write(pids);
    ${end}
  }).catch(({ message }) => { console.log(message); process.exitCode = 2; });`;

const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
});

async function start(end: string) {
  const child = spawn(process.execPath, [...FROM_SOURCE, '-e', program(end)], { stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(child);
  const ended = once(child, 'exit');
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  return { child, ended, pids: String(line).split(' ').map(Number) };
}

const waits = 'await new Promise(() => setInterval(() => undefined, 1_000));';

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'a command that %s ends takes along whatever it has started',
  async (signal) => {
    const { child, ended, pids } = await start(waits);
    expect(stillRunning(pids)).toEqual(pids);
    child.kill(signal);
    expect(await ended).toEqual([{ SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }[signal], null]);
    expect(stillRunning(pids)).toEqual([]);
  },
  30_000,
);

it('a command that fails, or leaves by itself, does so, too', async () => {
  const failing = await start("throw new Error('it failed');");
  expect(await failing.ended).toEqual([2, null]);
  expect(stillRunning(failing.pids)).toEqual([]);
  const leaving = await start('process.exit(7);');
  expect(await leaving.ended).toEqual([7, null]);
  // A process that is killed at the very end may take a moment to be gone.
  while (stillRunning(leaving.pids).length > 0) await pause(20);
});

it('a second signal waits for nobody', async () => {
  const { child, ended, pids } = await start(
    `process.once('SIGTERM', () => setImmediate(() => process.kill(process.pid, 'SIGTERM'))); ${waits}`,
  );
  child.kill('SIGTERM');
  expect(await ended).toEqual([143, null]);
  while (stillRunning(pids).length > 0) await pause(20);
});
