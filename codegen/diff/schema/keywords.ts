/** Compares the keywords of a schema that say by themselves which values there are. */

import { type Json, objectOf, textOf } from '../../util/json';
import {
  absent,
  type Direction,
  type DocumentNode,
  member,
  memberPair,
  type Pair,
  shown,
  type UnplacedChange,
  unplacedChange,
} from '../change';
import { EXAMPLES, WORDS } from '../members';
import type { RuleId } from '../rules';
import { loosened, ruleFor, tightened } from './comparing';
import { type Kind, kindsInWords, kindsOf, valuesOf } from './kinds';

/** Bounds that accept more values the higher, or the lower, they are. */
const UPPER = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties', 'maxContains'];

const LOWER = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties', 'minContains'];

/** Keywords that are there or aren't, and can't be compared where they differ. */
export const CONSTRAINTS =
  'pattern format multipleOf uniqueItems not contentEncoding contentMediaType contentSchema discriminator if'.split(
    ' ',
  );

/** Keywords that apply schemas, and those about fields that go together. */
const APPLIED = `contains propertyNames patternProperties dependentRequired dependentSchemas prefixItems
  unevaluatedProperties unevaluatedItems`.split(/\s+/);

const MARKS = ['readOnly', 'writeOnly'];

const STRUCTURE = ['type', 'enum', 'const', 'properties', 'required', 'additionalProperties', 'items', 'then', 'else'];

export const LISTS = ['allOf', 'oneOf', 'anyOf'];

const OTHER = ['default', 'deprecated', 'x-error', 'x-sensitive', 'x-triggers', '$ref'];

const KNOWN = new Set([
  ...WORDS,
  ...EXAMPLES,
  ...UPPER,
  ...LOWER,
  ...CONSTRAINTS,
  ...APPLIED,
  ...MARKS,
  ...STRUCTURE,
  ...LISTS,
  ...OTHER,
]);

/** Compares types by the kinds of values that are left: alternatives or a part of `allOf` can say them as well. */
export function compareTypes(pair: Pair, direction: Direction, name: string): UnplacedChange[] {
  const at = memberPair(pair, 'type');
  const written = ({ node }: DocumentNode): string => [node ?? []].flat().map(String).sort().join();
  if (written(at.before) === written(at.after)) return [];
  const [before, after] = [kindsOf(pair.before), kindsOf(pair.after)];
  const words = `\`${name}\` is ${kindsInWords(after)}, was ${kindsInWords(before)}`;
  const [wider, narrower] = [isWithin(before, after), isWithin(after, before)];
  if (wider && narrower) return [];
  if (wider) return [unplacedChange(ruleFor(direction, 'input-type-widened', 'output-type-widened'), words, at)];
  if (narrower) return [unplacedChange(ruleFor(direction, 'input-type-narrowed', 'output-type-narrowed'), words, at)];
  return [unplacedChange('rule-changed', words, at)];
}

const isWithin = (some: readonly Kind[], others: readonly Kind[]): boolean =>
  some.every((kind) => others.includes(kind));

/** `enum` and `const`: which values there are. */
export function compareValues(pair: Pair, direction: Direction, name: string): UnplacedChange[] {
  const [before, after] = [valuesOf(pair.before), valuesOf(pair.after)];
  if (!before && !after) return [];
  const at = memberPair(pair, after ? (objectOf(pair.after.node).enum ? 'enum' : 'const') : 'enum');
  if (!before) return [unplacedChange(tightened(direction), `\`${name}\` has a list of values now`, at)];
  if (!after) return [unplacedChange(loosened(direction), `\`${name}\` has no list of values any more`, at)];
  const missing = (list: readonly Json[], from: readonly Json[]): Json[] =>
    list.filter((value) => !from.some((other) => textOf(other) === textOf(value)));
  // In a refusal, only the error code is compared as a code; a header or a detail is compared like other values.
  const isCode = /error_?code$/i.test(name);
  const added = missing(after, before).map((value) =>
    unplacedChange(
      ruleFor(direction, 'input-value-added', 'output-value-added', isCode ? 'error-code-added' : 'output-value-added'),
      `\`${name}\` has the value ${shown(value)}`,
      atItem(at, 'after', after.indexOf(value)),
    ),
  );
  const removed = missing(before, after).map((value) =>
    unplacedChange(
      ruleFor(
        direction,
        'input-value-removed',
        'output-value-removed',
        isCode ? 'error-code-removed' : 'output-value-removed',
      ),
      `\`${name}\` has no value ${shown(value)} any more`,
      atItem(at, 'before', before.indexOf(value)),
    ),
  );
  return [...added, ...removed];
}

