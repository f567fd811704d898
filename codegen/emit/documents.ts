/** `generated/documents/`: the bundled documents, and per named revision the patch to its documents (RFC 6902). */

import { compare, type Operation } from 'fast-json-patch';
import { linkerOf } from '../links/linked';
import { type Api, currentDocuments } from '../model/api';
import { namedRevisions } from '../revisions/axes';
import { isObject, type JsonObject, prettyJson, textOf } from '../util/json';
import { fromPointer, valueAt } from '../util/pointer';

type Files = Map<string, string>;

/** Writes every document of the current revision, with its links. */
export function emitDocuments(api: Api): Files {
  const { openapi, clientApi, asyncapi } = currentDocuments(api);
  const documents = { openapi, 'client-api': clientApi, asyncapi, ...api.fixed };
  const linked = linkerOf(api);
  const files: Files = new Map();
  for (const [name, document] of Object.entries(documents)) {
    if (document) files.set(`documents/${name}.json`, prettyJson(linked(document)));
  }
  return files;
}

/** Writes the patches of every named revision; a document that a revision leaves as it is has none. */
export function emitPatches(api: Api): Files {
  const base = currentDocuments(api);
  const linked = linkerOf(api);
  const files: Files = new Map();
  for (const [name, revision] of namedRevisions(api.contract.axes)) {
    const { openapi, clientApi, asyncapi } = api.documentsOf(revision);
    const pairs = [
      ['openapi', base.openapi, openapi],
      ['client-api', base.clientApi, clientApi],
      ['asyncapi', base.asyncapi, asyncapi],
    ] as const;
    for (const [file, from, to] of pairs) {
      // Documents share what doesn't differ, so the comparison passes over it.
      const [before, after] = [from && linked(from), to && linked(to)];
      const patch = before && after ? withMoveOperations(before, compare(before, after)) : [];
      if (patch.length > 0) files.set(`revisions/${name}/${file}.patch.json`, prettyJson(patch));
    }
  }
  return files;
}

/** A value that is removed in one place and added in another, as when an address changes, is moved: no second copy. */
export function withMoveOperations(from: JsonObject, patch: readonly Operation[]): Operation[] {
  const removed = new Map<string, string>();
  for (const operation of patch) {
    if (operation.op !== 'remove') continue;
    const path = fromPointer(operation.path);
    // Removing an item of an array changes the places of others, so only members of objects are identified by their
    // place.
    const value = Array.isArray(valueAt(from, path.slice(0, -1))) ? undefined : valueAt(from, path);
    if (isObject(value)) removed.set(textOf(value), operation.path);
  }
  const moved = new Set<string>();
  const moves = patch.map((operation): Operation => {
    const origin =
      operation.op === 'add' && isObject(operation.value) ? removed.get(textOf(operation.value)) : undefined;
    if (origin === undefined || moved.has(origin)) return operation;
    moved.add(origin);
    return { op: 'move', from: origin, path: operation.path };
  });
  return moves.filter((operation) => operation.op !== 'remove' || !moved.has(operation.path));
}
