import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import ts from 'typescript';
import type { Problem } from './problem';

/** What files under one folder may, or may not, import. Paths run from the project root; packages go by name. */
export interface ImportRule {
  /** The folder the rule is for; everything below it is meant. */
  from: string;
  /** With `only`, whatever isn't listed is refused; with `never`, whatever is listed. */
  only?: readonly string[];
  never?: readonly string[];
  why: string;
}

/** The one direction in which imports run. Tests (`*.test.ts`) may look at anything. */
export const IMPORT_RULES: readonly ImportRule[] = [
  {
    from: 'server/domain',
    only: [
      'server/domain',
      'generated/errors',
      'generated/lifecycles',
      'generated/triggers',
      'generated/settlement',
      'generated/types',
    ],
    why: 'the domain is pure rules: it knows no HTTP, no store and no library',
  },
  {
    from: 'server/operations',
    never: ['koa', '@koa', 'koa-body', 'knex', 'sqlite3', 'pg', 'server/revisions'],
    why: 'a handler knows neither HTTP nor SQL nor revisions: load, decide, save, reply',
  },
  {
    from: 'server/store',
    never: ['koa', '@koa', 'koa-body', 'server/revisions', 'server/operations'],
    why: 'the store keeps data: it knows neither HTTP nor revisions',
  },
  {
    from: 'server',
    never: ['mocks', 'client', 'contract-tests', 'bench', 'codegen'],
    why: 'the service runs alone: the simulated world, the tests and the generator stand outside it',
  },
  {
    from: 'client',
    only: ['client', 'generated/types', 'generated/errors', 'openapi-fetch', 'node:crypto', 'node:timers'],
    why: 'the client is for partners: it knows the contract and nothing of the service behind it',
  },
  { from: 'mocks', never: ['contract-tests', 'bench'], why: 'the mocks serve the tests, not the other way round' },
  {
    from: 'codegen',
    never: ['server', 'mocks', 'client', 'contract-tests', 'bench'],
    why: 'the generator knows the contract alone',
  },
  {
    from: 'generated',
    never: ['server', 'mocks', 'client', 'contract-tests', 'bench', 'codegen'],
    why: 'what is generated stands on nothing that is written by hand',
  },
];

const FOLDERS = ['client', 'server', 'mocks', 'codegen', 'contract-tests', 'bench', 'generated'];
const SOURCE = /\.(ts|mts|cts|js|mjs|cjs)$/;
const TEST = /\.test\.ts$/;

/** Checks every source file under `root`. */
export function checkImports(root: string, rules: readonly ImportRule[] = IMPORT_RULES): Problem[] {
  return FOLDERS.flatMap((folder) => sourcesBelow(join(root, folder))).flatMap((path) => {
    const file = relative(root, path).split(sep).join('/');
    return TEST.test(file) ? [] : checkFile(file, readFileSync(path, 'utf8'), rules);
  });
}

/** Checks the text of one file, named by its path from the project root. */
export function checkFile(file: string, text: string, rules: readonly ImportRule[] = IMPORT_RULES): Problem[] {
  const applying = rules.filter((rule) => within(file, rule.from));
  if (applying.length === 0) return [];
  return imports(text).flatMap(({ specifier, offset }) => {
    const target = resolve(file, specifier);
    const broken = applying.filter((rule) => !allows(rule, target));
    const lines = text.slice(0, offset).split('\n');
    const position = { line: lines.length, column: (lines.at(-1) as string).length + 1 };
    return broken.map((rule) => ({
      file,
      ...position,
      rule: 'import-direction',
      message: `${rule.from}/ must not import ${target}: ${rule.why}.`,
    }));
  });
}

/** Every module a text names by a literal: import, export from, import(), import type and require alike. */
function imports(text: string): { specifier: string; offset: number }[] {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName, pos }) => ({
    specifier: fileName,
    offset: pos,
  }));
}

function resolve(file: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  return posix.join(dirname(file).split(sep).join('/'), specifier).replace(SOURCE, '');
}

function allows(rule: ImportRule, target: string): boolean {
  if (rule.only) return rule.only.some((allowed) => within(target, allowed));
  return !(rule.never ?? []).some((refused) => within(target, refused));
}

/** `server/domain` and what lies below it, never `server/domains`. A package covers its own subpaths. */
function within(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

function sourcesBelow(folder: string): string[] {
  let entries: import('node:fs').Dirent[];
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sourcesBelow(path);
    return SOURCE.test(entry.name) ? [path] : [];
  });
}
