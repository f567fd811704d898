import type { Agent } from 'undici';
import { lookupWith } from '../../events/address-policy';
import { type ForwardProxy, throughProxy } from '../../events/forward-proxy';
import type { NameResolver } from '../../events/name-resolver';
import { acceptingContinue } from '../../platform/interim-answers';
import type { Calls } from '../configuration/network';

const MAX_ANSWER_BYTES = 1024 * 1024;

/** One attempt at a call. */
export interface Attempt {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';
  /** Path and query. */
  endpoint: string;
  headers: Record<string, string>;
  /** JSON text; empty where there is none. */
  body: string;
  signal: AbortSignal;
}

export interface RawAnswer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  text: string;
}

/**
 * The connections to one network, as many as it may have calls at once. The operator has named its address, so it may
 * be a private one; redirects are answers like others and not followed.
 */
export class Transport {
  private readonly agent: Agent;
  private readonly origin: string;

  constructor(
    name: string,
    { address, atOnce, tls, timeoutMilliseconds }: Pick<Calls, 'address' | 'atOnce' | 'tls' | 'timeoutMilliseconds'>,
    { resolver, proxy }: { resolver: NameResolver; proxy: ForwardProxy | null },
  ) {
    const { Agent, buildConnector } = require('undici') as typeof import('undici');
    const lookup = lookupWith((hostname) => resolver.resolve(hostname, name), null);
    const direct = buildConnector({ ...tls, lookup, timeout: timeoutMilliseconds });
    const way = { lookup, timeout: timeoutMilliseconds, tls: direct };
    this.origin = new URL(address).origin;
    this.agent = new Agent({
      connections: atOnce,
      pipelining: 1,
      maxResponseSize: MAX_ANSWER_BYTES,
      connect: acceptingContinue(proxy === null ? direct : throughProxy(proxy, way)),
    });
  }

  /** @throws whatever ended the connection, or the signal's reason */
  async send({ method, endpoint, headers, body, signal }: Attempt): Promise<RawAnswer> {
    const { origin } = this;
    const hasBody = body !== '';
    const answer = await this.agent.request({
      origin,
      path: endpoint,
      method,
      headers: hasBody ? { ...headers, 'content-type': 'application/json' } : headers,
      body: hasBody ? body : null,
      signal,
    });
    return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() };
  }

  async close(): Promise<void> {
    await this.agent.destroy();
  }
}
