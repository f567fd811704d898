/** Compares what is within a value: its fields and items. */

import { arrayOf, isObject, type Json, objectOf, textOf } from '../../util/json';
import {
  type Direction,
  type DocumentNode,
  member,
  memberPair,
  namesOf,
  type Pair,
  sameText,
  type UnplacedChange,
  unplacedChange,
} from '../change';
import type { RuleId } from '../rules';
import { type Compare, isAny, loosened, ruleFor, tightened } from './comparing';
import { fieldNames, fieldsNamed, partsOf } from './disjoint';
import { LISTS } from './keywords';

const requiredOf = ({ node }: DocumentNode): string[] => arrayOf(objectOf(node).required).map(String);

export function compareFields(
  pair: Pair,
  direction: Direction,
  name: string,
  inner: Compare,
  around: ReadonlySet<string>,
): UnplacedChange[] {
  const properties = memberPair(pair, 'properties');
  const { gone, added, common } = namesOf(properties);
  const [before, after] = [requiredOf(pair.before), requiredOf(pair.after)];
  const at = (field: string): Pair => memberPair(properties, field);
  const call = (field: string): string => `${name}.${field}`;
  const isNew = (field: string): boolean => !inAlternatives(pair.before, field).some(isDefined);
  const known = new Set([...around, ...namesWithin(pair.before)]);
  const isShared = (field: string): boolean => known.has(field) || known.has(ANY_FIELD);
  const ofAlternatives = (field: string, whole: DocumentNode): FieldOfAlternatives => ({
    pair,
    whole,
    direction,
    name: call(field),
    field,
    inner,
  });
  const isGone = (field: string): boolean => !inAlternatives(pair.after, field).some(isDefined);
  return [
    ...added.filter(isNew).flatMap((field) =>
      compareAdded(pair, at(field), direction, call(field), {
        isRequired: after.includes(field),
        isShared: isShared(field),
        others: othersOf(pair.before, field),
        inner,
      }),
    ),
    ...gone
      .filter(isGone)
      .flatMap((field) => compareGone(at(field), direction, call(field), othersOf(pair.after, field), inner)),
    ...gone.flatMap((field) => compareMoved(ofAlternatives(field, at(field).before))),
    ...added.flatMap((field) => compareJoined(ofAlternatives(field, at(field).after))),
    ...common.flatMap((field) => inner(at(field), call(field))),
    ...compareRequired(pair, direction, name, before, after, new Set([...added, ...gone])),
    ...compareOpenness(pair, direction, name, inner, around),
  ];
}

/** Decides whether a pattern matches a name. An invalid pattern, which generation refuses, matches nothing. */
function matches(pattern: string, name: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(name);
  } catch {
    return false;
  }
}

/** The schema that a field has if a schema does not name it; null where it has none. */
function othersOf(location: DocumentNode, field: string): DocumentNode | null {
  const patterns = member(location, 'patternProperties');
  const matching = Object.keys(objectOf(patterns.node)).filter((pattern) => matches(pattern, field));
  const [first, ...rest] = matching.map((pattern) => member(patterns, pattern));
  if (first !== undefined)
    return rest.length === 0 ? first : { ...first, node: { allOf: [first, ...rest].map(({ node }) => node as Json) } };
  const others = member(location, 'additionalProperties');
  return isObject(others.node) ? others : null;
}

/** A field that a schema did not name before. */
interface AddedField {
  isRequired: boolean;
  /** True if the value could have the field already, by a schema that has this one for a part. */
  isShared: boolean;
  /** The schema that the field had without being named. */
  others: DocumentNode | null;
  inner: Compare;
}

function compareAdded(
  pair: Pair,
  at: Pair,
  direction: Direction,
  name: string,
  { isRequired, isShared, others, inner }: AddedField,
): UnplacedChange[] {
  const input = isRequired ? 'input-field-added-required' : 'input-field-added';
  const change = (rule: RuleId): UnplacedChange[] => [unplacedChange(rule, `\`${name}\` is new`, at)];
  // A name that the other fields could have: its values are compared with theirs.
  if (others !== null)
    return [
      ...(isRequired ? change(ruleFor(direction, input, 'output-field-always')) : []),
      ...inner({ before: others, after: at.after }, name),
    ];
  // The part says more of the field now, or forbids it no longer.
  if (isShared) return change(isClosed(pair.before) ? loosened(direction) : tightened(direction));
  return change(ruleFor(direction, input, 'output-field-added'));
}

