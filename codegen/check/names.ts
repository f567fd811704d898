/** Names that must be unique over all documents, which one server and one folder of generated files share. */

import { type Api, allOperations, currentDocuments, documentNamed } from '../model/api';
import type { Document } from '../model/document';
import { isHostedElsewhere } from '../model/document-names';
import { checkedRevisions, type RevisedOperation, type RevisedReport, reportOnce } from '../model/in-revisions';
import type { OperationEntry } from '../model/variants';
import type { Problems, Source } from '../problems';
import { type Axis, type Revision, variantOf } from '../revisions/axes';
import { objectOf } from '../util/json';
import { toPointer } from '../util/pointer';
import { areAmbiguous, type Served, servedAt } from './addresses';

/** Reports operationIds, addresses and components that two documents define differently, in any revision. */
export function checkNames(api: Api, problems: Problems): void {
  checkIds(api, problems);
  checkAddresses(api, reportOnce(problems));
  checkComponents(api, reportOnce(problems));
}

function checkIds(api: Api, problems: Problems): void {
  const ids = new Map<string, string>();
  for (const { operationId, base } of allOperations(api)) {
    const { document } = base.model;
    const elsewhere = ids.get(operationId);
    const source = documentNamed(api, document)?.sourceOf(base.pointer) ?? { file: '', pointer: '' };
    if (elsewhere) problems.add(source, `the operationId ${operationId} is also in the ${elsewhere} document`);
    ids.set(operationId, document);
  }
}

/** An operation at the address that it has in some revisions. */
interface Addressed extends RevisedOperation {
  served: Served;
}

/** Compares the addresses of each revision: two operations that never meet in one may have the same. */
function checkAddresses(api: Api, report: RevisedReport): void {
  // Operations that others host share no address with operations that are served here.
  const entries = allOperations(api).filter(({ base }) => !isHostedElsewhere(base.model.document));
  const formOf = formsByRevision(api);
  let current: ReadonlySet<Addressed> = new Set();
  for (const [name, revision] of checkedRevisions(api)) {
    const forms = entries.flatMap((entry) => formOf(entry, revision));
    const isNew = (one: Addressed, other: Addressed): boolean => !(current.has(one) && current.has(other));
    compareAddresses(forms, name, isNew, report);
    if (name === 'current') current = new Set(forms);
  }
}

/** Finds the form that an operation has in a revision, the same object for the same form; none where it is absent. */
function formsByRevision(api: Api): (entry: OperationEntry, revision: Revision) => Addressed[] {
  const { axes }: { axes: readonly Axis[] } = api.contract;
  const known = new Map<string, Addressed[]>();
  return ({ operationId, axes: own, base, variants, documents }, revision) => {
    const variant = variantOf(axes, revision, new Set(own));
    const key = `${base.model.document} ${operationId} ${variant}`;
    const found = known.get(key);
    if (found) return found;
    const node = variant === '' ? base : variants.get(variant);
    const document = variant === '' ? documentNamed(api, base.model.document) : documents.get(variant);
    const form = node && document ? [{ node, document, served: servedAt(node, document) }] : [];
    known.set(key, form);
    return form;
  };
}

function compareAddresses(
  forms: readonly Addressed[],
  revision: string,
  isNew: (one: Addressed, other: Addressed) => boolean,
  report: RevisedReport,
): void {
  const addresses = new Map<string, Addressed>();
  const similar = new Map<string, Addressed[]>();
  for (const form of forms) {
    const { method, path, parts } = form.served;
    const taken = addresses.get(`${method} ${path}`);
    if (taken && isNew(form, taken)) {
      const [moved, other] = movedFirst(form, taken);
      report(placeOf(moved), `${method} ${path} is also in the ${other.document.name} document`, revision);
    }
    addresses.set(`${method} ${path}`, form);
    // Two paths can match one address only if they have as many parts.
    const others = similar.get(`${method} ${parts.length}`) ?? [];
    similar.set(`${method} ${parts.length}`, [...others, form]);
    const rival = others.find(
      (other) => other.served.path !== path && isNew(form, other) && areAmbiguous(other.served, form.served),
    );
    if (rival === undefined) continue;
    const [moved, other] = movedFirst(form, rival);
    const both = `${moved.served.path} and ${other.served.path}`;
    report(placeOf(moved), `one address can match ${both}: let a fixed part tell them apart`, revision);
  }
}

/** Two operations, first the one that an overlay moved: its address is the one to correct. */
function movedFirst(one: Addressed, other: Addressed): [Addressed, Addressed] {
  const isMoved = (form: Addressed): boolean => isOfOverlay(placeOf(form));
  return isMoved(other) && !isMoved(one) ? [other, one] : [one, other];
}

/** The place of an operation: that of its address, where an overlay wrote it. */
function placeOf({ document, node }: RevisedOperation): Source {
  const address = document.sourceOf(toPointer(['paths', node.model.path]));
  return isOfOverlay(address) ? address : document.sourceOf(node.pointer);
}

const isOfOverlay = ({ file }: Source): boolean => file.endsWith('.overlay.yaml');

/** Compares the components of all documents, and with them those that a revision adds. */
function checkComponents(api: Api, report: RevisedReport): void {
  const { openapi, asyncapi } = currentDocuments(api);
  const current = [openapi, ...Object.values(api.fixed).filter(({ name }) => !isHostedElsewhere(name)), asyncapi];
  const known = new Map<string, Source>();
  for (const { document, pointer } of current.flatMap(componentsOf)) {
    const source = document.sourceOf(pointer);
    reportBoth(pointer, known.get(pointer), source, 'current', report);
    known.set(pointer, source);
  }
  for (const [name, revision] of checkedRevisions(api)) {
    const revised = api.documentsOf(revision);
    const pairs = [[revised.openapi, openapi] as const, [revised.asyncapi, asyncapi] as const];
    for (const { document, pointer } of pairs.flatMap(([one, before]) => addedTo(before, one))) {
      reportBoth(pointer, known.get(pointer), document.sourceOf(pointer), name, report);
    }
  }
}

function reportBoth(
  pointer: string,
  other: Source | undefined,
  source: Source,
  revision: string,
  report: RevisedReport,
): void {
  if (other === undefined || other.file === source.file) return;
  const name = pointer.split('/').at(-1);
  report(source, `${name} is both in ${other.file} and in ${source.file}; names are unique`, revision);
}

interface Component {
  document: Document;
  pointer: string;
}

function componentsOf(document: Document | null): Component[] {
  if (document === null) return [];
  return Object.entries(objectOf(document.root.components)).flatMap(([section, components]) =>
    Object.keys(objectOf(components)).map((name) => ({ document, pointer: toPointer(['components', section, name]) })),
  );
}

/** The components that a revision's document has and the current one lacks. */
const addedTo = (before: Document | null, document: Document | null): Component[] =>
  before === document
    ? []
    : componentsOf(document).filter(({ pointer }) => before?.target(`#${pointer}`) === undefined);
