/** Compares the lists of schemas that a value has to fit (`allOf`, `oneOf`, `anyOf`). */

import { arrayOf, type Json, type JsonObject, objectOf, textOf } from '../../util/json';
import {
  type Direction,
  type DocumentNode,
  member,
  memberPair,
  type Pair,
  shown,
  type UnplacedChange,
  unplacedChange,
} from '../change';
import type { RuleId } from '../rules';
import { type Accepts, type ListComparison, loosened, NARROWER, ruleFor, tightened, WIDER } from './comparing';
import { areDisjoint, overlapsAny, refusedTypes } from './disjoint';
import { atItem, LISTS } from './keywords';

/** The schemas of a list that is the only keyword of its schema. */
export function onlyListIn(location: DocumentNode, word: string): DocumentNode[] {
  if (Object.keys(objectOf(location.node)).join() !== word) return [];
  const list = member(location, word);
  return arrayOf(list.node).map((_, index) => member(list, index));
}

/**
 * Finds a schema among the alternatives of another that is nothing but alternatives. Of `oneOf` the others take no
 * value away from it, since none can be of both.
 */
export function alternativesWith(
  one: DocumentNode,
  whole: DocumentNode,
): { alternative: DocumentNode; others: DocumentNode[] } | null {
  for (const word of ['oneOf', 'anyOf']) {
    const alternatives = onlyListIn(whole, word);
    const alternative = alternatives.find((candidate) => textOf(candidate.node ?? null) === textOf(one.node ?? null));
    const others = alternatives.filter((candidate) => candidate !== alternative);
    const isWhole = word === 'anyOf' || others.every((other) => areDisjoint(one, other));
    if (alternative !== undefined && others.length > 0 && isWhole) return { alternative, others };
  }
  return null;
}

export const labels = (alternatives: readonly DocumentNode[]): string =>
  alternatives.map(({ node }) => labelOf(node)).join(' or ');

/**
 * The lists of schemas. If `oneOf` becomes `anyOf` with the same alternatives, a value that fits several of them is
 * accepted, too.
 */
export function compareLists(
  pair: Pair,
  direction: Direction,
  name: string,
  comparison: ListComparison,
): UnplacedChange[] {
  const exchanged = (from: string, to: string): Pair | null => {
    const [before, after] = [member(pair.before, from), member(pair.after, to)];
    const others = [member(pair.before, to), member(pair.after, from)];
    const same = before.node !== undefined && textOf(before.node) === textOf(after.node ?? null);
    return same && others.every(({ node }) => node === undefined) ? { before, after } : null;
  };
  const compare = (word: string): UnplacedChange[] =>
    compareList(pair, memberPair(pair, word), word, direction, name, comparison);
  const [wider, narrower] = [exchanged('oneOf', 'anyOf'), exchanged('anyOf', 'oneOf')];
  const alternatives = wider ?? narrower;
  if (alternatives === null) return LISTS.flatMap(compare);
  const words = `\`${name}\` has to fit ${wider ? 'any' : 'exactly one'} of its alternatives now`;
  return [
    unplacedChange(wider ? loosened(direction) : tightened(direction), words, alternatives),
    ...compareList(pair, alternatives, 'oneOf', direction, name, comparison),
    ...compare('allOf'),
  ];
}

/**
 * Branches are the same when they refer to the same component as no other of their list, say the same, or stand at the
 * same place among equally many.
 */
function compareList(
  whole: Pair,
  pair: Pair,
  word: string,
  direction: Direction,
  name: string,
  { compare, accepts }: ListComparison,
): UnplacedChange[] {
  const [before, after] = [arrayOf(pair.before.node), arrayOf(pair.after.node)];
  const references = [before, after].flatMap((list) => repeated(list.map((item) => objectOf(item).$ref)));
  const keyOf = (item: Json): string => {
    const { $ref } = objectOf(item);
    return typeof $ref === 'string' && !references.includes($ref) ? $ref : textOf(item);
  };
  const { pairs, gone, added } = matchedKeys(before.map(keyOf), after.map(keyOf));
  const replaced = gone.length === added.length ? gone.map((from, at) => [from, added[at] as number] as const) : [];
  const matched = [...pairs, ...replaced].map(([from, to]) => ({
    from,
    to,
    found: compare({ before: member(pair.before, from), after: member(pair.after, to) }, name),
  }));
  const compared = matched.flatMap(({ found }) => found);
  const matching = replaced.length > 0 ? { matched, gone: [], added: [] } : { matched, gone, added };
  const overlaps = word === 'oneOf' ? compareOverlaps(whole, pair, matching, direction, name) : [];
  if (replaced.length > 0 || (gone.length === 0 && added.length === 0)) return [...compared, ...overlaps];
  const all = word === 'allOf';
  if (!all && (before.length === 0 || after.length === 0)) return [compareAlternatives(pair, direction, name)];
  const more = all ? tightened(direction) : ruleFor(direction, 'input-alternative-added', 'output-alternative-added');
  const less = all
    ? loosened(direction)
    : ruleFor(direction, 'input-alternative-removed', 'output-alternative-removed');
  const kind = all ? 'part' : 'alternative';
  // A discriminator finds an alternative by its name, so another one does not take its place.
  const canCover = word === 'anyOf' && [whole.before, whole.after].every(hasNoDiscriminator);
  const isCovered = (side: keyof Pair, index: number): boolean =>
    canCover && isCoveredBy(pair, side, index, direction, accepts);
  return [
    ...compared,
    ...overlaps,
    ...added.map((index) => {
      const [rule, reason] = isCovered('after', index) ? ([COVERED, COVERED_IN_WORDS] as const) : ([more, ''] as const);
      const text = `\`${name}\` has the ${kind} ${labelOf(after[index])}${reason}`;
      return unplacedChange(rule, text, atItem(pair, 'after', index));
    }),
    ...gone.map((index) => {
      const [rule, reason] = isCovered('before', index)
        ? ([COVERED, COVERED_IN_WORDS] as const)
        : ([less, ''] as const);
      const text = `\`${name}\` has no ${kind} ${labelOf(before[index])} any more${reason}`;
      return unplacedChange(rule, text, atItem(pair, 'before', index));
    }),
  ];
}

