/** Compares keywords that are there or aren't. */

import { arrayOf, isObject, type Json, type JsonObject, objectOf, textOf } from '../../util/json';
import {
  type Direction,
  type DocumentNode,
  member,
  memberPair,
  namesOf,
  type Pair,
  sameText,
  shown,
  type UnplacedChange,
  unplacedChange,
} from '../change';
import { EXAMPLES, WORDS } from '../members';
import type { RuleId } from '../rules';
import { type Accepts, isAny, loosened, tightened } from './comparing';
import { fieldsNamed, namesOfAlternative, partsOf } from './disjoint';
import { CONSTRAINTS } from './keywords';
import { valuesOf } from './kinds';

/** Keywords that are schemas, which can say the same in other keywords. */
const CONDITIONS = ['not', 'if'];

/** How two versions of a schema relate, whatever their keywords. */
interface Relations {
  /** Decides whether both accept the same values. */
  areEqual: (at: Pair) => boolean;
  accepts: Accepts;
}

/** Compares keywords that are there or aren't. */
export function compareRules(
  pair: Pair,
  direction: Direction,
  name: string,
  { areEqual, accepts }: Relations,
): UnplacedChange[] {
  return CONSTRAINTS.flatMap((word) => {
    const at = memberPair(pair, word);
    const [before, after] = [at.before.node, at.after.node];
    const isCondition = CONDITIONS.includes(word) && before !== undefined && after !== undefined;
    if (asksTheSame(pair, word) || (isCondition && areEqual(at)))
      return sameText(at) ? [] : [unplacedChange('words-changed', `\`${name}\`: words of ${word}`, at)];
    const words = `\`${name}\`: ${word} is ${shown(after)}, was ${shown(before)}`;
    if (word === 'discriminator' && onlyNamesDiffer(at)) return compareNames(at, direction, name);
    if (word === 'discriminator' && addsNothing(pair)) return [unplacedChange('discriminator-restated', words, at)];
    return [unplacedChange(ruleOf(word, pair, direction, accepts), words, at)];
  });
}

function ruleOf(word: string, pair: Pair, direction: Direction, accepts: Accepts): RuleId {
  const [had, has] = [isRule(word, pair.before), isRule(word, pair.after)];
  if (had && has) return word === 'not' ? ruleOfNot(memberPair(pair, word), direction, accepts) : 'rule-changed';
  if (had) return loosened(direction);
  return has ? tightened(direction) : 'words-changed';
}

/** Compares the schemas of `not`, which accepts more if its schema accepts less. */
function ruleOfNot(at: Pair, direction: Direction, accepts: Accepts): RuleId {
  if (accepts(at, 'before')) return loosened(direction);
  return accepts(at, 'after') ? tightened(direction) : 'rule-changed';
}

/** Decides whether a discriminator is of the same field, and knows some alternatives by more or by fewer names. */
function onlyNamesDiffer({ before, after }: Pair): boolean {
  if (!isObject(before.node) || !isObject(after.node)) return false;
  const { mapping: _old, ...had } = before.node;
  const { mapping: _now, ...has } = after.node;
  return textOf(had) === textOf(has);
}

/**
 * Decides whether a discriminator that is on one side only names what the alternatives require anyway: each of them
 * requires the field with its own names. So the same values are accepted, and the same alternative is meant.
 */
function addsNothing({ before, after }: Pair): boolean {
  const [had, has] = [before, after].map(({ node }) => isObject(objectOf(node).discriminator));
  return had !== has && isRestated(has ? after : before);
}

function isRestated(location: DocumentNode): boolean {
  const field = String(objectOf(objectOf(location.node).discriminator).propertyName);
  const alternatives = ['oneOf', 'anyOf'].flatMap((word) => {
    const list = member(location, word);
    return arrayOf(list.node).map((_, index) => member(list, index));
  });
  return (
    alternatives.length > 0 &&
    alternatives.every((alternative) => {
      const names = namesOfAlternative(location, alternative);
      const required = partsOf(alternative).some(({ node }) => arrayOf(objectOf(node).required).includes(field));
      const values = fieldsNamed(alternative, field).map(valuesOf);
      return required && values.some((list) => list?.every((value) => names.includes(String(value))));
    })
  );
}

/** The names of alternatives, which are values of the field of a discriminator. */
function compareNames(pair: Pair, direction: Direction, name: string): UnplacedChange[] {
  const mapping = memberPair(pair, 'mapping');
  const { gone, added, common } = namesOf(mapping);
  const changes = (names: readonly string[], rule: RuleId, words: (name: string) => string): UnplacedChange[] =>
    names.map((one) => unplacedChange(rule, `\`${name}\`: ${words(one)}`, memberPair(mapping, one)));
  const moved = common.filter((one) => !sameText(memberPair(mapping, one)));
  return [
    ...changes(added, loosened(direction), (one) => `discriminator has the name ${one}`),
    ...changes(gone, tightened(direction), (one) => `discriminator has no name ${one} any more`),
    ...changes(moved, 'rule-changed', (one) => `discriminator has another alternative for the name ${one}`),
  ];
}

