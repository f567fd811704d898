import { stringify } from 'yaml';
import { type DocumentName, documentOf, type Json } from './contract';
import { portable } from './portable';
import { withoutSandbox } from './without-sandbox';

/** Every document, with the words for it. */
export const DOCUMENTS: Readonly<Record<DocumentName, string>> = {
  openapi: 'API (OpenAPI 3.1, with the calls to clients as webhooks)',
  'client-api': 'Endpoints of clients (OpenAPI 3.1)',
  asyncapi: 'Events and callbacks (AsyncAPI 3)',
  sandbox: 'Sandbox (OpenAPI 3.1)',
  system: 'System (OpenAPI 3.1)',
  networks: 'Reports of networks (OpenAPI 3.1)',
  'network-api': 'Orders to networks (OpenAPI 3.1)',
};

/** The documents in the order in which they are listed. */
export const DOCUMENT_NAMES = Object.keys(DOCUMENTS) as DocumentName[];

/** Stands behind the name of a document that is meant in OpenAPI 3.0.3. */
export const PORTABLE = '-3.0';

/** Decides whether there is a document in OpenAPI 3.0.3, too. */
export const hasPortable = (name: DocumentName): boolean => name !== 'asyncapi';

/** The forms that documents are written in, with their media types. */
export const FORMATS = { json: 'application/json', yaml: 'application/yaml' } as const;
export type Format = keyof typeof FORMATS;

/** A document as a file: which one, in which words, and how it is written. */
export interface DocumentFile {
  name: DocumentName;
  isPortable: boolean;
  format: Format;
}

/** Reads the name of a file, as `openapi.json`. @returns null where there is no such document */
export function documentFile(file: string): DocumentFile | null {
  const [, name = '', suffix = '', format] = /^([a-z-]+)(-3\.0)?\.(json|yaml)$/.exec(file) ?? [];
  if (!Object.hasOwn(DOCUMENTS, name)) return null;
  const isPortable = suffix === PORTABLE;
  if (isPortable && !hasPortable(name as DocumentName)) return null;
  return { name: name as DocumentName, isPortable, format: format as Format };
}

/** A document as this server shows it. @param without documents that it does not show */
export function shownDocument(name: DocumentName, revision: string, without: readonly string[]): Json {
  const document = documentOf(name, revision);
  return without.includes('sandbox') ? withoutSandbox(document) : document;
}

/** Writes a document as a file. @param revision a named one */
export function writtenDocument(file: DocumentFile, revision: string, without: readonly string[] = []): string {
  const shown = shownDocument(file.name, revision, without);
  const document = file.isPortable ? portable(shown) : shown;
  return file.format === 'json' ? JSON.stringify(document, null, 2) : stringify(document);
}
