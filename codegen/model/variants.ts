/** Finds the operations that revisions change, and the form of each in each revision. */

import type { Problems } from '../problems';
import { type Axis, combinationsOf, currentRevision, type Revision, variantOf } from '../revisions/axes';
import { type Json, objectOf } from '../util/json';
import { toPointer } from '../util/pointer';
import { Difference } from './difference';
import type { Document } from './document';
import type { OperationNode } from './operation';
import { methods, readOperation } from './read-operation';
import type { SchemaSet } from './schema-set';

/** An operation in every revision. `variants` has a node per combination of `axes`; null where it doesn't exist. */
export interface OperationEntry {
  operationId: string;
  /** Names of the axes that change the operation or anything it refers to, in the order of the axes. */
  axes: readonly string[];
  base: OperationNode;
  /** By variant (`axis=value,…`), without the base. */
  variants: ReadonlyMap<string, OperationNode | null>;
  /** The documents the variants were read from. */
  documents: ReadonlyMap<string, Document>;
}

interface OperationLocation {
  path: string;
  method: string;
  /** The operation, and the parameters it shares with the others of its path. */
  node: Json[];
}

/** Indexes the operations of a document by their place. */
function indexOperations(document: Document, problems: Problems): Map<string, OperationLocation> {
  const places = new Map<string, OperationLocation>();
  for (const [path, item] of Object.entries(objectOf(document.root.paths))) {
    for (const method of methods) {
      const operation = objectOf(item)[method];
      if (operation === undefined) continue;
      const operationId = String(objectOf(operation).operationId);
      const known = places.get(operationId);
      if (known) {
        const source = document.sourceOf(toPointer(['paths', path, method, 'operationId']));
        problems.add(source, `the operationId ${operationId} is also at ${known.method} ${known.path}`);
      }
      places.set(operationId, { path, method, node: [operation, objectOf(item).parameters ?? null] });
    }
  }
  return places;
}

/**
 * Reads every operation of a document in every revision in which it differs.
 * @param documentOf composes the document of a revision; asked for the same revision more than once
 */
export function readOperations(
  axes: readonly Axis[],
  documentOf: (revision: Revision) => Document,
  schemas: SchemaSet,
  problems: Problems,
): OperationEntry[] {
  const current = currentRevision(axes);
  const base = documentOf(current);
  const places = indexOperations(base, problems);
  const touched = touchedAxes(axes, documentOf, base, places, problems);
  const read = (document: Document, place: OperationLocation | undefined, variant: string): OperationNode | null =>
    place ? readOperation(document, place.path, place.method, variant, schemas, problems) : null;
  const entries = [...places].map(([operationId, place]) => ({
    operationId,
    axes: axes.map((axis) => axis.name).filter((name) => touched.get(operationId)?.has(name)),
    base: read(base, place, '') as OperationNode,
    variants: new Map<string, OperationNode | null>(),
    documents: new Map<string, Document>(),
  }));
  for (const entry of entries.filter((candidate) => candidate.axes.length > 0)) {
    for (const revision of combinationsOf(axes, new Set(entry.axes)).slice(1)) {
      const variant = variantOf(axes, revision);
      const document = documentOf(revision);
      entry.variants.set(variant, read(document, indexOf(document, problems).get(entry.operationId), variant));
      entry.documents.set(variant, document);
    }
  }
  return entries;
}

const indexes = new WeakMap<Document, Map<string, OperationLocation>>();

function indexOf(document: Document, problems: Problems): Map<string, OperationLocation> {
  const index = indexes.get(document) ?? indexOperations(document, problems);
  indexes.set(document, index);
  return index;
}

function touchedAxes(
  axes: readonly Axis[],
  documentOf: (revision: Revision) => Document,
  base: Document,
  places: ReadonlyMap<string, OperationLocation>,
  problems: Problems,
): Map<string, Set<string>> {
  const current = currentRevision(axes);
  const touched = new Map<string, Set<string>>();
  const turned = axes.flatMap((axis) => axis.values.slice(1).map(({ name }) => ({ axis: axis.name, name })));
  for (const { axis, name } of turned) {
    const document = documentOf({ ...current, [axis]: name });
    if (document === base) continue;
    const difference = new Difference(base, document);
    const index = indexOf(document, problems);
    for (const [operationId, place] of places) {
      if (!changed(difference, place, index.get(operationId))) continue;
      touched.set(operationId, (touched.get(operationId) ?? new Set()).add(axis));
    }
    for (const operationId of [...index.keys()].filter((id) => !places.has(id))) {
      const message = `${operationId} exists in ${axis}=${name} but not in the current revision`;
      problems.add(document.sourceOf('/paths'), message);
    }
  }
  return touched;
}

function changed(difference: Difference, before: OperationLocation, after: OperationLocation | undefined): boolean {
  if (before.path !== after?.path || before.method !== after.method) return true;
  return before.node.some((node, index) => difference.affects(node, after.node[index]));
}
