import SwaggerParser from '@apidevtools/swagger-parser';
import { REVISIONS } from '../../generated/revisions';
import { documentOf, type Json, resolve } from './contract';
import { DOCUMENT_NAMES, hasForm } from './documents';
import { portable } from './portable';

const names = DOCUMENT_NAMES.filter((name) => hasForm(name, '3.0'));
const METHODS = ['get', 'put', 'post', 'patch', 'delete'];

const operationsOf = ({ paths = {} }: Json): string[] =>
  Object.entries(paths as Record<string, Json>).flatMap(([path, item]) =>
    METHODS.filter((method) => method in item).map((method) => `${method} ${path} ${item[method].operationId}`),
  );

const around = (schema: Json): Json => ({
  openapi: '3.1.0',
  info: { title: 'One schema', version: '1.0.0' },
  paths: {
    '/one': {
      get: { responses: { 200: { description: 'One.', content: { 'application/json': { schema } } } } },
    },
  },
  components: {
    schemas: {
      Code: { type: 'string', enum: ['A', 'B'] },
      Other: { type: 'string', enum: ['C'] },
      Card: { type: 'object', properties: { last_four: { type: 'string' } } },
      Free: { type: 'object', additionalProperties: true },
      Text: { type: 'string', maxLength: 3 },
      Unused: { type: 'string' },
    },
  },
});
const written = (schema: Json): Json =>
  portable(around(schema)).paths['/one'].get.responses[200].content['application/json'].schema;
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

it.each(Object.keys(REVISIONS))('is OpenAPI 3.0.3 with the operations of every document: %s', async (revision) => {
  // Others are the same in every revision.
  const differing = names.filter((name) => revision === 'current' || name === 'openapi' || name === 'client-api');
  for (const name of differing) {
    const whole = documentOf(name, revision);
    const document = portable(whole);
    expect(document.openapi).toBe('3.0.3');
    expect(operationsOf(document)).toEqual(operationsOf(whole));
    // The parser writes into what it is given.
    await SwaggerParser.validate(structuredClone(document) as never);
  }
});

it('says in words of 3.0 what they can say', () => {
  const given: [Json, Json][] = [
    [{ type: ['string', 'null'] }, { type: 'string', nullable: true }],
    [
      { type: ['string', 'null'], enum: ['A', null] },
      { type: 'string', enum: ['A', null], nullable: true },
    ],
    [
      { anyOf: [{ type: 'string', enum: ['A'] }, { type: 'null' }] },
      { type: 'string', enum: ['A', null], nullable: true },
    ],
    [{ oneOf: [ref('Card'), { type: 'null' }] }, { allOf: [ref('Card')], nullable: true }],
    [{ oneOf: [ref('Code'), { type: 'null' }] }, { allOf: [ref('Code')], nullable: true }],
    [
      { oneOf: [ref('Text'), { type: 'null' }], description: 'One.' },
      { type: 'string', maxLength: 3, nullable: true, description: 'One.' },
    ],
    [
      { $ref: ref('Card').$ref, description: 'One.' },
      { allOf: [ref('Card')], description: 'One.' },
    ],
    [{ const: 'no-store' }, { type: 'string', enum: ['no-store'] }],
    [
      { type: 'integer', const: 900 },
      { type: 'integer', enum: [900] },
    ],
    [
      { type: 'integer', exclusiveMinimum: 0 },
      { type: 'integer', minimum: 0, exclusiveMinimum: true },
    ],
    [
      { type: 'string', enum: ['ARG', 'arg'] },
      { type: 'string', enum: ['ARG'] },
    ],
    [
      { anyOf: [ref('Code'), ref('Other'), { type: 'null' }] },
      { type: 'string', enum: ['A', 'B', 'C', null], nullable: true },
    ],
  ];
  for (const [schema, wanted] of given) expect(written(schema)).toEqual(wanted);
});

it('widens what they can not', () => {
  const anything = {
    type: ['string', 'number', 'boolean', 'null', 'array', 'object'],
    maxLength: 3,
    description: 'Any.',
  };
  const given: [Json, Json][] = [
    [
      { type: ['string', 'integer'], minimum: 0, pattern: '^[0-9]+$' },
      { type: 'string', pattern: '^[0-9]+$' },
    ],
    [anything, { description: 'Any.' }],
    [
      {
        type: 'string',
        maxLength: 9,
        anyOf: [
          { type: 'string', format: 'date' },
          { type: 'string', format: 'date-time' },
        ],
      },
      { type: 'string', maxLength: 9 },
    ],
    [{ anyOf: [ref('Code'), ref('Text'), { type: 'null' }] }, { type: 'string', nullable: true }],
    [{ anyOf: [ref('Card'), ref('Free')] }, { type: 'object', additionalProperties: true }],
    [
      {
        description: 'One of two.',
        oneOf: [
          { type: 'object', required: ['owner', 'cvu'], properties: { owner: ref('Code'), cvu: { type: 'string' } } },
          {
            type: 'object',
            required: ['owner'],
            properties: { owner: ref('Code'), keys: { type: ['string', 'null'] } },
          },
        ],
      },
      {
        description: 'One of two.',
        type: 'object',
        required: ['owner'],
        properties: { owner: ref('Code'), cvu: { type: 'string' }, keys: { type: 'string', nullable: true } },
      },
    ],
    [
      { type: 'object', properties: { a: {}, b: {} }, anyOf: [{ required: ['a'] }, { required: ['b'] }] },
      { type: 'object', properties: { a: {}, b: {} } },
    ],
    [{ type: 'object', if: { required: ['a'] }, else: {}, not: {} }, { type: 'object' }],
    [{ type: 'object', allOf: [{ if: { required: ['a'] }, else: {} }] }, { type: 'object' }],
    [
      { type: 'object', allOf: [{ not: {} }, ref('Card')] },
      { type: 'object', allOf: [ref('Card')] },
    ],
    [
      { type: 'string', format: 'date-time', maxLength: 40, pattern: 'Z$' },
      { type: 'string', format: 'date-time' },
    ],
    [
      { type: 'object', properties: { datetime: { type: 'string', format: 'date-time' }, gone: false } },
      { type: 'object', properties: { datetime: { type: 'string' } } },
    ],
  ];
  for (const [schema, wanted] of given) expect(written(schema)).toEqual(wanted);
});

