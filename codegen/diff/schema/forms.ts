/** Compares the lists of schemas that a value has to fit (`allOf`, `oneOf`, `anyOf`). */

import { arrayOf, type Json, type JsonObject, objectOf, textOf } from '../../util/json';
import {
  type Direction,
  type DocumentNode,
  followed,
  member,
  memberPair,
  type Pair,
  shown,
  type UnplacedChange,
  unplacedChange,
} from '../change';
import { type Compare, loosened, ruleFor, tightened } from './comparing';
import { atItem, LISTS } from './keywords';

/** The schemas of a list that is the only keyword of its schema. */
export function onlyListIn(location: DocumentNode, word: string): DocumentNode[] {
  if (Object.keys(objectOf(location.node)).join() !== word) return [];
  const list = member(location, word);
  return arrayOf(list.node).map((_, index) => member(list, index));
}

/** The types of a schema, or of its forms where it says none itself; an integer is a number. */
function typesWithin(location: DocumentNode): string[] {
  const at = followed(location);
  const own = [objectOf(at.node).type ?? []].flat().map((type) => (type === 'integer' ? 'number' : String(type)));
  return own.length > 0 ? own : ['oneOf', 'anyOf'].flatMap((word) => onlyListIn(at, word).flatMap(typesWithin));
}

/**
 * Decides whether no value can match both schemas: because of their types, or because one requires a field that the
 * other refuses.
 */
function areApart(one: DocumentNode, other: DocumentNode): boolean {
  const [types, others] = [typesWithin(one), typesWithin(other)];
  if (types.length === 0 || others.length === 0) return false;
  const shared = types.filter((type) => others.includes(type));
  return shared.every((type) => type === 'object' && (asksForRefused(one, other) || asksForRefused(other, one)));
}

/** Decides whether an object requires a field that another, closed object does not have. */
function asksForRefused(one: DocumentNode, other: DocumentNode): boolean {
  const { required } = objectOf(followed(one).node);
  const { additionalProperties, properties, patternProperties } = objectOf(followed(other).node);
  if (additionalProperties !== false || patternProperties !== undefined) return false;
  return arrayOf(required).some((name) => !Object.hasOwn(objectOf(properties), String(name)));
}

/**
 * Finds a schema among the forms of another that is nothing but forms. Of `oneOf` the others take no value away from
 * it, since none can be of both.
 */
export function formsWith(
  one: DocumentNode,
  whole: DocumentNode,
): { form: DocumentNode; others: DocumentNode[] } | null {
  for (const word of ['oneOf', 'anyOf']) {
    const forms = onlyListIn(whole, word);
    const form = forms.find((candidate) => textOf(candidate.node ?? null) === textOf(one.node ?? null));
    const others = forms.filter((candidate) => candidate !== form);
    const isWhole = word === 'anyOf' || others.every((other) => areApart(one, other));
    if (form !== undefined && others.length > 0 && isWhole) return { form, others };
  }
  return null;
}

export const labels = (forms: readonly DocumentNode[]): string => forms.map(({ node }) => labelOf(node)).join(' or ');

/**
 * The lists of schemas. If `oneOf` becomes `anyOf` with the same forms, a value that fits several forms is accepted,
 * too.
 */
export function compareLists(pair: Pair, direction: Direction, name: string, inner: Compare): UnplacedChange[] {
  const exchanged = (from: string, to: string): Pair | null => {
    const [before, after] = [member(pair.before, from), member(pair.after, to)];
    const others = [member(pair.before, to), member(pair.after, from)];
    const same = before.node !== undefined && textOf(before.node) === textOf(after.node ?? null);
    return same && others.every(({ node }) => node === undefined) ? { before, after } : null;
  };
  const compare = (word: string): UnplacedChange[] => compareList(memberPair(pair, word), word, direction, name, inner);
  const [wider, narrower] = [exchanged('oneOf', 'anyOf'), exchanged('anyOf', 'oneOf')];
  const forms = wider ?? narrower;
  if (forms === null) return LISTS.flatMap(compare);
  const words = `\`${name}\` has to fit ${wider ? 'any' : 'exactly one'} of its forms now`;
  return [
    unplacedChange(wider ? loosened(direction) : tightened(direction), words, forms),
    ...compareList(forms, 'oneOf', direction, name, inner),
    ...compare('allOf'),
  ];
}

