import { UsageError } from '../../cli/declaration';
import { nearest } from '../../cli/nearest';
import { writeTo } from '../../cli/report/write';
import { chosenRevision, REVISIONS, type Revision } from '../../generated/revisions';
import { COLLECTION, type DocumentFile, type Form, type Format, hasForm, writtenDocument } from './documents';

export interface DocumentOptions {
  revision: string;
  openapi: '3.1' | '3.0';
  withoutWebhooks: boolean;
  format: Format;
  out: string | undefined;
}

/**
 * Writes a document of the contract to a file, or to the standard output.
 * @throws UsageError for a revision or a form that there is not
 */
export function printDocument(
  name: string,
  { revision, openapi, withoutWebhooks, format, out }: DocumentOptions,
): void {
  const composed = Object.hasOwn(REVISIONS, revision) ? undefined : combinationOf(revision);
  const form: Form = openapi === '3.0' ? '3.0' : withoutWebhooks ? 'without-webhooks' : 'whole';
  const document = { name: name as DocumentFile['name'], form, format };
  if (name === COLLECTION && format !== 'json') throw new UsageError(`${name} is JSON alone`);
  if (!hasForm(document.name, form)) {
    throw new UsageError(`${name} is not a document of OpenAPI`);
  }
  const text = writtenDocument(document, revision, [], composed && composer().composedDocuments(composed));
  if (out === undefined) process.stdout.write(`${text.trimEnd()}\n`);
  else writeTo('--out', out, `${text.trimEnd()}\n`);
}

/** The values of a combination that has no name. @throws UsageError where there is none such */
function combinationOf(revision: string): Revision {
  try {
    return chosenRevision(revision);
  } catch (error) {
    const near = nearest(revision, Object.keys(REVISIONS));
    throw new UsageError(
      near === null ? (error as Error).message : `there is no revision ${revision}: did you mean ${near}?`,
    );
  }
}

// The composer brings the machinery of overlays, which a document of a named revision does without.
function composer(): typeof import('./compose') {
  return require('./compose');
}
