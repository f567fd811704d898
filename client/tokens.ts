import { ContratoError } from './errors';

export interface Credentials {
  client_id: string;
  client_secret: string;
  audience: string;
}

/** The source of tokens. `now` in milliseconds. */
interface TokenParts {
  url: string;
  credentials: Credentials;
  fetch(request: Request): Promise<Response>;
  now(): number;
}

interface Token {
  text: string;
  expiresAt: number;
}

/**
 * The access token of a client. The service returns the same token until it expires, so it is requested once and again
 * only after that, with one request however many callers wait for it.
 */
export class Tokens {
  private current: Token | null = null;
  private asking: Promise<Token> | null = null;

  constructor(private readonly parts: TokenParts) {}

  /** @throws ContratoError INVALID_CLIENT and the like */
  async get(): Promise<string> {
    if (this.current !== null && this.parts.now() < this.current.expiresAt) return this.current.text;
    this.asking ??= this.ask().finally(() => {
      this.asking = null;
    });
    return (await this.asking).text;
  }

  /** Forgets a token that the service no longer takes, unless there is another one already. */
  drop(text: string): void {
    if (this.current?.text === text) this.current = null;
  }

  private async ask(): Promise<Token> {
    const { url, credentials, fetch, now } = this.parts;
    const asked = now();
    // Field by field: credentials may be a whole answer of onboarding, whose other secrets are not sent.
    const { client_id, client_secret, audience } = credentials;
    const body = JSON.stringify({ client_id, client_secret, audience, grant_type: 'client_credentials' });
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    const response = await fetch(new Request(url, { method: 'POST', headers, body, redirect: 'manual' }));
    if (!response.ok) throw await ContratoError.of(response);
    const token = (await response.json()) as { access_token: string; expires_in: number };
    this.current = { text: token.access_token, expiresAt: asked + token.expires_in * 1000 };
    return this.current;
  }
}
