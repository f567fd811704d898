import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { makeTemporaryFolder } from '../../../cli/folders';
import { type Execution, execute } from '../execute';
import type { LintProblem } from '../problem';
import { checkExports } from './exports';
import folders from './folders.json';
import rules from './rules.cjs';

/** The part of dependency-cruiser's result that is used here. */
interface Cruise {
  modules: { source: string; dependencies: { module: string; resolved: string }[] }[];
  summary: { violations: Violation[]; ruleSetUsed: { forbidden: { name: string; comment: string }[] } };
}

interface Violation {
  from: string;
  to: string;
  rule: { name: string };
  cycle?: { name: string }[];
}

const FOLDERS = [
  'admin',
  'bench',
  'cli',
  'client',
  'codegen',
  'console',
  'contract-tests',
  'docs',
  'generated',
  'mocks',
  'server',
];
const PROJECT = join(__dirname, '../../..');

/**
 * Checks every import below `root` against the rules, that every folder of `server/` belongs to a layer, and that
 * every export is imported.
 */
export async function checkImports(root: string): Promise<LintProblem[]> {
  // dependency-cruiser's resolver cuts paths at #, and would report hundreds of false problems.
  if (root.includes('#')) throw new Error(`imports can't be followed in a folder with # in its path: ${root}`);
  const cruise = runCruiser(root);
  const unimported = checkExports(root);
  const { output, errors } = await cruise;
  if (!output.startsWith('{')) throw new Error(`dependency-cruiser said nothing that can be read:\n${output}${errors}`);
  const misdirected = readCruise(JSON.parse(output), (file) => readFileSync(join(root, file), 'utf8'));
  return [...unknownFolders(root), ...misdirected, ...unimported];
}

async function runCruiser(root: string): Promise<Execution> {
  const present = FOLDERS.filter((folder) => existsSync(join(root, folder)));
  const script = join(PROJECT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  // dependency-cruiser reads a JSON config as a file, but imports a script by a file: URL that it does not encode.
  const folder = makeTemporaryFolder('contrato-imports-');
  const config = join(folder, 'rules.json');
  try {
    writeFileSync(config, JSON.stringify(rules));
    return await execute(process.execPath, [script, '--config', config, '--output-type', 'json', ...present], root);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Turns the violations into problems at the line of the import. A cycle is reported once. */
function readCruise({ modules, summary }: Cruise, read: (file: string) => string): LintProblem[] {
  const imported = new Map(modules.map(({ source, dependencies }) => [source, dependencies]));
  const reasons = new Map(summary.ruleSetUsed.forbidden.map(({ name, comment }) => [name, comment]));
  const circles = new Set<string>();
  return summary.violations.flatMap(({ from, to, rule, cycle }) => {
    const comment = reasons.get(rule.name);
    const name = `import/${rule.name}`;
    const specifier = imported.get(from)?.find(({ resolved }) => resolved === to)?.module;
    const place = specifier === undefined ? { line: 1, column: 1 } : placeOf(read(from), specifier);
    if (cycle === undefined) {
      const target = to.replace(/^.*node_modules\//, '');
      return [{ file: from, ...place, rule: name, message: `${from} must not import ${target}: ${comment}.` }];
    }
    const members = cycle.map((member) => member.name);
    const circle = [...members].sort().join('\n');
    if (circles.has(circle)) return [];
    circles.add(circle);
    return [
      {
        file: from,
        ...place,
        rule: name,
        message: `this closes a circle, ${[from, ...members].join(' → ')}: ${comment}.`,
      },
    ];
  });
}

/** Returns the position where a text names a module: import, export from, import(), import type and require alike. */
function placeOf(text: string, specifier: string): { line: number; column: number } {
  const found = ts
    .preProcessFile(text, true, true)
    .importedFiles.find(({ fileName }) => fileName.replace(/^node:/, '') === specifier.replace(/^node:/, ''));
  const before = text.slice(0, found?.pos ?? 0).split('\n');
  return { line: before.length, column: (before.at(-1) as string).length + 1 };
}

/** A folder of `server/` that belongs to no layer, and a file there that is not a wiring file. */
function unknownFolders(root: string): LintProblem[] {
  const server = join(root, 'server');
  if (!existsSync(server)) return [];
  const { wiring, ...layers } = folders as Record<string, string[]> & { wiring: string[] };
  const known = new Set(Object.values(layers).flat());
  return readdirSync(server, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory() ? known.has(entry.name) : wiring.includes(entry.name)) return [];
    return [
      {
        file: `server/${entry.name}`,
        line: 1,
        column: 1,
        rule: 'import/unknown-folder',
        message: entry.isDirectory()
          ? `server/${entry.name}/ belongs to no layer: add it to codegen/lint/imports/folders.json and to docs/architecture.md.`
          : `server/${entry.name} is not a wiring file: move it into the folder of a domain or of the platform.`,
      },
    ];
  });
}
