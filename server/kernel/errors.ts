import type { ErrorCode } from '../../generated/errors';

/** One place in a request and what is wrong with it, as the contract's `ErrorDetail` shows it to the caller. */
export interface ErrorDetail {
  /** A stable word: `required`, `enum`, `unknown`, `country_rule` … */
  code: string;
  /** The reason as a text. It never contains a secret or a value of a sensitive field. */
  detail: string;
  location: 'body' | 'query' | 'path' | 'header';
  /** A JSON pointer into the body, or the parameter's name. */
  pointer: string;
}

/**
 * A refusal that the contract documents. The code decides status and public text (`generated/errors.ts`);
 * `details` name the fields. Throwing it rolls back the unit of work.
 */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly details: readonly ErrorDetail[];
  /** Response headers that belong to the refusal, such as `retry-after` or `allow`. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, details: readonly ErrorDetail[] = [], headers: Readonly<Record<string, string>> = {}) {
    super(code);
    this.name = 'DomainError';
    this.code = code;
    this.details = details;
    this.headers = headers;
  }
}

/** A refusal because the service is about to end: what is to be answered then, and no failure. */
export class Stopping extends DomainError {
  constructor(details: readonly ErrorDetail[] = []) {
    super('SERVICE_UNAVAILABLE', details, { 'retry-after': '1' });
  }
}

/** A refusal of a value of the request body, if the current state allows only some of the field's values. */
export class ValueRefused extends DomainError {
  constructor(
    code: ErrorCode,
    readonly field: string,
    readonly allowed: readonly string[],
  ) {
    const detail = `${field} must be one of ${allowed.join(', ')} here`;
    super(code, [{ code: 'enum', detail, location: 'body', pointer: `/${field}` }]);
  }
}

/** The same refusal, if a field of the body identifies the record whose id or state is the reason. */
export function namedBy(error: DomainError, pointer: string): DomainError {
  const details = error.details.map((one) =>
    one.location === 'path' || one.code === 'state' ? { ...one, location: 'body' as const, pointer } : one,
  );
  return new DomainError(error.code, details, error.headers);
}

/** A refusal because the client has nothing by the id, or the number, in a field of the request body. */
export function unknownAt(code: ErrorCode, pointer: string, thing: string): DomainError {
  return refuseField(code, pointer, 'unknown', `the client has no such ${thing}`);
}

/** A refusal about one field of the request body. */
export function refuseField(code: ErrorCode, pointer: string, reason: string, detail: string): DomainError {
  return new DomainError(code, [{ code: reason, detail, location: 'body', pointer }]);
}
