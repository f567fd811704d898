import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkComments } from './comments';

/** The start of a doc comment, separate from its words, because this file itself is checked as well. */
const DOC = '/**';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'comments-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Lists the problems of one file, as `line:column rule`. */
function found(file: string, text: string): string[] {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  return checkComments(root).map(({ line, column, rule }) => `${line}:${column} ${rule}`);
}

const REFUSED: [what: string, file: string, text: string, place: string][] = [
  ['a function', 'server/a.ts', `${DOC} What an account holds. */\nexport function held() {}`, '1:5'],
  ['a field', 'server/a.ts', `interface A {\n  ${DOC} Whether it is open. */\n  isOpen: boolean;\n}`, '2:7'],
  ['several lines', 'mocks/a.ts', `\n${DOC}\n * Who pays,\n * and when.\n */`, '3:4'],
  ['a page of the console', 'console/app/a.tsx', `${DOC} What the page shows. */`, '1:5'],
  ['CommonJS', 'cli/a.cjs', `${DOC} What is kept. */`, '1:5'],
  ['a text that becomes a comment', 'codegen/a.ts', `const text = '${DOC} Whether it is so. */';`, '1:19'],
];

test.each(REFUSED)('refuses a question word at the opening of %s', (_what, file, text, place) => {
  expect(found(file, text)).toEqual([`${place} comments/opening`]);
});

const WIDE = `${'word '.repeat(25)}.`;

test.each([
  ['a doc comment', `${DOC} ${WIDE} */`, '1:121'],
  ['one on several lines', `${DOC}\n * Reads.\n * ${WIDE}\n */`, '3:121'],
  ['a line comment', `const a = 1;\n  // ${WIDE}`, '2:121'],
])('refuses %s that is wider than a line', (_what, text, place) => {
  expect(found('server/a.ts', text)).toEqual([`${place} comments/width`]);
});

const ACCEPTED: [what: string, file: string, text: string][] = [
  ['a verb', 'server/a.ts', `${DOC} Decides whether an account is open, and what it may do. */`],
  ['a noun with its unit', 'server/a.ts', `${DOC} The amount that was approved, in minor units. */`],
  ['the word later on', 'server/a.ts', `${DOC}\n * Reads the rates.\n * What is missing is null.\n */`],
  ['a longer word', 'server/a.ts', `${DOC} Whatever is thrown. */`],
  ['a line comment', 'server/a.ts', '// What is asked first is answered first.'],
  ['the contract in generated files', 'generated/types/a.ts', `${DOC} Whether the card is virtual. */`],
  ['packages', 'node_modules/a/index.ts', `${DOC} What it does. */`],
  [
    'code that is wide, and the reason of an exception',
    'server/a.ts',
    `// biome-ignore lint/a: ${WIDE}\nconst a = '${WIDE}';`,
  ],
  ['a line of 120 columns', 'server/a.ts', `// ${'a'.repeat(117)}`],
  ['another language', 'docs/a.md', `${DOC} What it does. */`],
];

test.each(ACCEPTED)('accepts %s', (_what, file, text) => expect(found(file, text)).toEqual([]));

test('the project has none', () => expect(checkComments(join(__dirname, '../..'))).toEqual([]));