/** @param others the schema that the field has now */
function compareGone(
  at: Pair,
  direction: Direction,
  name: string,
  others: DocumentNode | null,
  inner: Compare,
): UnplacedChange[] {
  const removed = ruleFor(direction, 'input-field-removed', 'output-field-removed');
  return [
    ...(others === null || direction !== 'input' ? [unplacedChange(removed, `\`${name}\` is gone`, at)] : []),
    ...(others === null ? [] : inner({ before: at.before, after: others }, name)),
  ];
}

const isDefined = (location: DocumentNode | null): boolean => location !== null;

const isClosed = (location: DocumentNode): boolean => objectOf(location.node).additionalProperties === false;

/** Returns the alternatives of a schema, those of `oneOf` and of `anyOf`. */
const alternativesOf = (location: DocumentNode): DocumentNode[] =>
  ['oneOf', 'anyOf'].flatMap((word) => {
    const alternatives = member(location, word);
    return arrayOf(alternatives.node).map((_, index) => member(alternatives, index));
  });

/** Returns the field in each alternative of a schema (`oneOf`, `anyOf`); null for an alternative without it. */
function inAlternatives(location: DocumentNode, field: string): (DocumentNode | null)[] {
  return alternativesOf(location).map((alternative) => {
    const [first, ...others] = fieldsNamed(alternative, field);
    if (first === undefined || others.length === 0) return first ?? null;
    return { ...first, node: { allOf: [first, ...others].map(({ node }) => node as Json) } };
  });
}

/** A field that the whole schema has in one version, and its alternatives in the other. */
interface FieldOfAlternatives {
  pair: Pair;
  /** The field in the version of which the whole schema has it. */
  whole: DocumentNode;
  direction: Direction;
  /** Its name in the report. */
  name: string;
  field: string;
  inner: Compare;
}

/** A field that every value had and that only some alternatives have now. */
function compareMoved({ pair, whole: was, direction, name, field, inner }: FieldOfAlternatives): UnplacedChange[] {
  const alternatives = inAlternatives(pair.after, field);
  const required = requiredOf(pair.before).includes(field);
  const having = alternatives.filter((alternative) => alternative !== null);
  const [first] = having;
  if (!first) return [];
  const some = having.length < alternatives.length;
  const words = `\`${name}\` is a field of only some alternatives now`;
  const narrower = direction === 'input' ? 'input-rule-tightened' : 'output-field-optional';
  const stays = having.some((alternative) => sameText({ before: was, after: alternative }));
  // An alternative can have the field in alternatives of its own, or a schema for all fields that it does not name.
  const deeper = alternativesOf(pair.after).find(
    (alternative, index) =>
      alternatives[index] === null && (namesWithin(alternative).includes(field) || hasOthers(alternative, field, was)),
  );
  // Where none stays, a request needs one that accepts its value, and a reply can have the value of each.
  const compared = stays ? [] : direction === 'input' ? [first] : having;
  const differs =
    (stays ? having.find((alternative) => !sameText({ before: was, after: alternative })) : undefined) ?? deeper;
  const other = `\`${name}\` can have another schema as well`;
  return [
    ...compared.flatMap((alternative) => inner({ before: was, after: alternative }, name)),
    ...(differs && direction !== 'input'
      ? [unplacedChange('output-alternative-added', other, { before: was, after: differs })]
      : []),
    ...(some && (direction === 'input' || required)
      ? [unplacedChange(narrower, words, { before: was, after: first })]
      : []),
    ...(some
      ? []
      : compareRequirement({ before: was, after: first }, direction, name, required, isAlways(pair.after, field))),
  ];
}

/** Decides whether a schema has another schema than this for a field that it does not name. */
const hasOthers = (location: DocumentNode, field: string, known: DocumentNode): boolean =>
  partsOf(location)
    .map((part) => othersOf(part, field))
    .some((others) => others !== null && !sameText({ before: known, after: others }));

