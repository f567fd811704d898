import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FROM_SOURCE } from '../../cli/own-code';
import { readSarif } from '../../cli/report/testing/read-sarif';
import { undeclaredFields } from '../../cli/testing/json-fields';
import { edit, removeSpecs, replacing, tinySpec, writeSpec } from '../testing/tiny';
import { command } from './command';

afterAll(removeSpecs);

const root = join(__dirname, '../..');
const main = join(__dirname, '../../cli/contrato.ts');

/** A repository whose first commit holds the tiny contract. */
function repository(): string {
  const files = Object.entries(tinySpec()).map(([file, text]) => [`spec/${file}`, text] as const);
  const folder = writeSpec(Object.fromEntries(files));
  commit(folder, 'first', ['init', '--quiet', '--initial-branch=main']);
  return folder;
}

const git = (folder: string, ...words: readonly string[]) =>
  execFileSync('git', ['-C', folder, ...words], { stdio: 'pipe' });

function commit(folder: string, tag: string, first?: readonly string[]): void {
  if (first) git(folder, ...first);
  git(folder, 'add', '--all');
  git(folder, '-c', 'user.name=t', '-c', 'user.email=t@example.com', '-c', 'commit.gpgsign=false', 'commit', '-m', tag);
  git(folder, 'tag', tag);
}

const diff = (folder: string, ...words: readonly string[]) => diffWith({}, folder, ...words);

function diffWith(environment: Record<string, string>, folder: string, ...words: readonly string[]) {
  const run = [...FROM_SOURCE, main, 'diff', '--root', folder, ...words];
  const env = { ...process.env, ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, run, { cwd: root, encoding: 'utf8', env });
  return { status, stdout, stderr };
}

