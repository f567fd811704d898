import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { REVISIONS } from '../../generated/revisions';
import { type Html, html } from '../../server/platform/http/html';
import { fileAddress } from './address';
import { type DocumentName, GENERATED } from './contract';

/** Every document, with the words for it. */
export const DOCUMENTS: Readonly<Record<DocumentName, string>> = {
  openapi: 'API (OpenAPI 3.1, with the calls to clients as webhooks)',
  'client-api': 'Endpoints of clients (OpenAPI 3.1)',
  asyncapi: 'Events and callbacks (AsyncAPI 3)',
  sandbox: 'Sandbox (OpenAPI 3.1)',
  system: 'System (OpenAPI 3.1)',
  networks: 'Reports of networks (OpenAPI 3.1)',
  'network-api': 'Orders to networks (OpenAPI 3.1)',
};

const isPatched = (name: string, revision: string): boolean =>
  existsSync(join(GENERATED, `revisions/${revision}/${name}.patch.json`));

const links = (name: DocumentName, revision: string): Html =>
  html`<a href="${fileAddress(`${name}.json`, revision)}" download>${name}.json</a> · <a href="${fileAddress(`${name}.yaml`, revision)}" download>${name}.yaml</a>`;

/** Every document of every revision, to be downloaded. @param without documents that this server does not show */
export function downloadsPage(without: readonly string[]): Html {
  const names = (Object.keys(DOCUMENTS) as DocumentName[]).filter((name) => !without.includes(name));
  const others = Object.keys(REVISIONS).filter((name) => name !== 'current');
  const changed = names.filter((name) => others.some((revision) => isPatched(name, revision)));
  return html`<h1>Downloads</h1><p>The documents of the contract as files for your tools: whole, without references to other files.</p>
    <h2>Current</h2><ul>${names.map((name) => html`<li>${DOCUMENTS[name]}: ${links(name, 'current')}</li>`)}</ul>
    <h2>Other revisions</h2><p>What is not listed is the same in every revision.</p>
    <div class="wide"><table><thead><tr><th scope="col">Revision</th><th scope="col">Documents</th></tr></thead><tbody>${others.map(
      (revision) =>
        html`<tr><td><code>${revision}</code></td><td>${changed.map((name) => html`<div>${links(name, revision)}</div>`)}</td></tr>`,
    )}</tbody></table></div>`;
}
