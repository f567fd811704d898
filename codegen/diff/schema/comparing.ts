/**
 * The parts that all comparisons of a schema share: how a part within is compared, and the rules of a difference by who
 * writes the value.
 */

import { type Json, textOf } from '../../util/json';
import type { Direction, Pair, UnplacedChange } from '../change';
import type { RuleId } from '../rules';

/**
 * Compares a part within a schema.
 *
 * @param shared the fields that the value of the part can have by the schema around it; omitted for another value
 */
export type Compare = (pair: Pair, name: string, shared?: ReadonlySet<string>) => UnplacedChange[];

/**
 * Decides whether one version of a schema accepts every value that the other one accepts.
 *
 * @param wider the version that accepts all values
 */
export type Accepts = (pair: Pair, wider: keyof Pair) => boolean;

/** Compares the schemas of a list. */
export interface ListComparison {
  compare: Compare;
  accepts: Accepts;
}

/** Changes after which a schema accepts the same values and more. */
export const WIDER: ReadonlySet<RuleId> = new Set([
  'input-field-optional',
  'input-type-widened',
  'input-value-added',
  'input-rule-loosened',
  'input-alternative-added',
  'input-opened',
]);

/** Changes after which a schema accepts fewer values and no others. */
export const NARROWER: ReadonlySet<RuleId> = new Set([
  'output-field-always',
  'output-type-narrowed',
  'output-value-removed',
  'output-rule-tightened',
  'output-alternative-removed',
  'output-closed',
]);

/** Changes after which a schema accepts the same values. */
export const UNNOTICED: ReadonlySet<RuleId> = new Set([
  'words-changed',
  'example-changed',
  'discriminator-restated',
  'alternative-covered',
]);

/** Decides whether every value fits a schema. */
export const isAny = (node: Json | undefined): boolean => node === undefined || node === true || textOf(node) === '{}';

export const ruleFor = (direction: Direction, input: RuleId, output: RuleId, error: RuleId = output): RuleId =>
  ({ input, output, error })[direction];

export const tightened = (direction: Direction): RuleId =>
  ruleFor(direction, 'input-rule-tightened', 'output-rule-tightened');

export const loosened = (direction: Direction): RuleId =>
  ruleFor(direction, 'input-rule-loosened', 'output-rule-loosened');
