import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import withoutDatabase from './without-database.json';

const ROOT = path.join(__dirname, '../..');

/** The module that knows the database of a run: tests that import it run on each. */
const DATABASE = path.join(ROOT, 'server/testing/database.ts');

/** Tests that run once by their place, whatever they import. */
const ONCE = /^server\/(kernel\/|[^/]+\/rules\/|platform\/[^/]+$)|\.browser\.test\.ts$/;

/** The files of ours that a file imports. */
function importsOf(file: string): string[] {
  const names = [...readFileSync(file, 'utf8').matchAll(/(?:from|require\(|import\(|__dirname,) *'(\.[^']*)'/g)];
  return names.flatMap(([, name = '']) => {
    const target = path.resolve(path.dirname(file), name);
    return [target, `${target}.ts`, path.join(target, 'index.ts')].filter(
      (one) => existsSync(one) && statSync(one).isFile(),
    );
  });
}

function reaches(file: string, goal: string, seen = new Set<string>()): boolean {
  if (file === goal) return true;
  if (seen.has(file) || !file.endsWith('.ts')) return false;
  seen.add(file);
  return importsOf(file).some((next) => reaches(next, goal, seen));
}

const tests = readdirSync(path.join(ROOT, 'server'), { recursive: true, encoding: 'utf8' })
  .map((file) => `server/${file}`)
  .filter((file) => file.endsWith('.test.ts') && !ONCE.test(file));

it('a test of the server runs once when nothing that it imports leads to a database, and else on each', () => {
  const once = tests.filter((file) => !reaches(path.join(ROOT, file), DATABASE)).sort();
  expect(once).toEqual(withoutDatabase);
});
