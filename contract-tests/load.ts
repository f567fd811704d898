import { rowsFor } from '../generated/matrix';
import matrix from '../generated/matrix.json';
import { operationsFor } from '../generated/operations';
import { chosenRevision, type Revision } from '../generated/revisions';
import type { Contract, Row } from './contract';
import { placeOfRow } from './places';

/**
 * The documents that a server of ours serves. The endpoints of clients and of networks are tested by the conformance
 * run.
 */
export const DOCUMENTS = ['openapi', 'sandbox', 'system', 'networks'] as const;
export type DocumentName = (typeof DOCUMENTS)[number];

/** Decides whether a server of ours serves a document. */
export const isServed = (document: string): document is DocumentName =>
  (DOCUMENTS as readonly string[]).includes(document);

export interface LoadedContract extends Contract {
  values: Revision;
  /** The rows of all documents and revisions, whatever is selected. */
  everyRow: readonly Row[];
}

/** Decides whether networks call the operations of a document, with credentials that are none of a client's. */
export const isForNetworks = (document: string): boolean => document === 'networks';

/** Narrows what is tested. */
interface Selection {
  documents?: readonly DocumentName[];
  /** operationIds. */
  only?: readonly string[];
}

/**
 * The generated contract of one revision.
 *
 * @param name a named revision, or `axis=value` pairs separated by commas
 * @throws when no such revision can be, or when the selection names an operation that it doesn't have
 */
export function loadContract(name: string, selection: Selection = {}): LoadedContract {
  const values = chosenRevision(name);
  const rules = operationsFor(values);
  const unknown = (selection.only ?? []).filter((operationId) => !rules.has(operationId));
  if (unknown.length > 0) throw new Error(`revision ${name} has no operation ${unknown.join(', ')}`);
  const rows = rowsFor(values, selection.documents ?? DOCUMENTS);
  return {
    revision: name,
    values,
    rules,
    rows: rows.filter((row) => selection.only?.includes(row.operationId) ?? true),
    everyRow: matrix,
    source: (row) => placeOfRow(row, rules.get(row.operationId)),
  };
}
