import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { REVISIONS } from '../../generated/revisions';
import { type Html, html } from '../../server/platform/http/html';
import { addressOf, documentAddress } from './address';
import { type DocumentName, GENERATED } from './contract';
import { COLLECTION, DOCUMENT_NAMES, DOCUMENTS, FORMATS, FORMS, type Form, hasForm } from './documents';

const isPatched = (name: string, revision: string): boolean =>
  existsSync(join(GENERATED, `revisions/${revision}/${name}.patch.json`));

const links = (name: string, revision: string): Html =>
  html`${Object.keys(FORMATS).map((format) => html` <a href="${documentAddress(`${name}.${format}`, revision)}" download>${name}.${format}</a>`)}`;

const formsOf = (name: DocumentName, revision: string): Html =>
  html`${(Object.keys(FORMS) as Form[])
    .filter((form) => hasForm(name, form))
    .map((form, at) => html`${at === 0 ? null : ' · '}${links(`${name}${FORMS[form]}`, revision)}`)}`;

const collectionOf = (revision: string): Html =>
  html`<a href="${documentAddress(`${COLLECTION}.json`, revision)}" download>${COLLECTION}.json</a>`;

/** Every document of every revision, to be downloaded. @param without documents that this server does not show */
export function downloadsPage(without: readonly string[]): Html {
  const names = DOCUMENT_NAMES.filter((name) => !without.includes(name));
  const others = Object.keys(REVISIONS).filter((name) => name !== 'current');
  const changed = names.filter((name) => others.some((revision) => isPatched(name, revision)));
  return html`<h1>Downloads</h1><p>The documents of the contract as files for your tools: whole, without references to other files.</p>
    <p>Generators of code read 3.0 best: the same operations in OpenAPI 3.0.3, without webhooks and without conditions between fields, which the service checks.
    Without webhooks is OpenAPI 3.1 for those that read it.
    <a href="${addressOf({ page: 'guides', guide: 'typed-client', revision: 'current', anchor: 'other-languages' })}">The typed client</a>, says which generators were tried.</p>
    <h2>Current</h2><ul>${names.map((name) => html`<li>${DOCUMENTS[name]}:${formsOf(name, 'current')}</li>`)}<li>Requests for Postman and newman: ${collectionOf('current')}</li></ul>
    <h2>Other revisions</h2><p>What is not listed is the same in every revision.</p>
    <div class="wide"><table><thead><tr><th scope="col">Revision</th><th scope="col">Documents</th></tr></thead><tbody>${others.map(
      (revision) =>
        html`<tr><td><code>${revision}</code></td><td>${changed.map((name) => html`<div>${formsOf(name, revision)}</div>`)}<div>${collectionOf(revision)}</div></td></tr>`,
    )}</tbody></table></div>`;
}
