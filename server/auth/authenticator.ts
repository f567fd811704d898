import type { Socket } from 'node:net';
import { operations } from '../../generated/operations';
import type { Client } from '../kernel/client';
import type { DomainError } from '../kernel/errors';
import type { Clock } from '../platform/clock';
import {
  type Authenticator,
  type Caller,
  type EndUser,
  invalidEndUserToken,
  type SignedToken,
} from '../platform/http/caller';
import { bearerToken, unauthorized } from './bearer';
import { type AccessClaims, ExpiredToken, InvalidToken, type Tokens } from './jwt';
import type { NetworkCallers } from './network-callers';
import { isAgreed, TokenScopes } from './scopes';

/** The current state of a token in the database: whether it is still valid, and its client. */
export interface Sessions {
  /** Returns the client of a token that is known and not revoked; undefined otherwise. */
  access(jti: string, clientId: string): Promise<Client | undefined>;
  /** A client by id, whatever its token. */
  client(clientId: string): Promise<Client | undefined>;
  /** A client as it was when it was read last, here; undefined when it never was. */
  remembered(clientId: string): Client | undefined;
}

/** A token with a verified signature, by the header in which it was sent. */
interface Verified extends SignedToken {
  readonly header: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** The scope by which a client gets end-user tokens. */
const END_USER_SCOPE = operations.createEndUserToken.scope as string;
const CACHE_SIZE = 10_000;
/**
 * Several times the header of a token with every scope. A longer one is good, too, and is not kept: it may fill the
 * head of a request with spaces.
 */
const LONGEST_KEPT = 8_192;
/** Enough of a signature to find a token by; the whole header is compared then. Hashing all of it would cost more. */
const KEY_LENGTH = 32;

/**
 * Refuses a token that was good until its time was over.
 * @param expiresAt seconds since the epoch
 */
function expired(expiresAt: number): DomainError {
  const detail = `the token expired at ${new Date(expiresAt * 1000).toISOString()}`;
  return unauthorized('invalid_token', [{ code: 'expired', detail, location: 'header', pointer: 'authorization' }]);
}

/**
 * Turns an Authorization header into the calling client. Signatures are verified once per token and remembered;
 * expiry and revocation are looked at on every request.
 */
export class TokenAuthenticator implements Authenticator {
  private readonly verified = new Map<string, Verified>();
  private readonly scopes = new TokenScopes();

  constructor(
    private readonly tokens: Tokens,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
    private readonly networks: NetworkCallers,
  ) {}

  network(header: string | undefined, socket: Socket): Promise<Caller> {
    return this.networks.caller(header, socket);
  }

  /**
   * @param suspendedToo whether a suspended client may call, too, as where an extension makes it active again; there
   * the scopes of its token apply, so that it can undo its own change
   * @param token what `known` says of the header
   * @throws DomainError UNAUTHORIZED with a challenge (RFC 6750, 3)
   */
  async bearer(header: string | undefined, suspendedToo: boolean, token = this.known(header)): Promise<Caller> {
    if (header === undefined) throw unauthorized();
    const { clientId, scopes, session } = token ?? (await this.verify(header));
    const client = await this.sessions.access(session, clientId);
    if (client === undefined || !(suspendedToo || client.status === 'ACTIVE')) throw unauthorized('invalid_token');
    return { client, scopes: suspendedToo ? scopes : this.scopes.stillAgreed(scopes, client), session };
  }

  known(header: string | undefined): SignedToken | undefined {
    if (header === undefined) return undefined;
    const known = this.verified.get(header.slice(-KEY_LENGTH));
    return known?.header === header && known.expiresAt > this.clock.now() ? known : undefined;
  }

  remembered({ clientId }: SignedToken): Client | undefined {
    return this.sessions.remembered(clientId);
  }

  /**
   * Returns the client of an end-user token, and the user if the token is valid. The token is not valid if the access
   * token that requested it was revoked, or while the client is suspended. A token that expired, or that the client may
   * request no more, still identifies the client, so that the page can show the message in the client's own frame.
   * @throws DomainError INVALID_END_USER_TOKEN
   */
  async endUser(token: string): Promise<{ client: Client; endUser: EndUser | null }> {
    try {
      const { clientId, userId, session } = await this.tokens.verifyEndUser(token, this.clock.now());
      const client = await this.sessions.access(session, clientId);
      if (client?.status !== 'ACTIVE') throw invalidEndUserToken();
      return { client, endUser: isAgreed(client, END_USER_SCOPE) ? { userId } : null };
    } catch (error) {
      if (error instanceof ExpiredToken) return { client: await this.clientOf(error.clientId), endUser: null };
      if (error instanceof InvalidToken) throw invalidEndUserToken();
      throw error;
    }
  }

  private async clientOf(id: string): Promise<Client> {
    const client = await this.sessions.client(id);
    if (client?.status !== 'ACTIVE') throw invalidEndUserToken();
    return client;
  }

  private async verify(header: string): Promise<Verified> {
    const token = bearerToken(header);
    try {
      const entry = this.verifiedFrom(header, await this.tokens.verifyAccess(token, this.clock.now()));
      if (header.length > LONGEST_KEPT) return entry;
      if (this.verified.size >= CACHE_SIZE) this.verified.delete(this.verified.keys().next().value as string);
      this.verified.set(header.slice(-KEY_LENGTH), entry);
      return entry;
    } catch (error) {
      if (error instanceof ExpiredToken) throw expired(error.expiresAt);
      if (error instanceof InvalidToken) throw unauthorized('invalid_token');
      throw error;
    }
  }

  private verifiedFrom(header: string, { clientId, jti: session, scope, expiresAt }: AccessClaims): Verified {
    return { header, clientId, session, scopes: this.scopes.carried(scope), expiresAt: expiresAt * 1000 };
  }
}
