import type { OperationRule } from '../../../generated/operations';
import type { Client } from '../../kernel/client';
import { DomainError } from '../../kernel/errors';
import type { Services } from '../services';
import { type Timer, withinTime } from '../timer';
import { admit, admitAgain, rateLimited, waitForRate } from './admit';
import { answer } from './answer';
import { authenticate, identify, remembered, signedToken } from './authenticate';
import type { BodyReader } from './body';
import type { Authenticator, SignedToken } from './caller';
import type { Contracts } from './contracts';
import type { AnyOperation } from './operation';
import type { Outcome } from './outcome';
import { PROBES } from './probes';
import type { RateLimiter } from './rate-limit';
import { readRequest } from './read';
import { refuse, refusedRule } from './refuse';
import {
  type Accepted,
  type Admitted,
  type Authenticated,
  clientOf,
  type Reached,
  type Received,
  type Resolved,
  type Routed,
} from './request-context';
import { clientNamedBy, type NamedClients, namesItsClient, resolve } from './resolve';
import { refusalOf, route } from './route';
import { run } from './run';

/**
 * May refuse a call before its handler runs.
 * @param authorization the received header, also for operations without a token
 */
export type Interceptor = (rule: OperationRule, client: Client, authorization?: string) => Promise<void> | void;

interface PipelineParts {
  services: Services;
  contracts: Contracts;
  authenticator: Authenticator;
  bodies: BodyReader;
  limit: RateLimiter;
  operations: Readonly<Record<string, AnyOperation>>;
  interceptors: readonly Interceptor[];
  clients: NamedClients;
  timer: Timer;
  /** True if requests over plain HTTP are refused. */
  httpsOnly: boolean;
}

/**
 * The phases of every request: route, authenticate, resolve the revision, admit, read, run, present, answer. Each phase
 * is a function in the file of its name, which adds to the data that is known about the request.
 */
export class Pipeline {
  constructor(private readonly parts: PipelineParts) {}

  /** The time of the timer that measures requests. */
  now(): number {
    return this.parts.timer.now();
  }

  /** Serves one request completely. Never throws. */
  async handle(received: Received): Promise<Outcome> {
    const { services, contracts, authenticator, operations, httpsOnly, limit } = this.parts;
    const progress = new Progress(received);
    try {
      assertNamesHost(received);
      assertSingleHeaders(received);
      const routed = route(received, contracts);
      if (httpsOnly && !isProbe(routed)) assertSecure(received);
      if (routed === null) throw await refusalOf(received, contracts, authenticator, limit);
      const signed = signedToken(progress.to(routed), authenticator);
      if (signed !== undefined) this.refuseBeyondRate(routed, signed, progress);
      const identified = progress.to(await identify(routed, authenticator, signed));
      const authenticated = authenticate(identified);
      const { rule } = routed.address;
      const accepting = namesItsClient(rule)
        ? this.readThenResolve(authenticated, progress)
        : this.resolveThenRead(authenticated, progress);
      const isTimed = rule.timeoutMilliseconds !== undefined;
      const accepted = progress.to(await (isTimed ? this.inTime(routed, accepting) : accepting));
      answer(accepted, await run(accepted, operations, services));
      return { rule: accepted.rule, client: progress.client(), refused: null, body: progress.body };
    } catch (error) {
      const { reached } = progress;
      const refused = refuse(reached, error, services);
      return { rule: refusedRule(reached, error), client: progress.client(), refused, body: progress.body };
    }
  }

  /**
   * Accepts a request within the time for which its caller waits: its rate is read from a database, which may take
   * longer.
   * @throws DomainError SERVICE_UNAVAILABLE after that time
   */
  private inTime({ ctx, address }: Routed, accepting: Promise<Accepted>): Promise<Accepted> {
    const passed = this.now() - (ctx.state.arrivedAt as number);
    return withinTime(this.parts.timer, (address.rule.timeoutMilliseconds as number) - passed, accepting);
  }

  /**
   * A client that has used up its rate is refused before the store is asked whether its token is valid, so that its
   * requests do not load the store.
   */
  private refuseBeyondRate(routed: Routed, signed: SignedToken, progress: Progress): void {
    const { authenticator, contracts, limit } = this.parts;
    const client = authenticator.remembered(signed);
    const wait = client === undefined ? 0 : waitForRate(routed.address.rule, client, limit);
    if (client === undefined || wait === 0) return;
    progress.to(resolve(progress.to(remembered(routed, signed, client)), client, contracts));
    throw rateLimited(wait);
  }

