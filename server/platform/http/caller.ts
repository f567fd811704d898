import type { Socket } from 'node:net';
import type { Client } from '../../kernel/client';
import { DomainError } from '../../kernel/errors';

/** A network or provider that reports. */
export interface ReportingNetwork {
  name: string;
  /** Says whether it may report what is a client's. */
  mayReportOf(clientId: string): boolean;
  /** The most that is approved, by currency in minor units, where the client that decides can't be reached. */
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

/** An access token that the service has signed. Whether it was revoked since, the store knows. */
export interface SignedToken {
  readonly clientId: string;
  readonly scopes: ReadonlySet<string>;
  /** The token's own id. */
  readonly session: string;
}

/** Finds out who calls by what a request carries. */
export interface Authenticator {
  /** The access token of an Authorization header whose signature was found good before and whose time is not over. */
  known(header: string | undefined): SignedToken | undefined;
  /** The client of a token as it was read last: the store is not asked. Good for a refusal and for nothing else. */
  remembered(token: SignedToken): Client | undefined;
  /**
   * Finds the client behind an access token.
   * @param suspendedToo whether a suspended client may ask as well
   * @param token what `known` says of the header
   * @throws DomainError UNAUTHORIZED with a challenge (RFC 6750, 3)
   */
  bearer(header: string | undefined, suspendedToo: boolean, token?: SignedToken): Promise<Caller>;
  /**
   * Finds the network behind a token of its own, or behind the certificate that it shows.
   * @throws DomainError UNAUTHORIZED with a challenge
   */
  network(header: string | undefined, socket: Socket): Promise<Caller>;
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
