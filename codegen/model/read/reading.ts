/** The parts that the readers of one operation share. */

import type { Problems } from '../../problems';
import type { Document } from '../document';
import type { SchemaSet } from '../schema-set';

export interface Reading {
  document: Document;
  schemas: SchemaSet;
  /** Pointer of the operation in its document. */
  pointer: string;
  operationId: string;
  /** Records a mistake at a pointer of the document. */
  report(pointer: string, message: string): void;
}

/** A reading whose reports are placed in the hand-written files. */
export function readingOf(
  document: Document,
  schemas: SchemaSet,
  pointer: string,
  operationId: string,
  problems: Problems,
): Reading {
  const report = (place: string, message: string): void => problems.add(document.sourceOf(place), message);
  return { document, schemas, pointer, operationId, report };
}