  /** The token identifies the client, and the client has a revision. */
  private async resolveThenRead(authenticated: Authenticated, progress: Progress): Promise<Accepted> {
    const { contracts, limit, bodies, services, interceptors } = this.parts;
    const resolved = progress.to(resolve(authenticated, authenticated.caller.client, contracts));
    const admitted = await admit(resolved, resolved.rule, limit);
    const isHere = admitted.ctx.req.complete;
    const body = progress.read(await bodies.read(admitted.ctx, admitted.rule));
    const still = isHere ? admitted : await this.stillAdmitted(authenticated, progress);
    const { authorization } = still.ctx.req.headers;
    for (const intercept of interceptors) await intercept(still.rule, still.caller.client, authorization);
    return readRequest(still, body, services.clock.now());
  }

  /**
   * Authenticates the caller again after a body that arrived late, which may take half a minute: the token may have
   * been revoked in that time, or its client suspended or changed.
   */
  private async stillAdmitted(authenticated: Authenticated, progress: Progress): Promise<Admitted<Resolved>> {
    const { authenticator, contracts } = this.parts;
    const again = authenticate(progress.to(await identify(authenticated, authenticator)));
    return admitAgain(progress.to(resolve(again, again.caller.client, contracts)));
  }

  /** The body names the client: until it is read, the operation is that of the address. */
  private async readThenResolve(authenticated: Authenticated, progress: Progress): Promise<Accepted> {
    const { contracts, limit, bodies, clients, services, interceptors } = this.parts;
    const { rule } = authenticated.address;
    const admitted = await admit(authenticated, rule, limit);
    const body = progress.read(await bodies.read(admitted.ctx, rule));
    progress.named = (await clientNamedBy(body, clients, admitted.ctx.request.ip)) ?? null;
    const client = progress.named ?? authenticated.caller.client;
    for (const intercept of interceptors) await intercept(rule, client);
    return readRequest(progress.to(resolve(admitted, client, contracts)), body, services.clock.now());
  }
}

/** Remembers the latest state of a request, so that an error is answered with all that is known at that time. */
class Progress {
  body: unknown = undefined;
  /** The client in the body. */
  named: Client | null = null;

  constructor(public reached: Reached) {}

  read(body: unknown): unknown {
    this.body = body;
    return body;
  }

  /** The client of the request: the one that it names, or its caller. */
  client(): Client | null {
    return this.named ?? clientOf(this.reached);
  }

  to<S extends Reached>(state: S): S {
    this.reached = state;
    return state;
  }
}

/**
 * Decides whether a request is a health probe: probes come from within the network, not through the proxy that ends
 * TLS.
 */
function isProbe(routed: Routed | null): boolean {
  return routed !== null && PROBES.has(routed.address.rule.operationId);
}

/** A name or an address, with or without a port (RFC 3986, 3.2.2); empty if the requested address has no host. */
const HOST = /^(?:\[[\w.:%~-]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/;

/** Since HTTP/1.1 a request names its host (RFC 9112, 3.2). */
function assertNamesHost({ ctx }: Received): void {
  const { host } = ctx.req.headers;
  const isMissing = host === undefined && ctx.req.httpVersion === '1.1';
  if (!isMissing && HOST.test(host ?? '')) return;
  const [code, detail] = isMissing ? ['required', 'a request must name its host'] : ['format', 'this is not a host'];
  throw new DomainError('MALFORMED_REQUEST', [{ code, detail, location: 'header', pointer: 'host' }]);
}

/**
 * Headers with a single value. If they are repeated, Node takes the first line, and a proxy may have taken another one.
 */
const SINGLE_HEADERS = ['host', 'authorization', 'content-type'];

/** Refuses a request with two lines of a header that has one value (RFC 9110, 5.3). */
function assertSingleHeaders({ ctx }: Received): void {
  const { rawHeaders, headers } = ctx.req;
  // Almost no request has two lines of any header.
  if (rawHeaders.length <= 2 * Object.keys(headers).length) return;
  const pointer = SINGLE_HEADERS.find((name) => (ctx.req.headersDistinct[name]?.length ?? 0) > 1);
  if (pointer === undefined) return;
  throw new DomainError('MALFORMED_REQUEST', [
    { code: 'repeated', detail: 'the header occurs twice', location: 'header', pointer },
  ]);
}

function assertSecure({ ctx }: Received): void {
  if (ctx.secure) return;
  throw new DomainError('INVALID_REQUEST', [
    {
      code: 'https',
      detail: 'this service can be reached only over HTTPS',
      location: 'header',
      pointer: 'x-forwarded-proto',
    },
  ]);
}
