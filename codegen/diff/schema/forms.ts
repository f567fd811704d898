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
import type { RuleId } from '../rules';
import { type Compare, loosened, ruleFor, tightened } from './comparing';
import { atItem, LISTS, valuesOf } from './keywords';

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
 * Decides whether no value can match both schemas: because of their types, because they list different values, or
 * because one requires a field that the other forbids or whose values in the other are disjoint.
 */
function areDisjoint(one: DocumentNode, other: DocumentNode): boolean {
  if (haveDisjointValues(one, other)) return true;
  const [types, others] = [typesWithin(one), typesWithin(other)];
  if (types.length === 0 || others.length === 0) return false;
  const shared = types.filter((type) => others.includes(type));
  return shared.every((type) => type === 'object' && areDisjointObjects(one, other));
}

function haveDisjointValues(one: DocumentNode, other: DocumentNode): boolean {
  const [values, others] = [valuesOf(followed(one)), valuesOf(followed(other))];
  if (values === null || others === null) return false;
  const known = new Set(others.map((value) => textOf(value)));
  return !values.some((value) => known.has(textOf(value)));
}

function areDisjointObjects(one: DocumentNode, other: DocumentNode): boolean {
  if (requiresForbidden(one, other) || requiresForbidden(other, one)) return true;
  const [fields, others] = [one, other].map((form) => member(followed(form), 'properties')) as [
    DocumentNode,
    DocumentNode,
  ];
  const needed = [one, other].map((form) => arrayOf(objectOf(followed(form).node).required).map(String));
  return Object.keys(objectOf(fields.node)).some(
    (name) =>
      objectOf(others.node)[name] !== undefined &&
      needed.some((names) => names.includes(name)) &&
      haveDisjointValues(member(fields, name), member(others, name)),
  );
}

/** Decides whether an object requires a field that another, closed object does not have. */
function requiresForbidden(one: DocumentNode, other: DocumentNode): boolean {
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
    const isWhole = word === 'anyOf' || others.every((other) => areDisjoint(one, other));
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
  const matched = [...pairs, ...replaced].map(([from, to]) => ({
    from,
    to,
    found: inner({ before: member(pair.before, from), after: member(pair.after, to) }, name),
  }));
  const compared = matched.flatMap(({ found }) => found);
  const matching = replaced.length > 0 ? { matched, gone: [], added: [] } : { matched, gone, added };
  const overlaps = word === 'oneOf' ? compareOverlaps(pair, matching, direction, name) : [];
  if (replaced.length > 0 || (gone.length === 0 && added.length === 0)) return [...compared, ...overlaps];
  const all = word === 'allOf';
  if (!all && (before.length === 0 || after.length === 0)) return [compareForms(pair, direction, name)];
  const more = all ? tightened(direction) : ruleFor(direction, 'input-alternative-added', 'output-alternative-added');
  const less = all
    ? loosened(direction)
    : ruleFor(direction, 'input-alternative-removed', 'output-alternative-removed');
  const kind = all ? 'part' : 'form';
  return [
    ...compared,
    ...overlaps,
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

/** Which forms of a list of both versions are the same, with what differs in them, and which are on one side only. */
interface Matching {
  matched: readonly { from: number; to: number; found: readonly UnplacedChange[] }[];
  gone: readonly number[];
  added: readonly number[];
}

/** Changes after which a form has values that it had not. */
const WIDER: ReadonlySet<RuleId> = new Set([
  'input-field-added',
  'input-field-optional',
  'input-type-widened',
  'input-value-added',
  'input-rule-loosened',
  'input-alternative-added',
  'input-opened',
]);

/** Changes after which a form lacks values that it had. */
const NARROWER: ReadonlySet<RuleId> = new Set([
  'output-field-always',
  'output-type-narrowed',
  'output-value-removed',
  'output-rule-tightened',
  'output-alternative-removed',
  'output-closed',
]);

/**
 * Compares alternatives that overlap. `oneOf` accepts a value only if exactly one alternative matches. So a new or
 * wider alternative can invalidate values of an overlapping one, and a removed or narrower one can make refused values
 * valid.
 */
function compareOverlaps(
  { before, after }: Pair,
  { matched, gone, added }: Matching,
  direction: Direction,
  name: string,
): UnplacedChange[] {
  const overlap = (list: DocumentNode, at: number): boolean =>
    arrayOf(list.node).some((_, index) => index !== at && !areDisjoint(member(list, at), member(list, index)));
  const has = (found: readonly UnplacedChange[], rules: ReadonlySet<RuleId>): boolean =>
    found.some(({ rule }) => rules.has(rule));
  if (direction === 'input') {
    const wider = [...added, ...matched.filter(({ found }) => has(found, WIDER)).map(({ to }) => to)];
    return wider
      .filter((index) => overlap(after, index))
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
  const fewer = matched.filter(({ from, found }) => has(found, NARROWER) && overlap(before, from));
  const words = `\`${name}\`: a value that matched two alternatives can match only one now, so it is accepted`;
  return [
    ...fewer.map(({ from, to }) =>
      unplacedChange('output-rule-loosened', words, { before: member(before, from), after: member(after, to) }),
    ),
    ...gone
      .filter((index) => overlap(before, index))
      .map((index) => unplacedChange('output-rule-loosened', words, { before: member(before, index), after })),
  ];
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
