import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkVocabulary, EXCEPTIONS, WORDS } from './vocabulary';

const PROJECT = join(__dirname, '../..');

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vocabulary-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Lists the problems of one file, as `line:column rule`. */
function found(file: string, text: string): string[] {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  return checkVocabulary(root).map(({ line, column, rule }) => `${line}:${column} ${rule}`);
}

/** One violation per word: in an identifier, a remark, a string, an import or the name of a file. */
const REFUSED: [word: string, file: string, text: string, place: string][] = [
  ['sandbox', 'server/a.ts', "\nimport type { A } from '../generated/types/sandbox';", '2:44'],
  ['simulated', 'server/a.ts', '/** The simulation of a bank. */', '1:9'],
  ['fault', 'server/a.ts', 'const injectedFault = null;', '1:15'],
  ['mock', 'server/a.ts', "import { worldExtension } from '../mocks/world';", '1:36'],
  ['fake', 'server/cards/rules/card.test.ts', 'class FakeClock {}', '1:7'],
  ['dummy', 'server/a.ts', 'const dummies = [];', '1:7'],
  ['pretend', 'server/a.ts', '// Pretends to be a network.', '1:4'],
  ['demo', 'server/a.ts', 'const ensureDemoClient = 1;', '1:13'],
  ['spoil', 'server/a.test.ts', 'const spoilt = 1;', '1:7'],
  ['tamper', 'server/a.ts', "it('is tampered with');", '1:8'],
  ['flip', 'server/a.ts', 'function withFlippedBit() {}', '1:14'],
  ['mismatch', 'server/a.ts', "knex('settlement_mismatches')", '1:7'],
  ['forced outcome', 'server/a.ts', "import { triggers } from '../generated/triggers';", '1:30'],
  ['network control', 'server/a.ts', "const step = { cause: 'reverseAtNetwork' };", '1:31'],
];

test.each(REFUSED)('refuses %s in %s: %s', (word, file, text, place) => {
  expect(found(file, text)).toEqual([`${place} vocabulary/${word.replace(' ', '-')}`]);
});

test('every word has a violation here', () => {
  expect(REFUSED.map(([word]) => word).sort()).toEqual(Object.keys(WORDS).sort());
});

test('refuses a word in the name of a file, whatever is in it', () => {
  expect(found('server/platform/store/migrations/0099-faults.sql', '')).toEqual(['1:1 vocabulary/fault']);
});

const ACCEPTED: [what: string, file: string, text: string][] = [
  ['what only looks like a word', 'server/a.ts', 'export default defaults; // demonstrates a mismatch of currencies'],
  ['another folder', 'mocks/world/faults.ts', 'export class Faults {} // of the sandbox'],
  ['an import of a test', 'server/a.test.ts', "import { worldExtension } from '../../mocks/world';"],
  ['an import of a helper of tests', 'server/testing/a.ts', "import { CONTROLS } from '../../mocks/testing/controls';"],
  ['the names of the test runner', 'server/a.test.ts', 'jest.restoreAllMocks(); spy.mockImplementation(run);'],
  ['an outcome of operators', 'server/events/attempt.ts', "const outcome = 'FAULT';"],
  ['the value of a variable', 'server/platform/environment.ts', "const MODES = ['sandbox', 'production'] as const;"],
  ['the same value, compiled', 'server/platform/generated/environment.cjs', 'enum: ["sandbox","production"]'],
  ['names of steps', 'server/migrations.ts', "const HANDED_OVER = ['0012-faults', '0013-simulated-banks'];"],
  ['names of operations', 'server/platform/http/violations.test.ts', "['updateSandboxClient', 'authorizeAtNetwork']"],
  ['a value of a test', 'server/card-processing/rejections.test.ts', "condition('SYSTEM_ERROR', 'PROCESSOR_FAULT'),"],
  ['an option of the browser', 'server/testing/browser.ts', "['--no-sandbox']"],
];

test.each(ACCEPTED)('accepts %s', (_what, file, text) => expect(found(file, text)).toEqual([]));

test('an exception counts in its own place alone, and for its own text alone', () => {
  expect(found('server/cards/a.ts', "const outcome = 'FAULT';")).toEqual(['1:18 vocabulary/fault']);
  expect(found('server/platform/environment.ts', "'sandbox' // the sandbox")).toContain('1:18 vocabulary/sandbox');
});

test('every exception is shown here and says why', () => {
  const shown = ACCEPTED.map(([, file, text]) => ({ file, text }));
  for (const exception of EXCEPTIONS) {
    expect(exception.because).toMatch(/^[a-z].{10,}/);
    expect(shown.some(({ file, text }) => exception.file.test(file) && text.search(exception.text) !== -1)).toBe(true);
  }
});

test('the service has none of it', () => {
  expect(checkVocabulary(PROJECT)).toEqual([]);
});
