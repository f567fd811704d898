import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkTypes } from './commands';

/** A project with one mistake in each file. */
function projectWith(...files: string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'contrato-types-'));
  roots.push(root);
  symlinkSync(join(__dirname, '../../node_modules'), join(root, 'node_modules'));
  for (const file of files) {
    const folder = join(root, dirname(file));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "types": [] }, "files": ["own.ts"] }');
    writeFileSync(join(root, file), "export const one: number = '';\n");
  }
  return root;
}

const roots: string[] = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true });
});

const filesOf = async (root: string) => (await checkTypes(root)).map(({ file, rule }) => `${file} ${rule}`);

it('checks the types of the project, and those of the console, which have settings of their own', async () => {
  expect(await filesOf(projectWith('own.ts', 'console/app/own.ts'))).toEqual([
    'own.ts TS2322',
    'console/app/own.ts TS2322',
  ]);
});

it('checks the project alone where there is no console', async () => {
  expect(await filesOf(projectWith('own.ts'))).toEqual(['own.ts TS2322']);
});

it('ends early with the reason of its signal', async () => {
  const reason = AbortSignal.abort(new Error('a later save'));
  await expect(checkTypes(projectWith('own.ts', 'console/app/own.ts'), reason)).rejects.toThrow('a later save');
});
