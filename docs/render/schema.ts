import { type Html, html } from '../../server/platform/http/html';
import { patternInWords } from '../../server/platform/http/pattern-words';
import { type Json, nameOf, resolve } from './contract';
import { described, inLine } from './markdown';

const MAX_DEPTH = 6;

function typeOf(schema: Json): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return 'enum';
  if (Array.isArray(schema.type)) return schema.type.join(' or ');
  if (schema.oneOf ?? schema.anyOf) return 'one of';
  return schema.format ? `${schema.type} (${schema.format})` : (schema.type ?? 'anything');
}

function limits(schema: Json): string {
  const words: string[] = [];
  const range = (low: Json, high: Json, what: string) => {
    if (low !== undefined || high !== undefined) words.push(`${low ?? ''}…${high ?? ''}${what}`);
  };
  range(schema.minLength, schema.maxLength, ' characters');
  range(schema.minimum, schema.maximum, '');
  range(schema.minItems, schema.maxItems, ' items');
  if (schema.pattern) words.push(patternOf(schema));
  if (schema.default !== undefined) words.push(`default ${JSON.stringify(schema.default)}`);
  return words.join(' · ');
}

/** Describes the pattern of a schema in words where there are some, else as a regular expression. */
export const patternOf = ({ pattern }: Json): string => patternInWords(pattern) ?? pattern;

function values(schema: Json): Html | null {
  if (!schema.enum) return null;
  return html`<div class="values">${schema.enum.map((value: Json) => html`<code>${String(value)}</code> `)}</div>`;
}

function row(document: Json, name: string, raw: Json, required: boolean, depth: number): Html {
  const schema = resolve(document, raw);
  const item = schema.type === 'array' ? resolve(document, schema.items ?? {}) : null;
  const shown = item ?? schema;
  return html`<li><div class="field"><code class="name">${name}</code>
    <span class="type">${item === null ? typeOf(schema) : `list of ${typeOf(item)}`}</span>
    ${required ? html`<span class="required">required</span>` : null}
    ${shown['x-sensitive'] ? html`<span class="required">sensitive</span>` : null}
    <span class="limits">${limits(shown)}</span></div>
    ${described(schema.description)}
    ${values(shown)}${triggers(shown)}${fields(document, shown, depth + 1)}</li>`;
}

function triggers(schema: Json): Html | null {
  if (!schema['x-triggers']) return null;
  return html`<ul class="triggers">${schema['x-triggers'].map(
    (trigger: Json) =>
      html`<li>In the sandbox <code>${String(trigger.value)}</code> forces <code>${trigger.outcome}</code>: ${inLine(trigger.description)}</li>`,
  )}</ul>`;
}

function branches(document: Json, schema: Json, depth: number): Html | null {
  const options: Json[] | undefined = schema.oneOf ?? schema.anyOf;
  if (options === undefined) return null;
  const named = options.filter((option) => resolve(document, option).type !== 'null');
  const [only] = named;
  if (named.length === 1) return fields(document, resolve(document, only), depth);
  return html`<ul class="branches">${named.map(
    (option) =>
      html`<li><span class="type">${nameOf(option) ?? typeOf(option)}</span>${fields(document, resolve(document, option), depth + 1)}${values(resolve(document, option))}</li>`,
  )}</ul>`;
}

/** The fields of a schema, each with what is allowed in it. */
export function fields(document: Json, schema: Json, depth = 0): Html | null {
  if (depth > MAX_DEPTH) return null;
  if (!schema.properties) return branches(document, schema, depth);
  const required: string[] = schema.required ?? [];
  return html`<ul class="fields">${Object.entries(schema.properties).map(([name, value]) =>
    row(document, name, value, required.includes(name), depth),
  )}</ul>`;
}

/** One line about a schema that has no fields of its own. */
export function summary(document: Json, raw: Json): Html {
  const schema = resolve(document, raw);
  const item = schema.type === 'array' ? resolve(document, schema.items ?? {}) : schema;
  return html`<span class="type">${schema.type === 'array' ? `list of ${typeOf(item)}` : typeOf(schema)}</span> <span class="limits">${limits(item)}</span>${values(item)}`;
}
