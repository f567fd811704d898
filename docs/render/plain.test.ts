import Ajv from 'ajv/dist/2020';
import { documentOf, type Json, resolve } from './contract';
import { DOCUMENT_NAMES } from './documents';
import { plain } from './plain';

const FREE = { type: 'object', maxProperties: 3, additionalProperties: true, description: 'Whatever.' };
const closed = (...names: string[]) => ({
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
});

const written = (schema: Json): Json => plain({ components: { schemas: { One: schema } } }).components.schemas.One;

/** Values of every type, at the edges of what the schemas below say. */
const VALUES: readonly Json[] = [
  ...[null, true, false, 0, -1, 1.5, 10, 11, '', '1', '10', 'x', '12345678901', [], [1], {}],
  ...[{ a: 'x' }, { a: 1 }, { b: 'x', c: 'y' }, { a: 1, b: 2, c: 3 }, { a: 1, b: 2, c: 3, d: 4 }],
];

const changed: readonly Json[] = [
  { type: ['string', 'integer'], minimum: 0, maximum: 10, pattern: '^[0-9]{1,10}$', description: 'Digits.' },
  { type: ['string', 'number', 'null'], maximum: 10 },
  { anyOf: [closed('a'), closed('b', 'c'), FREE, { type: 'null' }] },
  { anyOf: [closed('a'), FREE] },
  {
    anyOf: [
      { type: 'string', enum: ['x'] },
      { type: 'string', enum: ['1', 'x'] },
    ],
  },
  { anyOf: [{ type: 'string', enum: ['x'] }, { type: 'string', enum: ['1'] }, { type: 'null' }] },
  { type: 'object', properties: { a: false, b: true } },
];

const kept: readonly Json[] = [
  { type: ['string', 'null'], maxLength: 1 },
  { type: ['object', 'string'], maxLength: 1 },
  { anyOf: [closed('a'), closed('b')] },
  // More fields than the free one takes.
  { anyOf: [closed('a', 'b', 'c', 'd'), FREE] },
  { anyOf: [{ type: 'string' }, FREE] },
  { anyOf: [{ type: 'string' }, { type: 'integer' }] },
];

it.each(changed)('says it plainer, and takes what it took: %j', (schema) => {
  const ajv = new Ajv({ strict: false });
  const plainer = written(schema);
  expect(plainer).not.toEqual(schema);
  const [before, after] = [ajv.compile(schema), ajv.compile(plainer)];
  expect(VALUES.map((value) => after(value))).toEqual(VALUES.map((value) => before(value)));
  expect(plainer.description).toBe(schema.description);
});

it.each(kept)('leaves what it could not say of the same values: %j', (schema) => {
  expect(written(schema)).toEqual(schema);
});

it('leaves out what some languages can not say', () => {
  const fields = { type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } } };
  const conditions = [{ required: ['a'] }, { required: ['b'] }];
  for (const choice of ['anyOf', 'oneOf']) expect(written({ ...fields, [choice]: conditions })).toEqual(fields);
  expect(written({ type: 'string', format: 'date-time', pattern: 'Z$' })).toEqual({
    type: 'string',
    format: 'date-time',
  });
  expect(written({ type: 'string', enum: ['ARG', 'arg', 'BRA'] })).toEqual({ type: 'string', enum: ['ARG', 'BRA'] });
  // Generators for Go and Java take a value with words about fields for an object.
  const words = { maxLength: 3, items: true, maxProperties: 1, additionalProperties: true };
  const anything = { type: ['string', 'number', 'boolean', 'null', 'array', 'object'], description: 'Anything.' };
  expect(written({ ...anything, ...words })).toEqual({ description: 'Anything.' });
});

describe('a choice between null and a value that has a name', () => {
  const NAMED: Json = {
    Text: { type: 'string', maxLength: 3, description: 'A text.' },
    Digits: { type: 'string', pattern: '^[\\u0030-\\u0039]$' },
    Day: { type: 'string', format: 'date', pattern: '^2' },
    Count: { type: 'integer', minimum: 1 },
    Map: { type: 'object', additionalProperties: { type: 'string' } },
    List: { type: 'string', enum: ['x'] },
    Fields: { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: { type: 'string' } },
  };
  const choice = (name: string, word = 'oneOf') => ({
    [word]: [{ $ref: `#/components/schemas/${name}` }, { type: 'null' }],
  });
  const writtenIn = (schema: Json): Json =>
    plain({ components: { schemas: { ...NAMED, One: schema } } }).components.schemas.One;

  it.each([
    [choice('Text'), { type: ['string', 'null'], maxLength: 3, description: 'A text.' }],
    [choice('Text', 'anyOf'), { type: ['string', 'null'], maxLength: 3, description: 'A text.' }],
    [
      { ...choice('Text'), description: 'Own.' },
      { type: ['string', 'null'], maxLength: 3, description: 'Own.' },
    ],
    [choice('Digits'), { type: ['string', 'null'], pattern: '^[\\x30-\\x39]$' }],
    [choice('Day'), { type: ['string', 'null'], format: 'date' }],
    [choice('Count'), { type: ['integer', 'null'], minimum: 1 }],
    [choice('Map'), { type: ['object', 'null'], additionalProperties: { type: 'string' } }],
  ])('is one value that may be null: %j', (schema, wanted) => {
    expect(writtenIn(schema)).toEqual(wanted);
  });

  it.each([choice('List'), choice('Fields')])('stays where generators keep the name: %j', (schema) => {
    expect(writtenIn(schema)).toEqual(schema);
  });

  it('is left with the null of every text, number and map in no document', () => {
    const left = (node: Json, document: Json): string[] => {
      if (node === null || typeof node !== 'object') return [];
      const own = ((node.oneOf ?? node.anyOf ?? []) as Json[]).filter(({ $ref }) => $ref !== undefined);
      const isNullable = own.length === 1 && (node.oneOf ?? node.anyOf).some(({ type }: Json) => type === 'null');
      const meant = isNullable ? resolve(document, own[0]) : {};
      const isLost =
        isNullable && meant.enum === undefined && meant.properties === undefined && meant.anyOf === undefined;
      return [...(isLost ? [own[0].$ref] : []), ...Object.values(node).flatMap((one) => left(one as Json, document))];
    };
    for (const name of DOCUMENT_NAMES) {
      const written = plain(documentOf(name, 'current'));
      expect([name, left(written, written)]).toEqual([name, []]);
    }
  });
});

it('says choices and types of the contract plainer', () => {
  const { schemas } = documentOf('openapi', 'current').components;
  const plainer = plain(documentOf('openapi', 'current')).components.schemas;
  const names = Object.keys(schemas).filter((name) => JSON.stringify(schemas[name]) !== JSON.stringify(plainer[name]));
  for (const name of ['ActivityProperties', 'ErrorCode', 'FreeValue', 'NumericText']) expect(names).toContain(name);
});