/**
 * Decides whether a keyword requires anything: the patterns '' and '.*' match every text, `uniqueItems: false` every
 * list, `not: false` everything, and a condition has no effect without branches or with branches that every value fits.
 */
function isRule(word: string, { node }: DocumentNode): boolean {
  const schema = objectOf(node);
  const value = schema[word];
  if (word === 'pattern') return value !== undefined && value !== '' && value !== '.*';
  if (word === 'if') return value !== undefined && [schema.then, schema.else].some((branch) => !isAny(branch));
  return value !== undefined && !(value === false && ['uniqueItems', 'not'].includes(word));
}

/** Keywords whose members are names of fields, and not keywords. */
const NAMED = new Set(['properties', 'patternProperties', 'dependentSchemas', 'dependentRequired']);

/** Keywords whose values are data. */
const DATA = new Set(['const', 'default']);

/** Keywords whose values are sets, in whatever order they are written. */
const SETS = new Set(['enum', 'required', 'type']);

/** Keywords for readers, which do not affect validation. */
const MARKS_FOR_READERS = new Set(['deprecated']);

/** Decides whether a keyword asks for the same in both versions of a schema. */
function asksTheSame({ before, after }: Pair, word: string): boolean {
  const isSame = (one: DocumentNode, other: DocumentNode): boolean => {
    const [was, is] = [one, other].map((location) => JSON.stringify(rulesWithin(member(location, word)) ?? null));
    return was === is;
  };
  return isSame(before, after) || (word === 'if' && isSame(withoutWhatHolds(before), withoutWhatHolds(after)));
}

/**
 * Removes from the condition of a schema a field that refers to the same component in the schema itself. Such a field
 * decides nothing for a value that fits the schema, so a change of the component does not change the condition.
 */
function withoutWhatHolds(location: DocumentNode): DocumentNode {
  const { properties, if: condition } = objectOf(location.node);
  const asked = objectOf(objectOf(condition).properties);
  const fields = Object.entries(asked).map(([name, field]) => {
    const { $ref, ...beside } = objectOf(field);
    return typeof $ref === 'string' && $ref === objectOf(objectOf(properties)[name]).$ref
      ? [name, beside]
      : [name, field];
  });
  if (fields.length === 0) return location;
  return {
    ...location,
    node: { ...objectOf(location.node), if: { ...objectOf(condition), properties: Object.fromEntries(fields) } },
  };
}

/** Decides whether two versions of a schema accept the same values by the same keywords. */
export const sameRules = ({ before, after }: Pair): boolean =>
  textOf(rulesWithin(before) ?? null) === textOf(rulesWithin(after) ?? null);

/** Decides whether a schema, or one within it or that it refers to, has one of these keywords. */
export const usesKeyword = (location: DocumentNode, words: ReadonlySet<string>): boolean =>
  hasKey(rulesWithin(location), words);

const hasKey = (node: Json | undefined, words: ReadonlySet<string>): boolean =>
  typeof node === 'object' &&
  node !== null &&
  Object.entries(node).some(([key, value]) => words.has(key) || hasKey(value, words));

/** A part of a schema without words and examples, and with the targets of references instead of the references. */
function rulesWithin(location: DocumentNode, way: readonly string[] = []): Json | undefined {
  const { node, document } = location;
  if (Array.isArray(node)) return node.map((_, index) => rulesWithin(member(location, index), way) ?? null);
  if (!isObject(node)) return node;
  const { $ref } = node;
  if (typeof $ref === 'string' && !way.includes($ref)) {
    const target = rulesWithin({ ...location, node: document.target($ref) }, [...way, $ref]);
    return { ...objectOf(target), ...objectOf(rulesWithin({ ...location, node: withoutReference(node) }, way)) };
  }
  const keywords = Object.keys(node).filter(
    (word) => ![...WORDS, ...EXAMPLES].includes(word) && !MARKS_FOR_READERS.has(word),
  );
  return Object.fromEntries(keywords.map((word) => [word, rulesOf(word, member(location, word), way)]));
}

function rulesOf(word: string, at: DocumentNode, way: readonly string[]): Json {
  if (DATA.has(word)) return at.node as Json;
  if (SETS.has(word) && Array.isArray(at.node)) return at.node.toSorted((a, b) => (textOf(a) < textOf(b) ? -1 : 1));
  if (!NAMED.has(word)) return rulesWithin(at, way) ?? null;
  const names = Object.keys(objectOf(at.node));
  return Object.fromEntries(names.map((name) => [name, rulesWithin(member(at, name), way) ?? null]));
}

const withoutReference = ({ $ref: _, ...beside }: JsonObject): JsonObject => beside;
