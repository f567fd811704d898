import { SpecFiles } from '../load/files';
import { Problems } from '../problems';
import type { Json, JsonObject } from '../util/json';
import { compileModule } from './compile';
import { Document } from './document';
import { SchemaSet } from './schema-set';

const sources = new Map([['', { file: 'openapi.yaml', pointer: '' }]]);
const documentOf = (schemas: JsonObject): Document => new Document('openapi', { components: { schemas } }, sources);
const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

const base = {
  Name: { type: 'string', maxLength: 5 },
  Leaf: { type: 'object', properties: { name: ref('Name') } },
  Tree: {
    type: 'object',
    properties: {
      leaf: ref('Leaf'),
      children: { type: 'array', items: ref('Tree') },
      free: { type: 'object', additionalProperties: true },
    },
  },
};

const conditional = {
  type: 'object',
  properties: { a: { type: 'string' }, b: { type: 'string' } },
  if: { properties: { a: { const: 'x' } } },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema, never awaited
  then: { properties: { b: { const: 'y' } } },
};

/** Compiles one schema and says whether it takes a value. */
function judge(schemas: JsonObject, schema: Json, side: 'request' | 'response', value: Json): boolean {
  const set = new SchemaSet();
  const id = set.add(documentOf(schemas), schema, side, 'inline', '/x');
  const problems = new Problems(new SpecFiles('.'));
  const module = compileModule([id], set, new Map(), problems);
  expect(problems.list()).toEqual([]);
  return module.check(id, value).length === 0;
}

describe('schemas for validators', () => {
  const cases: [
    what: string,
    schemas: JsonObject,
    schema: Json,
    side: 'request' | 'response',
    value: Json,
    want: boolean,
  ][] = [
    ['a request is judged as written', base, ref('Tree'), 'request', { more: 1 }, true],
    ['a response takes no other field', base, ref('Tree'), 'response', { more: 1 }, false],
    ['through references', base, ref('Tree'), 'response', { leaf: { name: 'a', more: 1 } }, false],
    [
      'in a component that refers to itself',
      base,
      ref('Tree'),
      'response',
      { children: [{ children: [{ more: 1 }] }] },
      false,
    ],
    ['an object that says so stays free', base, ref('Tree'), 'response', { free: { any: 1 } }, true],
    [
      'schemas written in place are closed too',
      base,
      { type: 'object', properties: { t: ref('Leaf') } },
      'response',
      { t: {}, u: 1 },
      false,
    ],
    ['conditions judge the same object and stay open', {}, conditional, 'response', { a: 'x', b: 'y' }, true],
    ['and still count', {}, conditional, 'response', { a: 'x', b: 'z' }, false],
    ['formats are checked in full', {}, { type: 'string', format: 'date' }, 'request', '2024-02-30', false],
    ['two decimals of a number are exact', {}, { type: 'number', multipleOf: 0.01 }, 'request', 0.07, true],
    ['and more are refused', {}, { type: 'number', multipleOf: 0.01 }, 'request', 0.071, false],
  ];
  it.each(cases)('%s', (_, schemas, schema, side, value, want) => {
    expect(judge(schemas, schema, side, value)).toBe(want);
  });

  it('have one id per content, whatever the revision', () => {
    const set = new SchemaSet();
    const add = (document: Document, side: 'request' | 'response') => set.add(document, ref('Leaf'), side, 'x', '/x');
    const current = documentOf(base);
    const described = documentOf({ ...base, Name: { ...base.Name, description: 'A name.' } });
    const shorter = documentOf({ ...base, Name: { type: 'string', maxLength: 4 } });
    expect(add(current, 'request')).toBe('Leaf');
    expect(add(current, 'response')).toBe('Leaf_closed');
    expect(add(described, 'request')).toBe('Leaf');
    expect(add(shorter, 'request')).toBe('Leaf_2');
    expect(set.add(current, ref('Name'), 'response', 'x', '/x')).toBe('Name');
  });

  it('name the place of a keyword that no schema has', () => {
    const set = new SchemaSet();
    const id = set.add(documentOf({ Bad: { type: 'string', maxLenght: 3 } }), ref('Bad'), 'request', 'x', '/x');
    const problems = new Problems(new SpecFiles('.'));
    compileModule([id], set, new Map(), problems);
    expect(problems.list()).toMatchObject([
      {
        file: 'openapi.yaml',
        pointer: '/components/schemas/Bad/maxLenght',
        message: 'maxLenght is not a keyword of a schema',
      },
    ]);
  });

  it('name themselves in errors by their place in the bundled document', () => {
    const set = new SchemaSet();
    const id = set.add(documentOf(base), ref('Tree'), 'response', 'x', '/x');
    const { code } = compileModule([id], set, new Map(), new Problems(new SpecFiles('.')));
    expect(code).toContain('schemaPath:"#/components/schemas/Name/maxLength"');
    expect(code).not.toContain('schemaPath:"#/maxLength"');
    expect(code.match(/^function validate/gm)).toHaveLength(3);
  });
});
