/** Compares two versions of a JSON schema, seen from who writes and who reads the value. */

import { Difference } from '../model/difference';
import type { Document } from '../model/document';
import { arrayOf, isObject, type Json, type JsonObject, objectOf, textOf } from '../util/json';
import {
  type Direction,
  type DocumentNode,
  followed,
  found,
  member,
  memberPair,
  namesOf,
  type Pair,
  sameText,
  shown,
  type UnplacedChange,
} from './change';
import type { RuleId } from './rules';
import { compareTriggers } from './triggers';

type Compare = (pair: Pair, name: string) => UnplacedChange[];

const WORDS = ['title', 'description', '$comment', 'externalDocs', 'xml'];
const EXAMPLES = ['example', 'examples'];
/** Bounds that take more the higher, or the lower, they are. */
const UPPER = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties', 'maxContains'];
const LOWER = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties', 'minContains'];
/** Keywords that are there or aren't, and can't be compared where they differ. */
const CONSTRAINTS =
  `pattern format multipleOf uniqueItems not contains propertyNames patternProperties dependentRequired
  dependentSchemas contentEncoding contentMediaType contentSchema discriminator if`.split(/\s+/);
const MARKS = ['readOnly', 'writeOnly'];
const STRUCTURE = ['type', 'enum', 'const', 'properties', 'required', 'additionalProperties', 'items', 'then', 'else'];
const LISTS = ['allOf', 'oneOf', 'anyOf'];
const OTHER = ['default', 'deprecated', 'x-error', 'x-sensitive', 'x-triggers', '$ref'];
const KNOWN = new Set([
  ...WORDS,
  ...EXAMPLES,
  ...UPPER,
  ...LOWER,
  ...CONSTRAINTS,
  ...MARKS,
  ...STRUCTURE,
  ...LISTS,
  ...OTHER,
]);

/** The comparison of schemas of two contracts. Components are compared once for each direction. */
export class SchemaComparison {
  private readonly known = new Map<string, UnplacedChange[]>();
  private readonly differences = new WeakMap<Document, Difference>();

  /** @param name what the value is called in the report, such as `UserCreate.email` */
  compare(pair: Pair, direction: Direction, name: string): UnplacedChange[] {
    if (!this.differenceOf(pair).affects(pair.before.node, pair.after.node)) return [];
    const bare = { before: withoutShell(pair.before), after: withoutShell(pair.after) };
    if (bare.before !== pair.before || bare.after !== pair.after) return this.compare(bare, direction, name);
    const inForms = this.compareWithForm(pair, direction, name);
    if (inForms !== null) return inForms;
    const [before, after] = [splitReference(pair.before), splitReference(pair.after)];
    if (before.reference && after.reference) {
      const component = after.reference.$ref.split('/').pop() as string;
      const beside = { before: before.beside, after: after.beside };
      return [
        ...this.remembered(
          `${direction} ${before.reference.$ref} ${after.reference.$ref} ${pair.after.document.name}`,
          () => this.compare({ before: followed(pair.before), after: followed(pair.after) }, direction, component),
        ),
        ...(sameText(beside) ? [] : this.compareParts(beside, direction, name)),
      ];
    }
    const written = { before: withSiblings(pair.before), after: withSiblings(pair.after) };
    return this.compareParts(written, direction, name);
  }

  /** Compares a schema with one that has it for one of its forms. @returns null where neither has the other */
  private compareWithForm(pair: Pair, direction: Direction, name: string): UnplacedChange[] | null {
    const { before, after } = pair;
    const now = formsWith(before, after);
    if (now !== null) {
      const id = rule(direction, 'input-alternative-added', 'output-alternative-added');
      const said = `\`${name}\` can be ${labels(now.others)} as well`;
      return [found(id, said, pair), ...this.compare({ before, after: now.form }, direction, name)];
    }
    const then = formsWith(after, before);
    if (then === null) return null;
    const id = rule(direction, 'input-alternative-removed', 'output-alternative-removed');
    const said = `\`${name}\` can't be ${labels(then.others)} any more`;
    return [found(id, said, pair), ...this.compare({ before: then.form, after }, direction, name)];
  }

  /** Finds without a walk that neither a node nor anything it refers to differs. */
  private differenceOf({ before, after }: Pair): Difference {
    const known = this.differences.get(after.document) ?? new Difference(before.document, after.document);
    this.differences.set(after.document, known);
    return known;
  }

