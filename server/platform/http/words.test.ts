import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { patternInWords } from './words';

const FOLDER = join(__dirname, '..', '..', '..', 'generated', 'request-schemas');

function patternsOf(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { pattern } = node as { pattern?: unknown };
  const own = typeof pattern === 'string' ? [pattern] : [];
  return [...own, ...Object.values(node).flatMap(patternsOf)];
}

describe('a pattern of a request', () => {
  const patterns = new Set(readdirSync(FOLDER).flatMap((file) => patternsOf(require(join(FOLDER, file)))));

  it.each([...patterns])('has words: %s', (pattern) => {
    expect(patternInWords(pattern)).toEqual(expect.any(String));
  });
});
