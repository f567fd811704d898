/** Writes a schema with parts, which a value has to match together, as one schema where that means the same. */

import { arrayOf, isObject, type Json, type JsonObject, objectOf, textOf } from '../../util/json';
import { type DocumentNode, followed, member } from '../change';
import { EXAMPLES, WORDS } from '../members';
import { areDisjoint } from './disjoint';

/** Keywords that are read together: only one of two schemas that are merged may have some of a group. */
const GROUPS = [
  ['items', 'prefixItems', 'contains', 'minContains', 'maxContains'],
  ['if', 'then', 'else'],
  ['oneOf', 'discriminator'],
  ['anyOf', 'discriminator'],
];

/** Keywords that look at what the parts say, so that their schemas stay as they are. */
const LOOKING = ['unevaluatedProperties', 'unevaluatedItems', '$dynamicRef'];

const ALTERNATIVES = ['oneOf', 'anyOf'] as const;
type Alternatives = (typeof ALTERNATIVES)[number];

const ABOUT = new Set([...WORDS, ...EXAMPLES, 'deprecated']);

/** Decides whether a schema has parts or alternatives that could be merged into it. */
export function hasParts(location: DocumentNode): boolean {
  const { $ref, allOf, oneOf, anyOf, ...own } = objectOf(location.node);
  const isSingle = [oneOf, anyOf].some((list) => arrayOf(list).length === 1);
  const isNested = ALTERNATIVES.some((word) => flattened(location, word, own) !== undefined);
  return (
    allOf !== undefined ||
    isSingle ||
    isNested ||
    ($ref !== undefined && Object.keys(own).some((word) => !ABOUT.has(word)))
  );
}

/**
 * Merges the parts of a schema into it: those of `allOf`, a reference, and `oneOf` and `anyOf` of one alternative.
 * Parts that cannot be merged stay in `allOf`. Alternatives of an alternative become alternatives of the schema.
 */
export function merged(location: DocumentNode): DocumentNode {
  const whole = objectOf(location.node);
  const lists = ALTERNATIVES.flatMap((word) => {
    const list = flattened(location, word, whole);
    return list === undefined ? [] : [[word, list] as const];
  });
  const node = lists.length === 0 ? location.node : { ...whole, ...Object.fromEntries(lists) };
  return { ...location, node: mergedNode(location, node ?? true, []) };
}

/**
 * Replaces the alternatives that are nothing but alternatives by those. In `oneOf`, and for an inner `oneOf`, that
 * means the same only if no value fits two of the inner ones.
 *
 * @returns undefined where there is nothing to replace, or a discriminator names the alternatives
 */
function flattened(location: DocumentNode, word: Alternatives, { discriminator }: JsonObject): Json[] | undefined {
  const list = member(location, word);
  if (discriminator !== undefined || !Array.isArray(list.node)) return undefined;
  const inner = list.node.map((_, index) => innerAlternatives(member(list, index), word, []));
  if (inner.every((found) => found === null)) return undefined;
  return inner.flatMap((found, index) => found ?? [arrayOf(list.node)[index] as Json]);
}

function innerAlternatives(location: DocumentNode, around: Alternatives, way: readonly string[]): Json[] | null {
  const { node } = location;
  if (!isObject(node)) return null;
  const [word, ...others] = Object.keys(node).filter((key) => !ABOUT.has(key));
  if (others.length > 0) return null;
  const { $ref } = node;
  if (typeof $ref === 'string')
    return way.includes($ref)
      ? null
      : innerAlternatives(followed({ ...location, node: { $ref } }), around, [...way, $ref]);
  if (word !== 'oneOf' && word !== 'anyOf') return null;
  const list = member(location, word);
  const alternatives = arrayOf(list.node).map((_, index) => member(list, index));
  const isAny = word === 'anyOf' && around === 'anyOf';
  if (!isAny && !alternatives.every((one, at) => alternatives.slice(at + 1).every((other) => areDisjoint(one, other))))
    return null;
  return alternatives.flatMap((one) => innerAlternatives(one, around, way) ?? [one.node ?? true]);
}

