import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.join(__dirname, '..');
const TSC = path.join(ROOT, 'node_modules/typescript-7/bin/tsc');
const folder = mkdtempSync(path.join(tmpdir(), 'contrato-guide-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('the program of the guide compiles, and would not if the contract were another', () => {
  const guide = readFileSync(path.join(ROOT, 'docs/guides/typed-client.md'), 'utf8');
  const program = [...guide.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, block]) => block).join('\n');
  mkdirSync(path.join(folder, 'node_modules'));
  symlinkSync(ROOT, path.join(folder, 'node_modules/contrato'));
  writeFileSync(path.join(folder, 'guide.ts'), program);
  writeFileSync(path.join(folder, 'other.ts'), program.replace("owner_type: 'USER'", "owner_type: 'NOBODY'"));
  const compilerOptions = {
    ...{ customConditions: ['contrato-source'], types: ['node'], typeRoots: [path.join(ROOT, 'node_modules/@types')] },
    ...{ incremental: false, moduleDetection: 'force' },
  };
  const project = {
    extends: path.join(ROOT, 'tsconfig.json'),
    compilerOptions,
    files: ['guide.ts', 'other.ts'],
    include: [],
  };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(project));
  const { stdout } = spawnSync(process.execPath, [TSC, '--pretty', 'false', '--project', folder], { encoding: 'utf8' });
  const mistakes = stdout.split('\n').filter((line) => line.includes('error TS'));
  expect(mistakes).toEqual([expect.stringMatching(/\bother\.ts.*"NOBODY"/)]);
});
