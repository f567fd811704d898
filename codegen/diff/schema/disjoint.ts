/** Decides whether alternatives exclude each other: whether no value can match two schemas. */

import { arrayOf, type Json, type JsonObject, objectOf, textOf } from '../../util/json';
import { type DocumentNode, member } from '../change';
import { EXAMPLES, WORDS } from '../members';
import { valuesOf } from './kinds';

/** All parts of a schema, which a value has to match together: its own keywords, its reference, its `allOf`. */
type Parts = readonly DocumentNode[];

/** How many fields and alternatives within each other are looked into: schemas can contain themselves. */
const DEPTH = 3;

/**
 * Decides whether no value can match both schemas: because of their types, because they list different values, or
 * because one requires a field that the other forbids or whose values in the other are disjoint.
 */
export const areDisjoint = (one: DocumentNode, other: DocumentNode): boolean =>
  arePartsDisjoint(partsOf(one), partsOf(other), DEPTH, []);

/**
 * Decides whether an alternative overlaps another one of its list. What their schema says beside the list holds for
 * all of them, and a discriminator tells apart those that it has names for.
 *
 * @param refused types of which no value can be accepted, whatever this alternative says
 */
export function overlapsAny(whole: DocumentNode, list: DocumentNode, at: number, refused: readonly string[]): boolean {
  const beside = Object.entries(objectOf(whole.node)).filter(([, value]) => value !== list.node);
  const shared = partsOf({ ...whole, node: Object.fromEntries(beside) });
  const alternatives = arrayOf(list.node).map((_, index) => {
    const alternative = member(list, index);
    return [...shared, ...namedPart(whole, alternative), ...partsOf(alternative)];
  });
  const own = alternatives[at] as Parts;
  return alternatives.some((other, index) => index !== at && !arePartsDisjoint(own, other, DEPTH, refused));
}

/**
 * Returns the types of which `oneOf` accepts no value, since two alternatives accept each: as those do that name fields
 * and no type. An alternative like them takes no such value away.
 */
export function refusedTypes(list: DocumentNode): string[] {
  const alternatives = arrayOf(list.node).map((_, index) => partsOf(member(list, index)));
  return TYPES.filter((type) => alternatives.filter((parts) => acceptsAll(parts, type)).length > 1);
}

const acceptsAll = (parts: Parts, type: string): boolean =>
  parts.every(({ node }) =>
    Object.entries(objectOf(node)).every(([word, value]) =>
      word === 'type'
        ? [value].flat().includes(type)
        : IGNORED.has(word) || (type !== 'object' && OF_OBJECTS.has(word)),
    ),
  );

const TYPES = ['null', 'boolean', 'number', 'string', 'array', 'object'];

/** Keywords that values other than objects match. */
const OF_OBJECTS = new Set(
  `properties required additionalProperties patternProperties propertyNames minProperties maxProperties
  dependentRequired dependentSchemas`.split(/\s+/),
);

const IGNORED = new Set([...WORDS, ...EXAMPLES, 'deprecated']);

/** The field by which a discriminator knows an alternative, with the names that it has there. */
function namedPart(whole: DocumentNode, alternative: DocumentNode): DocumentNode[] {
  const { propertyName } = objectOf(objectOf(whole.node).discriminator);
  const names = namesOfAlternative(whole, alternative);
  if (typeof propertyName !== 'string' || names.length === 0) return [];
  return [{ ...whole, node: { required: [propertyName], properties: { [propertyName]: { enum: names } } } }];
}

/** The names that a discriminator has for an alternative: those of its mapping, or else the name of its component. */
export function namesOfAlternative(whole: DocumentNode, alternative: DocumentNode): string[] {
  const { mapping } = objectOf(objectOf(whole.node).discriminator);
  const { $ref } = objectOf(alternative.node);
  if (typeof $ref !== 'string') return [];
  const component = lastOf($ref);
  const names = Object.entries(objectOf(mapping)).flatMap(([name, target]) =>
    lastOf(String(target)) === component ? [name] : [],
  );
  return names.length > 0 ? names : [component];
}

const lastOf = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

