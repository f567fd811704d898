import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { parse } from 'yaml';
import { isPathFile } from '../../load/path-files';
import type { Positions } from '../../load/positions';
import { FIXED } from '../../model/document-names';
import { unusedDefinition } from '../../problem-ties';
import type { LintProblem } from '../problem';

/** Files that nothing needs to refer to: the documents themselves and what is read as it is. */
const ROOTS = ['openapi', ...FIXED, 'asyncapi', 'settlement', 'lifecycles', 'links'].map((name) => `${name}.yaml`);
/** Folders whose files are read one by one. */
const READ_WHOLE = ['revisions/', 'examples/errors/', 'vectors/', 'workflows/'];
/** A file, a name in a file, or a name in the same file. */
const REFERENCE = /^([^#]+\.yaml)?(?:#\/([^/]+))?$/;

/** Names that other tools give to YAML, and that no document of the contract is looked for by. */
const OTHER_YAML = /\.(?:yml|YAML|YML)$/;

type Written = Record<string, unknown>;

/**
 * Finds what no document can reach: a definition in a file of definitions that nothing refers to. The texts of error
 * codes are read for their codes and need no reference.
 */
export function findUnused(root: string, positions: Positions): LintProblem[] {
  const folder = join(root, 'spec');
  const paths = filesBelow(folder);
  const yaml = paths.filter((path) => path.endsWith('.yaml'));
  const files = new Map(yaml.map((path) => [relative(folder, path).split(sep).join('/'), read(path)]));
  const used = new Set<string>();
  const whole = new Set<string>(ROOTS);
  for (const [file, content] of files) {
    for (const [target, name] of referencesOf(content, file)) {
      if (name === undefined) whole.add(target);
      else used.add(`${target}#${name}`);
    }
  }
  const others = paths
    .filter((path) => OTHER_YAML.test(path))
    .map((path) => ({
      file: `spec/${relative(folder, path).split(sep).join('/')}`,
      ...{ line: 1, column: 1, rule: 'no-unused-definitions' },
      message: 'Nothing reads this file: the name of a file of the contract ends in .yaml.',
    }));
  const unused = [...files].flatMap(([file, content]) => {
    // A path file that no document lists is a mistake of the contract, which codegen reports.
    if (whole.has(file) || isPathFile(file, content) || READ_WHOLE.some((folder) => file.startsWith(folder))) return [];
    return Object.keys(content).flatMap((name) => {
      if (used.has(`${file}#${name}`)) return [];
      const position = positions.find(join(folder, file), `/${name}`, true);
      return [
        {
          file: `spec/${file}`,
          ...position,
          rule: 'no-unused-definitions',
          message: `Nothing refers to ${name}.`,
          causes: [`definition ${name}`],
          because: [unusedDefinition(name)],
        },
      ];
    });
  });
  return [...others, ...unused];
}

/** Everything that looks like a reference, wherever it stands: `$ref`, and the schemas that lifecycles name. */
function referencesOf(value: unknown, file: string): [file: string, name: string | undefined][] {
  if (typeof value === 'string') {
    const [, path, name] = REFERENCE.exec(value) ?? [];
    if (path === undefined && name === undefined) return [];
    return [[path === undefined ? file : posix.join(posix.dirname(file), path), name]];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((member) => referencesOf(member, file));
}

/** A broken file has no names here; its syntax is reported elsewhere. */
function read(path: string): Written {
  try {
    const value: unknown = parse(readFileSync(path, 'utf8'), { merge: true });
    return typeof value === 'object' && value !== null ? (value as Written) : {};
  } catch {
    return {};
  }
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}
