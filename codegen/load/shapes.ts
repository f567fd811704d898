/** The words of the files that are used as they are written, which no text of OpenAPI or AsyncAPI knows. */

import Ajv, { type ErrorObject } from 'ajv/dist/2020';
import { nearest } from '../../cli/nearest';
import type { Problems } from '../problems';
import { type Json, sortOf } from '../util/json';
import { fromPointer, toPointer } from '../util/pointer';
import { schemaWords } from './grammar';

const text = { type: 'string' };
const flag = { type: 'boolean' };
const reason = { type: ['string', 'null'] };
const listOf = (items: object) => ({ type: 'array', items });
const mapOf = (additionalProperties: object) => ({ type: 'object', additionalProperties });
/** An object of these words and no others. */
const words = (properties: Record<string, object>, required: string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
});
const listOrMap = (inner: object) => ({ type: ['object', 'array'], items: text, additionalProperties: inner });

const state = words({ description: text, initial: flag, final: flag, refusal: text, settlement: mapOf(text) });
const guard = words({
  text,
  error: text,
  field: text,
  values: listOf(text),
  required_when: words({ field: text, values: listOf(text) }, ['field', 'values']),
});
const transition = words(
  {
    name: text,
    trigger: text,
    operations: listOf(text),
    causes: listOf(text),
    from: { type: ['array', 'string'], items: text, pattern: '^any$' },
    to: text,
    by: listOf(text),
    refusal: text,
    guards: listOf(guard),
    effects: listOf(text),
  },
  ['name', 'from', 'to', 'guards'],
);
const machine = words(
  { description: text, schema: text, refusal: text, states: mapOf(state), transitions: listOf(transition) },
  ['states', 'transitions'],
);

const column = words(
  {
    name: text,
    description: text,
    source: text,
    schema: { type: 'object', propertyNames: { enum: [...schemaWords].filter((word) => word !== '$ref') } },
    free_text: flag,
    credit: flag,
    policy: text,
    fallback: text,
  },
  ['name', 'schema'],
);
const file = words(
  {
    title: text,
    description: text,
    folder: text,
    name: text,
    covers: text,
    policies: mapOf(text),
    columns: listOf(column),
  },
  ['columns'],
);
const anything = { type: 'object' };

const axis = {
  ...words({ description: text, policy: {}, values: listOrMap(reason) }),
  type: ['object', 'array'],
};
const action = words({
  target: text,
  description: text,
  update: {},
  remove: flag,
  copy: text,
  'x-document': text,
});

const SHAPES = {
  lifecycles: mapOf(machine),
  settlement: words(
    {
      title: text,
      version: text,
      delivery: anything,
      format: anything,
      currency_rules: mapOf(anything),
      files: mapOf(file),
      reconciliation: anything,
    },
    ['files'],
  ),
  // Reasons that are left out are asked for by the linter.
  links: words({ kinds: mapOf(text), untaken: mapOf(reason), ends: mapOf(reason) }),
  revisions: words({
    axes: mapOf(axis),
    combinations: listOf(listOf(text)),
    ends: mapOf(anything),
  }),
  overlay: words({
    overlay: text,
    info: words({ title: text, version: text, description: text }),
    actions: listOf(action),
  }),
  errors: mapOf(anything),
};
export type Shape = keyof typeof SHAPES;

const ajv = new Ajv({ allErrors: true, strict: false, verbose: true, schemas: SHAPES });

/** Reports words that a file does not know, what is missing, and values of another sort. */
export function judgeShape(shape: Shape, at: string, value: unknown, problems: Problems): void {
  const judge = ajv.getSchema(shape);
  if (!judge || judge(value)) return;
  for (const error of judge.errors ?? []) {
    const told = worded(error);
    if (told) problems.add({ file: at, pointer: error.instancePath + toPointer(told.path ?? []) }, told.message);
  }
}

/** Words an error as a designer reads it; null for one that only says that there is another. */
function worded(error: ErrorObject): { path?: string[]; message: string } | null {
  const { keyword, params, parentSchema, propertyName } = error;
  const unknown = (word: string, known: Iterable<string>) => {
    const meant = nearest(word, known);
    return {
      path: [word],
      message: `${word} is not a word that stands here${meant ? `; did you mean ${meant}?` : ''}`,
    };
  };
  if (keyword === 'propertyNames') return null;
  if (propertyName !== undefined) return unknown(propertyName, params.allowedValues);
  if (keyword === 'additionalProperties') {
    return unknown(params.additionalProperty, Object.keys(parentSchema?.properties ?? {}));
  }
  if (keyword === 'required') return { message: `${params.missingProperty} is missing` };
  const name = fromPointer(error.instancePath).at(-1) ?? 'the document';
  if (keyword === 'pattern') return { message: `${name} is a list or any` };
  const wanted = [params.type].flat().map((type) => SORTS[type] ?? type);
  return { message: `${name} is ${wanted.join(' or ')}, and here is ${sortOf(error.data as Json)}` };
}

const SORTS: Readonly<Record<string, string>> = {
  object: 'an object',
  array: 'a list',
  string: 'a text',
  boolean: 'true or false',
  null: 'nothing',
};
