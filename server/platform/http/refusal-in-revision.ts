import type { OperationRule } from '../../../generated/operations';
import { DomainError, type ErrorDetail, ValueRefused } from '../../kernel/errors';
import { requestNamesOf } from '../revisions';
import { allFailures } from './all-failures';

/**
 * Translates a refusal of a handler into the caller's revision. Handlers know only the current revision, whose lists
 * may have values that the caller's revision lacks, and whose fields may have other names.
 * @param rule of the caller's revision
 * @param body of the request, as the handler had it
 */
export function refusalInRevision(error: unknown, rule: OperationRule, body: unknown): unknown {
  if (error instanceof ValueRefused) {
    const { code, field, allowed } = error;
    return new ValueRefused(
      code,
      field,
      allowed.filter((value) => hasValue(rule, field, value)),
    );
  }
  return error instanceof DomainError ? withOwnNames(inPlace(error, rule, body), rule) : error;
}

/**
 * The same refusal, with a pointer to a field of the request. A rule that refuses a step because of a state does not
 * know the request. If the request names no state, the pointer is the id in its address.
 */
function inPlace(error: DomainError, { parameters }: OperationRule, body: unknown): DomainError {
  const id = parameters.findLast((parameter) => parameter.in === 'path');
  const isElsewhere = ({ code, location, pointer }: ErrorDetail) =>
    code === 'state' && location === 'body' && !Object.hasOwn(Object(body), pointer.split('/')[1] ?? '');
  const place: Partial<ErrorDetail> = id === undefined ? { pointer: '' } : { location: 'path', pointer: id.name };
  if (!error.details.some(isElsewhere)) return error;
  const details = error.details.map((detail) => (isElsewhere(detail) ? { ...detail, ...place } : detail));
  return new DomainError(error.code, details, error.headers);
}

/** Tells whether the body of an operation may have a value in a field, whatever else it needs. */
function hasValue({ checks }: OperationRule, field: string, value: string): boolean {
  if (checks.body === null) return true;
  const failures = allFailures(checks.body, { [field]: value });
  return !failures.some(({ keyword, instancePath }) => keyword === 'enum' && instancePath === `/${field}`);
}

/** The same refusal, with pointers into the body as the caller sent it. */
function withOwnNames(error: DomainError, { operationId, variant }: OperationRule): DomainError {
  const names = requestNamesOf(operationId, variant);
  if (names === null) return error;
  const ownName = (field: string) => names[field] ?? field;
  const details = error.details.map((detail) =>
    detail.location === 'body' ? { ...detail, pointer: detail.pointer.split('/').map(ownName).join('/') } : detail,
  );
  return new DomainError(error.code, details, error.headers);
}
