/** Compares two versions of a JSON schema from the view of the writer and of the reader of the value. */

import { Difference } from '../../model/difference';
import type { Document } from '../../model/document';
import { arrayOf, isObject, objectOf, textOf } from '../../util/json';
import {
  type Direction,
  type DocumentNode,
  followed,
  memberPair,
  type Pair,
  sameText,
  type UnplacedChange,
  unplacedChange,
} from '../change';
import { compareTexts, EXAMPLES, WORDS } from '../members';
import { EFFECTS, effectOf } from '../rules';
import { compareTriggers } from '../triggers';
import { alternativesWith, COVERED, compareLists, labels, onlyListIn } from './alternatives';
import { compareApplied } from './applied';
import { type Compare, NARROWER, ruleFor, UNNOTICED, WIDER } from './comparing';
import { compareRules, usesKeyword } from './constraints';
import { compareBranches, compareFields, compareItems, namesKnown } from './fields';
import { withLimitsMet, withoutIdle } from './idle';
import { compareBounds, compareMarks, compareTypes, compareUnknown, compareValues } from './keywords';
import { hasParts, merged } from './merging';

const NONE: ReadonlySet<string> = new Set();

/** How deep merged schemas are compared within each other: schemas can contain themselves. */
const MERGED_LEVELS = 2;

const INVISIBLE = 1;

const DIRECTIONS: readonly Direction[] = ['input', 'output'];

/** How many comparisons that decide whether a schema accepts more than another one are made within each other. */
const ACCEPTING_LEVELS = 2;

/** Keywords beside which a field that is missing in a schema can be in it elsewhere, or change what others hold for. */
const INDIRECT = new Set(
  `oneOf anyOf if not dependentSchemas patternProperties unevaluatedProperties unevaluatedItems`.split(' '),
);

/** Returns 0 without changes, and more the more severe they are. */
const worstOf = (found: readonly UnplacedChange[]): number =>
  Math.max(0, ...found.map(({ rule }) => EFFECTS.length - EFFECTS.indexOf(effectOf(rule))));

/**
 * The comparison of schemas of two contracts. Components are compared once for each direction, and again where fewer
 * levels are left to merge: there the result can be another one.
 */
export class SchemaComparison {
  private readonly known = new Map<string, UnplacedChange[]>();
  private readonly differences = new WeakMap<Document, Difference>();
  /** How many comparisons of merged schemas are going on within each other. */
  private mergedLevels = 0;

  /**
   * @param isForEquality true for a comparison that `areEqual` has begun. Conditions inside conditions use it, too
   * @param acceptingLevels how many comparisons of `accepts` this one is within
   */
  constructor(
    private readonly isForEquality = false,
    private readonly acceptingLevels = 0,
  ) {}

  /**
   * @param name what the value is called in the report, such as `UserCreate.email`
   * @param shared the fields that the value can have by a schema that has this one for a part
   */
  compare(pair: Pair, direction: Direction, name: string, shared: ReadonlySet<string> = NONE): UnplacedChange[] {
    if (!this.differenceOf(pair).affects(pair.before.node, pair.after.node)) return [];
    const found = this.compareAsWritten(pair, direction, name, shared);
    const again = worstOf(found) > INVISIBLE ? this.compareMerged(pair, direction, name, shared) : null;
    return again !== null && worstOf(again) < worstOf(found) ? again : found;
  }

  /**
   * Compares two schemas with their parts merged: keywords that moved between a schema and its parts look like a rule
   * that is gone and another one that is new.
   * @returns null where there is nothing to merge
   */
  private compareMerged(
    pair: Pair,
    direction: Direction,
    name: string,
    shared: ReadonlySet<string>,
  ): UnplacedChange[] | null {
    if (this.mergedLevels >= MERGED_LEVELS || ![pair.before, pair.after].some(hasParts)) return null;
    this.mergedLevels += 1;
    const whole = { before: merged(pair.before), after: merged(pair.after) };
    const found = this.compareAsWritten(whole, direction, name, shared);
    this.mergedLevels -= 1;
    return found;
  }

