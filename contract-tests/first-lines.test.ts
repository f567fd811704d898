import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { removeSpecs, replacing, type SpecFileTexts, tinySpec, writeSpec } from '../codegen/testing/tiny';
import { copyProject, type ProjectCopy } from '../mocks/testing/project';

/** Mistakes planted in a copy of the project, and the first line that a person sees of each. */

let copy: ProjectCopy;
afterAll(removeSpecs);

function plant(file: string, from: string, to: string): void {
  const target = path.join(copy.root, file);
  const text = readFileSync(target, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  writeFileSync(target, text.replace(from, to));
}

/** Runs a script of the copy. @returns its lines, of both outputs */
function run(script: string, ...words: string[]): string[] {
  const args = ['--import', 'tsx', path.join(copy.root, script), ...words];
  const { DATABASE_URL: _, ...env } = process.env;
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy.root, encoding: 'utf8', env });
  return `${stdout}\n${stderr}`.split('\n');
}

const firstFailure = (lines: readonly string[]) => lines.find((line) => line.includes('FAILED'))?.trim();

/** Runs codegen on a contract of its own. @returns the first line that tells of a mistake */
function codegen(spec: string, ...words: string[]): string | undefined {
  const out = writeSpec({});
  const script = path.join(__dirname, '../codegen/main.ts');
  const { stderr } = spawnSync(process.execPath, ['--import', 'tsx', script, '--spec', spec, '--out', out, ...words], {
    cwd: path.join(__dirname, '..'),
    encoding: 'utf8',
  });
  return stderr.split('\n')[0];
}

describe('the first line of a mistake in the contract', () => {
  it.each<[string, string, string, string, RegExp]>([
    ['broken YAML', 'paths/thing.yaml', '  tags: [Things]', ' tags: [Things]', /paths\/thing\.yaml:6:\d+ YAML: /],
    [
      'a reference to nothing',
      'paths/thing.yaml',
      'things.yaml#/ThingUpdate',
      'things.yaml#/ThingUpdat',
      /paths\/thing\.yaml:\d+:\d+ schemas\/things\.yaml has no ThingUpdat; did you mean ThingUpdate\?$/,
    ],
    [
      'a missing example',
      'schemas/common.yaml',
      'COLOR_TAKEN]',
      'COLOR_TAKEN, COLOR_LOST]',
      /schemas\/common\.yaml:1:\d+ COLOR_LOST has no example in examples\/errors\/$/,
    ],
  ])(
    'names file, line and what is wrong: %s',
    (_, file, from, to, line) => {
      const files: SpecFileTexts = { ...tinySpec(), [file]: replacing(from, to)(tinySpec()[file] ?? '') };
      expect(codegen(writeSpec(files))).toMatch(line);
    },
    120_000,
  );

  it('names a generated file that is stale, and the command that writes it', () => {
    const spec = writeSpec(tinySpec());
    expect(codegen(spec, '--check')).toMatch(/ is missing; run npm run codegen$/);
  }, 120_000);
});

describe('the first line of a mistake in the server', () => {
  beforeEach(() => {
    copy = copyProject(['contract-tests']);
  });
  afterEach(() => copy.remove());

  it('in the type of a field that a handler presents: the field, its rule, its place, and how much fails of it', () => {
    plant('server/accounts/present.ts', 'balance: formatAmount(', 'balance: Number(');
    const lines = run('contract-tests/main.ts', '--only', 'getAccount,searchAccounts', '--reports', copy.root);
    expect(firstFailure(lines)).toMatch(
      /^FAILED balance must be string \(spec\/schemas\/[\w-]+\.yaml:\d+\): \d+ failures in current$/,
    );
    const report = JSON.parse(readFileSync(path.join(copy.root, 'contract-current.json'), 'utf8'));
    const causes = report.failures.filter(({ name }: { name: string }) => name.startsWith('balance must be string'));
    expect(causes).toHaveLength(1);
    expect(causes[0].count).toBeGreaterThan(2);
    expect(report.failures[0]).toEqual(causes[0]);
    for (const ending of ['html', 'junit.xml']) {
      expect(readFileSync(path.join(copy.root, `contract-current.${ending}`), 'utf8')).toContain(
        'balance must be string',
      );
    }
  }, 300_000);

  it('that answers an error which the operation does not list: the operation, its status and the code', () => {
    plant('server/accounts/operations/getAccount.ts', 'ACCOUNT_NOT_FOUND', 'USER_NOT_FOUND');
    const lines = run('contract-tests/main.ts', '--only', 'getAccount', '--reports', copy.root);
    expect(firstFailure(lines)).toMatch(/^FAILED getAccount 404: the error code USER_NOT_FOUND is not documented/);
  }, 300_000);

  it('that converts a record wrongly for a revision: what is wrong with it, its place and the revision', () => {
    const conversion = '({ nationality: _left, ...user }: User) => user';
    plant('server/platform/revisions/conversions.ts', conversion, '(user: User) => user');
    const revision = 'user-nationality=absent';
    const lines = run('contract-tests/main.ts', '--revision', revision, '--only', 'getUser', '--reports', copy.root);
    expect(firstFailure(lines)).toMatch(
      /^FAILED data must .*\(spec\/[\w/-]+\.yaml:\d+\)(: \d+ failures)? in user-nationality=absent$/,
    );
  }, 300_000);
});