/** Returns all parts of a schema. */
export function partsOf(location: DocumentNode, way: readonly string[] = []): DocumentNode[] {
  const { $ref, allOf, ...own } = objectOf(location.node);
  const all = member(location, 'allOf');
  return [
    { ...location, node: own },
    ...(typeof $ref === 'string' && !way.includes($ref)
      ? partsOf({ ...location, pointer: $ref.slice(1), node: location.document.target($ref) }, [...way, $ref])
      : []),
    ...arrayOf(allOf).flatMap((_, index) => partsOf(member(all, index), way)),
  ];
}

function arePartsDisjoint(one: Parts, other: Parts, depth: number, refused: readonly string[]): boolean {
  if (one.some((part) => other.some((against) => haveDisjointValues(part, against)))) return true;
  const [types, others] = [typesOf(one), typesOf(other)];
  const shared = types.filter((type) => others.includes(type) && !refused.includes(type));
  if (shared.every((type) => type === 'object' && areObjectsDisjoint(one, other, depth))) return true;
  return (
    depth > 0 && (isEachDisjoint(one, other, depth - 1, refused) || isEachDisjoint(other, one, depth - 1, refused))
  );
}

/** Decides whether a schema has a list of alternatives of which each, with the rest of the schema, is disjoint. */
function isEachDisjoint(one: Parts, other: Parts, depth: number, refused: readonly string[]): boolean {
  return one.some((part, at) =>
    ['oneOf', 'anyOf'].some((word) => {
      const { [word]: alternatives, ...beside } = objectOf(part.node);
      const rest = one.with(at, { ...part, node: beside });
      const list = member(part, word);
      return (
        arrayOf(alternatives).length > 0 &&
        arrayOf(alternatives).every((_, index) =>
          arePartsDisjoint([...rest, ...partsOf(member(list, index))], other, depth, refused),
        )
      );
    }),
  );
}

function haveDisjointValues(one: DocumentNode, other: DocumentNode): boolean {
  const [values, others] = [valuesOf(one), valuesOf(other)];
  if (values === null || others === null) return false;
  const known = new Set(others.map((value) => textOf(value)));
  return !values.some((value) => known.has(textOf(value)));
}

/** The types that a value can have to match all parts. */
function typesOf(parts: Parts): string[] {
  const lists = parts.flatMap(({ node, ...rest }) => {
    const { type } = objectOf(node);
    const types = type === undefined ? valuesOf({ ...rest, node })?.map(typeOf) : [type].flat().map(String);
    return types ? [types.map((name) => (name === 'integer' ? 'number' : name))] : [];
  });
  return TYPES.filter((type) => lists.every((list) => list.includes(type)));
}

const typeOf = (value: Json): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

function areObjectsDisjoint(one: Parts, other: Parts, depth: number): boolean {
  const needed = new Set([...requiredOf(one), ...requiredOf(other)]);
  return (
    requiresForbidden(one, other) ||
    requiresForbidden(other, one) ||
    (depth > 0 &&
      [...needed].some((name) => arePartsDisjoint(fieldParts(one, name), fieldParts(other, name), depth - 1, [])))
  );
}

const requiredOf = (parts: Parts): string[] =>
  parts.flatMap(({ node }) => arrayOf(objectOf(node).required).map(String));

/** The names of the fields that a schema says something of, by itself, its reference or its `allOf`. */
export const fieldNames = (location: DocumentNode): string[] =>
  partsOf(location).flatMap(({ node }) => Object.keys(objectOf(objectOf(node).properties)));

/** The schemas of a field in the parts of a schema. */
export const fieldsNamed = (location: DocumentNode, field: string): DocumentNode[] =>
  partsOf(location)
    .map((part) => member(member(part, 'properties'), field))
    .filter(({ node }) => node !== undefined);

/** All parts of a field, wherever a schema has it. */
const fieldParts = (parts: Parts, name: string): DocumentNode[] =>
  parts.flatMap((part) => {
    const properties = member(part, 'properties');
    return Object.hasOwn(objectOf(properties.node), name) ? partsOf(member(properties, name)) : [];
  });

/** Decides whether a schema requires a field that a closed part of another one does not have. */
function requiresForbidden(one: Parts, other: Parts): boolean {
  const closed = other.map(({ node }) => objectOf(node) as JsonObject).filter(isClosed);
  return closed.some(({ properties }) => requiredOf(one).some((name) => !Object.hasOwn(objectOf(properties), name)));
}

const isClosed = ({ additionalProperties, patternProperties }: JsonObject): boolean =>
  additionalProperties === false && patternProperties === undefined;
