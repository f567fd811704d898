import type { OperationRule } from '../../../generated/operations';
import { DomainError, ValueRefused } from '../../kernel/errors';
import { requestNamesOf } from '../revisions';
import { allFailures } from './all-failures';

/**
 * Says a refusal by a handler in the words of the caller's revision: handlers know the current one only, whose lists of
 * allowed values may have values that the caller's has not, and whose fields may have other names.
 * @param rule of the caller's revision
 */
export function inOwnWords(error: unknown, rule: OperationRule): unknown {
  if (error instanceof ValueRefused) {
    const { code, field, allowed } = error;
    return new ValueRefused(
      code,
      field,
      allowed.filter((value) => hasValue(rule, field, value)),
    );
  }
  return error instanceof DomainError ? withOwnNames(error, rule) : error;
}

/** Tells whether the body of an operation may have a value in a field, whatever else it needs. */
function hasValue({ checks }: OperationRule, field: string, value: string): boolean {
  if (checks.body === null) return true;
  const failures = allFailures(checks.body, { [field]: value });
  return !failures.some(({ keyword, instancePath }) => keyword === 'enum' && instancePath === `/${field}`);
}

/** The same refusal, whose pointers into the body lead to what the caller sent. */
function withOwnNames(error: DomainError, { operationId, variant }: OperationRule): DomainError {
  const names = requestNamesOf(operationId, variant);
  if (names === null) return error;
  const ownName = (field: string) => names[field] ?? field;
  const details = error.details.map((detail) =>
    detail.location === 'body' ? { ...detail, pointer: detail.pointer.split('/').map(ownName).join('/') } : detail,
  );
  return new DomainError(error.code, details, error.headers);
}
