import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { pathsBelow } from '../files';
import type { LintProblem } from '../problem';

const SOURCE = /\.(?:[cm]?[jt]s|tsx)$/;
const DECLARATIONS = /\.d\.[cm]?ts$/;

/** Files with exports that something else than an import finds. */
const FOUND_BY_NAME: readonly RegExp[] = [
  // Generated files have what the contract has, and tests export nothing: code in them is an example.
  /^generated\//,
  /\.test\.tsx?$/,
  // The command line requires the declaration of the command that was called.
  /\/command\.ts$/,
  // The book of scenarios requires the file of each operation.
  /^contract-tests\/scenarios\//,
  // Jest requires them by their paths in its configuration.
  /^server\/testing\/\w+-(?:setup|teardown)\.ts$/,
];

/** Code as Biome formats it: a declaration of a module begins its line. */
const EXPORT = /^export (?:abstract |async )?(?:const|let|function\*?|class|interface|type|enum) ([\w$]+)/gm;
const NAMED = /\b(?:import|export)\s+(?:type\s+)?(?:[\w$]+\s*,\s*)?\{([^}]*)\}\s*from\s*'(\.[^']*)'/g;
/** Ways to get a whole module, or to add to it, after which no name of it counts as unused. */
const WHOLE =
  /(?:\*(?:\s+as\s+[\w$]+)?\s+from\s*|\b(?:import|require\w*)(?:<[^>]*>)?\(\s*|\bdeclare module\s+)'(\.[^']*)'/g;
const ENDINGS = ['', '.ts', '.tsx', '.cts', '.mts', '/index.ts', '/index.tsx'];

/** The names that are imported of each file, or everything. */
type Imported = Map<string, Set<string> | 'everything'>;

/** Finds exports that no other file imports, and that the package does not publish. */
export function checkExports(root: string): LintProblem[] {
  const files = pathsBelow(root).filter((file) => SOURCE.test(file) && !DECLARATIONS.test(file));
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const published = publishedFiles(root);
  const imported = importsOf(texts);
  return [...texts].flatMap(([file, text]) => {
    const names = imported.get(file) ?? new Set();
    if (names === 'everything' || published.has(file) || FOUND_BY_NAME.some((form) => form.test(file))) return [];
    const unused = [...text.matchAll(EXPORT)].filter(([, name = '']) => !names.has(name));
    return unused
      .filter(({ index }) => isStatement(file, text, index))
      .map(({ 0: declaration, 1: name = '', index }) => ({
        file,
        line: text.slice(0, index).split('\n').length,
        column: declaration.length - name.length + 1,
        rule: 'import/unused-export',
        message: `nothing imports ${name}: remove the word export, or what is used nowhere.`,
      }));
  });
}

/** Decides whether an offset is the beginning of a statement, and not of a line in the text of a template. */
function isStatement(file: string, text: string, offset: number): boolean {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  return source.statements.some((statement) => statement.getStart(source) === offset);
}

function importsOf(texts: ReadonlyMap<string, string>): Imported {
  const imported: Imported = new Map();
  for (const [file, text] of texts) {
    const target = (specifier: string): string | undefined => {
      const path = posix.join(posix.dirname(file), specifier);
      return ENDINGS.map((ending) => path + ending).find((candidate) => texts.has(candidate));
    };
    for (const [, names = '', specifier = ''] of text.matchAll(NAMED)) {
      const from = target(specifier);
      if (from !== undefined) addNames(imported, from, names);
    }
    for (const [, specifier = ''] of text.matchAll(WHOLE)) {
      const from = target(specifier);
      if (from !== undefined) imported.set(from, 'everything');
    }
  }
  return imported;
}

/** Adds the names of `a, type B, c as d`. */
function addNames(imported: Imported, from: string, list: string): void {
  const known = imported.get(from) ?? new Set();
  if (known === 'everything') return;
  for (const part of list.split(','))
    known.add(
      part
        .trim()
        .replace(/^type /, '')
        .replace(/ as .*$/, ''),
    );
  imported.set(from, known);
}

/** Returns the sources of what `package.json` publishes. */
function publishedFiles(root: string): Set<string> {
  const file = join(root, 'package.json');
  if (!existsSync(file)) return new Set();
  const { exports = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
    exports?: Record<string, string | Record<string, string>>;
  };
  const sources = Object.values(exports).map((entry) => (typeof entry === 'string' ? entry : entry['contrato-source']));
  return new Set(sources.flatMap((source) => (source === undefined ? [] : [posix.normalize(source)])));
}
