/** Everything the emitters need, read from the contract: operations in all revisions, schemas, documents. */

import type { Contract } from '../load/contract';
import type { Problems } from '../problems';
import { currentRevision, namedRevisions, type Revision, variantOf } from '../revisions/axes';
import { type Composed, composeRevision, type Documents } from '../revisions/compose';
import { objectOf } from '../util/json';
import { Difference } from './difference';
import { Document } from './document';
import {
  DOCUMENT_NAMES,
  type DocumentName,
  FIXED,
  FIXED_HOSTED,
  type FixedName,
  type HostedName,
  isHostedElsewhere,
} from './document-names';
import { hostedApi } from './hosted-api';
import { SchemaSet } from './schema-set';
import { type OperationEntry, readOperations } from './variants';

export interface Api {
  contract: Contract;
  /** The documents of a revision, composed once. */
  documentsOf(revision: Revision): RevisionDocuments;
  operations: Readonly<Record<DocumentName, readonly OperationEntry[]>>;
  schemas: Readonly<Record<DocumentName, SchemaSet>>;
  /** The documents that no revision changes, those made of their webhooks included. */
  fixed: Readonly<Partial<Record<FixedName | HostedName, Document>>>;
}

export interface RevisionDocuments {
  openapi: Document;
  clientApi: Document;
  asyncapi: Document | null;
  settlement: Document | null;
}

/** Reads the operations of all documents. Mistakes go to `problems`. */
export function readApi(contract: Contract, problems: Problems): Api {
  const composed = new Map<string, RevisionDocuments>();
  const documentsOf = (revision: Revision): RevisionDocuments => {
    const variant = variantOf(contract.axes, revision);
    const known = composed.get(variant);
    if (known) return known;
    const parts = composeRevision(contract.base, contract.overlays, contract.axes, revision, problems);
    const documents = asDocuments(parts, composed.get(''), problems);
    composed.set(variant, documents);
    return documents;
  };
  const { axes } = contract;
  const fixed = fixedDocuments(contract, problems);
  const schemas = byDocument(() => new SchemaSet());
  const operations = byDocument((name): OperationEntry[] => {
    const revised = REVISED[name];
    if (revised) return readOperations(axes, (revision) => documentsOf(revision)[revised], schemas[name], problems);
    const document = fixed[name as FixedName];
    return document ? readOperations([], () => document, schemas[name], problems) : [];
  });
  return { contract, documentsOf, fixed, schemas, operations };
}

/** The documents of operations that revisions change, as those of a revision name them. */
const REVISED: Readonly<Partial<Record<DocumentName, 'openapi' | 'clientApi'>>> = {
  openapi: 'openapi',
  'client-api': 'clientApi',
};

function byDocument<T>(make: (name: DocumentName) => T): Record<DocumentName, T> {
  return Object.fromEntries(DOCUMENT_NAMES.map((name) => [name, make(name)])) as Record<DocumentName, T>;
}

function fixedDocuments({ fixed }: Contract, problems: Problems): Api['fixed'] {
  const own = FIXED.flatMap((name) => {
    const bundled = fixed[name];
    return bundled ? [[name, new Document(name, bundled.document, bundled.sources)] as const] : [];
  });
  const hosted = FIXED_HOSTED.flatMap(([name, of]) => {
    const caller = fixed[of];
    if (!caller) return [];
    const { document, sources } = hostedApi(name, caller, problems);
    return [[name, new Document(name, document, sources)] as const];
  });
  return Object.fromEntries([...own, ...hosted]);
}

/** @param current the current revision's documents, taken over where nothing differs */
function asDocuments(parts: Documents, current: RevisionDocuments | undefined, problems: Problems): RevisionDocuments {
  const take = (name: 'openapi' | 'asyncapi' | 'settlement'): Document | null => {
    const part = parts[name];
    const known = current?.[name];
    if (known && known.root === part?.document) return known;
    return part ? new Document(name, part.document, part.sources) : null;
  };
  const openapi = take('openapi');
  if (!parts.openapi || !openapi) throw new Error('the contract has no openapi document');
  return {
    openapi,
    clientApi: asClientApi({ ...parts, openapi: parts.openapi }, openapi, current, problems),
    asyncapi: take('asyncapi'),
    settlement: take('settlement'),
  };
}

/**
 * The client's own endpoints, described like the events and callbacks. Rules for requests to the service do not apply
 * there.
 */
function asClientApi(
  { openapi, asyncapi }: Documents & { openapi: Composed },
  revised: Document,
  current: RevisionDocuments | undefined,
  problems: Problems,
): Document {
  if (current) {
    const { webhooks } = current.openapi.root;
    const difference = new Difference(current.openapi, revised);
    if (!difference.affects(webhooks ?? {}, revised.root.webhooks ?? {})) return current.clientApi;
  }
  const { document, sources } = hostedApi(
    'client-api',
    openapi,
    problems,
    objectOf(asyncapi?.document.info).description,
  );
  return new Document('client-api', document, sources);
}

/** The documents of the current revision. */
export const currentDocuments = (api: Api): RevisionDocuments => api.documentsOf(currentRevision(api.contract.axes));

/** The current document of a name. */
export function documentNamed(api: Api, name: string): Document | undefined {
  const { openapi, clientApi } = currentDocuments(api);
  if (name === 'openapi') return openapi;
  if (name === 'client-api') return clientApi;
  return api.fixed[name as FixedName];
}

/**
 * The documents of all named revisions, those of the current one first, and those that no revision changes. Documents
 * of what others host are left out.
 */
export function documentsOfAll({ contract, documentsOf, fixed }: Api): ReadonlySet<Document> {
  const revised = [...namedRevisions(contract.axes).values()].flatMap((revision) => {
    const { openapi, asyncapi } = documentsOf(revision);
    return asyncapi === null ? [openapi] : [openapi, asyncapi];
  });
  const others = Object.values(fixed).filter(({ name }) => !isHostedElsewhere(name));
  return new Set([...revised, ...others]);
}

/** Every operation of every document, in the order of the documents. */
export const allOperations = (api: Api): OperationEntry[] => Object.values(api.operations).flat();
