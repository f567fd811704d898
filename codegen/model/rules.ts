/**
 * Reduces the variants of an operation to those that change its rule. A variant that changes only texts needs no second
 * rule.
 */

import { type Axis, combinationsOf, currentValue, variantOf } from '../revisions/axes';
import type { OperationModel } from './operation';
import type { OperationEntry } from './variants';

export interface RuleEntry {
  operationId: string;
  base: OperationModel;
  /** The axes that change the rule. */
  axes: readonly string[];
  /** A rule per combination of those axes, without the current one; null where the operation doesn't exist. */
  variants: ReadonlyMap<string, OperationModel | null>;
}

const textOfRule = (rule: OperationModel | null): string => JSON.stringify(rule && { ...rule, variant: '' });

/** The variants of one operation as far as its rule differs. */
export function ruleVariants(axes: readonly Axis[], entry: OperationEntry): RuleEntry {
  const at = (variant: string): OperationModel | null =>
    variant === '' ? entry.base.model : (entry.variants.get(variant)?.model ?? null);
  const touching = new Set(entry.axes);
  const combinations = combinationsOf(axes, touching);
  const changes = (axis: Axis): boolean =>
    combinations.some((revision) => {
      const without = { ...revision, [axis.name]: currentValue(axis) };
      return textOfRule(at(variantOf(axes, revision))) !== textOfRule(at(variantOf(axes, without)));
    });
  const kept = new Set(axes.filter((axis) => touching.has(axis.name) && changes(axis)).map((axis) => axis.name));
  const variants = new Map<string, OperationModel | null>();
  for (const revision of combinationsOf(axes, kept).slice(1)) {
    const variant = variantOf(axes, revision);
    variants.set(variant, at(variant));
  }
  return {
    operationId: entry.operationId,
    base: entry.base.model,
    axes: entry.axes.filter((name) => kept.has(name)),
    variants,
  };
}
