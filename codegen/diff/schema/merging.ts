/** Writes a schema with parts, which a value has to match together, as one schema where that means the same. */

import { arrayOf, isObject, type Json, type JsonObject, objectOf, textOf } from '../../util/json';
import type { DocumentNode } from '../change';
import { EXAMPLES, WORDS } from '../members';

/** Keywords that are read together: only one of two schemas that are merged may have some of a group. */
const GROUPS = [
  ['items', 'prefixItems', 'contains', 'minContains', 'maxContains'],
  ['if', 'then', 'else'],
  ['oneOf', 'discriminator'],
  ['anyOf', 'discriminator'],
];

/** Keywords that look at what the parts say, so that their schemas stay as they are. */
const LOOKING = ['unevaluatedProperties', 'unevaluatedItems', '$dynamicRef'];

const ABOUT = new Set([...WORDS, ...EXAMPLES, 'deprecated']);

/** Decides whether a schema has parts that could be merged into it. */
export function hasParts({ node }: DocumentNode): boolean {
  const { $ref, allOf, oneOf, anyOf, ...own } = objectOf(node);
  const isSingle = [oneOf, anyOf].some((list) => arrayOf(list).length === 1);
  return allOf !== undefined || isSingle || ($ref !== undefined && Object.keys(own).some((word) => !ABOUT.has(word)));
}

/**
 * Merges the parts of a schema into it: those of `allOf`, a reference, and `oneOf` and `anyOf` of one alternative.
 * Parts that cannot be merged stay in `allOf`.
 */
export function merged(location: DocumentNode): DocumentNode {
  return { ...location, node: mergedNode(location, location.node ?? true, []) };
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