/** An alternative that is on one side only, while another one of the other side accepts all its values. */
export const COVERED = 'alternative-covered';
const COVERED_IN_WORDS = ', and another one accepts all its values';

const hasNoDiscriminator = ({ node }: DocumentNode): boolean => objectOf(node).discriminator === undefined;

/**
 * Decides whether an alternative of `anyOf` that is on one side only changes nothing for those who have to expect its
 * values: an alternative of the other side accepts them all. A request loses what is gone; a reply gets what is new.
 */
function isCoveredBy(pair: Pair, side: keyof Pair, index: number, direction: Direction, accepts: Accepts): boolean {
  if ((side === 'before') !== (direction === 'input')) return false;
  const [own, wider] = [member(pair[side], index), side === 'before' ? ('after' as const) : ('before' as const)];
  const others = pair[wider];
  return arrayOf(others.node).some((_, at) => {
    const other = member(others, at);
    return accepts(wider === 'after' ? { before: own, after: other } : { before: other, after: own }, wider);
  });
}

/** Matches equal keys of two lists by their indexes, each key once: a list can have the same alternative twice. */
function matchedKeys(
  before: readonly string[],
  after: readonly string[],
): { pairs: (readonly [number, number])[]; gone: number[]; added: number[] } {
  const free = new Set(before.keys());
  const pairs = after.flatMap((key, to) => {
    const from = [...free].find((index) => before[index] === key);
    if (from === undefined) return [];
    free.delete(from);
    return [[from, to] as const];
  });
  const matched = new Set(pairs.map(([, to]) => to));
  return { pairs, gone: [...free], added: [...after.keys()].filter((index) => !matched.has(index)) };
}

const repeated = (list: readonly (Json | undefined)[]): (Json | undefined)[] =>
  list.filter((item, index) => list.indexOf(item) !== index);

/** The alternatives that both versions of a list have, with what differs in them, and those of one version only. */
interface Matching {
  matched: readonly { from: number; to: number; found: readonly UnplacedChange[] }[];
  gone: readonly number[];
  added: readonly number[];
}

/** Changes after which an alternative can have values that it had not: those with a new field, too. */
const WIDER_OR_MORE_FIELDS: ReadonlySet<RuleId> = new Set([...WIDER, 'input-field-added']);

/**
 * Compares alternatives that overlap. `oneOf` accepts a value only if exactly one alternative matches. So a new or
 * wider alternative can invalidate values of an overlapping one, and a removed or narrower one can make refused values
 * valid.
 */
function compareOverlaps(
  whole: Pair,
  { before, after }: Pair,
  { matched, gone, added }: Matching,
  direction: Direction,
  name: string,
): UnplacedChange[] {
  // A request loses only what was accepted before, and a reply gets only what is accepted now.
  const refused = refusedTypes(direction === 'input' ? before : after);
  const isOverlapping = {
    before: (at: number): boolean => overlapsAny(whole.before, before, at, refused),
    after: (at: number): boolean => overlapsAny(whole.after, after, at, refused),
  };
  const has = (found: readonly UnplacedChange[], rules: ReadonlySet<RuleId>): boolean =>
    found.some(({ rule }) => rules.has(rule));
  if (direction === 'input') {
    const wider = [...added, ...matched.filter(({ found }) => has(found, WIDER_OR_MORE_FIELDS)).map(({ to }) => to)];
    return wider
      .filter((index) => isOverlapping.after(index))
      .map((index) =>
        unplacedChange(
          'input-rule-tightened',
          `\`${name}\`: a value can match two alternatives now, which oneOf refuses`,
          {
            before,
            after: member(after, index),
          },
        ),
      );
  }
  const fewer = matched.filter(({ from, found }) => has(found, NARROWER) && isOverlapping.before(from));
  const words = `\`${name}\`: a value that matched two alternatives can match only one now, so it is accepted`;
  return [
    ...fewer.map(({ from, to }) =>
      unplacedChange('output-rule-loosened', words, { before: member(before, from), after: member(after, to) }),
    ),
    ...gone
      .filter((index) => isOverlapping.before(index))
      .map((index) => unplacedChange('output-rule-loosened', words, { before: member(before, index), after })),
  ];
}

/** Adding alternatives to a schema without any excludes values; removing all of them accepts any value. */
function compareAlternatives(pair: Pair, direction: Direction, name: string): UnplacedChange {
  const [before, after] = [arrayOf(pair.before.node), arrayOf(pair.after.node)];
  if (after.length === 0) return unplacedChange(loosened(direction), `\`${name}\` has no alternatives any more`, pair);
  const words = `\`${name}\` has to fit one of ${after.length} alternatives now`;
  return unplacedChange(before.length === 0 ? tightened(direction) : loosened(direction), words, pair);
}

function labelOf(branch: Json | undefined): string {
  const { $ref, title, type } = objectOf(branch) as JsonObject;
  if (typeof $ref === 'string') return $ref.split('/').pop() as string;
  return shown(title ?? type ?? branch);
}
