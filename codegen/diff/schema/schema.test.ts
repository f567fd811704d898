import {
  ALTERNATIVES,
  BOTH,
  bothWays,
  condition,
  effects,
  type JudgedChange,
  NARROWER,
  NUMBER,
  object,
  placed,
  TEXT,
  WIDER,
} from '../../testing/schema-effects';
import type { JsonObject } from '../../util/json';
import { SchemaComparison } from './schema';

describe('a schema that accepts more or less than before', () => {
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

  it.each<JudgedChange>([
    ['all items are accepted', { type: 'array' }, { type: 'array', items: true }, 'none, none', 'none, none'],
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
      'a reference is replaced by its target, and keeps the words beside it',
      { $ref: '#/components/schemas/A', description: 'Another text.' },
      { type: 'string', maxLength: 9, description: 'Another text.' },
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
      'a condition without branches',
      Object.fromEntries([['if', TEXT]]),
      {},
      'invisible, invisible',
      'invisible, invisible',
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
    [
      'a component in its place',
      { allOf: [{ $ref: '#/components/schemas/A' }, { minLength: 1 }] },
      { type: 'string', minLength: 1, maxLength: 9 },
      'invisible, invisible',
      'invisible, invisible',
    ],
  ])('%s', (_, before, after, there, back) => {
    expect(bothWays(before, after)).toEqual([there, back]);
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