/** An item of a list that stands on one side only. */
export function atItem(pair: Pair, side: 'before' | 'after', index: number): Pair {
  const item = (location: DocumentNode): DocumentNode =>
    Array.isArray(location.node) ? member(location, index) : location;
  return side === 'after'
    ? { before: absent(pair.before), after: item(pair.after) }
    : { before: item(pair.before), after: absent(pair.after) };
}

/** A minimum length, number of items or number of fields of zero requires nothing; `contains` needs one item. */
function boundOf(word: string, value: Json | undefined): Json | undefined {
  if (word === 'minContains') return value ?? 1;
  return value === 0 && ['minLength', 'minItems', 'minProperties'].includes(word) ? undefined : value;
}

export function compareBounds(pair: Pair, direction: Direction, name: string): UnplacedChange[] {
  return [...UPPER, ...LOWER].flatMap((word) => {
    const at = memberPair(pair, word);
    const [before, after] = [boundOf(word, at.before.node), boundOf(word, at.after.node)];
    if (before === after) return [];
    const upper = UPPER.includes(word);
    const number = (value: Json | undefined): number =>
      typeof value === 'number' ? value : upper ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
    const tighter = upper ? number(after) < number(before) : number(after) > number(before);
    const words = `\`${name}\`: ${word} is ${shown(after)}, was ${shown(before)}`;
    return [unplacedChange(tighter ? tightened(direction) : loosened(direction), words, at)];
  });
}

export function compareMarks(pair: Pair, direction: Direction, name: string): UnplacedChange[] {
  const compare = (word: string, id: RuleId): UnplacedChange[] => {
    const at = memberPair(pair, word);
    const nodeValue = ({ node }: DocumentNode): Json => (node === false && !isData(word) ? null : (node ?? null));
    if (textOf(nodeValue(at.before)) === textOf(nodeValue(at.after))) return [];
    return [unplacedChange(id, `\`${name}\`: ${word} is ${shown(at.after.node)}, was ${shown(at.before.node)}`, at)];
  };
  return [
    ...MARKS.flatMap((word) => compare(word, ruleOfMark(word, objectOf(pair.after.node)[word] === true, direction))),
    ...compare('default', direction === 'input' ? 'default-changed' : 'words-changed'),
    ...compare('deprecated', 'deprecated'),
    ...compare('x-error', 'refusal-code-changed'),
    ...compare('x-sensitive', 'sensitivity-changed'),
  ];
}

/** For `default`, false is a value; for a mark, false is the same as absent. */
const isData = (word: string): boolean => word === 'default';

/**
 * A mark takes a field out of one direction: what is read alone is not sent by clients, what is written alone not by
 * the service.
 */
function ruleOfMark(word: string, isSet: boolean, direction: Direction): RuleId {
  const forbids = word === 'readOnly' ? direction === 'input' : direction !== 'input';
  return isSet && forbids ? 'rule-changed' : 'direction-mark-changed';
}

export function compareUnknown(pair: Pair, _direction: Direction, name: string): UnplacedChange[] {
  const words = new Set([...Object.keys(objectOf(pair.before.node)), ...Object.keys(objectOf(pair.after.node))]);
  return [...words]
    .filter((word) => !KNOWN.has(word))
    .map((word) => ({ word, at: memberPair(pair, word) }))
    .filter(({ at }) => textOf(at.before.node ?? null) !== textOf(at.after.node ?? null))
    .map(({ word, at }) => unplacedChange('unclassified', `\`${name}\`: ${word} is another`, at));
}
