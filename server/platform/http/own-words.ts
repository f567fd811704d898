import type { OperationRule } from '../../../generated/operations';
import { ValueRefused } from '../../kernel/errors';
import { allFailures } from './all-failures';

/**
 * Says a refusal in the words of the caller's revision: handlers know the current one only, whose lists of allowed
 * values may have values that the caller's has not.
 * @param rule of the caller's revision
 */
export function inOwnWords(error: unknown, rule: OperationRule): unknown {
  if (!(error instanceof ValueRefused)) return error;
  const { code, field, allowed } = error;
  return new ValueRefused(
    code,
    field,
    allowed.filter((value) => hasValue(rule, field, value)),
  );
}

/** Tells whether the body of an operation may have a value in a field, whatever else it needs. */
function hasValue({ checks }: OperationRule, field: string, value: string): boolean {
  if (checks.body === null) return true;
  const failures = allFailures(checks.body, { [field]: value });
  return !failures.some(({ keyword, instancePath }) => keyword === 'enum' && instancePath === `/${field}`);
}
