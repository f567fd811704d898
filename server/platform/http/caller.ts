import type { Socket } from 'node:net';
import type { Client } from '../../kernel/client';
import { DomainError } from '../../kernel/errors';

/** A network or provider that reports. */
export interface ReportingNetwork {
  name: string;
  /** Decides whether it may report about a client. */
  mayReportOf(clientId: string): boolean;
  /** The most that is approved, by currency in minor units, if the deciding client can't be reached. */
  standIn: ReadonlyMap<string, bigint>;
}

/** The caller, and the rights of its token. */
export interface Caller {
  client: Client;
  scopes: ReadonlySet<string>;
  /** The id of the access token; null where none was sent. */
  session: string | null;
  /** The network that reports, where one calls. It stands for no client. */
  network?: ReportingNetwork;
}

/** The person an end-user token stands for. */
export interface EndUser {
  userId: string;
}

/** An access token that the service has signed. Only the store knows whether it was revoked. */
export interface SignedToken {
  readonly clientId: string;
  readonly scopes: ReadonlySet<string>;
  /** The token's own id. */
  readonly session: string;
}

/** Identifies callers by the credentials of a request. */
export interface Authenticator {
  /** The access token of an Authorization header whose signature was verified before and that has not expired. */
  known(header: string | undefined): SignedToken | undefined;
  /** The client of a token as it was last read, without asking the store. It may only be used for a refusal. */
  remembered(token: SignedToken): Client | undefined;
  /**
   * Finds the client behind an access token.
   * @param suspendedToo whether a suspended client may ask as well
   * @param token what `known` says of the header
   * @throws DomainError UNAUTHORIZED with a challenge (RFC 6750, 3)
   */
  bearer(header: string | undefined, suspendedToo: boolean, token?: SignedToken): Promise<Caller>;
  /**
   * Finds the network of a network token, or of the presented certificate.
   * @throws DomainError UNAUTHORIZED with a challenge
   */
  network(header: string | undefined, socket: Socket): Promise<Caller>;
  /**
   * The client of an end-user token, and the user while the token is valid.
   * @throws DomainError INVALID_END_USER_TOKEN
   */
  endUser(token: string): Promise<{ client: Client; endUser: EndUser | null }>;
}

/** The scheme and realm that a refused caller is asked to use. */
export const CHALLENGE = 'Bearer realm="contrato"';

/** The challenge to a caller whose token is good, and not enough for the operation. */
export const INSUFFICIENT_SCOPE = `${CHALLENGE}, error="insufficient_scope"`;

/** The refusal of an end-user token, the same for every reason. */
export function invalidEndUserToken(): DomainError {
  return new DomainError('INVALID_END_USER_TOKEN', [], { 'www-authenticate': `${CHALLENGE}, error="invalid_token"` });
}
