import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const DOCUMENTS = join(__dirname, '../generated/documents');

/**
 * Many times as long as any text that a request may have, so that a pattern that looks at it again and again takes
 * seconds.
 */
const LENGTH = 400_000;
/** Milliseconds of a core: many times as many as one look at each character takes. */
const MILLISECONDS = 1_500;

function patternsIn(value: unknown, found: Set<string>): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  const { pattern } = value as { pattern?: unknown };
  if (typeof pattern === 'string') found.add(pattern);
  for (const part of Object.values(value)) patternsIn(part, found);
  return found;
}

function allPatterns(): string[] {
  const found = new Set<string>();
  for (const name of readdirSync(DOCUMENTS).filter((file) => file.endsWith('.json')))
    patternsIn(JSON.parse(readFileSync(join(DOCUMENTS, name), 'utf8')), found);
  return [...found];
}

/** Texts that repeat what a pattern spells out, behind what it begins with, and do not fit at their end. */
function hardFor(pattern: string): string[] {
  const pieces = pattern.match(/[\w:/.@-]{2,}/g) ?? ['a'];
  return pieces.map((piece) => `http://a${piece.repeat(LENGTH / piece.length)}#\n`);
}

describe('each pattern of the contract', () => {
  it.each(allPatterns())('%s looks at a long text a few times at most', (pattern) => {
    const expression = new RegExp(pattern, 'u');
    const started = process.cpuUsage();
    for (const text of hardFor(pattern)) expression.test(text);
    expect(process.cpuUsage(started).user / 1_000).toBeLessThan(MILLISECONDS);
  });
});
