/** Compares what is within a value: its fields and items. */

import { arrayOf, isObject, type Json, objectOf, textOf } from '../../util/json';
import {
  type Direction,
  type DocumentNode,
  followed,
  member,
  memberPair,
  namesOf,
  type Pair,
  sameText,
  type UnplacedChange,
  unplacedChange,
} from '../change';
import type { RuleId } from '../rules';
import { type Compare, loosened, ruleFor, tightened } from './comparing';
import { keywordOf } from './keywords';

const requiredOf = ({ node }: DocumentNode): string[] => arrayOf(objectOf(node).required).map(String);

export function compareFields(pair: Pair, direction: Direction, name: string, inner: Compare): UnplacedChange[] {
  const properties = memberPair(pair, 'properties');
  const { gone, added, common } = namesOf(properties);
  const [before, after] = [requiredOf(pair.before), requiredOf(pair.after)];
  const at = (field: string): Pair => memberPair(properties, field);
  const call = (field: string): string => `${name}.${field}`;
  const addedRule = (field: string): RuleId => {
    const input = after.includes(field) ? 'input-field-added-required' : 'input-field-added';
    return ruleFor(direction, input, 'output-field-added');
  };
  const isNew = (field: string): boolean => !inForms(pair.before, field).some(isDefined);
  return [
    ...added.filter(isNew).map((field) => unplacedChange(addedRule(field), `\`${call(field)}\` is new`, at(field))),
    ...gone
      .filter((field) => !inForms(pair.after, field).some(isDefined))
      .map((field) =>
        unplacedChange(
          ruleFor(direction, 'input-field-removed', 'output-field-removed'),
          `\`${call(field)}\` is gone`,
          at(field),
        ),
      ),
    ...gone.flatMap((field) => compareMoved(pair, at(field).before, direction, call(field), field, inner)),
    ...added.flatMap((field) => compareJoined(pair, at(field).after, direction, call(field), field, inner)),
    ...common.flatMap((field) => inner(at(field), call(field))),
    ...compareRequired(pair, direction, name, before, after, new Set([...added, ...gone])),
    ...compareOpenness(pair, direction, name, inner),
  ];
}

const isDefined = (location: DocumentNode | null): boolean => location !== null;

/** Returns the field in each form of a schema (`oneOf`, `anyOf`); null for a form without it. */
function inForms(location: DocumentNode, field: string): (DocumentNode | null)[] {
  return ['oneOf', 'anyOf'].flatMap((word) => {
    const forms = member(location, word);
    return arrayOf(forms.node).map((_, index) => {
      const property = member(member(followed(member(forms, index)), 'properties'), field);
      return property.node === undefined ? null : property;
    });
  });
}

/** A field that every value had and that only some forms have now. */
function compareMoved(
  pair: Pair,
  was: DocumentNode,
  direction: Direction,
  name: string,
  field: string,
  inner: Compare,
): UnplacedChange[] {
  const forms = inForms(pair.after, field);
  const required = requiredOf(pair.before).includes(field);
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

/** Decides whether a schema requires a field, by itself or by each of its forms. */
function isAlways(location: DocumentNode, field: string): boolean {
  const isInAll = (word: string): boolean => {
    const list = member(location, word);
    const forms = arrayOf(list.node).map((_, index) => followed(member(list, index)));
    return forms.length > 0 && forms.every((form) => requiredOf(form).includes(field));
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

/** A field that forms had and that every value has now. */
function compareJoined(
  pair: Pair,
  is: DocumentNode,
  direction: Direction,
  name: string,
  field: string,
  inner: Compare,
): UnplacedChange[] {
  const having = inForms(pair.before, field).filter((form) => form !== null);
  const [first] = having;
  if (!first) return [];
  const [wasRequired, isRequired] = [isAlways(pair.before, field), isAlways(pair.after, field)];
  return [
    ...having.flatMap((form) => inner({ before: form, after: is }, name)),
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

function compareOpenness(pair: Pair, direction: Direction, name: string, inner: Compare): UnplacedChange[] {
  const at = memberPair(pair, 'additionalProperties');
  const [before, after] = [pair.before, pair.after].map(
    (location) => keywordOf(location, 'additionalProperties') ?? true,
  ) as [Json, Json];
  if (isObject(at.before.node) && isObject(at.after.node)) return inner(at, `${name}.*`);
  if (textOf(before) === textOf(after)) return [];
  const closed = after === false || before === true;
  const words = `\`${name}\` ${after === false ? 'takes no other fields' : 'takes other fields'} now`;
  const id = closed
    ? ruleFor(direction, 'input-closed', 'output-closed')
    : ruleFor(direction, 'input-opened', 'output-opened');
  return [unplacedChange(id, words, at)];
}

/** `items`, and the branches of a condition that is the same on both sides. */
export function compareItems(pair: Pair, direction: Direction, name: string, inner: Compare): UnplacedChange[] {
  const compare = (word: string, suffix: string): UnplacedChange[] => {
    const at = memberPair(pair, word);
    if (at.before.node !== undefined && at.after.node !== undefined) return inner(at, `${name}${suffix}`);
    if (at.before.node === at.after.node) return [];
    const id = at.after.node === undefined ? loosened(direction) : tightened(direction);
    return [unplacedChange(id, `\`${name}\`: ${word} is ${at.after.node === undefined ? 'gone' : 'new'}`, at)];
  };
  return [...compare('items', '[]'), ...compare('then', ''), ...compare('else', '')];
}
