import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { formatLintProblem } from './problem';
import { checkReferences } from './references';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'references-'));
  write('server/cards/rules/card.ts', '');
  write('spec/schemas/cards.yaml', '');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const found = (): string[] => checkReferences(root).map(formatLintProblem);

/** The start of a doc comment, separate from its words, because this file itself is checked as well. */
const DOC = '/**';

const stale: [where: string, file: string, text: string, place: string, path: string][] = [
  ['a line comment', 'server/a.ts', '// see amounts.ts', '1:8', 'amounts.ts'],
  ['a comment behind code', 'server/a.ts', 'const a = 1; // as in rules/pin.ts', '1:23', 'rules/pin.ts'],
  [
    'a doc comment',
    'server/a.ts',
    '/**\n * As `server/cards/rules/pin.ts` says.\n */',
    '2:8',
    'server/cards/rules/pin.ts',
  ],
  ['a doc comment of one line', 'server/a.ts', `${DOC} See signature.ts. */`, '1:9', 'signature.ts'],
  [
    'a page',
    'docs/a.md',
    'Look at [the rule](../server/cards/rules/pin.ts#L1).',
    '1:20',
    '../server/cards/rules/pin.ts',
  ],
  ['a folder in a page', 'README.md', 'Rules lie in `server/domain/cards/`.', '1:15', 'server/domain/cards/'],
  ['a comment of YAML', 'spec/openapi.yaml', 'a: 1 # see schemas/pins.yaml', '1:12', 'schemas/pins.yaml'],
];

test.each(stale)('finds a path that does not exist in %s', (_where, file, text, place, path) => {
  write(file, text);
  expect(found()).toEqual([`${file}:${place}  stale-reference  nothing in the project is called ${path}.`]);
});

test('finds the bare name of a file in another folder, in the comments of code', () => {
  write('server/cards/rules/pin.ts', '');
  write('server/accounts/a.ts', '// as pin.ts says, and rules/pin.ts\n');
  write('server/cards/b.ts', '// as pin.ts says\n');
  write('docs/c.md', 'As pin.ts says.\n');
  expect(found()).toEqual(['server/accounts/a.ts:1:7  far-reference  pin.ts lies in another folder: say which.']);
});

const fresh: [what: string, file: string, text: string][] = [
  ['a path from the root', 'docs/a.md', '`server/cards/rules/card.ts`, `server/cards`, `server/cards/rules/`.'],
  ['a path from the file', 'docs/a.md', '[card](../server/cards/rules/card.ts)'],
  ['the end of a path', 'server/a.ts', '// rules/card.ts and card.ts; cards.yaml#/Card'],
  ['a pattern', 'docs/a.md', '`server/<domain>/rules.ts`, `server/*/store.ts`, `spec/{a,b}.yaml`, `$HOME/x.json`'],
  ['what is made at run time', 'docs/a.md', '`data/keys.json`, `reports/contract.json`, `node_modules/koa/index.ts`'],
  ['an address', 'docs/a.md', 'https://example.com/a/b.json'],
  ['code', 'server/a.ts', "const a = './nowhere.ts';"],
  ['what happened under an earlier name', 'CHANGELOG.md', 'Moved nowhere.ts.'],
];

test.each(fresh)('says nothing of %s', (_what, file, text) => {
  write(file, text);
  expect(found()).toEqual([]);
});

test('finds remarks for tools that the project does not use', () => {
  write('server/a.ts', '// prettier-ignore\nconst a = 1;');
  expect(found()).toEqual([
    'server/a.ts:1:4  foreign-remark  prettier-ignore is for a tool that the project does not use.',
  ]);
});
