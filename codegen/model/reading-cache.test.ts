import type { JsonObject } from '../util/json';
import { Document } from './document';
import { ReadingCache } from './reading-cache';

const node: JsonObject = { $ref: '#/components/schemas/Thing' };
const thing: JsonObject = { properties: { color: { $ref: '#/components/schemas/Color' } } };
const color: JsonObject = { type: 'string' };
const other: JsonObject = { type: 'integer' };

const documentWith = (schemas: JsonObject): Document =>
  new Document(
    'tiny',
    { components: { schemas: { Thing: thing, Color: color, Other: other, ...schemas } } },
    new Map(),
  );

describe('what was read from a node', () => {
  it('holds in documents that share what it refers to, and at its place', () => {
    const remembered = new ReadingCache<object>();
    const read = (schemas: JsonObject, place = 'body') => remembered.of(documentWith(schemas), node, place, () => ({}));
    const first = read({});
    expect(read({})).toBe(first);
    expect(read({ Other: { type: 'boolean' } })).toBe(first);
    expect(read({}, 'answer')).not.toBe(first);
    const edited = { Color: { type: 'integer' } };
    const second = read(edited);
    expect(second).not.toBe(first);
    expect([read(edited), read({})]).toEqual([second, first]);
    expect(read(edited)).toBe(second);
    expect(read({})).toBe(first);
  });
});