/** Decides whether a schema requires a field, by itself or by each of its alternatives. */
function isAlways(location: DocumentNode, field: string): boolean {
  const isInAll = (word: string): boolean => {
    const list = member(location, word);
    const alternatives = arrayOf(list.node).map((_, index) => partsOf(member(list, index)));
    return alternatives.length > 0 && alternatives.every((parts) => parts.flatMap(requiredOf).includes(field));
  };
  return requiredOf(location).includes(field) || isInAll('oneOf') || isInAll('anyOf');
}

function compareRequirement(at: Pair, direction: Direction, name: string, was: boolean, is: boolean): UnplacedChange[] {
  if (was === is) return [];
  const rule = is
    ? ruleFor(direction, 'input-field-required', 'output-field-always')
    : ruleFor(direction, 'input-field-optional', 'output-field-optional');
  return [unplacedChange(rule, `\`${name}\` is ${is ? 'required' : 'optional'} now`, at)];
}

/** A field that alternatives had and that every value has now. */
function compareJoined({ pair, whole: is, direction, name, field, inner }: FieldOfAlternatives): UnplacedChange[] {
  const alternatives = inAlternatives(pair.before, field);
  const having = alternatives.filter((alternative) => alternative !== null);
  const [first] = having;
  if (!first) return [];
  const isNewToSome = alternativesOf(pair.before).some(
    (alternative, index) => alternatives[index] === null && !partsOf(alternative).some(isClosed),
  );
  const [wasRequired, isRequired] = [isAlways(pair.before, field), isAlways(pair.after, field)];
  return [
    ...having.flatMap((alternative) => inner({ before: alternative, after: is }, name)),
    ...(isNewToSome
      ? [
          unplacedChange(
            ruleFor(direction, 'input-field-added', 'output-field-added'),
            `\`${name}\` is a field of all alternatives now`,
            { before: first, after: is },
          ),
        ]
      : []),
    ...compareRequirement({ before: first, after: is }, direction, name, wasRequired, isRequired),
  ];
}

function compareRequired(
  pair: Pair,
  direction: Direction,
  name: string,
  before: readonly string[],
  after: readonly string[],
  reported: ReadonlySet<string>,
): UnplacedChange[] {
  const at = memberPair(pair, 'required');
  const place = (field: string): Pair => {
    const properties = memberPair(memberPair(pair, 'properties'), field);
    return properties.after.node === undefined ? at : properties;
  };
  const now = after.filter((field) => !before.includes(field) && !reported.has(field));
  const noMore = before.filter((field) => !after.includes(field) && !reported.has(field));
  return [
    ...now.map((field) =>
      unplacedChange(
        ruleFor(direction, 'input-field-required', 'output-field-always'),
        `\`${name}.${field}\` is required now`,
        place(field),
      ),
    ),
    ...noMore.map((field) =>
      unplacedChange(
        ruleFor(direction, 'input-field-optional', 'output-field-optional'),
        `\`${name}.${field}\` is optional now`,
        place(field),
      ),
    ),
  ];
}

/** The schema of the fields that a schema does not name, as the schema or all of its alternatives say. */
function othersIn(location: DocumentNode): Json {
  const own = objectOf(location.node).additionalProperties;
  if (own !== undefined) return own;
  const said = alternativesOf(location).map((alternative) => {
    const all = partsOf(alternative).flatMap(({ node }) => objectOf(node).additionalProperties ?? []);
    return all.includes(false) ? false : (all[0] ?? true);
  });
  const [first = true] = said;
  return said.every((one) => textOf(one) === textOf(first)) ? first : true;
}

function compareOpenness(
  pair: Pair,
  direction: Direction,
  name: string,
  inner: Compare,
  around: ReadonlySet<string>,
): UnplacedChange[] {
  const at = memberPair(pair, 'additionalProperties');
  const [before, after] = [othersIn(pair.before), othersIn(pair.after)];
  if (isObject(at.before.node) && isObject(at.after.node)) return inner(at, `${name}.*`);
  if (textOf(before) === textOf(after)) return compareClosing(pair, at, direction, name);
  if (isObject(before) && after === true)
    return [unplacedChange(loosened(direction), `\`${name}\` takes other fields with any value now`, at)];
  const closed = after === false || before === true;
  const words = `\`${name}\` ${after === false ? 'takes no other fields' : 'takes other fields'} now`;
  // To readers, a field that was named elsewhere before is no unknown one.
  if (!closed && namesOthers(pair.before, around)) return [unplacedChange(loosened(direction), words, at)];
  const id = closed
    ? ruleFor(direction, 'input-closed', 'output-closed')
    : ruleFor(direction, 'input-opened', 'output-opened');
  return [unplacedChange(id, words, at)];
}

