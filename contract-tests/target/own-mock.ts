import { rowsFor } from '../../generated/matrix';
import { parseRevision } from '../../generated/revisions';
import { generatedDocuments } from '../../mocks/prism/documents';
import { type Operations, parseOperations, serveSide } from '../../mocks/prism/side';

/** The mock of a revision that runs for the length of a test run. */
export interface OwnMock {
  url: string;
  close(): Promise<unknown>;
}

/**
 * The part of a document that its operations are found by: the members of a path that are no operation have no
 * operationId.
 */
interface Document {
  paths: Readonly<Record<string, Readonly<Record<string, { operationId?: string }>>>>;
}

// Prism compiles schemas when they are first used and keeps the result with them, so an operation that two revisions
// have in common is handed to both, and parsed once.
const parsed = new Map<string, Operations[number]>();

/** Starts the mock of the service in a revision on a free port. */
export async function startOwnMock(revision: string): Promise<OwnMock> {
  const rows = rowsFor(parseRevision(revision), ['openapi']);
  const variants = new Map(rows.map(({ operationId, variant }) => [operationId, variant]));
  const service = (await generatedDocuments(revision)()).service as Document;
  const keyOf = (operationId = '') => `${operationId} ${variants.get(operationId)}`;
  const unknown = only(service, (operationId) => !parsed.has(keyOf(operationId)));
  const fresh = operationIdsIn(unknown).length > 0 ? await parseOperations(unknown) : [];
  const byId = new Map(fresh.map((operation) => [operation.iid, operation]));
  const operations = operationIdsIn(service).flatMap((operationId) => {
    const operation = byId.get(operationId) ?? parsed.get(keyOf(operationId));
    // What no row is about is not worth sharing.
    if (operation !== undefined && variants.has(operationId)) parsed.set(keyOf(operationId), operation);
    return operation ?? [];
  });
  const side = await serveSide(operations, 0, '127.0.0.1', () => {});
  return { url: side.url, close: side.close };
}

function operationIdsIn({ paths }: Document): string[] {
  return Object.values(paths).flatMap((item) => Object.values(item).flatMap(({ operationId }) => operationId ?? []));
}

/** The document with these operations alone. */
function only(document: Document, isWanted: (operationId: string) => boolean): Document {
  const paths = Object.entries(document.paths).map(([path, item]) => {
    const kept = Object.entries(item).filter(
      ([, { operationId }]) => operationId === undefined || isWanted(operationId),
    );
    return [path, Object.fromEntries(kept)] as const;
  });
  return { ...document, paths: Object.fromEntries(paths) };
}
