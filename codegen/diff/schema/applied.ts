/** Compares keywords that apply schemas to some fields, names or items, and those about which fields go together. */

import { arrayOf, objectOf } from '../../util/json';
import {
  type Direction,
  type DocumentNode,
  memberPair,
  namesOf,
  type Pair,
  sameText,
  shown,
  type UnplacedChange,
  unplacedChange,
} from '../change';
import type { RuleId } from '../rules';
import { type Compare, isAny, loosened, tightened } from './comparing';
import { sameRules } from './constraints';
import { fieldNames, partsOf } from './disjoint';

const has = ({ before, after }: Pair, word: string): boolean =>
  [before, after].some(({ node }) => objectOf(node)[word] !== undefined);

export function compareApplied(
  pair: Pair,
  direction: Direction,
  name: string,
  inner: Compare,
  shared: ReadonlySet<string>,
): UnplacedChange[] {
  const closed = has(pair, 'additionalProperties');
  return [
    ...compareOne(memberPair(pair, 'propertyNames'), direction, `\`${name}\`: propertyNames`, (at) => inner(at, name)),
    ...compareContained(pair, direction, name, inner),
    ...compareNamed(memberPair(pair, 'patternProperties'), direction, name, closed, (at) => inner(at, `${name}.*`)),
    ...compareNamed(memberPair(pair, 'dependentSchemas'), direction, name, false, (at) => inner(at, name, shared)),
    ...compareDependent(memberPair(pair, 'dependentRequired'), direction, name),
    ...comparePrefix(pair, direction, name, inner),
    ...compareUnevaluated(pair, direction, name),
  ];
}

/**
 * Compares the schema of items of which a list needs some. With limits to their number it can exclude lists as well.
 */
function compareContained(pair: Pair, direction: Direction, name: string, inner: Compare): UnplacedChange[] {
  const at = memberPair(pair, 'contains');
  if (sameText(at) && !has(pair, 'contains')) return [];
  const words = `\`${name}\`: contains is ${shown(at.after.node)}, was ${shown(at.before.node)}`;
  if (has(pair, 'minContains') || has(pair, 'maxContains'))
    return sameRules(at) ? [] : [unplacedChange('rule-changed', words, at)];
  if (at.before.node !== undefined && at.after.node !== undefined) return inner(at, `${name}[]`);
  return [unplacedChange(at.before.node === undefined ? tightened(direction) : loosened(direction), words, at)];
}

/** Compares a schema that can be absent, which accepts everything. */
function compareOne(
  at: Pair,
  direction: Direction,
  words: string,
  compare: (at: Pair) => UnplacedChange[],
): UnplacedChange[] {
  const [before, after] = [isAny(at.before.node), isAny(at.after.node)];
  if (before && after) return [];
  if (!before && !after) return compare(at);
  return [
    unplacedChange(before ? tightened(direction) : loosened(direction), `${words} is ${before ? 'new' : 'gone'}`, at),
  ];
}

/**
 * Compares schemas by their names.
 * @param isEntangled whether a name that is there or not changes what another keyword holds for
 */
function compareNamed(
  named: Pair,
  direction: Direction,
  name: string,
  isEntangled: boolean,
  compare: (at: Pair) => UnplacedChange[],
): UnplacedChange[] {
  const { gone, added, common } = namesOf(named);
  const changed = (rule: RuleId, key: string, word: string): UnplacedChange =>
    unplacedChange(isEntangled ? 'rule-changed' : rule, `\`${name}\`: ${key} is ${word}`, memberPair(named, key));
  const isRule = (side: DocumentNode, key: string): boolean => isEntangled || !isAny(objectOf(side.node)[key]);
  return [
    ...added.filter((key) => isRule(named.after, key)).map((key) => changed(tightened(direction), key, 'new')),
    ...gone.filter((key) => isRule(named.before, key)).map((key) => changed(loosened(direction), key, 'gone')),
    ...common.flatMap((key) => compare(memberPair(named, key))),
  ];
}

/** Compares the fields that a value needs as soon as it has another one. */
function compareDependent(named: Pair, direction: Direction, name: string): UnplacedChange[] {
  const keys = new Set([...Object.keys(objectOf(named.before.node)), ...Object.keys(objectOf(named.after.node))]);
  return [...keys].flatMap((key) => {
    const at = memberPair(named, key);
    const [before, after] = [arrayOf(at.before.node), arrayOf(at.after.node)];
    const [isMore, isLess] = [after.some((one) => !before.includes(one)), before.some((one) => !after.includes(one))];
    if (!isMore && !isLess) return [];
    const rule = isMore && isLess ? 'rule-changed' : isMore ? tightened(direction) : loosened(direction);
    return [unplacedChange(rule, `\`${name}.${key}\` needs ${shown(after)}, was ${shown(before)}`, at)];
  });
}

/** Compares the items of a list that have schemas by their place. */
function comparePrefix(pair: Pair, direction: Direction, name: string, inner: Compare): UnplacedChange[] {
  const at = memberPair(pair, 'prefixItems');
  const [before, after] = [arrayOf(at.before.node), arrayOf(at.after.node)];
  const common = before.slice(0, after.length).flatMap((_, index) => inner(memberPair(at, index), `${name}[${index}]`));
  if (before.length === after.length) return common;
  // An item without a place has to fit `items`.
  const rule = has(pair, 'items')
    ? 'rule-changed'
    : after.length > before.length
      ? tightened(direction)
      : loosened(direction);
  return [...common, unplacedChange(rule, `\`${name}\` has ${after.length} prefixItems, had ${before.length}`, at)];
}

/**
 * Compares the keywords that hold for the rest of a value, which depends on everything else in the schema: any change
 * beside them counts.
 */
function compareUnevaluated(pair: Pair, direction: Direction, name: string): UnplacedChange[] {
  return ['unevaluatedProperties', 'unevaluatedItems'].flatMap((word) => {
    const at = memberPair(pair, word);
    const words = `\`${name}\`: ${word}`;
    const isClosed = word === 'unevaluatedProperties' && at.before.node === false && at.after.node === false;
    return compareOne(at, direction, words, () => {
      if (sameRules(pair)) return [];
      const changes = isClosed ? compareNames(pair, direction, name) : null;
      return changes ?? [unplacedChange('rule-changed', `${words} holds for other values`, sameText(at) ? pair : at)];
    });
  });
}

/** Compares the names that a closed schema and its parts have. @returns null where they depend on the value */
function compareNames(pair: Pair, direction: Direction, name: string): UnplacedChange[] | null {
  const [before, after] = [pair.before, pair.after].map((location) =>
    partsOf(location).some(({ node }) => DECIDING.some((word) => objectOf(node)[word] !== undefined))
      ? null
      : fieldNames(location),
  );
  if (!before || !after) return null;
  const [gone, added] = [before.filter((one) => !after.includes(one)), after.filter((one) => !before.includes(one))];
  const changes = (names: readonly string[], rule: RuleId, words: string): UnplacedChange[] =>
    [...new Set(names)].map((one) => unplacedChange(rule, `\`${name}.${one}\` is ${words}`, pair));
  return direction === 'input'
    ? changes(gone, 'input-field-removed', 'gone')
    : changes(added, 'output-field-added', 'new');
}

/** Keywords by which the names of a closed schema depend on its value, or have patterns. */
const DECIDING = `oneOf anyOf if dependentSchemas additionalProperties patternProperties`.split(' ');
