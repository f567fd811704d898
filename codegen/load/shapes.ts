/**
 * The keywords that OpenAPI and AsyncAPI do not define: those of files that are used as they are written, and of
 * extensions; and the types of values.
 */

import Ajv, { type ErrorObject } from 'ajv/dist/2020';
import { nearest } from '../../cli/nearest';
import type { Problems } from '../problems';
import { type Json, sortOf } from '../util/json';
import { fromPointer, toPointer } from '../util/pointer';
import { misspeltWords } from './misspelt';
import { schemaWords } from './schema-words';

const text = { type: 'string' };
const flag = { type: 'boolean' };
const reason = { type: ['string', 'null'] };
const listOf = (items: object) => ({ type: 'array', items });
const setOf = (items: object) => ({ ...listOf(items), uniqueItems: true });
const mapOf = (additionalProperties: object) => ({ type: 'object', additionalProperties });
/** An object with only these keywords. */
const words = (properties: Record<string, object>, required: string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
});
const listOrMap = (inner: object) => ({ type: ['object', 'array'], items: text, additionalProperties: inner });

const state = words({
  description: text,
  initial: flag,
  final: flag,
  refusal: text,
  settlement: words({ status: text, source: text }),
});
const guard = words(
  {
    text,
    error: text,
    field: text,
    values: setOf(text),
    required_when: words({ field: text, values: setOf(text) }, ['field', 'values']),
  },
  ['text'],
);
const transition = words(
  {
    name: text,
    trigger: text,
    operations: setOf(text),
    causes: setOf(text),
    from: { type: ['array', 'string'], items: text, uniqueItems: true, pattern: '^any$' },
    to: text,
    by: { ...setOf({ enum: ['client', 'service', 'world', 'clock'] }), minItems: 1 },
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
    covers: { enum: ['previous-day'] },
    policies: mapOf(text),
    columns: listOf(column),
  },
  ['columns'],
);
const anything = { type: 'object' };
const delivery = words({
  description: text,
  protocol: text,
  port: { type: 'integer' },
  hosts: mapOf(text),
  public_keys: listOf(words({ type: { enum: ['RSA', 'Ed25519'] }, bits: { type: 'integer' } }, ['type'])),
});
const format = words({
  description: text,
  encoding: text,
  standard: text,
  separator: text,
  quote: text,
  line_end: text,
  header: flag,
  decimal_point: text,
  empty: text,
  quiet_day: text,
  formula_neutralisation: words({ description: text, begins_with: listOf(text), prefix: text }),
});
/** The rule of a client's reconciliation: the action for rows of a file that match the case. */
const reconciliationRule = words(
  {
    service: flag,
    client: flag,
    same_status: flag,
    when: mapOf({ ...listOf(text), minItems: 1 }),
    action: text,
    mark: reason,
    description: text,
  },
  ['service', 'client', 'same_status', 'action', 'mark', 'description'],
);
const furtherRule = words({ description: text, action: text }, ['description', 'action']);

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

/** The keywords of an action of an overlay. */
export const actionWords: readonly string[] = Object.keys(action.properties);

const SHAPES = {
  lifecycles: mapOf(machine),
  settlement: words(
    {
      title: text,
      version: text,
      delivery,
      format,
      currency_rules: mapOf(anything),
      files: mapOf(file),
      reconciliation: words(
        {
          description: text,
          rules: listOf(reconciliationRule),
          reversals_of_rejected: furtherRule,
          uncollected: furtherRule,
        },
        ['rules'],
      ),
    },
    ['files'],
  ),
  // The linter reports missing reasons.
  links: words({ kinds: mapOf(text), untaken: mapOf(reason), ends: mapOf(reason) }),
  revisions: words({
    axes: mapOf(axis),
    combinations: listOf(listOf(text)),
    ends: mapOf(words({ deprecated: text, sunset: text, link: text }, ['deprecated', 'sunset', 'link'])),
  }),
  overlay: words({
    overlay: text,
    info: words({ title: text, version: text, description: text }),
    actions: listOf(action),
  }),
  errors: mapOf(anything),
};
export type Shape = keyof typeof SHAPES;