/** Compares a schema that is closed by itself with one that its alternatives close, which can name further fields. */
function compareClosing(pair: Pair, at: Pair, direction: Direction, name: string): UnplacedChange[] {
  const [was, is] = [isClosed(pair.before), isClosed(pair.after)];
  if (was === is) return [];
  const [closed, other] = was ? [pair.before, pair.after] : [pair.after, pair.before];
  const own = objectOf(objectOf(closed.node).properties);
  if (
    alternativesOf(other)
      .flatMap(fieldNames)
      .every((field) => Object.hasOwn(own, field))
  )
    return [];
  const words = `\`${name}\` accepts ${was ? 'more' : 'fewer'} of the fields of its alternatives now`;
  return [unplacedChange(was ? loosened(direction) : tightened(direction), words, at)];
}

/** Decides whether fields are named for the value that the schema itself does not name. */
function namesOthers(location: DocumentNode, around: ReadonlySet<string>): boolean {
  const own = objectOf(objectOf(location.node).properties);
  return [...around, ...namesWithin(location)].some((name) => !Object.hasOwn(own, name));
}

/** Stands for the fields of any name, beside names of fields. */
const ANY_FIELD = '*';

/** The names of the fields that a schema says something of, by itself, its reference or its `allOf`. */
export const namesKnown = (location: DocumentNode): string[] =>
  partsOf(location).flatMap((part) => {
    const { additionalProperties, patternProperties } = objectOf(part.node);
    return [...fieldNames(part), ...(isObject(additionalProperties) || isObject(patternProperties) ? [ANY_FIELD] : [])];
  });

/** How many schemas within each other are looked into: they can contain themselves. */
const DEPTH = 3;

/** The alternatives, parts and branches of a schema, and theirs. */
function schemasWithin(location: DocumentNode, depth: number): DocumentNode[] {
  if (depth === 0) return [];
  const listed = LISTS.flatMap((word) => {
    const list = member(location, word);
    return arrayOf(list.node).map((_, index) => member(list, index));
  });
  const dependent = member(location, 'dependentSchemas');
  const named = Object.keys(objectOf(dependent.node)).map((name) => member(dependent, name));
  return [...listed, ...named, member(location, 'then'), member(location, 'else')]
    .flatMap((one) => partsOf(one))
    .flatMap((one) => [one, ...schemasWithin(one, depth - 1)]);
}

/** The names of the fields that the alternatives, parts and branches of a schema say something of. */
const namesWithin = (location: DocumentNode): string[] => schemasWithin(location, DEPTH).flatMap(namesKnown);

/** Compares the items of a list. */
export const compareItems = (pair: Pair, direction: Direction, name: string, inner: Compare): UnplacedChange[] =>
  compareInner(memberPair(pair, 'items'), 'items', direction, name, (at) => inner(at, `${name}[]`));

/**
 * Compares the branches of a condition that is the same on both sides. A field that one branch names is known to the
 * readers of the other one.
 */
export function compareBranches(
  pair: Pair,
  direction: Direction,
  name: string,
  inner: Compare,
  shared: ReadonlySet<string>,
): UnplacedChange[] {
  const branches = ['then', 'else'].map((word) => member(pair.before, word));
  const known = new Set([...shared, ...branches.flatMap((branch) => [...namesKnown(branch), ...namesWithin(branch)])]);
  return ['then', 'else'].flatMap((word) =>
    compareInner(memberPair(pair, word), word, direction, name, (at) => inner(at, name, known)),
  );
}

function compareInner(
  at: Pair,
  word: string,
  direction: Direction,
  name: string,
  compare: (at: Pair) => UnplacedChange[],
): UnplacedChange[] {
  if (at.before.node !== undefined && at.after.node !== undefined) return compare(at);
  if (isAny(at.before.node) && isAny(at.after.node)) return [];
  const id = at.after.node === undefined ? loosened(direction) : tightened(direction);
  return [unplacedChange(id, `\`${name}\`: ${word} is ${at.after.node === undefined ? 'gone' : 'new'}`, at)];
}