  private compareAsWritten(
    pair: Pair,
    direction: Direction,
    name: string,
    shared: ReadonlySet<string>,
  ): UnplacedChange[] {
    const bare = { before: withoutShell(pair.before), after: withoutShell(pair.after) };
    if (bare.before !== pair.before || bare.after !== pair.after) return this.compare(bare, direction, name, shared);
    const inAlternatives = this.compareWithAlternative(pair, direction, name, shared);
    if (inAlternatives !== null) return inAlternatives;
    const [before, after] = [splitReference(pair.before), splitReference(pair.after)];
    if (before.reference && after.reference) {
      const component = after.reference.$ref.split('/').pop() as string;
      const beside = { before: before.beside, after: after.beside };
      return [
        ...this.remembered(
          [
            ...[direction, this.mergedLevels, before.reference.$ref, after.reference.$ref, pair.after.document.name],
            ...shared,
          ].join(' '),
          () =>
            this.compare({ before: followed(pair.before), after: followed(pair.after) }, direction, component, shared),
        ),
        ...(sameText(beside) ? [] : this.compareParts(beside, direction, name, shared)),
      ];
    }
    const written = { before: withSiblings(pair.before), after: withSiblings(pair.after) };
    return this.compareParts(withLimitsMet(withoutIdle(written)), direction, name, shared);
  }

  /** Compares a schema with one that has it for one of its alternatives. @returns null where neither has the other */
  private compareWithAlternative(
    pair: Pair,
    direction: Direction,
    name: string,
    shared: ReadonlySet<string>,
  ): UnplacedChange[] | null {
    const { before, after } = pair;
    const now = alternativesWith(before, after);
    if (now !== null) {
      const isCovered =
        direction !== 'input' && now.others.every((other) => this.accepts({ before, after: other }, 'before'));
      const id = ruleFor(direction, 'input-alternative-added', isCovered ? COVERED : 'output-alternative-added');
      const text = `\`${name}\` can be ${labels(now.others)} as well`;
      return [
        unplacedChange(id, text, pair),
        ...this.compare({ before, after: now.alternative }, direction, name, shared),
      ];
    }
    const then = alternativesWith(after, before);
    if (then === null) return null;
    const isCovered =
      direction === 'input' && then.others.every((other) => this.accepts({ before: other, after }, 'after'));
    const id = ruleFor(direction, isCovered ? COVERED : 'input-alternative-removed', 'output-alternative-removed');
    const text = `\`${name}\` can't be ${labels(then.others)} any more`;
    return [
      unplacedChange(id, text, pair),
      ...this.compare({ before: then.alternative, after }, direction, name, shared),
    ];
  }

  /** Decides without a full walk whether a node and everything that it refers to are unchanged. */
  private differenceOf({ before, after }: Pair): Difference {
    const known = this.differences.get(after.document) ?? new Difference(before.document, after.document);
    this.differences.set(after.document, known);
    return known;
  }

  /** A schema that refers to itself is already being compared when it is met again. */
  private remembered(key: string, compare: () => UnplacedChange[]): UnplacedChange[] {
    const known = this.known.get(key);
    if (known) return known;
    this.known.set(key, []);
    const compared = compare();
    this.known.set(key, compared);
    return compared;
  }

  /**
   * Decides whether two schemas accept the same values. A component that is being compared just now counts as equal
   * until its comparison ends, so this needs a comparison of its own: one that finds no difference at all.
   */
  private areEqual(at: Pair): boolean {
    const comparison = this.isForEquality ? this : new SchemaComparison(true, this.acceptingLevels);
    return DIRECTIONS.every((direction) =>
      comparison.compare(at, direction, '').every(({ rule }) => UNNOTICED.has(rule)),
    );
  }

