import { Document } from '../../model/document';
import type { Json } from '../../util/json';
import { kindsInWords, kindsOf } from './kinds';

function kinds(node: Json): string[] {
  const root = {
    components: { schemas: { S: node, Loop: { type: 'string', allOf: [{ $ref: '#/components/schemas/Loop' }] } } },
  };
  const document = new Document('openapi', root, new Map([['', { file: 'openapi.yaml', pointer: '' }]]));
  return kindsOf({ document, pointer: '/components/schemas/S', node });
}

describe('the kinds of values that a schema accepts', () => {
  it.each<[string, Json, string[]]>([
    ['its type', { type: 'string' }, ['string']],
    ['integers and fractions for a number', { type: 'number' }, ['integer', 'fraction']],
    ['listed values', { enum: ['a', 1, null] }, ['string', 'integer', 'null']],
    ['a listed fraction', { const: 1.5 }, ['fraction']],
    ['a listed list and object', { enum: [[], {}] }, ['array', 'object']],
    ['what the type leaves of listed values', { type: 'integer', enum: ['a', 1, 1.5] }, ['integer']],
    ['what all parts have', { allOf: [{ type: ['string', 'null'] }, { type: ['null', 'boolean'] }] }, ['null']],
    ['what one alternative has', { oneOf: [{ type: 'string' }, { type: 'integer' }] }, ['string', 'integer']],
    ['nothing of an alternative that accepts no value', { anyOf: [{ type: 'string' }, false] }, ['string']],
    ['the target of a reference, once', { $ref: '#/components/schemas/Loop' }, ['string']],
    ['none', false, []],
  ])('are those of %s', (_, node, expected) => {
    expect(kinds(node)).toEqual(expected);
  });

  it.each<[Json, string]>([
    [{}, 'anything'],
    [{ type: 'number' }, 'number'],
    [{ type: ['integer', 'string'] }, 'string or integer'],
    [false, 'nothing'],
  ])('of %j are in words: %s', (node, words) => {
    expect(kindsInWords(kinds(node) as never)).toBe(words);
  });
});