it.each(names)('says `nullable` only next to a type or a named list or object: %s', (name) => {
  const untyped = (node: Json): Json[] => {
    if (node === null || typeof node !== 'object') return [];
    const own = node.nullable === true && node.type === undefined && node.allOf === undefined ? [node] : [];
    return [...own, ...Object.values(node as Json).flatMap(untyped)];
  };
  expect(untyped(portable(documentOf(name, 'current')))).toEqual([]);
});

it('makes one object of answers that differ deep inside', () => {
  const answer = (fields: Json, required: string[]) => ({
    type: 'object',
    required: ['data'],
    properties: { data: { type: 'object', required, properties: fields } },
  });
  const described = { description: 'Own.', ...ref('Text') };
  const first = answer({ id: ref('Text'), state: ref('Code'), amount: ref('Text'), token: { type: 'string' } }, [
    'id',
    'token',
  ]);
  const second = answer(
    { id: described, state: ref('Other'), amount: { oneOf: [ref('Text'), { type: 'null' }] }, barcode: ref('Text') },
    ['id'],
  );
  const data = {
    type: 'object',
    required: ['id'],
    properties: {
      id: ref('Text'),
      state: { type: 'string', enum: ['A', 'B', 'C'] },
      amount: { type: 'string', maxLength: 3, nullable: true },
      token: { type: 'string' },
      barcode: ref('Text'),
    },
  };
  expect(written({ anyOf: [first, second] })).toEqual({ type: 'object', required: ['data'], properties: { data } });
});

it('makes one closed object of closed ones, as requests are', () => {
  const closed = (name: string) => ({
    type: 'object',
    additionalProperties: false,
    required: ['id', name],
    properties: { id: ref('Text'), [name]: ref('Code') },
  });
  expect(written({ oneOf: [closed('network'), closed('network_name')] })).toEqual({
    type: 'object',
    additionalProperties: false,
    required: ['id'],
    properties: { id: ref('Text'), network: ref('Code'), network_name: ref('Code') },
  });
});

it('keeps the format of a field that several objects have where all have the same', () => {
  const text = (format: string, more: object = {}) => ({ type: 'string', format, ...more });
  const one = (at: Json) => ({ type: 'object', properties: { at } });
  const both = (first: Json, second: Json) => written({ oneOf: [one(first), one(second)] }).properties.at;
  expect(both(text('uuid'), text('uuid', { maxLength: 36 }))).toEqual(text('uuid'));
  expect(both(text('uuid'), text('email'))).toEqual({ type: 'string' });
});

it('keeps forms apart of which one alone is closed', () => {
  const open = { type: 'object', properties: { id: { type: 'string' } } };
  const forms = [open, { ...open, additionalProperties: false, properties: { name: { type: 'string' } } }];
  expect(written({ oneOf: forms })).toEqual({ oneOf: forms });
});

it('names the address of a licence that has an identifier', () => {
  const licence = (license: Json) =>
    portable({ ...around({}), info: { title: 'T', version: '1', license } }).info.license;
  expect(licence({ name: 'MIT', identifier: 'MIT' })).toEqual({
    name: 'MIT',
    url: 'https://spdx.org/licenses/MIT.html',
  });
  expect(licence({ name: 'Own', url: 'https://a.example' })).toEqual({ name: 'Own', url: 'https://a.example' });
  expect(licence({ name: 'Own' })).toEqual({ name: 'Own' });
});

it('keeps forms apart of which a field is another thing', () => {
  const forms = ['string', 'integer'].map((type) => ({ type: 'object', properties: { id: { type } } }));
  expect(written({ oneOf: forms })).toEqual({ oneOf: forms });
});

it.each(names)('has no choice between objects in %s, which clients in some languages cannot read', (name) => {
  const choices: Json[] = [];
  const walk = (node: Json): void => {
    if (node === null || typeof node !== 'object') return;
    choices.push(...[node.oneOf ?? [], node.anyOf ?? []].flat());
    for (const part of Object.values(node)) walk(part);
  };
  const document = portable(documentOf(name, 'current'));
  walk([document.paths, document.components?.schemas]);
  expect(choices.map((form) => resolve(document, form)).filter(({ type }) => type !== 'string')).toEqual([]);
});

it('keeps headers, examples and what operations lead to, and nothing else', () => {
  const given = around(ref('Card'));
  const [response] = Object.values(given.paths['/one'].get.responses) as Json[];
  response.headers = { 'x-request-id': { schema: { type: 'string' } } };
  response.content['application/json'].examples = { shown: { value: { 'x-own': null, const: 1 } } };
  const document = portable({ ...given, webhooks: {}, jsonSchemaDialect: 'https://json-schema.org', 'x-own': true });
  expect(document).toMatchObject({ paths: { '/one': { get: { responses: { 200: response } } } } });
  expect(Object.keys(document.components.schemas)).toEqual(['Card']);
  expect(Object.keys(document).sort()).toEqual(['components', 'info', 'openapi', 'paths']);
});
