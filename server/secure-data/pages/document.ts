import { randomBytes } from 'node:crypto';
import { type Html, html, inline } from '../../platform/http/html';
import { pageStyle } from './assets';
import { languageTag, type Speech } from './locale';
import { type PagePolicy, pageHeaders } from './policy';

/** A page as it is sent: a document, and the headers that guard it. */
export interface Page {
  text: string;
  headers: Record<string, string>;
}

interface DocumentParts {
  speech: Speech;
  title: string;
  content: Html;
  script?: string;
  errorCode?: string;
  policy: Omit<PagePolicy, 'nonce'>;
}

const style = inline(pageStyle);

/** Puts a page together. Its text is for `text/html` in UTF-8. */
export function document({ speech, title, content, script, errorCode, policy }: DocumentParts): Page {
  const nonce = randomBytes(18).toString('base64');
  const { stylesheet } = policy;
  const { text } = html`<!doctype html>
<html lang="${languageTag(speech)}"${errorCode !== undefined && html` data-error-code="${errorCode}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no">
<title>${title}</title>
<style nonce="${nonce}">${style}</style>
${
  stylesheet !== null &&
  html`<link rel="stylesheet" href="${stylesheet.href}" crossorigin="anonymous" nonce="${nonce}">
`
}</head>
<body>
<main>
${content}
</main>
${
  script !== undefined &&
  html`<script nonce="${nonce}">${inline(script)}</script>
`
}</body>
</html>
`;
  return { text, headers: pageHeaders({ ...policy, nonce }) };
}
