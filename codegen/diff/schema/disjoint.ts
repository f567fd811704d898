/** Decides whether alternatives exclude each other: whether no value can match two schemas. */

import { arrayOf, type Json, type JsonObject, objectOf, textOf } from '../../util/json';
import { type DocumentNode, member } from '../change';
import { valuesOf } from './keywords';

/** All parts of a schema, which a value has to match together: its own keywords, its reference, its `allOf`. */
type Parts = readonly DocumentNode[];

/** How many fields and alternatives within each other are looked into: schemas can contain themselves. */
const DEPTH = 3;

/**
 * Decides whether no value can match both schemas: because of their types, because they list different values, or
 * because one requires a field that the other forbids or whose values in the other are disjoint.
 */
export const areDisjoint = (one: DocumentNode, other: DocumentNode): boolean =>
  arePartsDisjoint(partsOf(one), partsOf(other), DEPTH);

/**
 * Decides whether an alternative overlaps another one of its list. What their schema says beside the list holds for
 * all of them, and a discriminator tells apart those that it has names for.
 */
export function overlapsAny(whole: DocumentNode, list: DocumentNode, at: number): boolean {
  const beside = Object.entries(objectOf(whole.node)).filter(([, value]) => value !== list.node);
  const shared = partsOf({ ...whole, node: Object.fromEntries(beside) });
  const alternatives = arrayOf(list.node).map((_, index) => {
    const alternative = member(list, index);
    return [...shared, ...namedPart(whole, alternative), ...partsOf(alternative)];
  });
  const own = alternatives[at] as Parts;
  return alternatives.some((other, index) => index !== at && !arePartsDisjoint(own, other, DEPTH));
}

/** The field by which a discriminator knows an alternative, with the names that it has there. */
function namedPart(whole: DocumentNode, alternative: DocumentNode): DocumentNode[] {
  const { propertyName, mapping } = objectOf(objectOf(whole.node).discriminator);
  const { $ref } = objectOf(alternative.node);
  if (typeof propertyName !== 'string' || typeof $ref !== 'string') return [];
  const component = lastOf($ref);
  const names = Object.entries(objectOf(mapping)).flatMap(([name, target]) =>
    lastOf(String(target)) === component ? [name] : [],
  );
  const values = names.length > 0 ? names : [component];
  return [{ ...whole, node: { required: [propertyName], properties: { [propertyName]: { enum: values } } } }];
}

const lastOf = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

function partsOf(location: DocumentNode, way: readonly string[] = []): DocumentNode[] {
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

function arePartsDisjoint(one: Parts, other: Parts, depth: number): boolean {
  if (one.some((part) => other.some((against) => haveDisjointValues(part, against)))) return true;
  const [types, others] = [typesOf(one), typesOf(other)];
  const shared = types?.filter((type) => others?.includes(type) ?? true);
  if (types && others && shared?.every((type) => type === 'object' && areObjectsDisjoint(one, other, depth)))
    return true;
  return depth > 0 && (isEachDisjoint(one, other, depth - 1) || isEachDisjoint(other, one, depth - 1));
}

/** Decides whether a schema has a list of alternatives of which each, with the rest of the schema, is disjoint. */
function isEachDisjoint(one: Parts, other: Parts, depth: number): boolean {
  return one.some((part, at) =>
    ['oneOf', 'anyOf'].some((word) => {
      const { [word]: alternatives, ...beside } = objectOf(part.node);
      const rest = one.with(at, { ...part, node: beside });
      const list = member(part, word);
      return (
        arrayOf(alternatives).length > 0 &&
        arrayOf(alternatives).every((_, index) =>
          arePartsDisjoint([...rest, ...partsOf(member(list, index))], other, depth),
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

/**
 * The types that a value can have to match all parts; null if they allow any. Parts without a type that name fields
 * are meant for objects, as the list that they stand in has them.
 */
function typesOf(parts: Parts): string[] | null {
  const lists = parts.flatMap(({ node, ...rest }) => {
    const { type } = objectOf(node);
    const types = type === undefined ? valuesOf({ ...rest, node })?.map(typeOf) : [type].flat().map(String);
    return types ? [types.map((name) => (name === 'integer' ? 'number' : name))] : [];
  });
  const [first, ...others] = lists;
  if (first) return first.filter((type) => others.every((list) => list.includes(type)));
  const namesFields = parts.some(({ node }) => ['properties', 'required'].some((word) => word in objectOf(node)));
  return namesFields ? ['object'] : null;
}

const typeOf = (value: Json): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

function areObjectsDisjoint(one: Parts, other: Parts, depth: number): boolean {
  const needed = new Set([...requiredOf(one), ...requiredOf(other)]);
  return (
    requiresForbidden(one, other) ||
    requiresForbidden(other, one) ||
    (depth > 0 &&
      [...needed].some((name) => arePartsDisjoint(fieldParts(one, name), fieldParts(other, name), depth - 1)))
  );
}

const requiredOf = (parts: Parts): string[] =>
  parts.flatMap(({ node }) => arrayOf(objectOf(node).required).map(String));

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
