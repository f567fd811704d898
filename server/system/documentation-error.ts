import type { ErrorRenderer } from '../platform/http/errors';
import { html } from '../platform/http/html';

const NOT_ACCEPTABLE = 406;

/** Nothing but text and a link: no style, no script, no frame around it. */
const HEADERS = {
  'content-security-policy': "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
};

/** Errors of the documentation: a page, because a person reads it, unless the caller accepts no page. */
export const renderDocumentationError: ErrorRenderer = ({ status, body }) => {
  if (status === NOT_ACCEPTABLE) return { body };
  const { error_code: code, error, request_id: requestId } = body;
  const page = html`<!doctype html>
<html lang="en" data-error-code="${code}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Documentation</title>
</head>
<body>
<h1>${error.message}</h1>
${error.details.map(({ pointer, detail }) => html`<p>${pointer !== '' && html`<code>${pointer}</code>: `}${detail}</p>`)}
<p><a href="/docs">The first page of the documentation</a></p>
<p><small>Reference <code>${requestId}</code></small></p>
</body>
</html>
`;
  return { body: page.text, headers: HEADERS };
};