/**
 * Branches are the same when they refer to the same component, say the same, or stand at the same place among equally
 * many.
 */
function compareList(pair: Pair, word: string, direction: Direction, name: string, inner: Compare): UnplacedChange[] {
  const [before, after] = [arrayOf(pair.before.node), arrayOf(pair.after.node)];
  const keys = (list: readonly Json[]): string[] => list.map((item) => String(objectOf(item).$ref ?? textOf(item)));
  const [old, now] = [keys(before), keys(after)];
  const unmatched = (list: readonly string[], other: readonly string[]): number[] =>
    list.flatMap((key, index) => (other.includes(key) ? [] : [index]));
  const [gone, added] = [unmatched(old, now), unmatched(now, old)];
  const pairs = now.flatMap((key, index) => (old.includes(key) ? [[old.indexOf(key), index] as const] : []));
  const replaced = gone.length === added.length ? gone.map((from, at) => [from, added[at] as number] as const) : [];
  const compared = [...pairs, ...replaced].flatMap(([from, to]) =>
    inner({ before: member(pair.before, from), after: member(pair.after, to) }, name),
  );
  const doubled = word === 'oneOf' ? replaced.filter((one) => isDoubled(pair, ...one)) : [];
  const twice = doubled.map(([, to]) =>
    unplacedChange(tightened(direction), `\`${name}\`: a value can be of two forms now`, memberPair(pair, to)),
  );
  if (replaced.length > 0 || (gone.length === 0 && added.length === 0)) return [...compared, ...twice];
  const all = word === 'allOf';
  if (!all && (before.length === 0 || after.length === 0)) return [compareForms(pair, direction, name)];
  const more = all ? tightened(direction) : ruleFor(direction, 'input-alternative-added', 'output-alternative-added');
  const less = all
    ? loosened(direction)
    : ruleFor(direction, 'input-alternative-removed', 'output-alternative-removed');
  const kind = all ? 'part' : 'form';
  return [
    ...compared,
    ...added.map((index) =>
      unplacedChange(more, `\`${name}\` has the ${kind} ${labelOf(after[index])}`, atItem(pair, 'after', index)),
    ),
    ...gone.map((index) =>
      unplacedChange(
        less,
        `\`${name}\` has no ${kind} ${labelOf(before[index])} any more`,
        atItem(pair, 'before', index),
      ),
    ),
  ];
}

/** Decides whether a form of `oneOf` has got a type that another of them has: a value of both is refused. */
function isDoubled({ before, after }: Pair, from: number, to: number): boolean {
  const known = typesWithin(member(before, from));
  const got = typesWithin(member(after, to)).filter((type) => !known.includes(type));
  const others = arrayOf(after.node).flatMap((_, index) => (index === to ? [] : typesWithin(member(after, index))));
  return got.some((type) => others.includes(type));
}

/** Adding forms to a schema without forms excludes values; removing all forms accepts any value. */
function compareForms(pair: Pair, direction: Direction, name: string): UnplacedChange {
  const [before, after] = [arrayOf(pair.before.node), arrayOf(pair.after.node)];
  if (after.length === 0)
    return unplacedChange(loosened(direction), `\`${name}\` has no forms to keep to any more`, pair);
  const words = `\`${name}\` has ${after.length} forms to keep to now`;
  return unplacedChange(before.length === 0 ? tightened(direction) : loosened(direction), words, pair);
}

function labelOf(branch: Json | undefined): string {
  const { $ref, title, type } = objectOf(branch) as JsonObject;
  if (typeof $ref === 'string') return $ref.split('/').pop() as string;
  return shown(title ?? type ?? branch);
}