describe('npm run diff', () => {
  it('prints nothing and succeeds if nothing differs', () => {
    const folder = repository();
    expect(diff(folder, 'first')).toEqual({
      status: 0,
      stdout: 'first → the working tree: no differences\n',
      stderr: '',
    });
  });

  it('shows what was added to the working tree and succeeds', () => {
    const folder = repository();
    edit(folder, 'spec/schemas/things.yaml', replacing('    id: {', '    size: { type: integer }\n    id: {'));
    const { status, stdout } = diff(folder, 'first');
    expect(stdout).toContain('additive   spec/schemas/things.yaml:7:5  `Thing.size` is new');
    expect(stdout).toContain("output-field-added: Readers skip fields they don't know.  [getThing, updateThing]");
    expect(stdout).toContain('0 breaking, 1 additive, 0 invisible');
    expect(status).toBe(0);
  });

  it('fails on what breaks between two refs, and writes JSON, JUnit and a page', () => {
    const folder = repository();
    edit(folder, 'spec/schemas/things.yaml', replacing('[RED, BLUE]', '[RED, BLUE, <B>]'));
    commit(folder, 'second');
    edit(folder, 'spec/schemas/things.yaml', replacing('[RED, BLUE, <B>]', '[RED]'));
    const [xml, html, sarif] = ['diff.xml', 'diff.html', 'diff.sarif'].map((name) => join(folder, 'out', name)) as [
      string,
      string,
      string,
    ];
    const reports = ['--report', `junit=${xml}`, '--report', `sarif=${sarif}`];
    const { status, stdout } = diff(folder, 'first', 'second', '--json', ...reports, '--html', html);
    expect(status).toBe(1);
    expect(undeclaredFields(command, JSON.parse(stdout))).toEqual([]);
    const { counts, changes } = JSON.parse(stdout);
    expect(counts).toEqual({ breaking: 1, additive: 1, invisible: 0 });
    expect(changes[0]).toEqual({
      rule: 'output-value-added',
      effect: 'breaking',
      what: '`Color` has the value <B>',
      reason: expect.stringContaining('closed'),
      subjects: ['getThing', 'updateThing'],
      revisions: [],
      place: { file: 'spec/schemas/things.yaml', line: 2, column: 42 },
    });
    expect(readFileSync(xml, 'utf8')).toMatch(/tests="2" failures="1"[\s\S]*<failure message="The list was closed/);
    expect(readSarif(readFileSync(sarif, 'utf8'), folder)).toContainEqual({
      rule: 'output-value-added',
      words: expect.stringContaining('closed'),
      level: 'error',
      message: expect.stringMatching(/^`Color` has the value <B>. It breaks partners: .*\nin getThing, updateThing\n/),
      file: 'spec/schemas/things.yaml',
      line: 2,
      pointer: undefined,
    });
    const page = readFileSync(html, 'utf8');
    expect(page).toContain('has the value &lt;B&gt;');
    expect(page).not.toMatch(/https?:\/\//);
  });

  it.each([
    ['an unknown ref', ['nowhere'], 'nowhere is not a commit of this repository'],
    ['a ref that looks like an option', ['--', '--output=x'], '--output=x is not a commit of this repository'],
    ['no ref', [], "Missing required argument 'git-ref'"],
    ['three refs', ['a', 'b', 'c'], 'Too many arguments'],
  ])('refuses %s', (_, words, message) => {
    const { status, stderr } = diff(repository(), ...words);
    expect(stderr).toContain(message);
    expect(status).toBe(2);
  });

  it('suggests the root of the repository if another folder of it was searched', () => {
    const folder = repository();
    const { status, stderr } = diff(join(folder, 'spec'), 'first');
    const whole = realpathSync(folder);
    expect(stderr).toMatch(
      `first has no folder spec in ${join(folder, 'spec')} (the repository's root is ${whole}: try --root ${whole}): `,
    );
    expect(status).toBe(2);
    git(folder, 'rm', '--quiet', '-r', 'spec');
    edit(folder, 'README', () => 'no contract');
    commit(folder, 'empty');
    expect(diff(folder, 'empty').stderr).toMatch('empty has no folder spec: fatal: ');
  });

  it('checks no current rule on a commit, and every rule on the working tree', () => {
    const folder = repository();
    edit(folder, 'spec/schemas/things.yaml', replacing('    note: {', '    more: {}\n    note: { titel: Note,'));
    expect(diff(folder, 'first')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('this one accepts any value'),
    });
    commit(folder, 'loose');
    edit(folder, 'spec/schemas/things.yaml', replacing('    more: {}', '    more: { type: string }'));
    edit(folder, 'spec/schemas/things.yaml', replacing('titel: Note, ', ''));
    const { stdout, stderr } = diff(folder, 'loose');
    expect(stderr).toBe('');
    expect(stdout).toContain('`Thing.more` is string, was anything');
  });

  it('names file and line of a contract that does not bundle', () => {
    const folder = repository();
    edit(folder, 'spec/paths/thing.yaml', replacing('things.yaml#/ThingUpdate', 'things.yaml#/Nothing'));
    commit(folder, 'broken');
    const { status, stderr } = diff(folder, 'broken');
    expect(stderr).toMatch(
      /the contract of broken can't be bundled:\n {2}spec\/paths\/thing.yaml:\d+:\d+ schemas\/things.yaml has no Nothing/,
    );
    expect(status).toBe(2);
  });

  it.each([
    ['tar', ['git']],
    ['git', []],
  ])('says which program is missing: %s', (missing, present) => {
    const folder = repository();
    const programs = join(folder, 'programs');
    mkdirSync(programs);
    for (const program of present) {
      const found = execFileSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' }).trim();
      symlinkSync(found, join(programs, program));
    }
    const { status, stderr } = diffWith({ PATH: programs }, folder, 'first');
    expect(stderr).toBe(`${missing} can't be run: spawnSync ${missing} ENOENT\n`);
    expect(status).toBe(2);
  });

  it('shows why tar failed, also if it ended before it had read everything', () => {
    const folder = repository();
    // More than a pipe holds.
    edit(folder, 'spec/large.txt', () => 'x'.repeat(500_000));
    commit(folder, 'large');
    const programs = join(folder, 'programs');
    mkdirSync(programs);
    writeFileSync(join(programs, 'tar'), '#!/bin/sh\necho "no space left" >&2\nexit 2\n', { mode: 0o755 });
    const { status, stderr } = diffWith({ PATH: `${programs}:${process.env.PATH}` }, folder, 'large');
    expect(stderr).toBe("the contract of large can't be unpacked: no space left\n\n");
    expect(status).toBe(2);
  });
});
