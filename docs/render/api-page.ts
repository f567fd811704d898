import { type Html, html } from '../../server/platform/http/html';
import { type Json, nameOf, resolve } from './contract';
import { fields, summary } from './schema';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

interface Listed {
  method: string;
  path: string;
  operation: Json;
  parameters: Json[];
}

function operationsOf(document: Json): Listed[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]: [string, Json]) =>
    METHODS.filter((method) => item[method]).map((method) => ({
      method: method.toUpperCase(),
      path,
      operation: item[method],
      parameters: [...(item.parameters ?? []), ...(item[method].parameters ?? [])].map((raw) => resolve(document, raw)),
    })),
  );
}

function examples(document: Json, content: Json): Html | null {
  const named = Object.entries(content?.examples ?? {});
  if (named.length === 0) return null;
  return html`${named.map(([name, raw]) => {
    const example = resolve(document, raw);
    const text = typeof example.value === 'string' ? example.value : JSON.stringify(example.value, null, 2);
    return html`<details><summary>${name}</summary><pre>${text}</pre></details>`;
  })}`;
}

function body(document: Json, title: string, content: Json): Html | null {
  const [entry] = Object.entries(content ?? {});
  if (entry === undefined) return null;
  const [type, media] = entry as [string, Json];
  return html`<h4>${title} <span class="type">${type} ${nameOf(media.schema) ?? ''}</span></h4>
    ${fields(document, resolve(document, media.schema ?? {})) ?? null}${examples(document, media)}`;
}

function parameterTable(document: Json, parameters: readonly Json[]): Html | null {
  if (parameters.length === 0) return null;
  return html`<h4>Parameters</h4><table><tbody>${parameters.map(
    (
      parameter,
    ) => html`<tr><td><code class="name">${parameter.name}</code>${parameter.required ? html` <span class="required">required</span>` : null}</td>
      <td>${parameter.in}</td><td>${summary(document, parameter.schema ?? {})}${parameter.description ? html`<p>${parameter.description}</p>` : null}</td></tr>`,
  )}</tbody></table>`;
}

function responses(document: Json, operation: Json): Html {
  const rows = Object.entries(operation.responses ?? {}).map(([status, raw]) => {
    const response = resolve(document, raw);
    const [media] = Object.values(response.content ?? {}) as Json[];
    const codes = Object.keys(media?.examples ?? {});
    if (Number(status) >= 400) {
      return html`<tr><td>${status}</td><td>${codes.map((code) => html`<code>${code}</code> `)}</td><td>${response.description}</td></tr>`;
    }
    return html`<tr><td>${status}</td><td colspan="2">${response.description}${body(document, 'Body', response.content)}</td></tr>`;
  });
  return html`<h4>Answers</h4><table class="answers"><tbody>${rows}</tbody></table>`;
}

/** What tells a repeat from another request, and how long its caller waits. */
function promises({ 'x-counts-once': place, 'x-timeout-milliseconds': timeout }: Json): Html {
  return html`${place ? html` · counts once by <code>${place}</code>` : null}${timeout ? html` · answered within ${String(timeout)} ms` : null}`;
}

function operationSection(document: Json, { method, path, operation, parameters }: Listed): Html {
  const needs: Json[] = operation.security ?? document.security ?? [];
  const scopes = [...new Set(needs.flatMap((need) => Object.values(need).flat()))];
  return html`<section id="${operation.operationId}"><h3>${operation.summary}</h3>
    <p class="address"><span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code></p>
    ${operation.description ? html`<p>${operation.description}</p>` : null}
    <p class="meta"><code>${operation.operationId}</code>${scopes.length > 0 ? html` · scope <code>${scopes.join(' ')}</code>` : null}
    ${operation['x-idempotency'] ? html` · idempotent by <code>x-idempotency-key</code>` : null}${promises(operation)}</p>
    ${parameterTable(document, parameters)}
    ${body(document, 'Request', resolve(document, operation.requestBody ?? {}).content)}
    ${responses(document, operation)}</section>`;
}

/** The reference of an OpenAPI document, by tag. @returns the contents and a table to the left of them */
export function apiPage(document: Json): { main: Html; aside: Html } {
  const listed = operationsOf(document);
  const tags = [...new Set(listed.map(({ operation }) => operation.tags?.[0] ?? 'Operations'))];
  const ofTag = (tag: string) => listed.filter(({ operation }) => (operation.tags?.[0] ?? 'Operations') === tag);
  const about = (tag: string) => (document.tags ?? []).find((known: Json) => known.name === tag)?.description ?? null;
  return {
    main: html`<h1>${document.info.title}</h1><p>${document.info.description ?? ''}</p>
      ${tags.map((tag) => html`<h2>${tag}</h2><p>${about(tag)}</p>${ofTag(tag).map((entry) => operationSection(document, entry))}`)}`,
    aside: html`${tags.map(
      (tag) =>
        html`<strong>${tag}</strong><ul>${ofTag(tag).map(
          ({ operation }) => html`<li><a href="#${operation.operationId}">${operation.summary}</a></li>`,
        )}</ul>`,
    )}`,
  };
}
