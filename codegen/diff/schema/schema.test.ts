import { Document } from '../../model/document';
import type { JsonObject } from '../../util/json';
import type { Direction } from '../change';
import { EFFECTS, effectOf } from '../rules';
import { SchemaComparison } from './schema';

/** A document with one schema, and what the schema may refer to. */
function placed(node: JsonObject, others: JsonObject) {
  const schemas = { S: node, ...others, A: { type: 'string', maxLength: 9, description: 'A text.' } };
  const root = { components: { schemas } };
  const document = new Document('openapi', root, new Map([['', { file: 'openapi.yaml', pointer: '' }]]));
  return { document, pointer: '/components/schemas/S', node };
}

/**
 * The worst effect of a change, for the client that sends the value and for the one that reads it.
 * @param others what both versions may refer to as well
 */
function effects(before: JsonObject, after: JsonObject, others = { before: {}, after: {} }): string {
  const worst = (direction: Direction): string => {
    const pair = { before: placed(before, others.before), after: placed(after, others.after) };
    const found = new SchemaComparison().compare(pair, direction, 'S');
    const own = new Set(found.map(({ rule }) => effectOf(rule)));
    return EFFECTS.find((effect) => own.has(effect)) ?? 'none';
  };
  return `${worst('input')}, ${worst('output')}`;
}

const WIDER = 'additive, breaking';
const NARROWER = 'breaking, additive';

