import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Positions } from '../../codegen/load/positions';
import { type CoveredSection, cover, missingNumbers } from './coverage';
import { renderCoverage } from './document';
import { readItems } from './items';
import { badLinks } from './links';
import { ContractFiles } from './locator';

const ROOT = join(__dirname, '../..');
/** The folder of the items, as it is shown. */
const ITEMS = 'contract-tests/interface/items';
const FIRST_ENDPOINT = 1;
const LAST_ENDPOINT = 56;

export interface Paths {
  spec: string;
  items: string;
  page: string;
  decisions: string;
  /** The Markdown pages whose links are followed. */
  pages: readonly string[];
}

/** The paths of this project. */
export const PATHS: Paths = {
  spec: join(ROOT, 'spec'),
  items: join(__dirname, 'items'),
  page: join(ROOT, 'docs/interface-coverage.md'),
  decisions: join(ROOT, 'docs/decisions.md'),
  pages: pagesOf(ROOT),
};

export interface Result {
  problems: string[];
  page: string;
  items: number;
  places: number;
}

/**
 * Checks the items against the contract. The problems are lines to print; without problems the contract states
 * everything.
 */
export function checkInterface(paths: Paths): Result {
  const contract = new ContractFiles(paths.spec);
  const sections = cover(readItems(paths.items), contract, new Positions());
  const numbers = missingNumbers(sections, FIRST_ENDPOINT, LAST_ENDPOINT);
  return {
    problems: [
      ...sections.flatMap(mismatches),
      ...numbers.map((number) => `no item covers endpoint ${number} of the interface`),
      ...decisionProblems(paths.decisions),
      ...linkProblems(paths.pages),
    ],
    page: renderCoverage(sections, relative(dirname(paths.page), paths.spec)),
    items: sections.reduce((sum, section) => sum + section.items.length, 0),
    places: sections.flatMap(({ items }) => items.flatMap(({ outcomes }) => outcomes)).length,
  };
}

function mismatches(section: CoveredSection): string[] {
  return section.items.flatMap((item) =>
    item.outcomes.flatMap(({ statement, place, mismatches: found }) => {
      const at = place ? `spec/${place.file}:${place.line}:${place.column}` : `items/${section.file}`;
      const expected = `${ITEMS}/${section.file} says what the interface names`;
      return found.map((text) => `${at}  ${section.title}: ${item.name}  ${statement.where}: ${text}; ${expected}`);
    }),
  );
}

function decisionProblems(path: string): string[] {
  const name = relative(ROOT, path);
  if (!existsSync(path)) return [`${name} doesn't exist`];
  const lines = unlinkedDecisions(readFileSync(path, 'utf8'));
  return lines.map((line) => `${name}:${line}:1  decision  it has no link to the contract`);
}

function linkProblems(pages: readonly string[]): string[] {
  return pages.flatMap((path) =>
    badLinks(path, readFileSync(path, 'utf8')).map(
      ({ line, column, message }) => `${relative(ROOT, path)}:${line}:${column}  link  ${message}`,
    ),
  );
}

/** The Markdown pages of the project: those at the top and everything in `docs/`. */
export function pagesOf(root: string): string[] {
  const below = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return below(path);
      return entry.name.endsWith('.md') ? [path] : [];
    });
  const top = readdirSync(root).filter((name) => name.endsWith('.md'));
  return [...top.map((name) => join(root, name)), ...(existsSync(join(root, 'docs')) ? below(join(root, 'docs')) : [])];
}

/** Lines of decisions (list items) that don't say where the contract states them. */
export function unlinkedDecisions(text: string): number[] {
  const lines = text.split('\n');
  const starts = lines.flatMap((line, index) => (/^- /.test(line) ? [index] : []));
  return starts
    .filter((start) => {
      const end = lines.findIndex((line, index) => index > start && !/^ {2,}\S/.test(line));
      const decision = lines.slice(start, end < 0 ? undefined : end).join('\n');
      return !/\]\(\.\.\/spec\//.test(decision);
    })
    .map((start) => start + 1);
}

/**
 * Compares the contract with the interface specification, and writes or compares the table.
 * @returns the exit code
 */
export function checkCoverage({ check }: { check: boolean }): number {
  const started = performance.now();
  const { problems, page, items, places } = checkInterface(PATHS);
  const present = existsSync(PATHS.page) ? readFileSync(PATHS.page, 'utf8') : '';
  if (check && present !== page) problems.push('docs/interface-coverage.md is out of date: npm run interface');
  if (!check && present !== page) {
    mkdirSync(dirname(PATHS.page), { recursive: true });
    writeFileSync(PATHS.page, page);
  }
  for (const problem of problems) console.log(problem);
  const took = Math.round(performance.now() - started);
  console.log(`interface: ${items} items in ${places} places, ${problems.length} problems, ${took} ms`);
  return problems.length === 0 ? 0 : 1;
}
