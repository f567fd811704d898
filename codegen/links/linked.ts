/**
 * Documents with their links. They are in the published documents and not in the model: a link is a hint, and does not
 * make two operations different.
 */

import { LRUCache } from 'lru-cache';
import { type Api, currentDocuments } from '../model/api';
import type { Document } from '../model/document';
import { type Json, type JsonObject, objectOf, shareWith, textOf } from '../util/json';
import { fromPointer, valueAt, withValueAt } from '../util/pointer';
import { linksFrom } from './derive';
import type { Kinds } from './kinds';
import { type IdField, kindsOf, type LinkingOperation, linkingOperations } from './places';
import { type LinkTable, readLinkTable } from './table';

/** The documents that a client calls, in the current revision: ids go from one to the other. */
export function linkedDocumentsOf(api: Api): Document[] {
  const { openapi } = currentDocuments(api);
  return [openapi, ...(api.fixed.sandbox ? [api.fixed.sandbox] : [])];
}

/** Reads how the ids of a contract are classified. */
export function kindsIn(api: Api): { kinds: Kinds; table: LinkTable } {
  const table = readLinkTable(api.contract.links);
  return { kinds: kindsOf(linkedDocumentsOf(api), table), table };
}

/** Returns the root of a document with its links; a document without ids is returned unchanged. */
type Linker = (document: Document) => JsonObject;

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

/** Links by status, of each operation of a document in its order. */
type Links = readonly ReadonlyMap<string, Record<string, JsonObject>>[];

/**
 * The links between operations that were met before: revisions have most of them in common, and an edit seldom changes
 * one.
 */
const knownLinks = new LRUCache<string, Links>({ max: 100 });

/** Links of one operation by their text: the same ones are the same object in all documents. */
const sharedLinks = new LRUCache<string, Links[number]>({ max: 5_000 });

function shared(links: Links[number]): Links[number] {
  const text = JSON.stringify([...links]);
  const known = sharedLinks.get(text) ?? links;
  sharedLinks.set(text, known);
  return known;
}

function linksBetween(operations: readonly LinkingOperation[]): Links {
  const key = operations.map(textOfOperation).join('\n');
  const known = knownLinks.get(key);
  if (known !== undefined) return known;
  const links = operations.map((operation) =>
    shared(new Map([...operation.answers.keys()].map((status) => [status, linksFrom(operation, status, operations)]))),
  );
  knownLinks.set(key, links);
  return links;
}

/** Everything that links are derived from, as text. */
const textOfOperation = ({
  operationId,
  method,
  parameters,
  pathParameters,
  body,
  answers,
}: LinkingOperation): string =>
  `${operationId} ${method} ${pathParameters} ${JSON.stringify(parameters)} ${textOf(body)} ${[...answers].map(([status, fields]) => `${status} ${textOf(fields)}`).join(' ')}`;

/** Fields without those that no operation takes, remembered by the fields and the reasons. */
const taken = new WeakMap<readonly IdField[], { key: string; fields: readonly IdField[] }>();

function takenOf(fields: readonly IdField[], untaken: LinkTable['untaken']): readonly IdField[] {
  const key = [...untaken.keys()].join();
  const known = taken.get(fields);
  if (known?.key === key) return known.fields;
  const left = fields.filter(({ schema, name }) => !untaken.has(`${schema}.${name}`));
  taken.set(fields, { key, fields: left });
  return left;
}

/**
 * Puts links on the successful answers of a document. A link that is written by hand has priority over a derived one of
 * the same name.
 */
function withLinks(document: Document, kinds: Kinds, { untaken, ends }: LinkTable): JsonObject {
  const operations = linkingOperations(document, kinds).map((operation) => ({
    ...operation,
    answers: new Map([...operation.answers].map(([status, fields]) => [status, takenOf(fields, untaken)])),
  }));
  const links = linksBetween(operations);
  const { root } = document;
  // Copied once, and not once for each operation.
  const paths = { ...objectOf(root.paths) };
  for (const [index, { operationId, pointer }] of operations.entries()) {
    if (ends.has(operationId)) continue;
    const [, path = '', method = ''] = fromPointer(pointer);
    const item = objectOf(paths[path]);
    const operation = objectOf(item[method]);
    const linked = withLinksOn(operation, links[index] as Links[number]);
    if (linked !== operation) paths[path] = { ...item, [method]: linked };
  }
  return { ...root, paths };
}

/** Operations with the links that were put on them: revisions share operations, and mostly their links. */
const linkedOperations = new WeakMap<JsonObject, WeakMap<Links[number], JsonObject>>();

function withLinksOn(operation: JsonObject, links: Links[number]): JsonObject {
  const known = linkedOperations.get(operation) ?? new WeakMap();
  linkedOperations.set(operation, known);
  const before = known.get(links);
  if (before !== undefined) return before;
  let linked = operation;
  for (const [status, derived] of links) {
    const place = ['responses', status];
    const response = objectOf(valueAt(linked, place));
    const all = { ...derived, ...objectOf(response.links) };
    if (Object.keys(all).length === 0 || '$ref' in response) continue;
    linked = withValueAt(linked, place, { ...response, links: all } as Json) as JsonObject;
  }
  known.set(links, linked);
  return linked;
}
