import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ENTRIES, load } from './commands';
import type { CommandSpec } from './declaration';
import { FROM_SOURCE } from './own-code';

const ROOT = path.join(__dirname, '..');

/**
 * Runs the program.
 * @returns its exit, what it printed, and the files of the project that it loaded in addition to its own
 */
function run(...words: string[]) {
  const script = `
    process.on('exit', () => process.stderr.write('\\nLOADED ' + JSON.stringify(Object.keys(require.cache))));
    process.argv.splice(1, 0, 'contrato');
    require('./cli/contrato.ts');`;
  const { status, stdout, stderr } = spawnSync(process.execPath, [...FROM_SOURCE, '-e', script, '--', ...words], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const [output = '', loaded = ''] = stderr.split('\nLOADED ');
  const files = (JSON.parse(loaded) as string[]).map((file) => path.relative(ROOT, file));
  return { status, stdout, output, loaded: files.filter((file) => !/^(node_modules|cli)\//.test(file)) };
}

const DECLARATION = /\/(command|declared-options)\.ts$/;

describe('contrato', () => {
  it('says what there is, and loads declarations alone for that', () => {
    const { status, stdout, loaded } = run('--help');
    expect(status).toBe(0);
    for (const { name } of ENTRIES) expect(stdout).toMatch(new RegExp(`^  ${name} `, 'm'));
    expect(loaded.length).toBeGreaterThan(ENTRIES.length - 2);
    expect(loaded.filter((file) => !DECLARATION.test(file))).toEqual([]);
  });

  it('loads one declaration for the help of one command', () => {
    expect(run('serve', '--help').loaded).toEqual(['server/command.ts']);
  });

  it('says the same by help as by --help, of commands of commands too', () => {
    const { status, stdout } = run('help', 'events', 'list');
    expect({ status, stdout }).toMatchObject({ status: 0, stdout: run('events', 'list', '--help').stdout });
    expect(stdout).toMatch(/^Usage: contrato events list /);
    expect(run('help', 'events', 'lits')).toMatchObject({
      status: 2,
      output: expect.stringMatching(/^There is no command events lits; did you mean list\?\n/),
    });
  });

  it('says without a command what there is, and ends with 2', () => {
    expect(run()).toMatchObject({ status: 2, stdout: '', output: expect.stringContaining('Usage: contrato') });
  });

  it('answers a command that does not exist with the nearest one', () => {
    expect(run('verify-legder')).toMatchObject({
      status: 2,
      output: expect.stringMatching(/^Unknown command 'verify-legder'; did you mean verify-ledger\?\n/),
    });
  });
});

describe('every declaration', () => {
  const all = ENTRIES.map((entry) => ({ entry, spec: load(entry) }));
  const below = (spec: CommandSpec): CommandSpec[] => [spec, ...(spec.commands ?? []).flatMap(below)];

  it('has the name that it is typed with', () => {
    for (const { entry, spec } of all) expect(spec.name).toBe(entry.name);
  });

  it('has an example, and fields where it prints JSON', () => {
    for (const spec of all.flatMap((one) => below(one.spec))) {
      expect(spec.examples.length).toBeGreaterThan(0);
      expect({ name: spec.name, json: spec.options?.json !== undefined }).toEqual({
        name: spec.name,
        json: spec.json !== undefined,
      });
    }
  });
});
