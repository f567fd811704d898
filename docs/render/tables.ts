import { ERRORS } from '../../generated/errors';
import { lifecycles } from '../../generated/lifecycles';
import { operations } from '../../generated/operations';
import { parseRevision } from '../../generated/revisions';
import { settlementFor } from '../../generated/settlement';
import { Html, html } from '../../server/platform/http/html';
import { type Json, pictureOf } from './contract';

type Page = { main: Html; aside: Html };

function contents(names: readonly string[]): Html {
  return html`<ul>${names.map((name) => html`<li><a href="#${name}">${name}</a></li>`)}</ul>`;
}

/**
 * Every error code: its status, its text and the operations that answer it.
 * @param hasSandbox whether the operations of the sandbox, and what only they answer, are among them
 */
export function errorsPage(hasSandbox: boolean): Page {
  const served = Object.values(operations).filter(({ document }) => hasSandbox || document !== 'sandbox');
  const users = new Map<string, Set<string>>();
  for (const rule of served) {
    for (const { codes } of Object.values(rule.responses)) {
      for (const code of codes) users.set(code, (users.get(code) ?? new Set()).add(rule.operationId));
    }
  }
  const rows = Object.entries(ERRORS)
    .filter(([code]) => hasSandbox || users.has(code))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const everywhere = served.length / 2;
  const where = (code: string) => {
    const found = [...(users.get(code) ?? [])];
    return found.length > everywhere ? 'most operations' : found.join(', ');
  };
  return {
    main: html`<h1>Error codes</h1><p>Every error has one shape: <code>error_code</code>, <code>error.message</code>, <code>error.details</code> with
      the place and the reason, and <code>request_id</code>.</p><table><thead><tr><th>Code</th><th>Status</th><th>Meaning</th><th>Answered by</th></tr></thead>
      <tbody>${rows.map(([code, { status, message }]) => html`<tr id="${code}"><td><code>${code}</code></td><td>${status}</td><td>${message}</td><td class="small">${where(code)}</td></tr>`)}</tbody></table>`,
    aside: html`<p>${rows.length} codes</p>`,
  };
}

/** Every state machine with its picture and its steps. */
export function lifecyclesPage(): Page {
  const machines = Object.entries(lifecycles as Record<string, Json>);
  return {
    main: html`<h1>Lifecycles</h1>${machines.map(
      ([
        name,
        machine,
      ]) => html`<section id="${name}"><h2>${name}</h2><p>${machine.description}</p><div class="picture">${new Html(pictureOf(name))}</div>
        <table><thead><tr><th>State</th><th>Meaning</th></tr></thead><tbody>${Object.entries(
          machine.states as Record<string, Json>,
        ).map(
          ([state, { description }]) => html`<tr><td><code>${state}</code></td><td>${description}</td></tr>`,
        )}</tbody></table>
        <details><summary>${machine.transitions.length} steps</summary><table><thead><tr><th>Step</th><th>By</th><th>Asks for</th><th>Effects</th></tr></thead><tbody>${machine.transitions.map(
          (step: Json) => html`<tr><td><code>${step.name}</code><br>${step.trigger}</td><td>${step.by.join(', ')}</td>
            <td>${step.guards.map((guard: Json) => html`<p>${guard.text} ${guard.error ? html`<code>${guard.error}</code>` : null}</p>`)}</td>
            <td>${step.effects.map((effect: string) => html`<p>${effect}</p>`)}</td></tr>`,
        )}</tbody></table></details></section>`,
    )}`,
    aside: contents(machines.map(([name]) => name)),
  };
}

/** The columns of both settlement files in a revision. */
export function settlementPage(revision: string): Page {
  const { files } = settlementFor(parseRevision(revision));
  return {
    main: html`<h1>Settlement files</h1>${Object.entries(files as Record<string, Json>).map(
      ([name, file]) => html`<section id="${name}"><h2>${file.title}</h2><p>${file.description}</p>
        <p><code>${file.folder}${file.name}</code></p>
        <table><thead><tr><th>Column</th><th>Meaning</th><th>Values</th></tr></thead><tbody>${file.columns.map(
          (
            column: Json,
          ) => html`<tr><td><code>${column.name}</code>${column.credit ? html` <span class="required">credit clients</span>` : null}</td>
            <td>${column.description}</td><td class="small">${(column.schema.enum ?? [column.schema.pattern ?? column.schema.format ?? String(column.schema.type)]).map((value: Json) => html`<code>${String(value ?? 'empty')}</code> `)}</td></tr>`,
        )}</tbody></table></section>`,
    )}`,
    aside: contents(Object.keys(files)),
  };
}
