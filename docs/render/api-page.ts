import type { NamedOperation } from '../../console/form/forms';
import { type Html, html } from '../../server/platform/http/html';
import { addressOf, slugOf } from './address';
import { codeBlock } from './code';
import { type Json, nameOf, resolve } from './contract';
import { errorTable } from './errors';
import { titleOf } from './guides';
import { described } from './markdown';
import { guidesAbout, lifecyclesOf } from './mentions';
import { type Listed, type Part, partsOf } from './reference';
import { samplesOf } from './samples';
import { fields, summary } from './schema';

/** A reference page: a document, and what is needed to show it. */
interface Reference {
  page: string;
  revision: string;
  document: Json;
  /** The operations that are called, with their forms. */
  called: ReadonlyMap<string, NamedOperation>;
  /** Where requests go. */
  baseUrl: string;
  /** True if the server has a console, in which operations can be tried. */
  hasSandbox: boolean;
}

/** Code that sends an example, by its name. */
type CodeOf = (example: string) => Html | null;

function examples(document: Json, content: Json, codeOf: CodeOf): Html | null {
  const named = Object.entries(content?.examples ?? {});
  if (named.length === 0) return null;
  return html`${named.map(([name, raw]) => {
    const example = resolve(document, raw);
    const text = typeof example.value === 'string' ? example.value : JSON.stringify(example.value, null, 2);
    return html`<details><summary>Example: ${name}</summary><pre tabindex="0">${text}</pre>${codeOf(name)}</details>`;
  })}`;
}

function body(document: Json, title: string, content: Json, codeOf: CodeOf = () => null): Html | null {
  const [entry] = Object.entries(content ?? {});
  if (entry === undefined) return null;
  const [type, media] = entry as [string, Json];
  return html`<h3>${title} <span class="type">${type} ${nameOf(media.schema) ?? ''}</span></h3>
    ${fields(document, resolve(document, media.schema ?? {})) ?? null}${examples(document, media, codeOf)}`;
}

function parameterList(document: Json, parameters: readonly Json[]): Html | null {
  if (parameters.length === 0) return null;
  return html`<h3>Parameters</h3><ul class="fields">${parameters.map(
    (
      parameter,
    ) => html`<li><code class="name">${parameter.name}</code> <span class="type">in ${parameter.in},</span> ${summary(document, parameter.schema ?? {})}
      ${parameter.required ? html`<span class="required">required</span>` : null}${described(parameter.description)}</li>`,
  )}</ul>`;
}

/** The operations that go on with an id of the answer, as its links have them. */
function nextSteps(reference: Reference, links: Json): Html | null {
  const next = new Set(Object.values(links ?? {}).map((link: Json) => link.operationId));
  const steps = partsOf(reference.document).flatMap(({ tag, operations }) =>
    operations.flatMap(({ operation: { operationId, summary } }) =>
      next.has(operationId) ? [{ tag: slugOf(tag), anchor: operationId, summary }] : [],
    ),
  );
  if (steps.length === 0) return null;
  const { page, revision } = reference;
  return html`<details><summary>What goes on from here</summary><ul>${steps.map(
    ({ summary, ...place }) => html`<li><a href="${addressOf({ page, revision, ...place })}">${summary}</a></li>`,
  )}</ul></details>`;
}

function successes(reference: Reference, operation: Json): Html {
  const { document } = reference;
  const answers = Object.entries(operation.responses ?? {}).filter(([status]) => Number(status) < 400);
  return html`${answers.map(([status, raw]) => {
    const response = resolve(document, raw);
    return html`<h3>Answer <span class="type">${status}</span></h3>${described(response.description)}${body(document, 'Body', response.content)}${nextSteps(reference, response.links)}`;
  })}`;
}

/** Shows the field by which a request is recognized as a repeat, and the time within which it is answered. */
function promises({ 'x-counts-once': place, 'x-timeout-milliseconds': timeout }: Json): Html {
  return html`${place ? html` · counts once by <code>${place}</code>` : null}${timeout ? html` · answered within ${String(timeout)} ms` : null}`;
}

