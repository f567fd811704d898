import { DomainError } from '../kernel/errors';

/** Refuses credentials, or an assertion, that prove no client (RFC 6749, 5.2). */
export function invalidClient(): DomainError {
  return new DomainError('INVALID_CLIENT', [], { 'www-authenticate': 'Bearer realm="contrato"' });
}
