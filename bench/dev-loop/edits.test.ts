import { readFileSync } from 'node:fs';
import path from 'node:path';
import { EDITS } from './edits';

const ROOT = path.join(__dirname, '..', '..');

describe('the edits that are measured', () => {
  it.each(EDITS)('finds the $name in the contract', ({ file, text }) => {
    const spec = readFileSync(path.join(ROOT, file), 'utf8');
    expect(spec).toContain(text(0));
    expect(spec).not.toContain(text(1));
  });
});
