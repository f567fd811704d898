import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { formatLintProblem } from '../problem';
import { checkExports } from './exports';

const FILES: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ exports: { './client': { 'contrato-source': './client/index.ts' } } }),
  'client/index.ts': 'export const published = 1;\n',
  'server/command.ts': 'export const command = {};\n',
  'server/used.ts': `export interface Part {}
export type Parts = Part[];
export async function load(): Promise<void> {}
export const alone = 1;

export abstract class Nowhere {}
`,
  'server/user.ts': "import { load as read, type Parts } from './used';\n\nvoid read;\n\nexport type More = Parts;\n",
  'server/user.test.ts': "import type {\n  More,\n} from './user';\n\nexport const ofTest: More = [];\n",
  'server/index.ts': "export { kept } from './kept';\n",
  'server/kept.ts': 'export const kept = 1;\nexport const template = `\nexport const example = 1;\n`;\n',
  'server/whole.ts': 'export const one = 1;\n',
  'server/loaded.ts': 'export const two = 2;\n',
  'server/added-to.ts': 'export interface Operations {}\n',
  'mocks/all.ts':
    "import * as whole from '../server/whole';\n\nvoid whole;\nvoid import('../server/loaded');\ndeclare module '../server/added-to' {}\n",
};

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'exports-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

test('names each export that nothing imports, and none that is imported, published or found by its name', () => {
  expect(checkExports(root).map(formatLintProblem)).toEqual([
    expect.stringContaining('server/kept.ts:2:14'),
    expect.stringContaining('server/used.ts:1:18'),
    expect.stringContaining('server/used.ts:4:14'),
    expect.stringContaining('server/used.ts:6:23'),
  ]);
  expect(checkExports(root)[1]?.message).toBe('nothing imports Part: remove the word export, or what is used nowhere.');
});