  /** A schema that refers to itself is under way when it is met again: then there is nothing to add. */
  private remembered(key: string, compare: () => UnplacedChange[]): UnplacedChange[] {
    const known = this.known.get(key);
    if (known) return known;
    this.known.set(key, []);
    const compared = compare();
    this.known.set(key, compared);
    return compared;
  }

  private compareParts(pair: Pair, direction: Direction, name: string): UnplacedChange[] {
    if (!isObject(pair.before.node) || !isObject(pair.after.node)) {
      // A schema can be `true` or `false` as well.
      return textOf(pair.before.node ?? true) === textOf(pair.after.node ?? true)
        ? []
        : [found('rule-changed', `\`${name}\` is another schema`, pair)];
    }
    const parts: ((pair: Pair, direction: Direction, name: string) => UnplacedChange[])[] = [
      compareTypes,
      compareValues,
      compareBounds,
      compareRules,
      compareMarks,
      compareTexts,
      compareUnknown,
    ];
    const inner: Compare = (inside, inside_name) => this.compare(inside, direction, inside_name);
    return [
      ...parts.flatMap((part) => part(pair, direction, name)),
      ...compareFields(pair, direction, name, inner),
      ...compareItems(pair, direction, name, inner),
      ...compareLists(pair, direction, name, inner),
      ...compareTriggers(memberPair(pair, 'x-triggers'), name),
    ];
  }
}

/** A reference and what stands beside it. */
function splitReference(spot: DocumentNode): { reference: { $ref: string } | null; beside: DocumentNode } {
  const { $ref, ...beside } = objectOf(spot.node);
  return typeof $ref === 'string'
    ? { reference: { $ref }, beside: { ...spot, node: beside } }
    : { reference: null, beside: spot };
}

/** A reference followed, with what stands beside it taken over. */
function withSiblings(spot: DocumentNode): DocumentNode {
  const { $ref, ...beside } = objectOf(spot.node);
  if (typeof $ref !== 'string') return spot;
  const target = withSiblings(followed({ ...spot, node: { $ref } }));
  if (Object.keys(beside).length === 0) return target;
  return { ...target, pointer: spot.pointer, node: { ...objectOf(target.node), ...beside } };
}

/** A schema without the `allOf` around it, where it is the only part and nothing stands beside. */
function withoutShell(spot: DocumentNode): DocumentNode {
  const parts = soleList(spot, 'allOf');
  return parts.length === 1 ? withoutShell(parts[0] as DocumentNode) : spot;
}

/** The schemas of a list that nothing stands beside. */
function soleList(spot: DocumentNode, word: string): DocumentNode[] {
  if (Object.keys(objectOf(spot.node)).join() !== word) return [];
  const list = member(spot, word);
  return arrayOf(list.node).map((_, index) => member(list, index));
}

/** The types of a schema, or of its forms where it says none itself; an integer is a number. */
function typesWithin(spot: DocumentNode): string[] {
  const at = followed(spot);
  const own = [objectOf(at.node).type ?? []].flat().map((type) => (type === 'integer' ? 'number' : String(type)));
  return own.length > 0 ? own : ['oneOf', 'anyOf'].flatMap((word) => soleList(at, word).flatMap(typesWithin));
}

/** Decides whether no value can be of both schemas, by their types. */
function areApart(one: DocumentNode, other: DocumentNode): boolean {
  const [types, others] = [typesWithin(one), typesWithin(other)];
  return types.length > 0 && others.length > 0 && !types.some((type) => others.includes(type));
}

/**
 * Finds a schema among the forms of another that is nothing but forms. Of `oneOf` the others take no value away from it, since none can be
 * of both.
 */
function formsWith(one: DocumentNode, whole: DocumentNode): { form: DocumentNode; others: DocumentNode[] } | null {
  for (const word of ['oneOf', 'anyOf']) {
    const forms = soleList(whole, word);
    const form = forms.find((candidate) => textOf(candidate.node ?? null) === textOf(one.node ?? null));
    const others = forms.filter((candidate) => candidate !== form);
    const isWhole = word === 'anyOf' || others.every((other) => areApart(one, other));
    if (form !== undefined && others.length > 0 && isWhole) return { form, others };
  }
  return null;
}

const labels = (forms: readonly DocumentNode[]): string => forms.map(({ node }) => labelOf(node)).join(' or ');

const rule = (direction: Direction, input: RuleId, output: RuleId, error: RuleId = output): RuleId =>
  ({ input, output, error })[direction];

