import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PLACES } from './declared-options';
import { rowFor, rowsOf, unusedOf } from './table';
import { MODULE, VERSION } from './tool';

const page = `# Title

| change | side | diff | oasdiff | why |
|---|---|---|---|---|
| a field is added; a field is removed | request; reply | breaking | not breaking | Because. |
`;

const row = { kinds: ['a field is added', 'a field is removed'], sides: ['request', 'reply'], breaking: true };
const at = (kind: string, side: string, breaking = true) => ({ kind, side, breaking });

describe('the table of disagreements', () => {
  it('has a row for each kind on each side that it names, in the direction that it says', () => {
    const rows = rowsOf(page);
    expect(rows).toEqual([{ ...row, why: 'Because.', line: 5 }]);
    expect(rowFor(rows, at('a field is removed', 'reply'), true)).toBe(rows[0]);
    expect(rowFor(rows, at('a field is removed', 'reply'), false)).toBeUndefined();
    expect(rowFor(rows, at('a field is removed', 'refusal'), true)).toBeUndefined();
    expect(rowFor(rows, at('a field is renamed', 'reply'), true)).toBeUndefined();
  });

  it('names the kinds and sides of a row that no disagreement needs', () => {
    const rows = rowsOf(page);
    const some = [at('a field is added', 'request'), at('a field is removed', 'reply', false)];
    expect(unusedOf(rows, [at('a field is added', 'request'), at('a field is removed', 'reply')], PLACES)).toEqual([]);
    expect(unusedOf(rows, some, PLACES)).toEqual([
      'docs/breaking-changes.md:5: no disagreement needs "a field is removed"',
      'docs/breaking-changes.md:5: no disagreement needs "reply"',
    ]);
    // A row may be needed at a place that was not tested.
    expect(unusedOf(rows, some, PLACES - 1)).toEqual([]);
  });

  it.each([
    ['the same verdict twice', 'not breaking', 'breaking', 'two different verdicts, and why'],
    ['no reason', 'Because.', '', 'two different verdicts, and why'],
    ['a side that there is not', 'request; reply', 'request; answer', 'there is no side "answer"'],
  ])('is refused with its line where a row has %s', (_, from, to, message) => {
    const broken = page.replace(from, to);
    expect(() => rowsOf(broken)).toThrow(/^docs\/breaking-changes\.md:5: /);
    expect(() => rowsOf(broken)).toThrow(message);
  });
});

it('is about the version of oasdiff that the page on dependencies names', () => {
  const page = readFileSync(path.join(__dirname, '../../docs/dependencies.md'), 'utf8');
  expect(page).toContain(`\n| \`${MODULE}\` | ${VERSION} |`);
});
