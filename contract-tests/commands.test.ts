import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ENTRIES, load } from '../cli/commands';
import { FROM_SOURCE } from '../cli/own-code';
import { scripts } from '../package.json';

/**
 * The names of package.json that are ours, with the words that they stand for: Jest and TypeScript answer for
 * themselves.
 */
const OWN = Object.entries(scripts).flatMap(([name, script]): [string, string[]][] => {
  const [, words] = /^(?:exec )?node .*cli\/contrato\.ts (.+)$/.exec(script) ?? [];
  return words === undefined ? [] : [[name, words.split(' ')]];
});

/** Runs a command as npm would. */
function run(words: readonly string[]) {
  const root = path.join(__dirname, '..');
  const args = [...FROM_SOURCE, 'cli/contrato.ts', ...words];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return { status, stdout, stderr };
}

it('every command has a name for people in a checkout, and every such name is a command', () => {
  const names = ENTRIES.map(({ name }) => name).filter((name) => name !== 'completion');
  expect(OWN.map(([, [word]]) => word).sort()).toEqual(names.sort());
  for (const [name, words] of OWN) expect(words).toEqual([name]);
});

it('a command that serves takes the place of the shell of npm, which keeps signals to itself', () => {
  const serving = ENTRIES.filter((entry) => load(entry).serves).map(({ name }) => name);
  expect(serving).toEqual(expect.arrayContaining(['start', 'serve', 'mock', 'world', 'dev', 'client']));
  for (const name of serving)
    expect([name, scripts[name as keyof typeof scripts]]).toEqual([name, expect.stringMatching(/^exec /)]);
});

describe('every command', () => {
  it.each(OWN)('npm run %s says with --help how it is used, and does nothing else', (name, words) => {
    const { status, stdout, stderr } = run([...words, '--help']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(new RegExp(`^Usage: contrato ${name} `));
    for (const part of ['Options:', 'Examples:', 'Exit codes:']) expect(stdout).toContain(`\n${part}\n`);
  });

  it.each(OWN)('npm run %s refuses an option that it does not know, and names the nearest', (_, words) => {
    const { status, stderr } = run([...words, '--hepl']);
    expect(stderr).toMatch(/^Unknown option '--hepl'; did you mean --help\?/);
    expect(status).toBe(2);
  });
});
