import { Document } from '../../model/document';
import type { JsonObject } from '../../util/json';
import type { Direction } from '../change';
import { effectOf } from '../rules';
import { SchemaComparison } from './schema';

/** The breaking rules of a change of one schema; both versions have the same components beside it. */
function breaking(direction: Direction, before: JsonObject, after: JsonObject, components: JsonObject = {}): string[] {
  const [old, now] = [before, after].map((node) => {
    const root = { components: { schemas: { ...components, S: node } } };
    const document = new Document('openapi', root, new Map([['', { file: 'openapi.yaml', pointer: '' }]]));
    return { document, pointer: '/components/schemas/S', node };
  });
  if (!old || !now) throw new Error('there are two versions');
  const found = new SchemaComparison().compare({ before: old, after: now }, direction, 'S');
  return found.map(({ rule }) => rule).filter((rule) => effectOf(rule) === 'breaking');
}

const TEXT = { type: 'string' };
const fields = (properties: JsonObject, ...required: string[]): JsonObject => ({ properties, required });
const object = (properties: JsonObject, ...required: string[]): JsonObject => ({
  type: 'object',
  ...fields(properties, ...required),
});
const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const added = (whole: JsonObject, [first, second, third]: JsonObject[], components: JsonObject = {}): string[] =>
  breaking(
    'input',
    { ...whole, oneOf: [first as JsonObject, second as JsonObject] },
    { ...whole, oneOf: [first as JsonObject, second as JsonObject, third as JsonObject] },
    components,
  );

describe('alternatives of oneOf exclude each other', () => {
  const kinds = (of: (name: string) => JsonObject): JsonObject[] => ['x', 'y', 'z'].map(of);
  const byKind = (name: string): JsonObject => fields({ kind: { const: name } }, 'kind');
  const BASE = { Base: object({ kind: TEXT, text: TEXT }, 'kind') };

  it.each<[string, JsonObject, JsonObject[], JsonObject]>([
    [
      'by a field in a part of allOf',
      {},
      kinds((name) => ({ allOf: [byKind(name), { properties: { text: TEXT } }] })),
      {},
    ],
    [
      'by a field in a part that another part requires',
      {},
      kinds((name) => ({ allOf: [ref('Base'), { properties: { kind: { const: name } } }] })),
      BASE,
    ],
    [
      'by a field of a component in a part of a part',
      {},
      kinds((name) => ({ allOf: [{ allOf: [ref(`Of${name}`)] }, object({ text: TEXT })] })),
      Object.fromEntries(['x', 'y', 'z'].map((name) => [`Of${name}`, byKind(name)])),
    ],
    ['by a field that the whole requires', object({}, 'kind'), kinds((name) => fields({ kind: { const: name } })), {}],
    ['beside a reference', {}, kinds((name) => ({ ...ref('Base'), properties: { kind: { const: name } } })), BASE],
    [
      'by each alternative within one',
      object({}),
      [{ oneOf: [byKind('x'), byKind('v')] }, byKind('y'), { anyOf: [byKind('z'), byKind('w')] }],
      {},
    ],
    [
      'by the type of a field',
      object({}, 'kind'),
      ['string', 'integer', 'boolean'].map((type) => fields({ kind: { type } })),
      {},
    ],
    [
      'by a field within a field',
      object({}, 'head'),
      kinds((name) => fields({ head: object({ kind: { const: name } }, 'kind') })),
      {},
    ],
    [
      'by the type of a part',
      {},
      ['string', 'integer', 'boolean'].map((type) => ({ allOf: [{ type } as JsonObject, { title: type }] })),
      {},
    ],
    ['by a value that has another type', {}, [{ const: 'a' }, { type: 'integer' }, { enum: [null, true] }], {}],
    [
      'by a field that a closed part does not have',
      {},
      ['a', 'b', 'c'].map(
        (name): JsonObject => ({
          allOf: [{ required: [name] }, { ...object({ [name]: TEXT }), additionalProperties: false }],
        }),
      ),
      {},
    ],
    [
      'by a discriminator',
      { ...object({}), discriminator: { propertyName: 'kind' } },
      kinds((name) => ref(`Of${name}`)),
      Object.fromEntries(['x', 'y', 'z'].map((name) => [`Of${name}`, object({ [name]: TEXT })])),
    ],
  ])('%s', (_, whole, alternatives, components) => {
    expect(added(whole, alternatives, components)).toEqual([]);
  });

  it('where one of them comes to accept more', () => {
    const part = (name: string, maxLength: number): JsonObject => ({
      allOf: [byKind(name), { properties: { text: { type: 'string', maxLength } } }],
    });
    expect(breaking('input', { oneOf: [part('x', 3), part('y', 3)] }, { oneOf: [part('x', 4), part('y', 3)] })).toEqual(
      [],
    );
  });

  it.each<[string, JsonObject, JsonObject[], JsonObject]>([
    ['no part requires the field', object({}), kinds((name) => ({ allOf: [fields({ kind: { const: name } })] })), {}],
    [
      'parts allow the same value',
      {},
      [byKind('x'), byKind('y'), byKind('y')].map((part, at) => ({ allOf: [part, object({ [`field${at}`]: TEXT })] })),
      {},
    ],
    [
      'one alternative within one allows the same value',
      object({}),
      [byKind('x'), byKind('y'), { anyOf: [byKind('z'), byKind('x')] }],
      {},
    ],
    [
      'a discriminator has the same name for both',
      {
        ...object({}),
        discriminator: { propertyName: 'kind', mapping: { a: '#/components/schemas/Ofx', b: 'Ofy', c: 'Ofx' } },
      },
      [ref('Ofx'), ref('Ofy'), { allOf: [ref('Ofx')] }],
      { Ofx: object({}), Ofy: object({}) },
    ],
    [
      'schemas contain themselves',
      {},
      [ref('A'), { type: 'null' }, ref('B')],
      {
        A: object({ next: ref('A') }, 'next'),
        B: { allOf: [object({ next: ref('B') }, 'next')] },
      },
    ],
  ])('and can overlap where %s', (_, whole, alternatives, components) => {
    expect(added(whole, alternatives, components)).toEqual(['input-rule-tightened']);
  });
});