/** Links to guides and lifecycles, and to the console. */
function links({ revision, hasSandbox, called }: Reference, { operation, path }: Listed): Html | null {
  const { operationId } = operation;
  const isTried = hasSandbox && ['openapi', 'sandbox'].includes(called.get(operationId)?.document ?? '');
  const listed = [
    ...(isTried ? [html`<a class="try" href="/console/call/${operationId}">Try it in the console</a>`] : []),
    ...guidesAbout({ path, operationId }, hasSandbox).map(
      (guide) => html`<a href="${addressOf({ page: 'guides', guide, revision })}">Guide: ${titleOf(guide)}</a>`,
    ),
    ...lifecyclesOf(operationId).map(
      (name) => html`<a href="${addressOf({ page: 'lifecycles', revision, anchor: name })}">Lifecycle: ${name}</a>`,
    ),
  ];
  return listed.length === 0 ? null : html`<ul class="links">${listed.map((link) => html`<li>${link}</li>`)}</ul>`;
}

/** Code for the examples of a request after the first, which the operation's own code sends. */
function codeOfExamples(operation: NamedOperation | undefined, baseUrl: string): CodeOf {
  const [, ...others] = Object.keys(operation?.body?.examples ?? {});
  return (example) =>
    operation !== undefined && others.includes(example)
      ? codeBlock(`${operation.operationId}-${example}`, samplesOf({ operation, baseUrl, example }))
      : null;
}

function operationSection(reference: Reference, listed: Listed): Html {
  const { document, page, revision, called, baseUrl } = reference;
  const { method, path, operation, parameters } = listed;
  const { operationId } = operation;
  const needs: Json[] = operation.security ?? document.security ?? [];
  const scopes = [...new Set(needs.flatMap((need) => Object.values(need).flat()))];
  const form = called.get(operationId);
  const own = addressOf({ page, revision, anchor: operationId });
  return html`<section id="${operationId}"><h2>${operation.summary} <a class="anchor" href="${own}" aria-label="Link to ${operation.summary}">#</a></h2>
    <p class="address"><span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code></p>
    ${described(operation.description)}
    <p class="meta"><code>${operationId}</code>${scopes.length > 0 ? html` · scope <code>${scopes.join(' ')}</code>` : null}
    ${operation['x-idempotency'] ? html` · idempotent by <code>x-idempotency-key</code>` : null}${promises(operation)}</p>
    ${links(reference, listed)}
    ${form === undefined ? null : html`<h3>Code</h3>${codeBlock(operationId, samplesOf({ operation: form, baseUrl }))}`}
    ${parameterList(document, parameters)}
    ${body(document, 'Request', resolve(document, operation.requestBody ?? {}).content, codeOfExamples(form, baseUrl))}
    ${successes(reference, operation)}${errorTable(document, operation)}</section>`;
}

/** The names under which parts of a document have pages. */
export const tagsOf = (document: Json): string[] => partsOf(document).map(({ tag }) => slugOf(tag));

/** The list of the operations of a part. An old anchor leads to its line here, and from there to the operation. */
function overview({ page, revision }: Reference, { tag, description, operations }: Part): Html {
  const own = slugOf(tag);
  return html`<h2><a href="${addressOf({ page, revision, tag: own })}">${tag}</a></h2>${described(description)}
    <ul class="operations">${operations.map(
      ({ method, path, operation }) =>
        html`<li id="${operation.operationId}"><span class="method ${method.toLowerCase()}">${method}</span> <a href="${addressOf({ page, revision, tag: own, anchor: operation.operationId })}">${operation.summary}</a> <code>${path}</code></li>`,
    )}</ul>`;
}

/**
 * The reference of an OpenAPI document: all its operations as a list, or those of a part in full.
 * @param tag as an address has it
 */
export function apiPage(reference: Reference, tag: string | null): Html {
  const { document } = reference;
  const parts = partsOf(document);
  const part = parts.find((one) => slugOf(one.tag) === tag);
  if (part === undefined) {
    return html`<h1>${document.info.title}</h1>${described(document.info.description)}
      <div data-parts>${parts.map((one) => overview(reference, one))}</div>`;
  }
  return html`<h1>${part.tag}</h1>${described(part.description)}${part.operations.map((listed) => operationSection(reference, listed))}`;
}