const number = { type: 'number' };
const texts = { ...listOf(text), minItems: 1 };

/** The values of the contract's extensions. */
const EXTENSIONS = {
  'x-also-serves': mapOf(text),
  'x-at-least-one': texts,
  'x-cause': { type: ['string', 'array'], items: text },
  'x-counts-once': text,
  'x-error': text,
  'x-idempotency': words({ reused: text }, ['reused']),
  'x-interface-item': { type: 'integer' },
  'x-invalid-request': text,
  'x-page-classes': words({ title: text, type: { const: 'string' }, enum: texts }, ['title', 'type', 'enum']),
  'x-path': text,
  'x-path-parameters': listOf(anything),
  'x-repeat': text,
  'x-required-with': text,
  'x-sensitive': flag,
  'x-signed-bytes': {
    ...listOf({ enum: ['timestamp', 'endpoint', 'body'] }),
    minItems: 3,
    maxItems: 3,
    uniqueItems: true,
  },
  'x-status': { type: 'integer' },
  'x-triggers': {
    ...listOf(
      words({ value: { type: ['string', 'number', 'boolean'] }, outcome: text, description: text }, [
        'value',
        'outcome',
        'description',
      ]),
    ),
    minItems: 1,
  },
};

const flow = words({ tokenUrl: text, authorizationUrl: text, refreshUrl: text, scopes: mapOf(text) }, ['scopes']);

