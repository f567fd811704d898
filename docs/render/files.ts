import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { BrowserFiles } from '../../console/files';
import type { DocumentationFile } from '../../server/system/documentation';
import type { PageName } from './address';
import { type DocumentName, documentOf } from './contract';
import { documentFile, FORMATS, writtenDocument } from './documents';
import { placed } from './placed';
import { searchEntries } from './search';

const browser = new BrowserFiles('docs', 'app/main.ts');

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** The names of what every page loads. */
export async function assets(): Promise<{ script: string; style: string }> {
  const names = [...(await browser.files()).keys()];
  const named = (ending: string) => names.find((name) => name.startsWith('main-') && name.endsWith(ending)) ?? '';
  return { script: named('.js'), style: named('.css') };
}

/** The documents that were written, by name; writing one in YAML takes a second. */
const written = new LRUCache<string, string>({ max: 20 });

function remembered(key: string, write: () => string): string {
  const text = written.get(key) ?? write();
  written.set(key, text);
  return text;
}

/** How a file is shown: of which revision, without which pages, and where its requests go. */
interface Shown {
  revision: string;
  without: readonly PageName[];
  baseUrl: string | undefined;
}

/** A file of the documentation: what pages load, the index of the search, and the documents. */
export async function documentationFile(
  name: string,
  { revision, without, baseUrl }: Shown,
): Promise<DocumentationFile | null> {
  const own = (await browser.files()).get(name);
  if (own !== undefined) {
    return { type: TYPES[path.extname(name)] ?? 'application/octet-stream', body: own, isNamedByContent: true };
  }
  const key = `${name} ${revision} ${without} ${baseUrl}`;
  if (name === 'search.json') {
    const body = remembered(key, () => JSON.stringify(searchEntries(revision, without)));
    return { type: 'application/json; charset=utf-8', body, isNamedByContent: false };
  }
  const document = documentFile(name);
  if (document === null || (without as readonly string[]).includes(document.name)) return null;
  const at = (one: DocumentName) => placed(documentOf(one, revision), baseUrl);
  const body = remembered(key, () => writtenDocument(document, revision, without, at));
  return { type: `${FORMATS[document.format]}; charset=utf-8`, body, isNamedByContent: false };
}
