import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pathsBelow } from './files';
import type { LintProblem } from './problem';

/** Paths that are not files of the project: packages, files that are made at run time, and earlier names of files. */
const LEFT_OUT = new Set([
  'node_modules',
  '.git',
  'data',
  'reports',
  'dist',
  'dist-client',
  'generated',
  'CHANGELOG.md',
  'LICENSE',
]);

const SOURCE = /\.(ts|cts|mts|js|cjs|mjs)$/;
const YAML = /\.ya?ml$/;
const MARKDOWN = /\.md$/;

/**
 * A path with an ending, such as `rules/amounts.ts`, or one below a folder of the project, such as
 * `server/cards/rules`.
 */
const FILE =
  /(?<![\w@./<>{}*$-])(?:\.{1,2}\/)*(?:[\w@.-]+\/)*[\w][\w.-]*\.(?:ts|cjs|mjs|md|ya?ml|json)(?![\w/*{<-]|\.\w)/g;
const FOLDER =
  /(?<![\w@./<>{}*$-])(?:server|mocks|codegen|contract-tests|spec|bench|docs|admin|client)(?:\/[\w.-]+)+\/?(?![\w*{<]|\.\w)/g;

/** Files that readers of a page create themselves; `file` stands for any. */
const MADE_LATER =
  /(?:^|\/)(?:file\.(?:yaml|ts)|conformance\.json|deleteUser\.ts|world\.json|contract\.yml|without-upgrade\.overlay\.yaml)$/;

/** Remarks for tools that the project does not use. */
const FOREIGN = /\b(?:prettier-ignore|eslint-(?:disable|enable)[\w-]*|tslint:\w+|@ts-nocheck)\b/g;

/**
 * Finds every path named in a comment or in a page of text that does not exist in the project, and in the comments of
 * code the bare name of a file that lies elsewhere: a reader cannot know whether that file is meant.
 */
export function checkReferences(root: string): LintProblem[] {
  const paths = pathsBelow(root);
  const known: Known = { endings: new Set(paths.flatMap(endings)), folders: foldersOf(paths) };
  return paths.flatMap((file) => {
    if (file.split('/').some((part) => LEFT_OUT.has(part))) return [];
    const remarks = remarksOf(file);
    return remarks === null ? [] : checkText(file, readFileSync(join(root, file), 'utf8'), remarks, known);
  });
}

/** The paths of the project. */
interface Known {
  endings: ReadonlySet<string>;
  /** The folders that have a file of a name. */
  folders: ReadonlyMap<string, readonly string[]>;
}

type Remarks = (line: string) => string;

/**
 * Returns a function that keeps only the comments of a file, in their columns; null for a kind of file without
 * comments.
 */
function remarksOf(file: string): Remarks | null {
  if (MARKDOWN.test(file)) return (line) => line;
  if (YAML.test(file)) return (line) => blanked(line, /^\s*#|\s#\s/);
  if (SOURCE.test(file)) return (line) => blanked(line, /^\s*(?:\/\/|\/?\*)|\s\/\/\s|\/\*\*/);
  return null;
}

function blanked(line: string, start: RegExp): string {
  const at = line.search(start);
  return at === -1 ? '' : ' '.repeat(at) + line.slice(at);
}

function checkText(file: string, text: string, remarks: Remarks, known: Known): LintProblem[] {
  return text.split('\n').flatMap((whole, index) => {
    const line = remarks(whole).replace(/\b\w+:\/\/[^\s)]+/g, (address) => ' '.repeat(address.length));
    const place = (at: number) => ({ file, line: index + 1, column: at + 1 });
    const named = [...line.matchAll(FILE), ...line.matchAll(FOLDER)];
    const stale = named.filter(([path]) => !exists(file, path, known.endings));
    const far = SOURCE.test(file) ? named.filter(([path]) => !isNear(file, path, known.folders)) : [];
    const seen = new Set<number>();
    return [
      ...stale
        .filter(({ index: at }) => !seen.has(at) && seen.add(at))
        .map(({ 0: path, index: at }) => ({
          ...place(at),
          rule: 'stale-reference',
          message: `nothing in the project is called ${path}.`,
        })),
      ...far.map(({ 0: path, index: at }) => ({
        ...place(at),
        rule: 'far-reference',
        message: `${path} lies in another folder: say which.`,
      })),
      ...(MARKDOWN.test(file) ? [] : [...line.matchAll(FOREIGN)]).map(({ 0: remark, index: at }) => ({
        ...place(at),
        rule: 'foreign-remark',
        message: `${remark} is for a tool that the project does not use.`,
      })),
    ];
  });
}

/** A path counts from the project root, from the file that names it, or is the end of a longer one. */
function exists(file: string, path: string, known: ReadonlySet<string>): boolean {
  const plain = path.replace(/[/.]+$/, '').replace(/^\.\//, '');
  if (plain.split('/').some((part) => LEFT_OUT.has(part))) return true;
  const beside = posix.join(posix.dirname(file), plain);
  return MADE_LATER.test(plain) || known.has(plain) || known.has(beside);
}

/** A code file that is named without a path is in the same folder, in one above or below it, or is generated. */
function isNear(file: string, path: string, folders: Known['folders']): boolean {
  const places = path.includes('/') || !SOURCE.test(path) ? undefined : folders.get(path);
  if (places === undefined) return true;
  const own = posix.dirname(file);
  const isWithin = (inner: string, outer: string) => `${inner}/`.startsWith(outer === '.' ? '' : `${outer}/`);
  return places.some((place) => isWithin(own, place) || isWithin(place, own) || isWithin(place, 'generated'));
}

function foldersOf(paths: readonly string[]): Map<string, string[]> {
  const folders = new Map<string, string[]>();
  for (const path of paths) {
    const name = posix.basename(path);
    folders.set(name, [...(folders.get(name) ?? []), posix.dirname(path)]);
  }
  return folders;
}

/** A path can also be named by its last parts only, and without the file extension. */
function endings(path: string): string[] {
  const parts = path.split('/');
  const names = parts.map((_part, index) => parts.slice(index).join('/'));
  return names.flatMap((name) => [name, name.replace(/(?<=\w)\.[^/]*$/, '')]);
}
