import type { Clock } from '../clock';
import { DomainError } from '../domain/errors';
import type { Client } from '../store/clients';
import type { EndUser } from './end-user';
import { type AccessClaims, ExpiredToken, InvalidToken, type Tokens } from './jwt';

/** Who calls, and what the token allows. */
export interface Caller {
  client: Client;
  scopes: ReadonlySet<string>;
}

/** The live side of a token: whether it is still good and whose it is, as the store knows it now. */
export interface Sessions {
  /** The client of a token that is known and not revoked; undefined otherwise. */
  access(jti: string, clientId: string): Promise<Client | undefined>;
  /** A client by id, whatever its token. */
  client(clientId: string): Promise<Client | undefined>;
}

interface Verified {
  header: string;
  claims: AccessClaims;
  scopes: ReadonlySet<string>;
}

const BEARER = /^Bearer ([A-Za-z0-9._~+/=-]+)$/;
const CACHE_SIZE = 10_000;
/** Enough of a signature to find a token by; the whole header is compared then. Hashing all of it would cost more. */
const KEY_LENGTH = 32;
const CHALLENGE = 'Bearer realm="contrato"';

function unauthorized(error?: string): DomainError {
  const challenge = error === undefined ? CHALLENGE : `${CHALLENGE}, error="${error}"`;
  return new DomainError('UNAUTHORIZED', [], { 'www-authenticate': challenge });
}

/** The refusal of an end-user token, whatever is wrong with it. */
export function invalidEndUserToken(): DomainError {
  return new DomainError('INVALID_END_USER_TOKEN', [], { 'www-authenticate': `${CHALLENGE}, error="invalid_token"` });
}

/**
 * Turns an Authorization header into the calling client. Signatures are verified once per token and remembered;
 * expiry and revocation are looked at on every request.
 */
export class Authenticator {
  private readonly verified = new Map<string, Verified>();

  constructor(
    private readonly tokens: Tokens,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError UNAUTHORIZED with a challenge (RFC 6750, 3) */
  async bearer(header: string | undefined): Promise<Caller> {
    if (header === undefined) throw unauthorized();
    const known = this.verified.get(header.slice(-KEY_LENGTH));
    const isKnown = known !== undefined && known.header === header && known.claims.expiresAt * 1000 > this.clock.now();
    const { claims, scopes } = isKnown ? known : await this.verify(header);
    const client = await this.sessions.access(claims.jti, claims.clientId);
    if (client === undefined) throw unauthorized('invalid_token');
    return { client, scopes };
  }

  /**
   * The client behind an end-user token, and the user while the token is good. A token that has only expired still says
   * whose page asks, so that the page can say so within the client's own frame.
   * @throws DomainError INVALID_END_USER_TOKEN
   */
  async endUser(token: string): Promise<{ client: Client; endUser: EndUser | null }> {
    try {
      const { clientId, userId } = await this.tokens.verifyEndUser(token, this.clock.now());
      return { client: await this.clientOf(clientId), endUser: { userId } };
    } catch (error) {
      if (error instanceof ExpiredToken) return { client: await this.clientOf(error.clientId), endUser: null };
      if (error instanceof InvalidToken) throw invalidEndUserToken();
      throw error;
    }
  }

  private async clientOf(id: string): Promise<Client> {
    const client = await this.sessions.client(id);
    if (client === undefined) throw invalidEndUserToken();
    return client;
  }

  private async verify(header: string): Promise<Verified> {
    const token = BEARER.exec(header)?.[1];
    if (token === undefined) throw unauthorized('invalid_request');
    try {
      const claims = await this.tokens.verifyAccess(token, this.clock.now());
      const entry = { header, claims, scopes: new Set(claims.scope.split(' ')) };
      if (this.verified.size >= CACHE_SIZE) this.verified.delete(this.verified.keys().next().value as string);
      this.verified.set(header.slice(-KEY_LENGTH), entry);
      return entry;
    } catch (error) {
      if (error instanceof InvalidToken) throw unauthorized('invalid_token');
      throw error;
    }
  }
}
