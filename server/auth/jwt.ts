import type { KeyObject } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Config } from '../platform/config';
import type { TokenKeys } from './keys';

const ALGORITHM = 'RS256';

/** The claims of an access token. Times are seconds since the epoch, as RFC 7519 counts. */
export interface AccessClaims {
  jti: string;
  clientId: string;
  scope: string;
  issuedAt: number;
  expiresAt: number;
}

/** The claims of an end-user token: one user of one client, for the hosted pages only. */
interface EndUserClaims {
  jti: string;
  clientId: string;
  userId: string;
  /** The id of the access token that asked for it: the end user's ends with that. */
  session: string;
  issuedAt: number;
  expiresAt: number;
}

/** The claims of a network's token: it reaches nothing of the clients' API. */
export interface NetworkClaims {
  jti: string;
  network: string;
  scope: string;
  /** The digest of the key that the network asked with; null in one of a version that did not note it. */
  key: string | null;
  issuedAt: number;
  expiresAt: number;
}

/** The token is malformed, forged, foreign, of another kind or expired. */
export class InvalidToken extends Error {
  override name = 'InvalidToken';
}

/** A token that is genuine in everything, but its time is over. */
export class ExpiredToken extends InvalidToken {
  override name = 'ExpiredToken';

  /** @param expiresAt seconds since the epoch */
  constructor(
    readonly clientId: string,
    readonly expiresAt: number,
  ) {
    super('expired');
  }
}

const ACCESS_TYPE = 'at+jwt';
const END_USER_TYPE = 'end-user+jwt';
const END_USER_PURPOSE = 'secure-data';
const NETWORK_TYPE = 'network+jwt';
const NETWORK_AUDIENCE = 'networks';

/** Signs and verifies the three kinds of tokens. The `typ` header and the audience keep them apart (RFC 8725, 3.11). */
export class Tokens {
  /**
   * @param service read anew for each token, since a port that the system chose is known only once the service listens
   */
  constructor(
    private readonly keys: TokenKeys,
    private readonly service: Readonly<Pick<Config, 'publicUrl' | 'audience'>>,
  ) {}

  /** The same claims always give the same bytes: RSASSA-PKCS1-v1_5 is deterministic. */
  signAccess(claims: AccessClaims): Promise<string> {
    return new SignJWT({ scope: claims.scope, client_id: claims.clientId })
      .setProtectedHeader({ alg: ALGORITHM, typ: ACCESS_TYPE, kid: this.keys.signing.id })
      .setIssuer(this.service.publicUrl)
      .setSubject(claims.clientId)
      .setAudience(this.service.audience)
      .setIssuedAt(claims.issuedAt)
      .setExpirationTime(claims.expiresAt)
      .setJti(claims.jti)
      .sign(this.keys.signing.privateKey);
  }

  signEndUser(claims: EndUserClaims): Promise<string> {
    return new SignJWT({ client_id: claims.clientId, purpose: END_USER_PURPOSE, session: claims.session })
      .setProtectedHeader({ alg: ALGORITHM, typ: END_USER_TYPE, kid: this.keys.signing.id })
      .setIssuer(this.service.publicUrl)
      .setSubject(claims.userId)
      .setAudience(END_USER_PURPOSE)
      .setIssuedAt(claims.issuedAt)
      .setExpirationTime(claims.expiresAt)
      .setJti(claims.jti)
      .sign(this.keys.signing.privateKey);
  }

  signNetwork(claims: NetworkClaims): Promise<string> {
    return new SignJWT({ scope: claims.scope, ...(claims.key !== null && { key: claims.key }) })
      .setProtectedHeader({ alg: ALGORITHM, typ: NETWORK_TYPE, kid: this.keys.signing.id })
      .setIssuer(this.service.publicUrl)
      .setSubject(claims.network)
      .setAudience(NETWORK_AUDIENCE)
      .setIssuedAt(claims.issuedAt)
      .setExpirationTime(claims.expiresAt)
      .setJti(claims.jti)
      .sign(this.keys.signing.privateKey);
  }

  /**
   * @param now milliseconds.
   * @throws InvalidToken, ExpiredToken
   */
  async verifyNetwork(token: string, now: number): Promise<NetworkClaims> {
    const { payload, expired } = await this.verify(token, now, NETWORK_TYPE, NETWORK_AUDIENCE);
    if (expired) throw new ExpiredToken(String(payload.sub), payload.exp as number);
    if (typeof payload.scope !== 'string') throw new InvalidToken('claims');
    return {
      jti: payload.jti as string,
      network: payload.sub as string,
      scope: payload.scope,
      key: typeof payload.key === 'string' ? payload.key : null,
      issuedAt: payload.iat as number,
      expiresAt: payload.exp as number,
    };
  }

  /**
   * @param now milliseconds.
   * @throws InvalidToken, ExpiredToken
   */
  async verifyAccess(token: string, now: number): Promise<AccessClaims> {
    const { payload, expired } = await this.verify(token, now, ACCESS_TYPE, this.service.audience);
    if (expired) throw new ExpiredToken(String(payload.client_id), payload.exp as number);
    if (typeof payload.scope !== 'string' || payload.client_id !== payload.sub) throw new InvalidToken('claims');
    return {
      jti: payload.jti as string,
      clientId: payload.sub as string,
      scope: payload.scope,
      issuedAt: payload.iat as number,
      expiresAt: payload.exp as number,
    };
  }

  /**
   * @param now milliseconds.
   * @throws InvalidToken, ExpiredToken
   */
  async verifyEndUser(token: string, now: number): Promise<EndUserClaims> {
    const { payload, expired } = await this.verify(token, now, END_USER_TYPE, END_USER_PURPOSE);
    if (typeof payload.client_id !== 'string' || payload.purpose !== END_USER_PURPOSE) throw new InvalidToken('claims');
    if (typeof payload.session !== 'string') throw new InvalidToken('claims');
    if (expired) throw new ExpiredToken(payload.client_id, payload.exp as number);
    return {
      jti: payload.jti as string,
      clientId: payload.client_id,
      userId: payload.sub as string,
      session: payload.session,
      issuedAt: payload.iat as number,
      expiresAt: payload.exp as number,
    };
  }

  private accepted(kid: string | undefined): KeyObject {
    const key = this.keys.accepted.get(kid ?? '');
    if (key === undefined) throw new InvalidToken('it was not signed with an accepted key');
    return key;
  }

  /** A token is genuine if everything except its time is correct; jose checks the time last. */
  private async verify(
    token: string,
    now: number,
    typ: string,
    audience: string,
  ): Promise<{ payload: JWTPayload; expired: boolean }> {
    try {
      const { payload } = await jwtVerify(token, ({ kid }) => this.accepted(kid), {
        algorithms: [ALGORITHM],
        typ,
        issuer: this.service.publicUrl,
        audience,
        requiredClaims: ['exp', 'iat', 'jti', 'sub'],
        currentDate: new Date(now),
      });
      return { payload, expired: false };
    } catch (error) {
      if (error instanceof errors.JWTExpired) return { payload: error.payload, expired: true };
      if (error instanceof errors.JOSEError || error instanceof TypeError) throw new InvalidToken(error.message);
      throw error;
    }
  }
}
