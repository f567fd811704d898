import { DomainError, type ErrorDetail } from '../kernel/errors';
import { CHALLENGE } from '../platform/http/caller';

/** The scheme is case-insensitive (RFC 9110, 11.1). */
const BEARER = /^Bearer +([A-Za-z0-9._~+/=-]+)$/i;

/**
 * Returns the token of an Authorization header.
 * @throws DomainError UNAUTHORIZED where it has none
 */
export function bearerToken(header: string): string {
  const token = BEARER.exec(header)?.[1];
  if (token === undefined) throw unauthorized('invalid_request');
  return token;
}

/** The refusal of a caller, with a challenge (RFC 6750, 3). */
export function unauthorized(error?: string, details: readonly ErrorDetail[] = []): DomainError {
  const challenge = error === undefined ? CHALLENGE : `${CHALLENGE}, error="${error}"`;
  return new DomainError('UNAUTHORIZED', details, { 'www-authenticate': challenge });
}
