/** Decides which kinds of values a schema accepts, as far as its types, listed values and alternatives tell. */

import { arrayOf, type Json, objectOf, textOf } from '../../util/json';
import { type DocumentNode, member } from '../change';

/** A type of JSON Schema. Numbers are of two kinds, since `integer` is a part of `number`. */
export type Kind = 'null' | 'boolean' | 'integer' | 'fraction' | 'string' | 'array' | 'object';

const KINDS: readonly Kind[] = ['string', 'integer', 'fraction', 'boolean', 'array', 'object', 'null'];

const kindsOfType = (type: string): Kind[] => (type === 'number' ? ['integer', 'fraction'] : [type as Kind]);

/** Returns the kinds in their order. A schema may accept fewer: keywords such as `not` and `if` are not looked into. */
export function kindsOf(location: DocumentNode, way: readonly string[] = []): Kind[] {
  const { $ref, type } = objectOf(location.node);
  if (location.node === false) return [];
  const within = (word: string): Kind[][] => {
    const list = member(location, word);
    return arrayOf(list.node).map((_, index) => kindsOf(member(list, index), way));
  };
  const limits = [
    ...(type === undefined ? [] : [[type].flat().map(String).flatMap(kindsOfType)]),
    ...(valuesOf(location) === null ? [] : [(valuesOf(location) as Json[]).map(kindOf)]),
    ...(typeof $ref === 'string' && !way.includes($ref) ? [kindsOf(target(location, $ref), [...way, $ref])] : []),
    ...within('allOf'),
    ...['oneOf', 'anyOf']
      .map(within)
      .flatMap((alternatives) => (alternatives.length === 0 ? [] : [alternatives.flat()])),
  ];
  return KINDS.filter((kind) => limits.every((limit) => limit.includes(kind)));
}

/** The values that a schema lists by `enum`, `const` or both; null where it lists none. */
export function valuesOf({ node }: DocumentNode): Json[] | null {
  const { enum: list, const: only } = objectOf(node);
  if (!Array.isArray(list)) return only === undefined ? null : [only];
  return only === undefined ? list : list.filter((value) => textOf(value) === textOf(only));
}

const target = (location: DocumentNode, reference: string): DocumentNode => ({
  ...location,
  pointer: reference.slice(1),
  node: location.document.target(reference),
});

function kindOf(value: Json): Kind {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'fraction';
  return typeof value as Kind;
}

/** The kinds as types of JSON Schema, for people; `anything` for all of them. */
export function kindsInWords(kinds: readonly Kind[]): string {
  if (kinds.length === KINDS.length) return 'anything';
  const types = kinds.map((kind) => (kind === 'fraction' ? 'number' : kind));
  return types.filter((type) => type !== 'integer' || !types.includes('number')).join(' or ') || 'nothing';
}