const tightened = (direction: Direction): RuleId => rule(direction, 'input-rule-tightened', 'output-rule-tightened');
const loosened = (direction: Direction): RuleId => rule(direction, 'input-rule-loosened', 'output-rule-loosened');

/** A keyword of a schema, or what all of its forms say of it where it says nothing itself. */
function keywordOf(spot: DocumentNode, word: string): Json | undefined {
  const own = objectOf(spot.node)[word];
  if (own !== undefined) return own;
  const forms = ['oneOf', 'anyOf'].flatMap((list) => {
    const all = member(spot, list);
    return arrayOf(all.node).map((_, index) => objectOf(followed(member(all, index)).node)[word]);
  });
  const [first] = forms;
  return forms.every((form) => form !== undefined && textOf(form) === textOf(first)) ? first : undefined;
}

function compareTypes(pair: Pair, direction: Direction, name: string): UnplacedChange[] {
  const types = (spot: DocumentNode): string[] => [keywordOf(spot, 'type') ?? []].flat().map(String);
  const [before, after] = [types(pair.before), types(pair.after)];
  if (before.join() === after.join()) return [];
  // No type is any type; an integer is a number.
  const covers = (wide: readonly string[], narrow: readonly string[]): boolean =>
    wide.length === 0 ||
    (narrow.length > 0 &&
      narrow.every((type) => wide.includes(type) || (type === 'integer' && wide.includes('number'))));
  const words = `\`${name}\` is ${after.join(' or ') || 'anything'}, was ${before.join(' or ') || 'anything'}`;
  const at = memberPair(pair, 'type');
  const [wider, narrower] = [covers(after, before), covers(before, after)];
  if (wider && narrower) return [];
  if (wider) return [found(rule(direction, 'input-type-widened', 'output-type-widened'), words, at)];
  if (narrower) return [found(rule(direction, 'input-type-narrowed', 'output-type-narrowed'), words, at)];
  return [found('rule-changed', words, at)];
}