function mergedNode({ document }: DocumentNode, schema: Json, way: readonly string[]): Json {
  const within = (node: Json, followed: readonly string[]): Json => {
    if (!isObject(node) || LOOKING.some((word) => node[word] !== undefined)) return node;
    const { $ref, allOf, ...rest } = node;
    let own: JsonObject = rest;
    const left: Json[] = [];
    const add = (part: Json, resolved: Json): void => {
      const both = isObject(resolved) ? union(own, resolved) : resolved === true ? own : null;
      if (both === null) left.push(part);
      else own = both;
    };
    const isNew = typeof $ref === 'string' && !followed.includes($ref);
    if (isNew) add({ $ref }, within(document.target($ref) ?? true, [...followed, $ref]));
    else if ($ref !== undefined) left.push({ $ref });
    const single = ['oneOf', 'anyOf'].filter(
      (word) => own.discriminator === undefined && arrayOf(own[word]).length === 1,
    );
    const alternatives = single.flatMap((word) => arrayOf(own[word]));
    own = Object.fromEntries(Object.entries(own).filter(([word]) => !single.includes(word)));
    for (const part of [...arrayOf(allOf), ...alternatives]) add(part, within(part, followed));
    const all = [...arrayOf(own.allOf), ...left];
    return all.length === 0 ? own : { ...own, allOf: all };
  };
  return within(schema, way);
}

/** Merges two schemas. @returns null where one schema cannot say what both say */
function union(one: JsonObject, other: JsonObject): JsonObject | null {
  const has = (schema: JsonObject, words: readonly string[]): boolean =>
    words.some((word) => schema[word] !== undefined);
  if (has(one, LOOKING) || has(other, LOOKING) || isEntangled(one, other) || isEntangled(other, one)) return null;
  if (GROUPS.some((words) => has(one, words) && has(other, words))) return null;
  const all: [string, Json][] = [];
  for (const word of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const value = both(word, one[word], other[word]);
    if (value === undefined) return null;
    all.push([word, value]);
  }
  return Object.fromEntries(all);
}

/** Decides whether other fields of a schema would be others if it also had the fields of another one. */
const isEntangled = (one: JsonObject, other: JsonObject): boolean =>
  one.additionalProperties !== undefined &&
  ['properties', 'patternProperties', 'additionalProperties'].some((word) => other[word] !== undefined);

/** @returns undefined where one value cannot say what both say */
function both(word: string, one: Json | undefined, other: Json | undefined): Json | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  if (textOf(one) === textOf(other) || ABOUT.has(word)) return one;
  if (word === 'required') return [...new Set([...arrayOf(one), ...arrayOf(other)])];
  if (word === 'allOf') return [...arrayOf(one), ...arrayOf(other)];
  if (word.startsWith('max') || word === 'exclusiveMaximum') return Math.min(Number(one), Number(other));
  if (word.startsWith('min') || word === 'exclusiveMinimum') return Math.max(Number(one), Number(other));
  if (word === 'type') return typesOfBoth([one].flat().map(String), [other].flat().map(String));
  if (word !== 'properties') return undefined;
  const [fields, others] = [objectOf(one), objectOf(other)];
  const names = [...new Set([...Object.keys(fields), ...Object.keys(others)])];
  return Object.fromEntries(
    names.map((name) => {
      const [field, second] = [fields[name], others[name]];
      const isBoth = field !== undefined && second !== undefined && textOf(field) !== textOf(second);
      return [name, isBoth ? { allOf: [field, second] } : ((field ?? second) as Json)];
    }),
  );
}

/** The types that two schemas accept together. */
function typesOfBoth(one: readonly string[], other: readonly string[]): Json | undefined {
  const isIn = (types: readonly string[]) => (type: string) =>
    types.includes(type) || (type === 'integer' && types.includes('number'));
  const all = [...new Set([...one.filter(isIn(other)), ...other.filter(isIn(one))])];
  return all.length === 0 ? undefined : all;
}
