import { type Html, html } from '../../server/platform/http/html';
import { addressOf } from './address';
import { copyBlock } from './code';
import { type Json, resolve } from './contract';
import { guideCards } from './guides';

/** The content of the first page. */
interface StartOptions {
  revision: string;
  openapi: Json;
  baseUrl: string;
  hasSandbox: boolean;
  /** The other pages, with a title and a sentence each. */
  pages: readonly (readonly [string, readonly [string, string]])[];
}

/** The documented answer of an operation. */
function answerOf(document: Json, operationId: string): { path: string; text: string } {
  for (const [path, item] of Object.entries(document.paths as Record<string, Json>)) {
    for (const operation of Object.values(item) as Json[]) {
      if (operation?.operationId !== operationId) continue;
      const response = resolve(document, operation.responses['200'] ?? operation.responses['201']);
      const [media] = Object.values(response.content) as Json[];
      const [example] = Object.values(media.examples);
      return { path, text: JSON.stringify(resolve(document, example).value, null, 2) };
    }
  }
  throw new Error(`There is no operation ${operationId}`);
}

/** A text that the script of the page replaces on the sandbox's own machine. */
const filled = (name: string, text: string): Html => html`<span data-fill="${name}">${text}</span>`;

function credentials({ hasSandbox, revision }: StartOptions): Html {
  if (!hasSandbox) {
    const onboarding = addressOf({ page: 'guides', guide: 'onboarding', revision });
    return html`<h2>Credentials</h2><p>A client id, a client secret and an audience come with <a href="${onboarding}">onboarding</a>.</p>`;
  }
  return html`<h2>Credentials</h2>
    <p data-without-client>The sandbox printed the credentials of its demo client when it started. On the machine that it runs on they stand here.</p>
    <dl class="credentials" data-with-client hidden><div><dt>Client id</dt><dd><code data-fill="client_id"></code></dd></div>
      <div><dt>Client secret</dt><dd><code data-fill="client_secret"></code></dd></div>
      <div><dt>Audience</dt><dd><code data-fill="audience"></code></dd></div></dl>
    <p class="small" data-with-client hidden>They are those of this sandbox's demo client, and good for nothing else.</p>`;
}

/** The way in: where requests go, as whom, and the first one with its answer. */
export function startPage(options: StartOptions): Html {
  const { revision, openapi, baseUrl, hasSandbox, pages } = options;
  const token = answerOf(openapi, 'createToken');
  const users = answerOf(openapi, 'searchUsers');
  const body = html`{"client_id":"${filled('client_id', 'CLIENT_ID')}","client_secret":"${filled('client_secret', 'CLIENT_SECRET')}","audience":"${filled('audience', 'AUDIENCE')}","grant_type":"client_credentials"}`;
  const getToken = html`curl -s ${baseUrl}${token.path} -H 'content-type: application/json' \\
  -d '${body}'`;
  const getUsers = html`TOKEN=…
curl -s ${baseUrl}${users.path} -H "authorization: Bearer $TOKEN"`;
  return html`<h1>contrato</h1><p>Cards, digital accounts and cash networks for Latin America. This is the contract of the service at the base URL below.</p>
    <h2>Base URL</h2>${copyBlock(baseUrl)}
    ${credentials(options)}
    <h2>The first request</h2><p>An access token, for all requests until it ends:</p>${copyBlock(getToken)}
    <p>It answers</p><pre tabindex="0">${token.text}</pre>
    ${hasSandbox ? html`<div data-with-client hidden><p><button type="button" data-send="${token.path}">Send it now</button></p><div data-answer role="status"></div></div>` : null}
    <p>With the token, the users that there are:</p>${copyBlock(getUsers)}<p>It answers</p><pre tabindex="0">${users.text}</pre>
    ${hasSandbox ? html`<p>The same as buttons, from a token to a settled purchase: <a href="/console/start">the first ten minutes in the console</a>.</p>` : null}
    <h2>Guides</h2><p>In the order of a partner's way.</p>${guideCards(revision, hasSandbox)}
    <h2>Reference</h2><ul class="cards">${pages.map(
      ([name, [title, text]]) =>
        html`<li><a href="${addressOf({ page: name, revision })}"><strong>${title}</strong><span>${text}</span></a></li>`,
    )}</ul>`;
}