/** `enum` and `const`: which values there are. */
function compareValues(pair: Pair, direction: Direction, name: string): UnplacedChange[] {
  const values = ({ node }: DocumentNode): Json[] | null => {
    const { enum: list, const: only } = objectOf(node);
    return Array.isArray(list) ? list : only === undefined ? null : [only];
  };
  const [before, after] = [values(pair.before), values(pair.after)];
  if (!before && !after) return [];
  const at = memberPair(pair, after ? (objectOf(pair.after.node).enum ? 'enum' : 'const') : 'enum');
  if (!before) return [found(tightened(direction), `\`${name}\` has a list of values now`, at)];
  if (!after) return [found(loosened(direction), `\`${name}\` has no list of values any more`, at)];
  const missing = (list: readonly Json[], from: readonly Json[]): Json[] =>
    list.filter((value) => !from.some((other) => textOf(other) === textOf(value)));
  // Of what a refusal says, only the code is judged by being a code; a header or a detail is a value like others.
  const isCode = /error_?code$/i.test(name);
  const added = missing(after, before).map((value) =>
    found(
      rule(direction, 'input-value-added', 'output-value-added', isCode ? 'error-code-added' : 'output-value-added'),
      `\`${name}\` has the value ${shown(value)}`,
      atItem(at, 'after', after.indexOf(value)),
    ),
  );
  const removed = missing(before, after).map((value) =>
    found(
      rule(
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
function atItem(pair: Pair, side: 'before' | 'after', index: number): Pair {
  const gone = (spot: DocumentNode): DocumentNode => ({ ...spot, node: undefined });
  const item = (spot: DocumentNode): DocumentNode => (Array.isArray(spot.node) ? member(spot, index) : spot);
  return side === 'after'
    ? { before: gone(pair.before), after: item(pair.after) }
    : { before: item(pair.before), after: gone(pair.after) };
}

/** No length, no items and no fields are the least that there is: to say so asks for nothing. */
const boundOf = (word: string, value: Json | undefined): Json | undefined =>
  value === 0 && ['minLength', 'minItems', 'minProperties'].includes(word) ? undefined : value;

function compareBounds(pair: Pair, direction: Direction, name: string): UnplacedChange[] {
  return [...UPPER, ...LOWER].flatMap((word) => {
    const at = memberPair(pair, word);
    const [before, after] = [boundOf(word, at.before.node), boundOf(word, at.after.node)];
    if (before === after) return [];
    const upper = UPPER.includes(word);
    const number = (value: Json | undefined): number =>
      typeof value === 'number' ? value : upper ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
    const tighter = upper ? number(after) < number(before) : number(after) > number(before);
    const words = `\`${name}\`: ${word} is ${shown(after)}, was ${shown(before)}`;
    return [found(tighter ? tightened(direction) : loosened(direction), words, at)];
  });
}

function compareRules(pair: Pair, direction: Direction, name: string): UnplacedChange[] {
  return CONSTRAINTS.flatMap((word) => {
    const at = memberPair(pair, word);
    const [before, after] = [at.before.node, at.after.node];
    const [was, is] = [at.before, at.after].map((spot) => JSON.stringify(rulesWithin(spot) ?? null));
    if (was === is) return sameText(at) ? [] : [found('words-changed', `\`${name}\`: words of ${word}`, at)];
    const words = `\`${name}\`: ${word} is ${shown(after)}, was ${shown(before)}`;
    const [had, has] = [rules(word, before), rules(word, after)];
    if (!had && !has) return [found('words-changed', words, at)];
    if (!had) return [found(tightened(direction), words, at)];
    return [found(has ? 'rule-changed' : loosened(direction), words, at)];
  });
}

/** Decides whether a keyword asks for anything: every text has nothing at some place in it, and every list items. */
const rules = (word: string, value: Json | undefined): boolean =>
  value !== undefined &&
  !(word === 'pattern' && (value === '' || value === '.*')) &&
  !(word === 'uniqueItems' && value === false);

/** Keywords whose members are names of fields, and not keywords. */
const NAMED = new Set(['properties', 'patternProperties', 'dependentSchemas', 'dependentRequired']);
/** Keywords whose values are data. */
const DATA = new Set(['const', 'enum', 'default', 'required']);

/** A part of a schema without words and examples, and with what it refers to in place of the reference. */
function rulesWithin(spot: DocumentNode, way: readonly string[] = []): Json | undefined {
  const { node, document } = spot;
  if (Array.isArray(node)) return node.map((_, index) => rulesWithin(member(spot, index), way) ?? null);
  if (!isObject(node)) return node;
  const { $ref } = node;
  if (typeof $ref === 'string' && !way.includes($ref)) {
    const target = rulesWithin({ ...spot, node: document.target($ref) }, [...way, $ref]);
    return { ...objectOf(target), ...objectOf(rulesWithin({ ...spot, node: withoutReference(node) }, way)) };
  }
  const told = Object.keys(node).filter((word) => !WORDS.includes(word) && !EXAMPLES.includes(word));
  return Object.fromEntries(told.map((word) => [word, rulesOf(word, member(spot, word), way)]));
}

function rulesOf(word: string, at: DocumentNode, way: readonly string[]): Json {
  if (DATA.has(word)) return at.node as Json;
  if (!NAMED.has(word)) return rulesWithin(at, way) ?? null;
  const names = Object.keys(objectOf(at.node));
  return Object.fromEntries(names.map((name) => [name, rulesWithin(member(at, name), way) ?? null]));
}

const withoutReference = ({ $ref: _, ...beside }: JsonObject): JsonObject => beside;

/** Of a default, false is a value; of a mark it is as good as none. */
const isData = (word: string): boolean => word === 'default';

function compareMarks(pair: Pair, direction: Direction, name: string): UnplacedChange[] {
  const compare = (word: string, id: RuleId): UnplacedChange[] => {
    const at = memberPair(pair, word);
    const said = ({ node }: DocumentNode): Json => (node === false && !isData(word) ? null : (node ?? null));
    if (textOf(said(at.before)) === textOf(said(at.after))) return [];
    return [found(id, `\`${name}\`: ${word} is ${shown(at.after.node)}, was ${shown(at.before.node)}`, at)];
  };
  return [
    ...MARKS.flatMap((word) => compare(word, ruleOfMark(word, objectOf(pair.after.node)[word] === true, direction))),
    ...compare('default', direction === 'input' ? 'default-changed' : 'words-changed'),
    ...compare('deprecated', 'deprecated'),
    ...compare('x-error', 'refusal-code-changed'),
    ...compare('x-sensitive', 'sensitivity-changed'),
  ];
}

/** A mark takes a field out of one direction: what is read alone is not sent by clients, what is written alone not by the service. */
function ruleOfMark(word: string, isSet: boolean, direction: Direction): RuleId {
  const forbids = word === 'readOnly' ? direction === 'input' : direction !== 'input';
  return isSet && forbids ? 'rule-changed' : 'direction-mark-changed';
}

/** Words and examples of any node. */
export function compareTexts(pair: Pair, _direction: Direction | null, name: string): UnplacedChange[] {
  const differ = (words: readonly string[], id: RuleId, say: string): UnplacedChange[] =>
    words
      .map((word) => memberPair(pair, word))
      .filter((at) => textOf(at.before.node ?? null) !== textOf(at.after.node ?? null))
      .map((at) => found(id, `${say} of \`${name}\``, at));
  return [...differ(WORDS, 'words-changed', 'Words'), ...differ(EXAMPLES, 'example-changed', 'Examples')];
}

function compareUnknown(pair: Pair, _direction: Direction, name: string): UnplacedChange[] {
  const words = new Set([...Object.keys(objectOf(pair.before.node)), ...Object.keys(objectOf(pair.after.node))]);
  return [...words]
    .filter((word) => !KNOWN.has(word))
    .map((word) => ({ word, at: memberPair(pair, word) }))
    .filter(({ at }) => textOf(at.before.node ?? null) !== textOf(at.after.node ?? null))
    .map(({ word, at }) => found('unclassified', `\`${name}\`: ${word} is another`, at));
}

const requiredOf = ({ node }: DocumentNode): string[] => arrayOf(objectOf(node).required).map(String);

function compareFields(pair: Pair, direction: Direction, name: string, inner: Compare): UnplacedChange[] {
  const properties = memberPair(pair, 'properties');
  const { gone, added, common } = namesOf(properties);
  const [before, after] = [requiredOf(pair.before), requiredOf(pair.after)];
  const at = (field: string): Pair => memberPair(properties, field);
  const call = (field: string): string => `${name}.${field}`;
  const addedRule = (field: string): RuleId => {
    const input = after.includes(field) ? 'input-field-added-required' : 'input-field-added';
    return rule(direction, input, 'output-field-added');
  };
  const isNew = (field: string): boolean => !inForms(pair.before, field).some(isDefined);
  return [
    ...added.filter(isNew).map((field) => found(addedRule(field), `\`${call(field)}\` is new`, at(field))),
    ...gone
      .filter((field) => !inForms(pair.after, field).some(isDefined))
      .map((field) =>
        found(rule(direction, 'input-field-removed', 'output-field-removed'), `\`${call(field)}\` is gone`, at(field)),
      ),
    ...gone.flatMap((field) =>
      compareMoved(at(field).before, inForms(pair.after, field), direction, call(field), before.includes(field), inner),
    ),
    ...common.flatMap((field) => inner(at(field), call(field))),
    ...compareRequired(pair, direction, name, before, after, new Set([...added, ...gone])),
    ...compareOpenness(pair, direction, name, inner),
  ];
}

const isDefined = (spot: DocumentNode | null): boolean => spot !== null;

/** Returns the field in each form of a schema (`oneOf`, `anyOf`); null for a form without it. */
function inForms(spot: DocumentNode, field: string): (DocumentNode | null)[] {
  return ['oneOf', 'anyOf'].flatMap((word) => {
    const forms = member(spot, word);
    return arrayOf(forms.node).map((_, index) => {
      const property = member(member(followed(member(forms, index)), 'properties'), field);
      return property.node === undefined ? null : property;
    });
  });
}

/** A field that stood in every value and stands in some forms now. */
function compareMoved(
  was: DocumentNode,
  forms: readonly (DocumentNode | null)[],
  direction: Direction,
  name: string,
  required: boolean,
  inner: Compare,
): UnplacedChange[] {
  const having = forms.filter((form) => form !== null);
  const [first] = having;
  if (!first) return [];
  const some = having.length < forms.length;
  const words = `\`${name}\` stands in some forms only now`;
  const narrower = direction === 'input' ? 'input-rule-tightened' : 'output-field-optional';
  const stays = having.some((form) => sameText({ before: was, after: form }));
  const differs = having.find((form) => !sameText({ before: was, after: form }));
  const other = `\`${name}\` has another form as well`;
  return [
    ...(stays ? [] : inner({ before: was, after: first }, name)),
    ...(stays && differs && direction !== 'input'
      ? [found('output-alternative-added', other, { before: was, after: differs })]
      : []),
    ...(some && (direction === 'input' || required) ? [found(narrower, words, { before: was, after: first })] : []),
  ];
}

function compareRequired(
  pair: Pair,
  direction: Direction,
  name: string,
  before: readonly string[],
  after: readonly string[],
  told: ReadonlySet<string>,
): UnplacedChange[] {
  const at = memberPair(pair, 'required');
  const place = (field: string): Pair => {
    const properties = memberPair(memberPair(pair, 'properties'), field);
    return properties.after.node === undefined ? at : properties;
  };
  const now = after.filter((field) => !before.includes(field) && !told.has(field));
  const noMore = before.filter((field) => !after.includes(field) && !told.has(field));
  return [
    ...now.map((field) =>
      found(
        rule(direction, 'input-field-required', 'output-field-always'),
        `\`${name}.${field}\` is required now`,
        place(field),
      ),
    ),
    ...noMore.map((field) =>
      found(
        rule(direction, 'input-field-optional', 'output-field-optional'),
        `\`${name}.${field}\` is optional now`,
        place(field),
      ),
    ),
  ];
}

function compareOpenness(pair: Pair, direction: Direction, name: string, inner: Compare): UnplacedChange[] {
  const at = memberPair(pair, 'additionalProperties');
  const [before, after] = [pair.before, pair.after].map((spot) => keywordOf(spot, 'additionalProperties') ?? true) as [
    Json,
    Json,
  ];
  if (isObject(at.before.node) && isObject(at.after.node)) return inner(at, `${name}.*`);
  if (textOf(before) === textOf(after)) return [];
  const closed = after === false || before === true;
  const words = `\`${name}\` ${after === false ? 'takes no other fields' : 'takes other fields'} now`;
  const id = closed
    ? rule(direction, 'input-closed', 'output-closed')
    : rule(direction, 'input-opened', 'output-opened');
  return [found(id, words, at)];
}

/** `items`, and the branches of a condition that is the same on both sides. */
function compareItems(pair: Pair, direction: Direction, name: string, inner: Compare): UnplacedChange[] {
  const compare = (word: string, suffix: string): UnplacedChange[] => {
    const at = memberPair(pair, word);
    if (at.before.node !== undefined && at.after.node !== undefined) return inner(at, `${name}${suffix}`);
    if (at.before.node === at.after.node) return [];
    const id = at.after.node === undefined ? loosened(direction) : tightened(direction);
    return [found(id, `\`${name}\`: ${word} is ${at.after.node === undefined ? 'gone' : 'new'}`, at)];
  };
  return [...compare('items', '[]'), ...compare('then', ''), ...compare('else', '')];
}

/** The lists of schemas. Where one of some forms becomes any of the same, a value that fits several is taken, too. */
function compareLists(pair: Pair, direction: Direction, name: string, inner: Compare): UnplacedChange[] {
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
    found(wider ? loosened(direction) : tightened(direction), words, forms),
    ...compareList(forms, 'oneOf', direction, name, inner),
    ...compare('allOf'),
  ];
}

/** Branches are the same when they refer to the same component, say the same, or stand at the same place among equally many. */
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
    found(tightened(direction), `\`${name}\`: a value can be of two forms now`, memberPair(pair, to)),
  );
  if (replaced.length > 0 || (gone.length === 0 && added.length === 0)) return [...compared, ...twice];
  const all = word === 'allOf';
  if (!all && (before.length === 0 || after.length === 0)) return [compareForms(pair, direction, name)];
  const more = all ? tightened(direction) : rule(direction, 'input-alternative-added', 'output-alternative-added');
  const less = all ? loosened(direction) : rule(direction, 'input-alternative-removed', 'output-alternative-removed');
  const kind = all ? 'part' : 'form';
  return [
    ...compared,
    ...added.map((index) =>
      found(more, `\`${name}\` has the ${kind} ${labelOf(after[index])}`, atItem(pair, 'after', index)),
    ),
    ...gone.map((index) =>
      found(less, `\`${name}\` has no ${kind} ${labelOf(before[index])} any more`, atItem(pair, 'before', index)),
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

/** Forms where there were none take values away; where none are left, any value does. */
function compareForms(pair: Pair, direction: Direction, name: string): UnplacedChange {
  const [before, after] = [arrayOf(pair.before.node), arrayOf(pair.after.node)];
  if (after.length === 0) return found(loosened(direction), `\`${name}\` has no forms to keep to any more`, pair);
  const words = `\`${name}\` has ${after.length} forms to keep to now`;
  return found(before.length === 0 ? tightened(direction) : loosened(direction), words, pair);
}

function labelOf(branch: Json | undefined): string {
  const { $ref, title, type } = objectOf(branch) as JsonObject;
  if (typeof $ref === 'string') return $ref.split('/').pop() as string;
  return shown(title ?? type ?? branch);
}
