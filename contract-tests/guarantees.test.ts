import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const ROOT = join(__dirname, '..');
const page = readFileSync(join(ROOT, 'docs/reliability.md'), 'utf8');
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

const GUARANTEES = 43;

interface Shown {
  number: number;
  file: string;
  title: string;
}

/** The rows of the tables: number and what shows it. */
const rows = [...page.matchAll(/^\| (\d+) \| [^|]+ \| ([^|]+) \|$/gm)].map(([, number, proofs]) => ({
  number: Number(number),
  proofs: proofs as string,
}));

const commands = [...page.matchAll(/npm run ([a-z-]+)/g)].map(([, name]) => name as string);

const named: Shown[] = rows.flatMap(({ number, proofs }) =>
  proofs.split('; ').flatMap((proof) => {
    const file = /^`([^`]+\.test\.ts)`/.exec(proof)?.[1];
    const titles = [...proof.matchAll(/"([^"]+)"/g)].map(([, title]) => title as string);
    return file === undefined ? [] : titles.map((title) => ({ number, file, title }));
  }),
);

/** The titles of the tests in a file that run: not those of `it.skip` and `it.todo`. */
function titlesOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest);
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [title] = node.arguments;
      const callee = node.expression.getText(source);
      if (
        title !== undefined &&
        ts.isStringLiteralLike(title) &&
        /^(it|test)(\.concurrent)?(\.each\b|$)/.test(callee)
      ) {
        titles.push(title.text);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

describe('the guarantees', () => {
  it('are all there, each with what shows it', () => {
    // A line keeps its number for good, wherever it stands and whatever is added; none stands there twice.
    const numbers = rows.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers).toEqual(expect.arrayContaining(Array.from({ length: GUARANTEES }, (_, at) => at + 1)));
    const shown = new Set(named.map(({ number }) => number));
    const byCommand = rows.filter(({ proofs }) => proofs.includes('`npm run ')).map(({ number }) => number);
    expect(rows.filter(({ number }) => !shown.has(number) && !byCommand.includes(number))).toEqual([]);
  });

  it('stand in the order of their numbers in each table', () => {
    const tables = page
      .split(/^## /m)
      .map((part) => [...part.matchAll(/^\| (\d+) \|/gm)].map(([, number]) => Number(number)));
    for (const numbers of tables) expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
    // None is missed by the way in which the rows are read.
    expect(tables.flat()).toEqual(rows.map(({ number }) => number));
  });

  it.each(named)('$number: $file has "$title"', ({ file, title }) => {
    expect(existsSync(join(ROOT, file)) ? titlesOf(file) : [`${file} is missing`]).toContain(title);
  });

  it.each([...new Set(commands)])('npm run %s is a command', (name) => {
    expect(Object.keys(scripts)).toContain(name);
  });
});
