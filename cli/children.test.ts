import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { until } from '../server/testing/until';
import { FROM_SOURCE } from './own-code';
import { stillRunning } from './processes';

/**
 * A command that starts two processes in groups of their own, which start one each, and says which they are. Of the
 * first two only the parent hears no request to stop, of the others only the child, which its parent leaves behind.
 */
const program = (end: string) => `
  const { spawn } = require('node:child_process');
  const { withChildren } = require(${JSON.stringify(path.join(__dirname, 'children'))});
  const gentle = "setInterval(() => undefined, 1_000);";
  const stubborn = "process.on('SIGTERM', () => undefined);" + gentle;
  const parent = (self, child) => self + "const { spawn } = require('node:child_process');"
    + "const own = spawn(process.execPath, ['-e', " + JSON.stringify(child + "console.log(1);") + "], { stdio: ['ignore', 'pipe', 'inherit'] });"
    + "own.stdout.once('data', () => console.log(process.pid + ' ' + own.pid));";
  withChildren(async () => {
    const starting = [parent(stubborn, gentle), parent(gentle, stubborn)].map(async (inner) => {
      const child = spawn(process.execPath, ['-e', inner], { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
      return String((await require('node:events').once(child.stdout, 'data'))[0]).trim();
    });
    console.log((await Promise.all(starting)).join(' '));
    ${end}
  }).catch(({ message }) => { console.log(message); process.exitCode = 2; });`;

/** Milliseconds within which a killed process is gone. */
const SOON = { timeoutMilliseconds: 3_000 };

const started: ChildProcess[] = [];
const known: number[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  for (const pid of stillRunning(known)) process.kill(pid, 'SIGKILL');
});

async function start(end: string) {
  const child = spawn(process.execPath, [...FROM_SOURCE, '-e', program(end)], { stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(child);
  const ended = once(child, 'exit');
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  const pids = String(line).split(' ').map(Number);
  known.push(...pids);
  return { child, ended, pids };
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
  await until('they are gone', () => stillRunning(leaving.pids).length === 0, SOON);
});

it('a second signal waits for nobody', async () => {
  const { child, ended, pids } = await start(
    `process.once('SIGTERM', () => setImmediate(() => process.kill(process.pid, 'SIGTERM'))); ${waits}`,
  );
  child.kill('SIGTERM');
  expect(await ended).toEqual([143, null]);
  await until('they are gone', () => stillRunning(pids).length === 0, SOON);
});

/**
 * A command whose child has written a temporary file and goes on. It prints its folders on disk and in memory, and what
 * its variables name.
 */
const writer = (isShared: boolean) => `
  const { withChildren } = require(${JSON.stringify(path.join(__dirname, 'children'))});
  const { memoryFolder } = require(${JSON.stringify(path.join(__dirname, 'temporary-files'))});
  const { tmpdir } = require('node:os');
  withChildren(async () => {
    const write = "require('node:fs').writeFileSync(require('node:path').join(require('node:os').tmpdir(), 'file'), '');"
      + "console.log(); setInterval(() => undefined, 1_000);";
    const child = require('node:child_process').spawn(process.execPath, ['-e', write], { stdio: ['ignore', 'pipe', 'inherit'] });
    await require('node:events').once(child.stdout, 'data');
    console.log(JSON.stringify([tmpdir(), memoryFolder(), process.env.TMPDIR, process.env.TEMP, process.env.TMP]));
    await once(process.stdin, 'end');
  }, ${isShared});
  const { once } = require('node:events');
  process.stdin.resume();`;

describe('temporary files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'contrato-children-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  async function write(isShared: boolean, more: Record<string, string> = {}) {
    const env = { ...process.env, TMPDIR: folder, ...more };
    const child = spawn(process.execPath, [...FROM_SOURCE, '-e', writer(isShared)], {
      env,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    started.push(child);
    const ended = once(child, 'exit');
    const [line] = await once(createInterface({ input: child.stdout }), 'line');
    const [disk = '', memory = '', ...variables] = JSON.parse(String(line)) as string[];
    return { child, ended, disk, memory, variables };
  }

  it.each(['SIGTERM', 'end'] as const)(
    'are removed with a command, and those of what it has started: %s',
    async (way) => {
      const { child, ended, disk, memory } = await write(false);
      expect([path.dirname(disk), readdirSync(disk)]).toEqual([folder, ['file']]);
      if (way === 'end') child.stdin.end();
      else child.kill(way);
      await ended;
      expect([readdirSync(folder), existsSync(memory) && memory !== '/dev/shm']).toEqual([[], false]);
    },
  );

  it('are within those of the command that started it, and of use to another user who knows their names', async () => {
    const inMemory = mkdtempSync(path.join(folder, 'memory-'));
    const { child, ended, disk, memory } = await write(false, { CONTRATO_MEMORY_FOLDER: inMemory });
    const modes = [disk, memory].map((each) => statSync(each).mode & 0o777);
    child.stdin.end();
    await ended;
    expect([path.dirname(memory), modes]).toEqual([inMemory, [0o711, 0o711]]);
    expect(readdirSync(inMemory)).toEqual([]);
    rmSync(inMemory, { recursive: true });
  });

  it('are where the variables of every system say', async () => {
    const { child, ended, disk, variables } = await write(false, { TEMP: '/elsewhere', TMP: '/elsewhere' });
    child.stdin.end();
    await ended;
    expect(variables).toEqual([disk, disk, disk]);
  });

  it('are removed after whatever writes them has ended', async () => {
    const [own, child] = [
      `void withChildren(async () => {
        const writer = require('node:child_process').spawn(process.execPath, ['-e', again], { stdio: ['ignore', 'pipe', 'inherit'] });
        await require('node:events').once(writer.stdout, 'data');
        process.exit(7);
      });`,
      `const { mkdirSync, writeFileSync } = require('node:fs');
      const folder = require('node:os').tmpdir();
      const write = () => {
        setImmediate(write);
        mkdirSync(folder, { recursive: true });
        // The folder can be removed in between.
        try { writeFileSync(require('node:path').join(folder, 'file'), ''); } catch {}
      };
      write();
      console.log();`,
    ];
    const ends = `const { withChildren } = require(${JSON.stringify(path.join(__dirname, 'children'))});
      const again = ${JSON.stringify(child)};
      ${own}`;
    const command = spawn(process.execPath, [...FROM_SOURCE, '-e', ends], {
      env: { ...process.env, TMPDIR: folder },
      stdio: 'inherit',
    });
    started.push(command);
    expect(await once(command, 'exit')).toEqual([7, null]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('stay where programs keep caches', async () => {
    const { child, ended, disk, memory } = await write(true);
    child.kill('SIGTERM');
    await ended;
    expect([disk, readdirSync(folder)]).toEqual([folder, ['file']]);
    expect(existsSync(memory) && memory !== '/dev/shm').toBe(false);
  });
});

it('a command has its own result on Windows, too, which has no ps', async () => {
  const windows = [
    `const { withChildren } = require(${JSON.stringify(path.join(__dirname, 'children'))})`,
    "Object.defineProperty(process, 'platform', { value: 'win32' })",
    "process.env.PATH = ''",
    'void withChildren(() => undefined)',
  ];
  const child = spawn(process.execPath, [...FROM_SOURCE, '-e', windows.join(';')], { stdio: 'inherit' });
  expect(await once(child, 'exit')).toEqual([0, null]);
});
