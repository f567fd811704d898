import type { ErrorDetail } from '../../kernel/errors';
import { html } from '../../platform/http/html';
import { document, type Page } from './document';
import { alertIcon } from './icons';
import type { Speech } from './locale';
import type { PagePolicy } from './policy';
import { textsOf } from './texts';

interface ErrorPage {
  code: string;
  title: string;
  text: string;
  /** The mistakes in the page's address, for those who build it */
  details: readonly ErrorDetail[];
  requestId: string;
  speech: Speech;
  policy: Omit<PagePolicy, 'nonce' | 'form'>;
}

/** The page for an error: what is wrong, and the id with which the service can find the request. */
export function errorPage({ code, title, text, details, requestId, speech, policy }: ErrorPage): Page {
  const { reference } = textsOf(speech);
  const content = html`<section data-tone="failed">
<div role="alert">${alertIcon}<h1>${text}</h1></div>
${details.map(({ pointer, detail }) => html`<p><code>${pointer}</code> ${detail}</p>`)}
<small>${reference} <code>${requestId}</code></small>
</section>`;
  return document({ speech, title, content, errorCode: code, policy: { ...policy, form: null } });
}
