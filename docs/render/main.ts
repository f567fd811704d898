import { writeFileSync } from 'node:fs';
import { UsageError } from '../../cli/declaration';
import { nearest } from '../../cli/nearest';
import { REVISIONS } from '../../generated/revisions';
import { COLLECTION, type DocumentFile, type Form, type Format, hasForm, writtenDocument } from './documents';

export interface DocumentOptions {
  revision: string;
  openapi: '3.1' | '3.0';
  withoutWebhooks: boolean;
  format: Format;
  out: string | undefined;
}

/** Writes a document of the contract to a file, or to the standard output. @throws UsageError for a revision or a form that there is not */
export function printDocument(
  name: string,
  { revision, openapi, withoutWebhooks, format, out }: DocumentOptions,
): void {
  if (!Object.hasOwn(REVISIONS, revision)) {
    const near = nearest(revision, Object.keys(REVISIONS));
    throw new UsageError(
      `there is no revision ${revision}${near === null || near === undefined ? '' : `; did you mean ${near}?`}`,
    );
  }
  const form: Form = openapi === '3.0' ? '3.0' : withoutWebhooks ? 'without-webhooks' : 'whole';
  const document = { name: name as DocumentFile['name'], form, format };
  if (name === COLLECTION && format !== 'json') throw new UsageError(`${name} is JSON alone`);
  if (!hasForm(document.name, form)) {
    throw new UsageError(`${name} is no document of OpenAPI`);
  }
  const text = writtenDocument(document, revision);
  if (out === undefined) process.stdout.write(`${text.trimEnd()}\n`);
  else writeFileSync(out, `${text.trimEnd()}\n`);
}
