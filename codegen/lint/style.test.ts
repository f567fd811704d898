import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkStyle, readBiome, readTypescript } from './commands';
import type { LintProblem } from './problem';

const ROOT = join(__dirname, '../..');

/** Files that break one rule each, in a project with this project's settings. */
const BAD: Record<string, [rule: string, text: string]> = {
  'codegen/default-export.ts': ['lint/style/noDefaultExport', 'export default 1;\n'],
  'codegen/any.ts': ['lint/suspicious/noExplicitAny', 'export const a = (b: any): string => String(b);\n'],
  'codegen/unused.ts': ['lint/correctness/noUnusedVariables', 'const a = 1;\n\nexport {};\n'],
  'codegen/protocol.ts': [
    'lint/style/useNodejsImportProtocol',
    "import { join } from 'path';\n\nexport const a = join('a', 'b');\n",
  ],
  'codegen/undeclared.ts': [
    'lint/correctness/noUndeclaredDependencies',
    "import { a } from 'left-pad';\n\nexport const b = a;\n",
  ],
  'codegen/CamelCase.ts': ['lint/style/useFilenamingConvention', 'export const a = 1;\n'],
  'codegen/quotes.ts': ['format', 'export const a = "b";\n'],
  'codegen/order.ts': [
    'assist/source/organizeImports',
    "import { b } from 'node:path';\nimport { a } from 'node:fs';\n\nexport const c = [a, b];\n",
  ],
  'codegen/long.ts': [
    'lint/complexity/noExcessiveLinesPerFunction',
    `export function a(): void {\n${'  String();\n'.repeat(71)}}\n`,
  ],
  'codegen/floating.ts': [
    'lint/nursery/noFloatingPromises',
    'async function a(): Promise<void> {}\n\nexport function b(): void {\n  a();\n}\n',
  ],
  'server/console.ts': ['lint/suspicious/noConsole', "export const a = (): void => console.log('a');\n"],
};

const GOOD: Record<string, string> = {
  'server/users/operations/createUser.ts': 'export const a = 1;\n',
  'codegen/console.ts': "export const a = (): void => console.log('a');\n",
  'codegen/dev.ts': "import ts from 'typescript';\n\nexport const a = ts;\n",
  'generated/ugly.ts': 'export default "a" as any\n',
};

describe('the style of the project', () => {
  let problems: LintProblem[];
  let root: string;

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'style-'));
    for (const file of ['biome.json', 'package.json', '.gitignore']) copyFileSync(join(ROOT, file), join(root, file));
    symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
    for (const [file, text] of [
      ...Object.entries(BAD).map(([name, [, bad]]) => [name, bad]),
      ...Object.entries(GOOD),
    ]) {
      mkdirSync(dirname(join(root, file as string)), { recursive: true });
      writeFileSync(join(root, file as string), text as string);
    }
    problems = await checkStyle(root);
  });

  afterAll(() => rmSync(root, { recursive: true }));

  test.each(Object.entries(BAD))('refuses %s', (file, [rule]) => {
    expect(problems.filter((problem) => problem.file === file).map((problem) => problem.rule)).toContain(rule);
  });

  test.each(Object.keys(GOOD))('takes %s', (file) => {
    expect(problems.filter((problem) => problem.file === file)).toEqual([]);
  });
});

test('reads what the compiler says, over several lines and without a file', () => {
  const output = [
    "server/a.ts(3,14): error TS2322: Type 'string' is not assignable to type 'number'.",
    "  The types of 'b' are incompatible.",
    'error TS18003: No inputs were found.',
  ].join('\n');
  expect(readTypescript(output)).toEqual([
    {
      file: 'server/a.ts',
      line: 3,
      column: 14,
      rule: 'TS2322',
      message: "Type 'string' is not assignable to type 'number'. The types of 'b' are incompatible.",
    },
    { file: 'tsconfig.json', line: 1, column: 1, rule: 'TS18003', message: 'No inputs were found.' },
  ]);
});

test('reads what Biome says, its warnings too', () => {
  const output = [
    '::error title=lint/a/b,file=/p/server/a.ts,line=8,endLine=8,col=3,endColumn=9::Do not%2C 100%25.',
    '::warning title=lint/c/d,file=/p/b.ts,line=1,endLine=1,col=1,endColumn=2::Change%0Ait',
    'Checked 2 files',
  ].join('\n');
  expect(readBiome(output, '/p')).toEqual([
    { file: 'server/a.ts', line: 8, column: 3, rule: 'lint/a/b', message: 'Do not, 100%.' },
    { file: 'b.ts', line: 1, column: 1, rule: 'lint/c/d', message: 'Change it' },
  ]);
});