describe('a discriminator', () => {
  const mapped = (mapping: JsonObject): JsonObject => ({
    oneOf: [ref('A'), ref('B')],
    discriminator: { propertyName: 'kind', mapping },
  });
  const components = { A: object({ a: TEXT }), B: object({ b: TEXT }) };
  const [A, B] = [ref('A').$ref as string, ref('B').$ref as string];

  it.each<[string, JsonObject, string[], string[]]>([
    ['knows a further name', { a: A, b: B, c: B }, [], ['output-rule-loosened']],
    ['knows a name no more', { a: A }, ['input-rule-tightened'], []],
    ['has another alternative for a name', { a: A, b: A }, ['rule-changed'], ['rule-changed']],
  ])('that %s', (_, mapping, inRequest, inReply) => {
    const [before, after] = [mapped({ a: A, b: B }), mapped(mapping)];
    expect(breaking('input', before, after, components)).toEqual(inRequest);
    expect(breaking('output', before, after, components)).toEqual(inReply);
  });
});

describe('a discriminator on one side', () => {
  const list = { oneOf: [ref('A'), ref('B')] };
  const kind = (...names: string[]): JsonObject => object({ kind: { enum: names } }, 'kind');
  const discriminator = { propertyName: 'kind', mapping: { a: ref('A').$ref as string, b: 'B' } };
  const both = (components: JsonObject): string[][] => [
    breaking('input', list, { ...list, discriminator }, components),
    breaking('output', { ...list, discriminator }, list, components),
  ];

  it('changes nothing where the alternatives require its names', () => {
    expect(both({ A: kind('a'), B: { allOf: [kind('b'), object({ text: TEXT })] } })).toEqual([[], []]);
  });

  it.each<[string, JsonObject]>([
    ['requires another name', kind('c')],
    ['has a further name', kind('b', 'c')],
    ['does not require the field', object({ kind: { const: 'b' } })],
    ['does not name the field', object({ text: TEXT }, 'kind')],
  ])('excludes values where an alternative %s', (_, B) => {
    expect(both({ A: kind('a'), B })).toEqual([['input-rule-tightened'], ['output-rule-loosened']]);
  });
});

describe('alternatives without a type', () => {
  const untyped = (name: string): JsonObject => fields({ kind: { const: name } }, 'kind');

  it('accept every value that is no object, and so overlap an alternative with a type', () => {
    expect(breaking('input', { oneOf: [TEXT] }, { oneOf: [TEXT, untyped('x')] })).toEqual(['input-rule-tightened']);
    expect(breaking('input', TEXT, { oneOf: [TEXT, untyped('x')] })).toEqual(
      expect.arrayContaining(['input-rule-tightened']),
    );
    expect(breaking('input', { oneOf: [untyped('x')] }, { oneOf: [untyped('x'), untyped('y')] })).toEqual([
      'input-rule-tightened',
    ]);
  });

  it('take nothing away where two others accept those values already, since oneOf then refuses them', () => {
    const [two, three] = [
      ['x', 'y'],
      ['x', 'y', 'z'],
    ].map((names) => ({ oneOf: names.map(untyped) }));
    expect(breaking('input', two as JsonObject, three as JsonObject)).toEqual([]);
    expect(breaking('output', three as JsonObject, two as JsonObject)).toEqual([]);
    expect(breaking('output', two as JsonObject, { oneOf: [untyped('x')] })).toEqual(['output-rule-loosened']);
  });
});

describe('an alternative that overlaps another one', () => {
  const closed = (node: JsonObject): JsonObject => ({ ...node, additionalProperties: false });
  const short = (length: number): JsonObject => ({ type: 'string', maxLength: length });
  const pattern = { type: 'string', pattern: '^a' };
  const change = (direction: Direction, from: JsonObject, to: JsonObject, other: JsonObject): string[] =>
    breaking(direction, { oneOf: [from, other] }, { oneOf: [to, other] });

  it.each<[string, JsonObject, JsonObject, JsonObject]>([
    ['an object without a field', object({ a: TEXT }, 'a'), object({ a: TEXT }), object({ b: TEXT })],
    ['a type', { type: 'integer' }, { type: 'number' }, { type: ['number', 'null'], maximum: 9 }],
    ['a value', { enum: ['a'] }, { enum: ['a', 'b'] }, short(9)],
    ['a longer value', short(3), short(4), short(9)],
    ['an alternative', { anyOf: [short(3), pattern] }, { anyOf: [short(3), pattern, short(4)] }, short(9)],
    ['unknown fields', closed(object({ a: TEXT })), object({ a: TEXT }), object({ b: TEXT })],
  ])('takes values from it by %s more in a request, and leaves it values by that less in a reply', (...values) => {
    const [, narrow, wide, other] = values;
    expect(change('input', narrow, wide, other)).toEqual(['input-rule-tightened']);
    expect(change('output', wide, narrow, other)).toEqual(expect.arrayContaining(['output-rule-loosened']));
  });

  it('takes values from it by a further field in a request', () => {
    const [one, two] = [closed(object({ a: TEXT })), closed(object({ a: TEXT, b: TEXT }))];
    expect(change('input', one, two, object({}))).toEqual(['input-rule-tightened']);
  });
});
