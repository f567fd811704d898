import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { patternInWords } from './pattern-words';
import { inWords, listInWords } from './words';

const GENERATED = join(__dirname, '..', '..', '..', 'generated');
const FOLDER = join(GENERATED, 'request-schemas');
const DOCUMENTS = join(GENERATED, 'documents');

/** The patterns below a node, without those of response headers, which refuse nobody. */
function patternsOf(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { pattern, headers: _, ...others } = node as { pattern?: unknown; headers?: unknown };
  const own = typeof pattern === 'string' ? [pattern] : [];
  return [...own, ...Object.values(others).flatMap(patternsOf)];
}

/** Everything that a keyword says anywhere in the schemas of requests. */
function valuesOf(keyword: string, node: unknown): unknown[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = Object.hasOwn(node, keyword) ? [(node as Record<string, unknown>)[keyword]] : [];
  return [...own, ...Object.values(node).flatMap((inner) => valuesOf(keyword, inner))];
}

const loadAll = (folder: string) => readdirSync(folder).map((file) => require(join(folder, file)));
const SCHEMAS = loadAll(FOLDER);

describe('a pattern of the contract', () => {
  const patterns = new Set([...SCHEMAS, ...loadAll(DOCUMENTS)].flatMap(patternsOf));

  it('has words in server/platform/http/pattern-words.ts, for those whom it refuses', () => {
    expect([...patterns].filter((pattern) => patternInWords(pattern) === undefined)).toEqual([]);
  });

  /** Texts as long as a body may be, of what patterns are made of, and not what they end with. */
  const LONG = ['T', '0', 'a', 'a.', 'a-', 'a@', ' ', '/', ':', '%41', '9 ', ' 00:00', '\u200b', 'https://a', 'a:b/'];
  const texts = LONG.flatMap((piece) => {
    const text = piece.repeat(60_000 / piece.length);
    return [`${text}\0`, `T${text}!`, `https://${text}\0`, `0.1${text}!`];
  });

  it('refuses a long text, and says why, in no time', () => {
    const slow = [...patterns].flatMap((pattern) => {
      const expression = new RegExp(pattern, 'u');
      return texts.flatMap((text) => {
        const started = process.cpuUsage();
        const refused = !expression.test(text);
        if (refused) inWords({ keyword: 'pattern', params: { pattern }, data: text, instancePath: '', schemaPath: '' });
        return process.cpuUsage(started).user > 500_000 ? [`${pattern} of ${text.slice(0, 20)}`] : [];
      });
    });
    expect(slow).toEqual([]);
  });
});

describe('a list of a request', () => {
  const isList = (value: unknown): value is string[] => Array.isArray(value);
  const long = valuesOf('enum', SCHEMAS).filter((values): values is string[] => isList(values) && values.length > 40);

  it('that is too long to be read has words', () => {
    expect(long.length).toBeGreaterThan(0);
    for (const values of long) expect(listInWords(values)).toMatch(/^the three-letter code of an existing \w+/);
  });

  it('of what is not allowed names it: no `not` outside of a condition is anything else', () => {
    const nots = valuesOf('not', SCHEMAS.map(withoutConditions));
    expect(nots.length).toBeGreaterThan(0);
    for (const negated of nots) expect(negated).toEqual({ enum: expect.any(Array) });
  });
});

/** A copy without what only decides which rules hold: a condition that fails is nobody's mistake. */
function withoutConditions(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutConditions);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).flatMap(([name, inner]) => (name === 'if' ? [] : [[name, withoutConditions(inner)]])),
  );
}
