/** Reads from the code of the service what the contract names but types do not tell codegen. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folders of the code; absent if there is no checkout of the code. */
const ROOT = path.join(__dirname, '..');
/** The folders with the code that serves the contract. */
const SERVED_BY = ['server', 'mocks'];
const GENERATED_OR_TESTS = /\.test\.ts$|\/testing\//;

/** The attributes that a list can be sorted by, and the file of the table that says so. */
export interface Sortable {
  attributes: readonly string[];
  file: string;
}

/** Finds how an operation's list can be sorted; null where no handler or no table tells. */
export function sortableOf(operationId: string): Sortable | null {
  const handler = handlers().get(operationId);
  if (handler === undefined) return null;
  const stores = importsOf(handler).filter((file) => file.includes('/store/'));
  const tables = new Set([...stores, ...stores.flatMap(besides)].filter((file) => file.endsWith('/store/tables.ts')));
  const found = [...tables].flatMap((file) => {
    const attributes = attributesIn(readFileSync(path.join(ROOT, file), 'utf8'), file);
    return attributes.length === 0 ? [] : [{ attributes, file }];
  });
  const [first] = found;
  if (first === undefined) return null;
  return { attributes: [...new Set(found.flatMap(({ attributes }) => attributes))], file: first.file };
}

/** Lists the policies that the code reads of a revision. */
export function policiesRead(): ReadonlySet<string> {
  policies ??= new Set(
    sources().flatMap((file) =>
      [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/\bpolicy(?:Of)?(?:\((?:\w+)?\))?\.(\w+)/g)].map(
        ([, name]) => name as string,
      ),
    ),
  );
  return policies;
}

/** Removes comments: nothing that they name is done. A comment between slash and asterisk begins its line. */
export const withoutComments = (text: string): string =>
  text.replace(/^[ \t]*\/\*[\s\S]*?\*\//gm, '').replace(/(^|\s)\/\/ .*$/gm, '$1');

/** Lists the texts in quotes that are words in capitals, as values of the contract are. */
export function wordsInCode(): ReadonlySet<string> {
  words ??= new Set(
    sources().flatMap((file) =>
      [...withoutComments(readFileSync(path.join(ROOT, file), 'utf8')).matchAll(/'([A-Z][A-Z0-9_]*)'/g)].map(
        ([, word]) => word as string,
      ),
    ),
  );
  return words;
}

/** Lists the texts in quotes that can be names of headers, in lower case. Names in comments do not count. */
export function namesInCode(): ReadonlySet<string> {
  names ??= new Set(
    sources().flatMap((file) =>
      [
        ...withoutComments(readFileSync(path.join(ROOT, file), 'utf8')).matchAll(
          /(['"`])([A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*)\1/g,
        ),
      ].map(([, , name]) => (name as string).toLowerCase()),
    ),
  );
  return names;
}

let words: ReadonlySet<string> | undefined;
let names: ReadonlySet<string> | undefined;
let policies: ReadonlySet<string> | undefined;
let handlersKnown: ReadonlyMap<string, string> | undefined;

/** The file that handles each operation: it names it as the type of its call. */
function handlers(): ReadonlyMap<string, string> {
  handlersKnown ??= new Map(
    sources()
      .filter((file) => file.includes('/operations/'))
      .flatMap((file) =>
        [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/\b(?:read|write)<\s*'(\w+)'/g)].map(
          ([, operationId]) => [operationId as string, file] as const,
        ),
      ),
  );
  return handlersKnown;
}

const sources = (): string[] => SERVED_BY.flatMap((folder) => sourcesBelow(folder));

function sourcesBelow(folder: string): string[] {
  if (!existsSync(path.join(ROOT, folder))) return [];
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return sourcesBelow(file);
    return file.endsWith('.ts') && !GENERATED_OR_TESTS.test(file) ? [file] : [];
  });
}

/** The files of the project that a file imports, by their paths from the root. */
export function importsOf(file: string, root = ROOT): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(/ from '(\.[^']+)'/g)]
    .map(([, relative]) => path.posix.join(path.posix.dirname(file), relative as string))
    .flatMap((module) => [`${module}.ts`, `${module}/index.ts`].filter((one) => existsSync(path.join(root, one))));
}

/** The files of its own folder that a store is made of. */
const besides = (store: string): string[] =>
  importsOf(store).filter((file) => path.posix.dirname(file) === path.posix.dirname(store));

/**
 * Reads the attributes of the lists that a file calls `sortable`.
 * @throws Error where one is not a list of literal names, which would be read as fewer than there are
 */
export function attributesIn(tables: string, file: string): string[] {
  return [...tables.matchAll(/\bsortable\b(?!`)\s*(.?)\s*(?:\[([^\]]*)\])?/g)].flatMap(([text, sign, list]) => {
    const items = (list ?? '')
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '');
    const isRead = sign === ':' && list !== undefined && items.every((item) => /^'\w+'$/.test(item));
    if (!isRead) {
      throw new Error(
        `codegen reads \`sortable: ['a', 'b']\` of ${file}, and there is ${text.trim()}: say it there as such a list`,
      );
    }
    return items.map((item) => item.slice(1, -1).replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  });
}
