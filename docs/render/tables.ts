import { ERRORS, type ErrorCode } from '../../generated/errors';
import { lifecycles } from '../../generated/lifecycles';
import { operations } from '../../generated/operations';
import { parseRevision } from '../../generated/revisions';
import { settlementFor } from '../../generated/settlement';
import { Html, html } from '../../server/platform/http/html';
import { type Json, pictureOf } from './contract';
import { described, inLine } from './markdown';
import { REMEDIES } from './remedies';
import { patternOf } from './schema';

/**
 * Every error code: its status, its text and the operations that answer it.
 * @param hasSandbox whether the operations of the sandbox, and what only they answer, are among them
 */
export function errorsPage(hasSandbox: boolean): Html {
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
  return html`<h1>Error codes</h1><p>Every error has one shape: <code>error_code</code>, <code>error.message</code>, <code>error.details</code> with
      the place and the reason, and <code>request_id</code>.</p><div class="wide"><table><thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Meaning, and what to do</th><th scope="col">Answered by</th></tr></thead>
      <tbody>${rows.map(([code, { status, message }]) => html`<tr id="${code}"><td><code>${code}</code></td><td data-name="Status">${status}</td><td>${inLine(message)} <span class="soft">${inLine(REMEDIES[code as ErrorCode])}</span></td><td class="small" data-name="Answered by">${where(code)}</td></tr>`)}</tbody></table></div>`;
}

/** Every state machine with its picture and its steps. */
export function lifecyclesPage(): Html {
  const machines = Object.entries(lifecycles as Record<string, Json>);
  return html`<h1>Lifecycles</h1><p>Each state machine as a picture, and its steps in words: from where, to where, by whom.</p>${machines.map(
    ([name, machine]) => html`<section id="${name}"><h2>${name}</h2>${described(machine.description)}
      <div class="picture" tabindex="0">${new Html(pictureOf(name))}</div>
      <h3>States</h3><dl class="states">${Object.entries(machine.states as Record<string, Json>).map(
        ([state, { description }]) => html`<div><dt><code>${state}</code></dt><dd>${inLine(description)}</dd></div>`,
      )}</dl>
      <details><summary>${machine.transitions.length} steps</summary><ol class="steps">${machine.transitions.map(stepOf)}</ol></details></section>`,
  )}`;
}

function stepOf(step: Json): Html {
  const from: string[] = [step.from].flat();
  const guards = step.guards.map(
    (guard: Json) => html`<li>${inLine(guard.text)}${guard.error ? html` <code>${guard.error}</code>` : null}</li>`,
  );
  const effects = step.effects.map((effect: string) => html`<li>${inLine(effect)}</li>`);
  return html`<li><strong>${step.name}</strong> <span class="small">by ${step.by.join(', ')}</span>
    <p>${from.length === 0 ? null : html`${from.map((state) => html`<code>${state}</code> `)}→ `}<code>${step.to}</code></p><p>${inLine(step.trigger)}</p>
    ${guards.length === 0 ? null : html`<p class="small">Asks for</p><ul>${guards}</ul>`}
    ${effects.length === 0 ? null : html`<p class="small">Then</p><ul>${effects}</ul>`}</li>`;
}

/** The columns of both settlement files in a revision. */
export function settlementPage(revision: string): Html {
  const { files } = settlementFor(parseRevision(revision));
  return html`<h1>Settlement files</h1>${Object.entries(files as Record<string, Json>).map(
    ([name, file]) => html`<section id="${name}"><h2>${file.title}</h2>${described(file.description)}
        <p><code>${file.folder}${file.name}</code></p>
        <div class="wide"><table><thead><tr><th scope="col">Column</th><th scope="col">Meaning</th><th scope="col">Values</th></tr></thead><tbody>${file.columns.map(
          (
            column: Json,
          ) => html`<tr><td><code>${column.name}</code>${column.credit ? html` <span class="required">credit clients</span>` : null}</td>
            <td>${inLine(column.description)}</td><td class="small" data-name="Values">${valuesOf(column.schema)}</td></tr>`,
        )}</tbody></table></div></section>`,
  )}`;
}

/** Shows the values that a column may hold: the list of them, their pattern or their format. */
function valuesOf(schema: Json): Html {
  if (schema.pattern !== undefined && schema.enum === undefined) return html`${patternOf(schema)}`;
  const values: readonly Json[] = schema.enum ?? [schema.format ?? String(schema.type)];
  return html`${values.map((value) => html`<code>${String(value ?? 'empty')}</code> `)}`;
}
