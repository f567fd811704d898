/** Everything the emitters need, read from the contract: operations in all revisions, schemas, documents. */

import type { Contract } from '../load/contract';
import type { Problems } from '../problems';
import { currentRevision, type Revision, variantOf } from '../revisions/axes';
import { type Composed, composeRevision, type Documents } from '../revisions/compose';
import { clientApi } from './client-api';
import { Difference } from './difference';
import { Document } from './document';
import type { DocumentName } from './operation';
import { SchemaSet } from './schema-set';
import { type OperationEntry, readOperations } from './variants';

export interface Api {
  contract: Contract;
  /** The documents of a revision, composed once. */
  documentsOf(revision: Revision): RevisionDocuments;
  operations: Readonly<Record<DocumentName, readonly OperationEntry[]>>;
  schemas: Readonly<Record<DocumentName, SchemaSet>>;
  fixed: Readonly<Partial<Record<'sandbox' | 'system', Document>>>;
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
  const schemas = {
    openapi: new SchemaSet(),
    'client-api': new SchemaSet(),
    sandbox: new SchemaSet(),
    system: new SchemaSet(),
  };
  const { axes } = contract;
  const fixed = {
    ...(contract.sandbox
      ? { sandbox: new Document('sandbox', contract.sandbox.document, contract.sandbox.sources) }
      : {}),
    ...(contract.system ? { system: new Document('system', contract.system.document, contract.system.sources) } : {}),
  };
  const readFixed = (name: 'sandbox' | 'system'): OperationEntry[] => {
    const document = fixed[name];
    return document ? readOperations([], () => document, schemas[name], problems) : [];
  };
  return {
    contract,
    documentsOf,
    fixed,
    schemas,
    operations: {
      openapi: readOperations(axes, (revision) => documentsOf(revision).openapi, schemas.openapi, problems),
      sandbox: readFixed('sandbox'),
      system: readFixed('system'),
      'client-api': readOperations(
        axes,
        (revision) => documentsOf(revision).clientApi,
        schemas['client-api'],
        problems,
      ),
    },
  };
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
    clientApi: asClientApi(parts.openapi, openapi, current, problems),
    asyncapi: take('asyncapi'),
    settlement: take('settlement'),
  };
}

function asClientApi(
  openapi: Composed,
  revised: Document,
  current: RevisionDocuments | undefined,
  problems: Problems,
): Document {
  if (current) {
    const { webhooks } = current.openapi.root;
    const difference = new Difference(current.openapi, revised);
    if (!difference.affects(webhooks ?? {}, revised.root.webhooks ?? {})) return current.clientApi;
  }
  const { document, sources } = clientApi(openapi, problems);
  return new Document('client-api', document, sources);
}

/** The documents of the current revision. */
export const currentDocuments = (api: Api): RevisionDocuments => api.documentsOf(currentRevision(api.contract.axes));

/** Every operation of every document, in the order of the documents. */
export const allOperations = (api: Api): OperationEntry[] => Object.values(api.operations).flat();