  /**
   * Decides whether one version accepts all values of the other, also those with fields that neither names. Schemas for
   * which the rules do not tell that count as not.
   */
  private accepts(pair: Pair, wider: keyof Pair): boolean {
    if (this.acceptingLevels >= ACCEPTING_LEVELS) return false;
    if ([pair.before, pair.after].some((location) => usesKeyword(location, INDIRECT))) return false;
    const comparison = new SchemaComparison(false, this.acceptingLevels + 1);
    const [direction, rules] = wider === 'after' ? (['input', WIDER] as const) : (['output', NARROWER] as const);
    return comparison.compare(pair, direction, '').every(({ rule }) => rules.has(rule) || UNNOTICED.has(rule));
  }

  private compareParts(pair: Pair, direction: Direction, name: string, around: ReadonlySet<string>): UnplacedChange[] {
    if (!isObject(pair.before.node) || !isObject(pair.after.node)) {
      // A schema can be `true` or `false` as well.
      return textOf(pair.before.node ?? true) === textOf(pair.after.node ?? true)
        ? []
        : [unplacedChange('rule-changed', `\`${name}\` is another schema`, pair)];
    }
    const parts: ((pair: Pair, direction: Direction, name: string) => UnplacedChange[])[] = [
      compareTypes,
      compareValues,
      compareBounds,
      (at, way, label) => compareRules(at, way, label, relations),
      compareMarks,
      compareTexts,
      compareUnknown,
    ];
    const relations = {
      areEqual: (at: Pair) => this.areEqual(at),
      accepts: (at: Pair, wider: keyof Pair) => this.accepts(at, wider),
    };
    const inner: Compare = (inside, insideName, shared) => this.compare(inside, direction, insideName, shared);
    const shared = new Set([...around, ...namesKnown(pair.before)]);
    return [
      ...parts.flatMap((part) => part(pair, direction, name)),
      ...compareFields(pair, direction, name, inner, around),
      ...compareItems(pair, direction, name, inner),
      ...compareApplied(pair, direction, name, inner, shared),
      ...compareBranches(pair, direction, name, inner, shared),
      ...compareLists(pair, direction, name, {
        compare: (inside, insideName) => inner(inside, insideName, shared),
        accepts: relations.accepts,
      }),
      ...compareTriggers(memberPair(pair, 'x-triggers'), name),
    ];
  }
}

/** A reference and the keywords next to it. */
function splitReference(location: DocumentNode): { reference: { $ref: string } | null; beside: DocumentNode } {
  const { $ref, ...beside } = objectOf(location.node);
  return typeof $ref === 'string'
    ? { reference: { $ref }, beside: { ...location, node: beside } }
    : { reference: null, beside: location };
}

/**
 * The target of a reference, with the keywords next to the reference added. If both have a keyword, a value has to
 * match both, so the target is a part of `allOf`.
 */
function withSiblings(location: DocumentNode): DocumentNode {
  const { $ref, ...beside } = objectOf(location.node);
  if (typeof $ref !== 'string') return location;
  const target = withSiblings(followed({ ...location, node: { $ref } }));
  if (Object.keys(beside).length === 0) return target;
  const own = objectOf(target.node);
  const isRepeated = (word: string): boolean =>
    ![...WORDS, ...EXAMPLES].includes(word) &&
    own[word] !== undefined &&
    textOf(own[word]) !== textOf(beside[word] ?? null);
  if (!Object.keys(beside).some(isRepeated))
    return { ...target, pointer: location.pointer, node: { ...own, ...beside } };
  return { ...location, node: { ...beside, allOf: [...arrayOf(beside.allOf), { $ref }] } };
}

/** A schema without the `allOf` around it, if it has one part and no other keywords. */
function withoutShell(location: DocumentNode): DocumentNode {
  const parts = onlyListIn(location, 'allOf');
  return parts.length === 1 ? withoutShell(parts[0] as DocumentNode) : location;
}
