import { writeFileSync } from 'node:fs';
import { UsageError } from '../../cli/declaration';
import { nearest } from '../../cli/nearest';
import { REVISIONS } from '../../generated/revisions';
import type { DocumentName } from './contract';
import { type Format, hasPortable, writtenDocument } from './documents';

export interface DocumentOptions {
  revision: string;
  openapi: '3.1' | '3.0';
  format: Format;
  out: string | undefined;
}

/** Writes a document of the contract to a file, or to the standard output. @throws UsageError for a revision or a form that there is not */
export function printDocument(name: string, { revision, openapi, format, out }: DocumentOptions): void {
  if (!Object.hasOwn(REVISIONS, revision)) {
    const near = nearest(revision, Object.keys(REVISIONS));
    throw new UsageError(
      `there is no revision ${revision}${near === null || near === undefined ? '' : `; did you mean ${near}?`}`,
    );
  }
  const document = { name: name as DocumentName, isPortable: openapi === '3.0', format };
  if (document.isPortable && !hasPortable(document.name)) throw new UsageError(`${name} is no document of OpenAPI`);
  const text = writtenDocument(document, revision);
  if (out === undefined) process.stdout.write(`${text.trimEnd()}\n`);
  else writeFileSync(out, `${text.trimEnd()}\n`);
}
