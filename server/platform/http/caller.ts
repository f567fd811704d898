import type { Client } from '../../kernel/client';
import { DomainError } from '../../kernel/errors';

/** The caller, and the rights of its token. */
export interface Caller {
  client: Client;
  scopes: ReadonlySet<string>;
  /** The id of the access token; null where none was sent. */
  session: string | null;
}

/** The person an end-user token stands for. */
export interface EndUser {
  userId: string;
}

/** Finds out who calls by what a request carries. */
export interface Authenticator {
  /**
   * Finds the client behind an access token.
   * @param suspendedToo whether a suspended client may ask as well
   * @throws DomainError UNAUTHORIZED with a challenge (RFC 6750, 3)
   */
  bearer(header: string | undefined, suspendedToo: boolean): Promise<Caller>;
  /**
   * The client behind an end-user token, and the user while the token is good.
   * @throws DomainError INVALID_END_USER_TOKEN
   */
  endUser(token: string): Promise<{ client: Client; endUser: EndUser | null }>;
}

/** The scheme and realm that a refused caller is asked to use. */
export const CHALLENGE = 'Bearer realm="contrato"';

/** The refusal of an end-user token, whatever is wrong with it. */
export function invalidEndUserToken(): DomainError {
  return new DomainError('INVALID_END_USER_TOKEN', [], { 'www-authenticate': `${CHALLENGE}, error="invalid_token"` });
}
