import { asTyped } from '../../cli/own-code';
import { html } from '../../server/platform/http/html';

interface Address {
  method: string;
  path: string;
}

/** Lists operations as `GET /users/v1/{id}`, in the order of the contract. */
const listed = (operations: readonly Address[]): string[] =>
  operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`);

/** The default address of a sandbox. */
const SANDBOX = 'http://localhost:4010';

/** The addresses of the pages of the sandbox. A mock has none of its own: it keeps nothing that they could show. */
const pagesOf = (sandbox: string) => ({ documentation: `${sandbox}/docs`, console: `${sandbox}/console` });

/** The root as a person reads it in a browser. */
function pageOf(
  about: string,
  { documentation, console }: ReturnType<typeof pagesOf>,
  listing: readonly string[],
): string {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>contrato mock</title></head><body><h1>Mock</h1>
<p>${about}</p><p>With the sandbox, <code>${asTyped('start')}</code>: <a href="${documentation}">documentation</a>, <a href="${console}">console</a>.</p>
<ul>${listing.map((one) => html`<li><code>${one}</code></li>`)}</ul></body></html>`.text;
}

/**
 * Adds an answer for the root of a mock, which people open first: links to the documentation and the console, the
 * operations, and how to choose an answer. If the contract has an operation at `/`, it stays.
 * @param sandbox the address of the sandbox of the mock
 */
export function withIndex<T extends Address>(operations: readonly T[], sandbox = SANDBOX): readonly T[] {
  if (operations.some(({ method, path }) => method === 'get' && path === '/')) return operations;
  const about = 'Answers with examples of the contract. It stores nothing.';
  const pages = pagesOf(sandbox);
  const value = {
    mock: about,
    ...pages,
    prefer: 'Prefer: code=409, example=EMAIL_ALREADY_IN_USE chooses an answer, Prefer: dynamic=true generates one.',
    operations: listed(operations),
  };
  const page = pageOf(about, pages, value.operations);
  const contents = [
    { id: 'index', mediaType: 'application/json', examples: [{ id: 'index', key: 'index', value }] },
    { id: 'page', mediaType: 'text/html', examples: [{ id: 'page', key: 'page', value: page }] },
  ];
  const index = { id: 'index', method: 'get', path: '/', responses: [{ id: 'index', code: '200', contents }] };
  return [...operations, index as unknown as T];
}
