/** The parts that the readers of one operation share. */

import type { Ties } from '../../problem-ties';
import type { Problems } from '../../problems';
import type { Document } from '../document';
import { isHostedElsewhere } from '../document-names';
import type { SchemaSet, Side } from '../schema-set';

export interface Reading {
  document: Document;
  schemas: SchemaSet;
  /** The sides of requests and responses: what the service sends has only declared fields, for every caller. */
  sides: { request: Side; response: Side };
  /** Pointer of the operation in its document. */
  pointer: string;
  operationId: string;
  /** Records a mistake at a pointer of the document, which may lead through references. */
  report(pointer: string, message: string, ties?: Ties): void;
}

const SERVER: Reading['sides'] = { request: 'request', response: 'response' };
const CALLER: Reading['sides'] = { request: 'response', response: 'request' };

/** A reading whose reports are placed in the hand-written files. */
export function readingOf(
  document: Document,
  schemas: SchemaSet,
  pointer: string,
  operationId: string,
  problems: Problems,
): Reading {
  const report: Reading['report'] = (place, message, ties) =>
    problems.add(document.sourceOf(document.followed(place)), message, ties);
  const sides = isHostedElsewhere(document.name) ? CALLER : SERVER;
  return { document, schemas, sides, pointer, operationId, report };
}