describe('a schema that accepts more or less than before', () => {
  const object = (rest: JsonObject): JsonObject => ({ type: 'object', ...rest });
  const closed = (properties: JsonObject, rest: JsonObject = {}): JsonObject =>
    object({ additionalProperties: false, properties, ...rest });
  const BOTH = ['breaking, breaking', 'breaking, breaking'] as const;
  const [TEXT, NUMBER] = [{ type: 'string' }, { type: 'integer' }];
  const condition = (word: 'then' | 'else', part: JsonObject | true): JsonObject =>
    Object.fromEntries([['if', { required: ['a'] }] as const, [word, part] as const]);
  const ofKind = (kind: string) => closed({ kind: { const: kind } }, { required: ['kind'] });
  const [KIND_A, KIND_B, KIND_C] = [ofKind('a'), ofKind('b'), ofKind('c')];
  const ALTERNATIVES = [closed({ a: TEXT }, { required: ['a'] }), closed({ b: TEXT }, { required: ['b'] })];

  it.each<[string, JsonObject, JsonObject]>([
    ['maxLength', { ...TEXT, maxLength: 2 }, { ...TEXT, maxLength: 3 }],
    ['no maxLength', { ...TEXT, maxLength: 2 }, TEXT],
    ['minLength', { ...TEXT, minLength: 3 }, { ...TEXT, minLength: 2 }],
    ['no minLength', { ...TEXT, minLength: 1 }, { ...TEXT, minLength: 0 }],
    ['maximum', { ...NUMBER, maximum: 0 }, { ...NUMBER, maximum: 1 }],
    ['minimum', { ...NUMBER, minimum: 0 }, { ...NUMBER, minimum: -1 }],
    ['no minimum', { ...NUMBER, minimum: 0 }, NUMBER],
    ['exclusiveMaximum', { ...NUMBER, exclusiveMaximum: 1 }, { ...NUMBER, exclusiveMaximum: 2 }],
    ['exclusiveMinimum', { ...NUMBER, exclusiveMinimum: 1 }, { ...NUMBER, exclusiveMinimum: 0 }],
    ['maxItems', { type: 'array', maxItems: 1 }, { type: 'array', maxItems: 2 }],
    ['minItems', { type: 'array', minItems: 2 }, { type: 'array', minItems: 1 }],
    ['maxProperties', object({ maxProperties: 1 }), object({ maxProperties: 2 })],
    ['minProperties', object({ minProperties: 2 }), object({ minProperties: 1 })],
    ['multipleOf', { ...NUMBER, multipleOf: 2 }, NUMBER],
    ['pattern', { ...TEXT, pattern: '^a$' }, { ...TEXT, pattern: '.*' }],
    ['format', { ...TEXT, format: 'date' }, TEXT],
    ['uniqueItems', { type: 'array', uniqueItems: true }, { type: 'array', uniqueItems: false }],
    ['items', { type: 'array', items: NUMBER }, { type: 'array', items: { type: 'number' } }],
    ['no items', { type: 'array', items: NUMBER }, { type: 'array' }],
    ['not', { ...TEXT, not: { const: 'a' } }, TEXT],
    ['type', NUMBER, { type: 'number' }],
    ['null', TEXT, { type: ['string', 'null'] }],
    ['no type', TEXT, {}],
    ['enum', { enum: ['a'] }, { enum: ['a', 'b'] }],
    ['const', { const: 'a' }, { enum: ['a', 'b'] }],
    ['no enum', { ...TEXT, enum: ['a'] }, TEXT],
    ['required', object({ required: ['a'] }), object({})],
    ['dependentRequired', object({ dependentRequired: { a: ['b'] } }), object({})],
    ['a part of allOf', { allOf: [TEXT, { minLength: 1 }, { maxLength: 2 }] }, { allOf: [TEXT, { minLength: 1 }] }],
    ['an alternative of anyOf', { anyOf: [TEXT, NUMBER] }, { anyOf: [TEXT, NUMBER, { type: 'null' }] }],
    ['anyOf with the schema itself', { type: 'object' }, { anyOf: [{ type: 'object' }, { required: ['a'] }] }],
    ['an alternative of oneOf', { oneOf: ALTERNATIVES }, { oneOf: [...ALTERNATIVES, { type: 'null' }] }],
    ['anyOf for oneOf', { oneOf: [TEXT, { maxLength: 2 }] }, { anyOf: [TEXT, { maxLength: 2 }] }],
    ['within a reference', { $ref: '#/components/schemas/A', minLength: 2 }, { $ref: '#/components/schemas/A' }],
    [
      'a keyword that a reference has as well',
      { $ref: '#/components/schemas/A', maxLength: 12 },
      { type: 'string', maxLength: 12 },
    ],
    ['a condition', condition('then', { maxProperties: 1 }), condition('then', {})],
    ['else', condition('else', { maxProperties: 1 }), { if: { required: ['a'] } }],
  ])('%s', (_, narrow, wide) => {
    expect([effects(narrow, wide), effects(wide, narrow)]).toEqual([WIDER, NARROWER]);
  });

  it.each<[string, JsonObject, JsonObject, string, string]>([
    ['a closed object is opened', closed({}), object({ properties: {} }), 'additive, additive', 'breaking, additive'],
    [
      'other fields get a schema',
      object({}),
      object({ additionalProperties: NUMBER }),
      'breaking, additive',
      'additive, breaking',
    ],
    [
      'alternatives of two types become one alternative of both',
      { anyOf: [NUMBER, { type: 'number' }] },
      { anyOf: [{ type: 'number' }, { type: 'number' }] },
      'additive, breaking',
      'breaking, additive',
    ],
    [
      'an alternative gives way to one that accepts more',
      { anyOf: [{ ...TEXT, format: 'date' }, NUMBER, { ...TEXT, format: 'date-time' }] },
      { anyOf: [TEXT, NUMBER] },
      'additive, breaking',
      'breaking, additive',
    ],
    [
      'an alternative is within another one',
      { anyOf: [TEXT, NUMBER] },
      { anyOf: [TEXT, NUMBER, { ...TEXT, maxLength: 3 }] },
      'additive, additive',
      'additive, additive',
    ],
    [
      'a schema gets an alternative within itself',
      TEXT,
      { anyOf: [TEXT, { ...TEXT, maxLength: 3 }] },
      'additive, additive',
      'additive, additive',
    ],
    [
      'an alternative of oneOf is within another one',
      { oneOf: [TEXT, NUMBER] },
      { oneOf: [TEXT, NUMBER, { ...TEXT, maxLength: 3 }] },
      'breaking, breaking',
      'breaking, breaking',
    ],
    [
      'an alternative is within another one, but its field is not known there',
      { anyOf: [closed({ a: TEXT }), object({ properties: { b: NUMBER } })] },
      { anyOf: [closed({ a: TEXT })] },
      'breaking, additive',
      'additive, breaking',
    ],
    [
      'an alternative is within another one, and a discriminator tells them apart',
      {
        discriminator: { propertyName: 'kind' },
        anyOf: [object({ required: ['kind'] }), object({ required: ['kind', 'a'] }), NUMBER],
      },
      { discriminator: { propertyName: 'kind' }, anyOf: [object({ required: ['kind'] }), NUMBER] },
      'breaking, additive',
      'additive, breaking',
    ],
    [
      'a field of an alternative becomes one of the whole, and another alternative takes any value of it',
      object({ anyOf: [{ properties: { a: TEXT, b: TEXT } }, { required: ['c'] }] }),
      object({ properties: { a: TEXT }, anyOf: [{ properties: { a: TEXT, b: TEXT } }, { required: ['c'] }] }),
      'additive, additive',
      'breaking, none',
    ],
    [
      'a branch is opened for a field that the other one has',
      object({ ...condition('then', closed({ a: TEXT, b: TEXT })), else: closed({}) }),
      object({ ...condition('then', closed({ a: TEXT, b: TEXT })), else: object({}) }),
      'additive, breaking',
      expect.any(String),
    ],
    [
      'branches of a condition accept everything',
      TEXT,
      { ...TEXT, ...condition('then', true), else: {} },
      'invisible, invisible',
      'invisible, invisible',
    ],
    ['all items are accepted', { type: 'array' }, { type: 'array', items: true }, 'none, none', 'none, none'],
    [
      'alternatives of two types have a type beside them',
      { anyOf: [TEXT, NUMBER] },
      { type: ['string', 'integer'], anyOf: [TEXT, NUMBER] },
      'none, none',
      'none, none',
    ],
    [
      'a list of values has their type beside it',
      { enum: ['a'] },
      { type: 'string', enum: ['a'] },
      'none, none',
      'none, none',
    ],
    [
      'a type moves into a part of allOf',
      { type: 'string', maxLength: 3 },
      { maxLength: 3, allOf: [TEXT, {}] },
      'none, none',
      'none, none',
    ],
    [
      'a field moves to parts of all alternatives',
      closed({ a: TEXT }),
      object({ anyOf: [{ allOf: [closed({ a: TEXT })] }, { allOf: [closed({ a: TEXT }, { required: ['a'] })] }] }),
      'breaking, additive',
      'additive, breaking',
    ],
    [
      'a field moves to an alternative beside one that other fields have a schema in',
      object({ properties: { a: { ...TEXT, maxLength: 1 } } }),
      object({ oneOf: [closed({ a: { ...TEXT, maxLength: 1 } }), object({ additionalProperties: TEXT })] }),
      'breaking, breaking',
      expect.any(String),
    ],
    [
      'a field moves to alternatives of which the second has another type',
      object({ properties: { a: TEXT } }),
      object({
        anyOf: [object({ properties: { a: { ...TEXT, maxLength: 3 } } }), object({ properties: { a: NUMBER } })],
      }),
      'breaking, breaking',
      expect.any(String),
    ],
    [
      'a name of the other fields gets a schema of its own',
      object({ additionalProperties: NUMBER }),
      object({ additionalProperties: NUMBER, properties: { a: TEXT } }),
      'breaking, breaking',
      'breaking, breaking',
    ],
    [
      'a part says more of a field of the whole',
      object({ properties: { a: TEXT }, allOf: [object({ maxProperties: 3 }), {}] }),
      object({
        properties: { a: TEXT },
        allOf: [object({ maxProperties: 3, properties: { a: { maxLength: 1 } } }), {}],
      }),
      'breaking, additive',
      'additive, breaking',
    ],
    [
      'a branch says more of a field of the whole',
      object({ properties: { a: TEXT }, ...condition('then', { maxProperties: 3 }) }),
      object({
        properties: { a: TEXT },
        ...condition('then', { maxProperties: 3, properties: { a: { maxLength: 1 } } }),
      }),
      'breaking, additive',
      'breaking, breaking',
    ],
    [
      'a closed part allows a field of another part',
      { allOf: [object({ properties: { a: TEXT } }), closed({ b: TEXT })] },
      { allOf: [object({ properties: { a: TEXT } }), closed({ a: TEXT, b: TEXT })] },
      'additive, breaking',
      'breaking, breaking',
    ],
    [
      'a branch moves to the part with its condition',
      { allOf: [object(condition('then', { maxProperties: 3 })), { else: { maxProperties: 1 } }] },
      object({ ...condition('then', { maxProperties: 3 }), else: { maxProperties: 1 } }),
      'breaking, breaking',
      'breaking, breaking',
    ],
    [
      'an optional field becomes one of the other fields, with the same schema',
      object({ additionalProperties: NUMBER, properties: { a: NUMBER } }),
      object({ additionalProperties: NUMBER }),
      'none, breaking',
      'none, none',
    ],
    [
      'one of the other fields is required, with the same schema',
      object({ additionalProperties: NUMBER }),
      object({ additionalProperties: NUMBER, properties: { a: NUMBER }, required: ['a'] }),
      'breaking, additive',
      'none, breaking',
    ],
    [
      'a field of an alternative with an open part and a closed one moves to the whole',
      object({ anyOf: [{ allOf: [object({ additionalProperties: true }), closed({ a: TEXT })] }] }),
      closed({ a: TEXT }),
      'additive, breaking',
      'breaking, additive',
    ],
    [
      'a field moves to an alternative of which two parts say something of it',
      closed({ a: TEXT }),
      closed({}, { anyOf: [{ allOf: [object({ properties: { a: {} } }), object({ properties: { a: TEXT } })] }] }),
      'breaking, additive',
      'additive, breaking',
    ],
    [
      'a closed whole is opened, and a part has a new field',
      closed({}, { allOf: [object({ maxProperties: 3 }), {}] }),
      object({ allOf: [object({ maxProperties: 3, properties: { a: TEXT } }), {}] }),
      'additive, additive',
      'breaking, breaking',
    ],
    [
      'a closed whole is opened to the field of a branch',
      object({ ...condition('then', { properties: { a: TEXT } }), additionalProperties: false }),
      object({ ...condition('then', { properties: { a: TEXT } }) }),
      'additive, breaking',
      'breaking, additive',
    ],
    [
      'a reference is replaced by its target, and keeps the words beside it',
      { $ref: '#/components/schemas/A', description: 'Another text.' },
      { type: 'string', maxLength: 9, description: 'Another text.' },
      'none, none',
      'none, none',
    ],
    [
      'a discriminator of no alternative is added',
      object({}),
      object({ discriminator: { propertyName: 'a' } }),
      'breaking, additive',
      'additive, breaking',
    ],
    [
      'a closed whole is opened to the fields of its parts',
      object({ additionalProperties: false, allOf: [object({ properties: { a: TEXT } }), {}] }),
      object({ allOf: [object({ properties: { a: TEXT } }), {}] }),
      'additive, breaking',
      'breaking, additive',
    ],
    [
      'an alternative of oneOf is repeated',
      { oneOf: [TEXT, NUMBER] },
      { oneOf: [TEXT, NUMBER, TEXT] },
      'breaking, breaking',
      'breaking, breaking',
    ],
    ['an optional field is added', closed({}), closed({ a: TEXT }), 'additive, additive', 'breaking, breaking'],
    [
      'an optional field is added with a name that JavaScript gives to every object',
      closed({}),
      closed({ constructor: TEXT }),
      'additive, additive',
      'breaking, breaking',
    ],
    [
      'a field moves to some alternatives',
      object({ properties: { a: TEXT } }),
      object({ oneOf: [closed({ a: TEXT }, { required: ['a'] }), closed({ b: NUMBER }, { required: ['b'] })] }),
      'breaking, additive',
      'additive, breaking',
    ],
    [
      'a field of all alternatives is required of the whole',
      object({ anyOf: [object({ properties: { a: TEXT } }), object({ properties: { a: TEXT }, maxProperties: 1 })] }),
      object({ properties: { a: TEXT }, required: ['a'] }),
      'breaking, breaking',
      'breaking, breaking',
    ],
    [
      'a field of all alternatives has another type in the whole',
      object({ anyOf: [object({ properties: { a: TEXT } }), object({ properties: { a: TEXT }, maxProperties: 1 })] }),
      object({ properties: { a: NUMBER } }),
      'breaking, breaking',
      'breaking, breaking',
    ],
    ...['oneOf', 'anyOf'].map((word): [string, JsonObject, JsonObject, string, string] => [
      `a field that each alternative of ${word} requires is required of the whole`,
      object({
        [word]: ['maxProperties', 'maxLength'].map((bound) =>
          object({ properties: { a: TEXT }, required: ['a'], [bound]: 2 }),
        ),
      }),
      object({ properties: { a: TEXT }, required: ['a'] }),
      'additive, breaking',
      'breaking, additive',
    ]),
    [
      'a field has another alternative as well',
      object({ properties: { a: TEXT }, required: ['a'] }),
      object({ oneOf: [object({ properties: { a: TEXT } }), object({ properties: { a: NUMBER } })] }),
      'breaking, breaking',
      'breaking, breaking',
    ],
  ])('%s', (_, before, after, there, back) => {
    expect([effects(before, after), effects(after, before)]).toEqual([there, back]);
  });

  it.each<[string, JsonObject, JsonObject, string, string]>([
    [
      'of another type',
      { ...NUMBER, maxLength: 3 },
      { ...NUMBER, maxLength: 2, required: ['a'] },
      'none, none',
      'none, none',
    ],
    [
      'of a type that only one version has',
      { ...TEXT, maxLength: 3 },
      { type: ['string', 'array'], maxLength: 3, maxItems: 1 },
      'additive, breaking',
      'breaking, additive',
    ],
    ['of every type', { maxLength: 3 }, { maxLength: 2 }, 'breaking, additive', 'additive, breaking'],
    [
      'propertyNames, wider',
      object({ propertyNames: { maxLength: 2 } }),
      object({ propertyNames: { maxLength: 3 } }),
      'additive, breaking',
      'breaking, additive',
    ],
    ['propertyNames for all', object({ propertyNames: true }), object({}), 'none, none', 'none, none'],
    [
      'one more of dependentRequired',
      object({ dependentRequired: { a: ['b'] } }),
      object({ dependentRequired: { a: ['b', 'c'] } }),
      'breaking, additive',
      'additive, breaking',
    ],
    [
      'another of dependentRequired',
      object({ dependentRequired: { a: ['b'] } }),
      object({ dependentRequired: { a: ['c'] } }),
      'breaking, breaking',
      'breaking, breaking',
    ],
    [
      'dependentSchemas',
      object({ dependentSchemas: { a: { maxProperties: 2 } } }),
      object({ dependentSchemas: { a: { maxProperties: 3 } } }),
      'additive, breaking',
      'breaking, additive',
    ],
    [
      'one more of dependentSchemas',
      object({}),
      object({ dependentSchemas: { a: { maxProperties: 3 } } }),
      'breaking, additive',
      'additive, breaking',
    ],
    [
      'contains',
      { type: 'array', contains: { const: 1 } },
      { type: 'array', contains: { enum: [1, 2] } },
      'additive, breaking',
      'breaking, additive',
    ],
    [
      'contains of anything',
      { type: 'array' },
      { type: 'array', contains: true },
      'breaking, additive',
      'additive, breaking',
    ],
    [
      'contains with limits',
      { type: 'array', contains: { const: 1 }, maxContains: 1 },
      { type: 'array', contains: { enum: [1, 2] }, maxContains: 1 },
      'breaking, breaking',
      'breaking, breaking',
    ],
    [
      'minContains',
      { type: 'array', contains: { const: 1 }, minContains: 0 },
      { type: 'array', contains: { const: 1 } },
      'breaking, additive',
      'additive, breaking',
    ],
    [
      'prefixItems',
      { type: 'array', prefixItems: [TEXT] },
      { type: 'array', prefixItems: [{ type: ['string', 'null'] }] },
      'additive, breaking',
      'breaking, additive',
    ],
    [
      'one more of prefixItems',
      { type: 'array', prefixItems: [TEXT] },
      { type: 'array', prefixItems: [TEXT, TEXT] },
      'breaking, additive',
      'additive, breaking',
    ],
    [
      'one more of prefixItems before items',
      { type: 'array', items: NUMBER, prefixItems: [TEXT] },
      { type: 'array', items: NUMBER, prefixItems: [TEXT, TEXT] },
      'breaking, breaking',
      'breaking, breaking',
    ],
    [
      'patternProperties',
      object({ patternProperties: { '^a': TEXT } }),
      object({ patternProperties: { '^a': { type: ['string', 'null'] } } }),
      'additive, breaking',
      'breaking, additive',
    ],
    [
      'a new field beside a name in patternProperties that is no pattern',
      object({ patternProperties: { '[': TEXT } }),
      { ...object({ patternProperties: { '[': TEXT } }), properties: { a: TEXT } },
      'additive, additive',
      'breaking, breaking',
    ],
    [
      'one more of patternProperties',
      object({}),
      object({ patternProperties: { '^a': TEXT } }),
      'breaking, additive',
      'additive, breaking',
    ],
    [
      'one more of patternProperties in a closed object',
      closed({}),
      closed({}, { patternProperties: { '^a': TEXT } }),
      'breaking, breaking',
      'breaking, breaking',
    ],
    [
      'a field that has the schema of its pattern',
      object({ patternProperties: { '^a': NUMBER } }),
      object({ patternProperties: { '^a': NUMBER }, properties: { a: TEXT } }),
      'breaking, breaking',
      'breaking, breaking',
    ],
    [
      'unevaluatedProperties',
      object({ unevaluatedProperties: false }),
      object({}),
      'additive, breaking',
      'breaking, additive',
    ],
    [
      'a field beside unevaluatedProperties',
      object({ unevaluatedProperties: false }),
      object({ unevaluatedProperties: false, properties: { a: TEXT } }),
      'additive, additive',
      'breaking, breaking',
    ],
    [
      'a part beside unevaluatedProperties',
      object({ unevaluatedProperties: false, allOf: [{ properties: { a: TEXT } }, {}] }),
      object({ unevaluatedProperties: false }),
      'breaking, breaking',
      'breaking, additive',
    ],
    [
      'an alternative beside unevaluatedProperties',
      object({ unevaluatedProperties: false, anyOf: [{ properties: { a: TEXT } }, {}] }),
      object({ unevaluatedProperties: false, anyOf: [{ properties: { b: TEXT } }, {}] }),
      'breaking, breaking',
      'breaking, breaking',
    ],
    [
      'words beside unevaluatedProperties',
      object({ unevaluatedProperties: false, description: 'Old.' }),
      object({ unevaluatedProperties: false, description: 'New.' }),
      'invisible, invisible',
      'invisible, invisible',
    ],
    ['not of nothing', { not: false }, {}, 'invisible, invisible', 'invisible, invisible'],
    [
      'a condition without branches',
      Object.fromEntries([['if', TEXT]]),
      {},
      'invisible, invisible',
      'invisible, invisible',
    ],
    ['an alternative of its own', { const: 'a' }, { oneOf: [{ const: 'a' }] }, 'none, none', 'none, none'],
    [
      'parts in one schema',
      {
        allOf: [
          object({ properties: { a: TEXT }, required: ['a'] }),
          { properties: { b: NUMBER }, required: ['b'], maxProperties: 2 },
        ],
      },
      object({ properties: { a: TEXT, b: NUMBER }, required: ['b', 'a'], maxProperties: 2 }),
      'none, none',
      'none, none',
    ],
    [
      'a bound that all values meet',
      { enum: ['a', 'bb'] },
      { enum: ['a', 'bb'], maxLength: 2 },
      'none, none',
      'none, none',
    ],
    [
      'another bound that all values meet',
      { const: 5, minimum: 1 },
      { const: 5, minimum: 2 },
      'none, none',
      'none, none',
    ],
    ['a pattern that all values match', { const: 'a' }, { const: 'a', pattern: '^[a-z]$' }, 'none, none', 'none, none'],
    [
      'a pattern that no expression can be',
      { const: 'a' },
      { const: 'a', pattern: '[' },
      'breaking, additive',
      'additive, breaking',
    ],
    [
      'a bound that a value exceeds',
      { enum: ['a', 'bbb'] },
      { enum: ['a', 'bbb'], maxLength: 2 },
      'breaking, additive',
      'additive, breaking',
    ],
    [
      'a list of values that meet the bound before it',
      { type: 'integer', minimum: 1 },
      { type: 'integer', enum: [1, 2] },
      'breaking, additive',
      'additive, breaking',
    ],
    [
      'a list of values of which one does not meet the bound before it',
      { type: 'integer', minimum: 2 },
      { type: 'integer', enum: [1, 2] },
      'breaking, breaking',
      'breaking, breaking',
    ],
    [
      'a value less and a bound that it exceeds',
      { enum: [1, 2, 9], maximum: 10 },
      { enum: [1, 2], maximum: 5 },
      'breaking, additive',
      'additive, breaking',
    ],
    ...['anyOf', 'oneOf'].flatMap((outer) =>
      ['anyOf', 'oneOf'].map((inner): [string, JsonObject, JsonObject, string, string] => [
        `${inner} of types as an alternative of ${outer}`,
        { [outer]: [TEXT, { [inner]: [NUMBER, { [inner]: [{ type: 'null' }, { type: 'boolean' }] }] }] },
        { [outer]: [TEXT, NUMBER, { type: 'null' }, { type: 'boolean' }] },
        'none, none',
        'none, none',
      ]),
    ),
    [
      'anyOf of what overlaps as an alternative of anyOf',
      { anyOf: [{ type: 'null' }, { anyOf: [TEXT, { maxLength: 2 }] }] },
      { anyOf: [{ type: 'null' }, TEXT, { maxLength: 2 }] },
      'none, none',
      'none, none',
    ],
    ...[
      ['anyOf', 'oneOf'],
      ['oneOf', 'anyOf'],
      ['oneOf', 'oneOf'],
    ].map(([outer = '', inner = '']): [string, JsonObject, JsonObject, string, string] => [
      `${inner} of what overlaps as an alternative of ${outer}`,
      { [outer]: [{ type: 'null' }, { [inner]: [TEXT, { type: 'string', maxLength: 2 }] }] },
      { [outer]: [{ type: 'null' }, TEXT, { type: 'string', maxLength: 2 }] },
      expect.stringContaining('breaking'),
      expect.stringContaining('breaking'),
    ]),
    [
      'alternatives as one alternative that has a limit',
      { anyOf: [TEXT, { anyOf: [NUMBER, { type: 'null' }], maximum: 5 }] },
      { anyOf: [TEXT, NUMBER, { type: 'null' }] },
      expect.stringMatching(/, breaking$/),
      expect.stringMatching(/^breaking, /),
    ],
    [
      'alternatives as one alternative, all of them told apart by a field',
      { oneOf: [KIND_A, { oneOf: [KIND_B, KIND_C] }], discriminator: { propertyName: 'kind' } },
      { oneOf: [KIND_A, KIND_B, KIND_C], discriminator: { propertyName: 'kind' } },
      ...BOTH,
    ],
    [
      'alternatives under a name as one alternative',
      { oneOf: [TEXT, { $ref: '#/components/schemas/Named' }] },
      { oneOf: [TEXT, NUMBER, { type: 'null' }] },
      'none, none',
      'none, none',
    ],
    ...(
      [
        ['enum of one value', { const: 'a' }, { enum: ['a'] }],
        ['parts', { type: 'string', minLength: 2 }, { allOf: [TEXT, { minLength: 2 }] }],
        [
          'alternatives',
          { anyOf: [{ const: 'a' }, { const: 1 }] },
          { anyOf: [{ anyOf: [{ const: 1 }] }, { const: 'a' }] },
        ],
        ['keywords in another order', { type: 'string', minLength: 2 }, { minLength: 2, type: 'string' }],
      ] as const
    ).flatMap(([label, one, other]): [string, JsonObject, JsonObject, string, string][] => [
      [`not, with ${label}`, { not: one }, { not: other }, 'invisible, invisible', 'invisible, invisible'],
      [
        `a condition, with ${label}`,
        Object.fromEntries([['if', one] as const, ['then', { maxLength: 3 }] as const]),
        Object.fromEntries([['if', other] as const, ['then', { maxLength: 3 }] as const]),
        'invisible, invisible',
        'invisible, invisible',
      ],
    ]),
    ['not, of more', { not: { const: 'a' } }, { not: { enum: ['a', 'b'] } }, NARROWER, WIDER],
    ['not, of other values', { not: { const: 'a' } }, { not: { const: 'b' } }, ...BOTH],
    [
      'not, of a field that only an alternative has now',
      { not: object({ properties: { a: TEXT } }) },
      { not: object({ anyOf: [{ properties: { a: TEXT } }, { properties: { b: TEXT } }] }) },
      ...BOTH,
    ],
    [
      'not, of a field that only one alternative keeps: no difference to readers, and one to writers',
      { not: object({ properties: { a: TEXT }, anyOf: [{ properties: { a: TEXT, b: TEXT } }, { required: ['c'] }] }) },
      { not: object({ anyOf: [{ properties: { a: TEXT, b: TEXT } }, { required: ['c'] }] }) },
      ...BOTH,
    ],
    [
      'not, of a schema that contains itself',
      { not: { $ref: '#/components/schemas/S' }, maxLength: 3 },
      { not: { $ref: '#/components/schemas/S' }, maxLength: 2 },
      'breaking, breaking',
      'breaking, breaking',
    ],
    ['not, of a field more', { not: object({}) }, { not: object({ properties: { a: TEXT } }) }, ...BOTH],
    ['not, of a field less', { not: object({ required: ['a'] }) }, { not: object({}) }, NARROWER, WIDER],
    [
      'parts in one schema, and those of a field as well',
      { allOf: [object({}), { properties: { a: { allOf: [TEXT, { minLength: 1 }] } } }] },
      object({ properties: { a: { ...TEXT, minLength: 1 } } }),
      'none, none',
      'none, none',
    ],
    [
      'a component in its place',
      { allOf: [{ $ref: '#/components/schemas/A' }, { minLength: 1 }] },
      { type: 'string', minLength: 1, maxLength: 9 },
      'invisible, invisible',
      'invisible, invisible',
    ],
    [
      'closed parts, which each refuse the fields of the other',
      { allOf: [closed({ a: TEXT }), closed({ b: TEXT })] },
      closed({ a: TEXT, b: TEXT }),
      'additive, breaking',
      'breaking, breaking',
    ],
    [
      'a closed whole that alternatives close instead, with other fields',
      closed({ a: TEXT }, { anyOf: [closed({ b: TEXT }), closed({ b: NUMBER })] }),
      object({ properties: { a: TEXT }, anyOf: [closed({ b: TEXT }), closed({ b: NUMBER })] }),
      'additive, breaking',
      'breaking, additive',
    ],
  ])('%s', (_, before, after, there, back) => {
    const named = { Named: { oneOf: [NUMBER, { type: 'null' }] } };
    const others = { before: named, after: named };
    expect([effects(before, after, others), effects(after, before, others)]).toEqual([there, back]);
  });

  it('changes where a component changes that it refuses, also while that component is compared', () => {
    const component = (a: JsonObject) => ({ properties: { a, other: { not: { $ref: '#/components/schemas/Part' } } } });
    const others = { before: { Part: component({}) }, after: { Part: component({ maxLength: 1 }) } };
    const back = { before: others.after, after: others.before };
    const node = { $ref: '#/components/schemas/Part' };
    expect([effects(node, node, others), effects(node, node, back)]).toEqual(BOTH);
  });

  it('is compared anew for a component that is a part of schemas with other fields', () => {
    const part: JsonObject = { allOf: [{ $ref: '#/components/schemas/Part' }, {}] };
    const node = object({ properties: { alone: part, shared: { ...part, properties: { a: TEXT } } } });
    const others = { before: { Part: object({}) }, after: { Part: object({ properties: { a: { maxLength: 1 } } }) } };
    expect(effects(node, node, others)).toBe('breaking, additive');
  });

  it('may be distinguished by another field than before, although the alternatives require it', () => {
    const K = object({ properties: { old: { const: 'K' }, is: { const: 'K' } }, required: ['old', 'is'] });
    const by = (propertyName: string): JsonObject => ({
      oneOf: [{ $ref: '#/components/schemas/K' }],
      discriminator: { propertyName },
    });
    expect(effects(by('old'), by('is'), { before: { K }, after: { K } })).toBe('breaking, breaking');
  });
});

it('compares a component with its parts merged, although it was met first where nothing more is merged', () => {
  const reference = { $ref: '#/components/schemas/C' };
  const whole = (a: JsonObject): JsonObject => ({ type: 'object', properties: { a } });
  const inParts = (a: JsonObject): JsonObject => ({ allOf: [{ type: 'object' }, { properties: { a } }] });
  const old = { type: 'string', maxLength: 9 };
  const now: JsonObject = { allOf: [{ type: 'string' }, { maxLength: 9 }] };
  const comparison = new SchemaComparison();
  const compare = (before: JsonObject, after: JsonObject) =>
    comparison.compare({ before: placed(before, { C: old }), after: placed(after, { C: now }) }, 'output', 'S');

  expect(compare(whole(whole(reference)), inParts(inParts(reference)))).not.toEqual([]);
  expect(compare(reference, reference)).toEqual([]);
});
