import { type JWTPayload, SignJWT } from 'jose';
import type { NetworkCredentials } from '../target/edge';
import type { Calls } from './client';
import type { BodyOf } from './types';

/** Seconds that an assertion lives; five minutes are allowed. */
const ASSERTION_SECONDS = 60;

/** A network that reports to the service, with tokens that its signed assertions buy. */
export class ReportingNetwork {
  private readonly tokens = new Map<string, { token: Promise<string>; moved: number }>();

  constructor(
    private readonly calls: Calls,
    private readonly credentials: NetworkCredentials,
    /** The service's time in milliseconds. */
    private readonly time: () => Promise<number>,
  ) {}

  /** A token request with a fresh assertion, but for what is changed of its claims. */
  async tokenRequest(claims: JWTPayload = {}): Promise<BodyOf<'createNetworkToken'>> {
    const { name, key, audience } = this.credentials;
    const now = Math.floor((await this.time()) / 1_000);
    const usual = { iss: name, sub: name, aud: audience, jti: crypto.randomUUID(), iat: now };
    const assertion = new SignJWT({ ...usual, exp: now + ASSERTION_SECONDS, ...claims });
    return {
      grant_type: 'client_credentials',
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: await assertion.setProtectedHeader({ alg: 'ES256' }).sign(key),
    };
  }

  /**
   * A valid token with these scopes, or with all that are agreed. The same one until the service's clock moves.
   *
   * @param moved by how much the clock was moved so far
   */
  token(moved: number, scopes?: readonly string[]): Promise<string> {
    const scope = scopes?.join(' ') ?? '';
    const known = this.tokens.get(scope);
    if (known?.moved === moved) return known.token;
    const token = this.ask(scope);
    this.tokens.set(scope, { token, moved });
    return token;
  }

  private async ask(scope: string): Promise<string> {
    const body = { ...(await this.tokenRequest()), ...(scope !== '' && { scope }) };
    return (await this.calls.call('createNetworkToken', { body })).access_token;
  }
}