/** The values of keywords that nothing else checks. */
const VALUES = {
  text,
  flag,
  version: { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+' },
  texts,
  number,
  map: anything,
  address: reason,
  action: { enum: ['send', 'receive'] },
  reference: words({ $ref: text }, ['$ref']),
  references: { ...listOf(words({ $ref: text }, ['$ref'])), minItems: 1 },
  list: { type: 'array' },
  contact: words({ name: text, url: text, email: text }),
  license: words({ name: text, url: text }, ['name']),
  openapiLicense: words({ name: text, identifier: text, url: text }, ['name']),
  protocol: { enum: ['http', 'https'] },
  httpBinding: { enum: ['0.2.0', '0.3.0', 'latest'] },
  flows: words({ implicit: flow, password: flow, clientCredentials: flow, authorizationCode: flow }),
  keyPlace: { enum: ['query', 'header', 'cookie'] },
  parameterPlace: { enum: ['path', 'query', 'header', 'cookie'] },
  openapiSecurityType: { enum: ['apiKey', 'http', 'mutualTLS', 'oauth2', 'openIdConnect'] },
  securityType: {
    enum: [
      'userPassword',
      'apiKey',
      'X509',
      'symmetricEncryption',
      'asymmetricEncryption',
      'httpApiKey',
      'http',
      'oauth2',
      'openIdConnect',
      'plain',
      'scramSha256',
      'scramSha512',
      'gssapi',
    ],
  },
};
export type ValueShape = keyof typeof VALUES;

const ajv = new Ajv({
  allErrors: true,
  strict: false,
  verbose: true,
  schemas: {
    ...SHAPES,
    ...EXTENSIONS,
    ...Object.fromEntries(Object.entries(VALUES).map(([name, one]) => [`value ${name}`, one])),
  },
});

/** Reports unknown and missing keywords of a file, and values of the wrong type. */
export function judgeShape(shape: Shape, at: string, value: unknown, problems: Problems): void {
  for (const { pointer, message } of mistakesOfShape(shape, value)) problems.addRule({ file: at, pointer }, message);
}

/** Lists the same mistakes of what such a file holds. */
export const mistakesOfShape = (shape: Shape, value: unknown): ValueMistake[] =>
  mistakesBy(shape, 'the document', value);

/** A mistake at a pointer into a value. */
export interface ValueMistake {
  pointer: string;
  message: string;
}

/** Lists the mistakes in the value of an extension; none for an extension that is not one of the contract's. */
export const mistakesOfExtension = (name: string, value: unknown): ValueMistake[] =>
  Object.hasOwn(EXTENSIONS, name) ? mistakesBy(name, name, value) : [];

/** Lists the mistakes in the value of a keyword. */
export const mistakesOfValue = (name: string, shape: ValueShape, value: unknown): ValueMistake[] =>
  mistakesBy(`value ${shape}`, name, value);

function mistakesBy(schema: string, name: string, value: unknown): ValueMistake[] {
  const judge = ajv.getSchema(schema);
  return !judge || judge(value) ? [] : wordedAll(judge.errors ?? [], name);
}

const wordedAll = (errors: readonly ErrorObject[], whole: string): ValueMistake[] =>
  errors.flatMap((error) => {
    const mistake = isMisspelt(error) ? null : worded(error, whole);
    return mistake ? [{ pointer: error.instancePath + toPointer(mistake.path ?? []), message: mistake.message }] : [];
  });

/** Decides whether a keyword is missing because another one was written for it, which is an error of its own. */
const isMisspelt = ({ keyword, params, data, parentSchema }: ErrorObject): boolean =>
  keyword === 'required' &&
  parentSchema?.additionalProperties === false &&
  misspeltWords(data as object, Object.keys(parentSchema.properties ?? {})).has(params.missingProperty);

/**
 * Writes an error in words for a designer; null for an error that only repeats another one.
 * @param whole the name of the checked value
 */
function worded(error: ErrorObject, whole: string): { path?: string[]; message: string } | null {
  const { keyword, params, parentSchema, propertyName } = error;
  const unknown = (word: string, known: Iterable<string>) => {
    const meant = nearest(word, known);
    return {
      path: [word],
      message: `${word} is not a keyword here${meant ? `; did you mean ${meant}?` : ''}`,
    };
  };
  if (keyword === 'propertyNames') return null;
  if (propertyName !== undefined) return unknown(propertyName, params.allowedValues);
  if (keyword === 'additionalProperties') {
    return unknown(params.additionalProperty, Object.keys(parentSchema?.properties ?? {}));
  }
  if (keyword === 'required') return { message: `${params.missingProperty} is missing` };
  const name = nameAt(error.instancePath, whole);
  if (keyword === 'enum' || keyword === 'const') {
    const allowed: readonly unknown[] = params.allowedValues ?? [params.allowedValue];
    const meant = nearest(String(error.data), allowed.map(String));
    return {
      message: `${name} is ${allowed.join(' or ')}, and here is ${shown(error.data)}${meant ? `; did you mean ${meant}?` : ''}`,
    };
  }
  if (keyword === 'minItems' && params.limit === 1) return { message: `${name} has nothing in it` };
  if (keyword === 'uniqueItems') return { message: `${name} has ${shown((error.data as Json[])[params.i])} twice` };
  if (/^(min|max)Items$/.test(keyword)) return { message: `${name} ${error.message}` };
  if (keyword === 'pattern') return { message: patterned(name, params.pattern, error.data) };
  return { message: `${name} is ${sortsOf(params.type)}, and here is ${givenFor(params.type, error.data)}` };
}

const patterned = (name: string, pattern: string, value: unknown): string =>
  pattern === '^any$' ? `${name} is a list or any` : `${name} is such as 1.0.0, and here is ${value}`;

const sortsOf = (types: string | string[]): string =>
  [types]
    .flat()
    .map((type) => SORTS[type] ?? type)
    .join(' or ');

/** The type of a value; the number itself if only another number fits. */
const givenFor = (type: string | string[], value: unknown): string =>
  type === 'integer' && typeof value === 'number' ? String(value) : sortOf(value as Json);

/** The name of the value at a pointer: an item of a list has the name of its list. */
function nameAt(pointer: string, whole: string): string {
  const path = fromPointer(pointer);
  const [last, above] = [path.at(-1) ?? whole, path.at(-2) ?? whole];
  return /^\d+$/.test(last) ? `an item of ${above}` : last;
}

const shown = (value: unknown): string => (typeof value === 'object' ? sortOf(value as Json) : String(value));

const SORTS: Readonly<Record<string, string>> = {
  object: 'an object',
  array: 'a list',
  string: 'a text',
  boolean: 'true or false',
  number: 'a number',
  integer: 'a whole number',
  null: 'nothing',
};
