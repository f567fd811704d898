import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Designer, readSteps } from './testing/designer';

const root = path.join(__dirname, '..');
const steps = readSteps(readFileSync(path.join(root, 'docs/guides/designing.md'), 'utf8'));
const headings = [...new Set(steps.map(({ heading }) => heading))];

/** Lines and numbers move when the contract grows elsewhere. */
const withoutPlaces = (text: string): string =>
  text.replace(/:\d+:\d+/g, ':L:C').replace(/and \d+ more/g, 'and N more');

describe('the guide for designers', () => {
  it('has a field, an error code, an operation and a revision', () => {
    expect(headings).toEqual(['Add a field', 'Add an error code', 'Add an operation', 'Add a revision']);
  });

  it.each(headings)('shows what is seen: %s', async (heading) => {
    const designer = new Designer(path.join(root, 'spec'));
    try {
      expect(await designer.see()).toBe('');
      for (const step of steps.filter((one) => one.heading === heading)) {
        for (const edit of step.edits) designer.edit(edit);
        expect(withoutPlaces(await designer.see())).toBe(withoutPlaces(step.seen));
      }
    } finally {
      designer.remove();
    }
  });
});
