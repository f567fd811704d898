/**
 * The parts that all comparisons of a schema share: how a part within is compared, and the rules of a difference by who
 * writes the value.
 */

import type { Direction, Pair, UnplacedChange } from '../change';
import type { RuleId } from '../rules';

/**
 * Compares a part within a schema.
 *
 * @param shared the fields that the value of the part can have by the schema around it; omitted for another value
 */
export type Compare = (pair: Pair, name: string, shared?: ReadonlySet<string>) => UnplacedChange[];

export const ruleFor = (direction: Direction, input: RuleId, output: RuleId, error: RuleId = output): RuleId =>
  ({ input, output, error })[direction];

export const tightened = (direction: Direction): RuleId =>
  ruleFor(direction, 'input-rule-tightened', 'output-rule-tightened');

export const loosened = (direction: Direction): RuleId =>
  ruleFor(direction, 'input-rule-loosened', 'output-rule-loosened');
