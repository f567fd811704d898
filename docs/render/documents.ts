import { stringify } from 'yaml';
import { withoutBodyLinks } from './body-links';
import { type DocumentName, documentOf, type Json } from './contract';
import { CODES, withOpenCodes } from './open-codes';
import { plain } from './plain';
import { portable } from './portable';
import { postmanCollection } from './postman';
import { withoutUnused } from './unused';
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

/** The forms of a document, with the suffix of its file name in each. */
export const FORMS = { whole: '', 'without-webhooks': '-without-webhooks', '3.0': '-3.0' } as const;
export type Form = keyof typeof FORMS;

/** Decides whether a document has a form: AsyncAPI and the collection have one. */
export function hasForm(name: DocumentFile['name'], form: Form): boolean {
  return form === 'whole' || (name !== 'asyncapi' && name !== COLLECTION);
}

/** The forms that documents are written in, with their media types. */
export const FORMATS = { json: 'application/json', yaml: 'application/yaml' } as const;
export type Format = keyof typeof FORMATS;

/** The name of the file with the requests of a revision for Postman. */
export const COLLECTION = 'postman';

/** A document as a file: which one, in which words, and how it is written. */
export interface DocumentFile {
  name: DocumentName | typeof COLLECTION;
  form: Form;
  format: Format;
}

/** Reads the name of a file, as `openapi.json`. @returns null where there is no such document */
export function documentFile(file: string): DocumentFile | null {
  const [, name = '', suffix = '', format] = /^([a-z-]+?)(-without-webhooks|-3\.0)?\.(json|yaml)$/.exec(file) ?? [];
  if (file === `${COLLECTION}.json`) return { name: COLLECTION, form: 'whole', format: 'json' };
  if (!Object.hasOwn(DOCUMENTS, name)) return null;
  const form = (Object.keys(FORMS) as Form[]).find((one) => FORMS[one] === suffix) ?? 'whole';
  if (!hasForm(name as DocumentName, form)) return null;
  return { name: name as DocumentName, form, format: format as Format };
}

/** Gives the documents of a revision. */
export type ReadDocument = (name: DocumentName) => Json;

/** A document as this server shows it. @param without documents that it does not show */
export function shownDocument(name: DocumentName, revision: string, without: readonly string[]): Json {
  return shown(documentOf(name, revision), without);
}

function shown(document: Json, without: readonly string[]): Json {
  return without.includes('sandbox') ? withoutSandbox(document) : document;
}

const IN_FORM: Readonly<Record<Form, (document: Json) => Json>> = {
  whole: (document) => document,
  'without-webhooks': ({ webhooks: _webhooks, ...document }) =>
    withoutUnused(plain(withOpenCodes(withoutBodyLinks(document))), [CODES]),
  '3.0': (document) => portable(withOpenCodes(withoutBodyLinks(document))),
};

/**
 * Writes a document as a file.
 * @param revision a named one, unless `read` gives the documents of another
 */
export function writtenDocument(
  file: DocumentFile,
  revision: string,
  without: readonly string[] = [],
  read: ReadDocument = (name) => documentOf(name, revision),
): string {
  if (file.name === COLLECTION) return writtenCollection(revision, without, read);
  const document = IN_FORM[file.form](shown(read(file.name), without));
  return file.format === 'json' ? JSON.stringify(document, null, 2) : stringify(document);
}

/** The collection of what this server shows: the operations of clients, and those of a sandbox where there is one. */
function writtenCollection(revision: string, without: readonly string[], read: ReadDocument): string {
  const names = (['openapi', 'sandbox'] as const).filter((name) => !without.includes(name));
  const documents = names.map((name) => shown(read(name), without));
  const collection = postmanCollection(revision, documents);
  return JSON.stringify(without.includes('sandbox') ? withoutSandbox(collection) : collection, null, 2);
}
