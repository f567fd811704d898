import type { NamedOperation } from '../../console/form/forms';
import { type DocumentName, documentOf, type Json } from '../../docs/render/contract';
import { calledOperations } from '../../docs/render/samples';

/** A piece of code that is copied: an operation with one of its examples, in a revision. */
export interface Piece {
  /** A name that a file, a function and a package can have. */
  name: string;
  operation: NamedOperation;
  /** Absent for the first example, and where there is none. */
  example?: string;
  /** The statuses that the contract has for the operation. */
  statuses: readonly number[];
}

/** The revisions whose operations differ most from each other. */
export const REVISIONS_TRIED = ['current', 'earliest'] as const;
export type RevisionTried = (typeof REVISIONS_TRIED)[number];

/** The documents that a sandbox serves on its own port. Networks call the service in production mode. */
const SERVED: readonly DocumentName[] = ['openapi', 'sandbox', 'system'];

/** Every operation with every example; in the earliest revision those that differ in it. */
export function piecesOf(revision: RevisionTried): Piece[] {
  const statuses = statusesIn(revision);
  const operations = [...calledOperations(revision).values()].filter(
    ({ document, isCurrent }) => SERVED.includes(document) && (revision === 'current' || !isCurrent),
  );
  return operations
    .flatMap((operation) => {
      const [, ...others] = Object.keys(operation.body?.examples ?? {});
      return [undefined, ...others].map((example) => ({ operation, ...(example === undefined ? {} : { example }) }));
    })
    .map((piece, at) => ({
      ...piece,
      name: `piece${at}`,
      statuses: statuses.get(piece.operation.operationId) ?? [],
    }));
}

function statusesIn(revision: RevisionTried): Map<string, number[]> {
  const operations = SERVED.flatMap((name) =>
    Object.values(documentOf(name, revision).paths as Json).flatMap((item) => Object.values(item as Json)),
  ).filter((operation: Json) => operation?.operationId !== undefined);
  return new Map(
    operations.map((operation: Json) => [operation.operationId, Object.keys(operation.responses).map(Number)]),
  );
}

/**
 * Tells whether a request changes its client or what all clients share, such as the clock: it is made with a client of
 * its own.
 */
export const standsAlone = ({ operation: { method, path } }: Piece): boolean =>
  method !== 'GET' && /^\/sandbox\/v1\/(client|clock|faults)\b|^\/oauth/.test(path);

/** The name of a piece in reports. */
export const titleOf = ({ operation, example }: Piece): string =>
  `${operation.operationId}${example === undefined ? '' : ` (${example})`}`;
