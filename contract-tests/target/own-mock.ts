import { rowsFor } from '../../generated/matrix';
import { parseRevision } from '../../generated/revisions';
import { generatedDocuments } from '../../mocks/prism/documents';
import { type Operations, parseOperations, serveSide } from '../../mocks/prism/side';

/** The mock of a revision that runs for the length of a test run. */
export interface OwnMock {
  url: string;
  close(): Promise<void>;
}

// Prism compiles schemas when they are first used and keeps the result beside them, so an operation that two revisions
// have in common is handed to both.
const parsed = new Map<string, Operations[number]>();

/** Starts the mock of the service in a revision on a free port. */
export async function startOwnMock(revision: string): Promise<OwnMock> {
  const rows = rowsFor(parseRevision(revision), ['openapi']);
  const variants = new Map(rows.map(({ operationId, variant }) => [operationId, variant]));
  const { service } = await generatedDocuments(revision)();
  const operations = (await parseOperations(service)).map((operation) => {
    const variant = variants.get(operation.iid ?? '');
    // What no row is about is not worth sharing.
    if (variant === undefined) return operation;
    const key = `${operation.iid} ${variant}`;
    const known = parsed.get(key) ?? operation;
    parsed.set(key, known);
    return known;
  });
  const side = await serveSide(operations, 0, '127.0.0.1', () => {});
  return { url: side.url, close: side.close };
}
