/** Documents with their links. They stand in what is handed out and not in the model: a link is a hint, and no operation differs by its links. */

import { type Api, currentDocuments } from '../model/api';
import type { Document } from '../model/document';
import { type Json, type JsonObject, objectOf, shareWith } from '../util/json';
import { fromPointer, valueAt, withValueAt } from '../util/pointer';
import { linksFrom } from './derive';
import type { Kinds } from './kinds';
import { kindsOf, linkingOperations } from './places';
import { type LinkTable, readLinkTable } from './table';

/** The documents that a client calls, in the current revision: ids go from one to the other. */
export function linkedDocumentsOf(api: Api): Document[] {
  const { openapi } = currentDocuments(api);
  return [openapi, ...(api.fixed.sandbox ? [api.fixed.sandbox] : [])];
}

/** Reads how the ids of a contract are told apart. */
export function kindsIn(api: Api): { kinds: Kinds; table: LinkTable } {
  const table = readLinkTable(api.contract.links);
  return { kinds: kindsOf(linkedDocumentsOf(api), table), table };
}

/** Gives the root of a document with its links; that of any document without ids as it is. */
export type Linker = (document: Document) => JsonObject;

const linkers = new WeakMap<Api, Linker>();

/** The linker of a contract. A revision's document shares with the current one what does not differ. */
export function linkerOf(api: Api): Linker {
  const known = linkers.get(api);
  if (known) return known;
  const { kinds, table } = kindsIn(api);
  const roots = new WeakMap<Document, JsonObject>();
  const base = currentDocuments(api).openapi;
  const linker: Linker = (document) => {
    if (document.name !== 'openapi' && document.name !== 'sandbox') return document.root;
    const root = roots.get(document) ?? withLinks(document, kinds, table);
    const shared = document.name !== base.name || document === base ? root : shareWith(linker(base), root);
    roots.set(document, shared as JsonObject);
    return shared as JsonObject;
  };
  linkers.set(api, linker);
  return linker;
}

/** Puts links on the successful answers of a document. One that is written by hand goes before one of its name. */
function withLinks(document: Document, kinds: Kinds, { untaken, ends }: LinkTable): JsonObject {
  const operations = linkingOperations(document, kinds).map((operation) => ({
    ...operation,
    answers: new Map(
      [...operation.answers].map(([status, fields]) => [
        status,
        fields.filter(({ schema, name }) => !untaken.has(`${schema}.${name}`)),
      ]),
    ),
  }));
  let { root } = document;
  for (const operation of operations) {
    if (ends.has(operation.operationId)) continue;
    for (const status of operation.answers.keys()) {
      const place = [...fromPointer(operation.pointer), 'responses', status];
      const response = objectOf(valueAt(root, place));
      const links = { ...linksFrom(operation, status, operations), ...objectOf(response.links) };
      if (Object.keys(links).length === 0 || '$ref' in response) continue;
      root = withValueAt(root, place, { ...response, links } as Json) as JsonObject;
    }
  }
  return root;
}
