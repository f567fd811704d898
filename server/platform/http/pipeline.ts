import type { OperationRule } from '../../../generated/operations';
import type { Client } from '../../kernel/client';
import { DomainError } from '../../kernel/errors';
import type { Services } from '../services';
import { admit } from './admit';
import { answer } from './answer';
import { authenticate, identify } from './authenticate';
import type { BodyReader } from './body';
import type { Authenticator } from './caller';
import type { Contracts } from './contracts';
import type { AnyOperation } from './operation';
import type { RateLimit } from './rate-limit';
import { readRequest } from './read';
import { type Refused, refuse, refusedRule } from './refuse';
import {
  type Accepted,
  type Authenticated,
  clientOf,
  type Reached,
  type Received,
  type Routed,
} from './request-context';
import { clientNamedBy, namesItsClient, resolve } from './resolve';
import { refusalOf, route } from './route';
import { run } from './run';

/**
 * May refuse a call before its handler runs. The sandbox injects faults this way.
 * @param authorization the header as it came, also to operations that ask for no token
 */
export type Interceptor = (rule: OperationRule, client: Client, authorization?: string) => Promise<void> | void;

export interface PipelineParts {
  services: Services;
  contracts: Contracts;
  authenticator: Authenticator;
  bodies: BodyReader;
  limit: RateLimit;
  operations: Readonly<Record<string, AnyOperation>>;
  interceptors: readonly Interceptor[];
  clients: { client(id: string): Promise<Client | undefined> };
  /** True when requests over plain HTTP are refused. */
  httpsOnly: boolean;
}

const PROBES: ReadonlySet<string> = new Set(['getLiveness', 'getReadiness']);

/** The outcome of a request, for the log. */
export interface Outcome {
  /** Null where no operation was asked for. */
  rule: OperationRule | null;
  client: Client | null;
  /** Null where the request was not refused. */
  refused: Refused | null;
}

/**
 * The way of every request: route, authenticate, resolve the revision, admit, read, run, present, answer. Each phase is a
 * function in the file of its name, from what is known before it to what is known after it.
 */
export class Pipeline {
  constructor(private readonly parts: PipelineParts) {}

  /** Serves one request completely. Never throws. */
  async handle(received: Received): Promise<Outcome> {
    const { services, contracts, authenticator, operations, httpsOnly } = this.parts;
    const progress = new Progress(received);
    try {
      const routed = route(received, contracts);
      if (httpsOnly && !isProbe(routed)) assertSecure(received);
      if (routed === null) throw await refusalOf(received, contracts, authenticator);
      progress.to(routed);
      const identified = progress.to(await identify(routed, authenticator));
      const authenticated = authenticate(identified);
      const accepted = namesItsClient(routed.address.rule)
        ? await this.readThenResolve(authenticated, progress)
        : await this.resolveThenRead(authenticated, progress);
      answer(accepted, await run(accepted, operations, services));
      return { rule: accepted.rule, client: accepted.caller.client, refused: null };
    } catch (error) {
      const { reached } = progress;
      const refused = refuse(reached, error, services);
      return { rule: refusedRule(reached, error), client: clientOf(reached), refused };
    }
  }

  /** The client is known from its token, and with it the revision. */
  private async resolveThenRead(authenticated: Authenticated, progress: Progress): Promise<Accepted> {
    const { contracts, limit, bodies, services, interceptors } = this.parts;
    const { client } = authenticated.caller;
    const resolved = progress.to(resolve(authenticated, client, contracts));
    const admitted = admit(resolved, resolved.rule, limit);
    const body = await bodies.read(admitted.ctx, admitted.rule);
    const { authorization } = admitted.ctx.req.headers;
    for (const intercept of interceptors) await intercept(admitted.rule, client, authorization);
    return readRequest(admitted, body, services.clock.now());
  }

  /** The client is named in the body: until that is read, the operation is what its address stands for. */
  private async readThenResolve(authenticated: Authenticated, progress: Progress): Promise<Accepted> {
    const { contracts, limit, bodies, clients, services, interceptors } = this.parts;
    const { rule } = authenticated.address;
    const admitted = admit(authenticated, rule, limit);
    const body = await bodies.read(admitted.ctx, rule);
    const client = (await clientNamedBy(body, clients)) ?? authenticated.caller.client;
    for (const intercept of interceptors) await intercept(rule, client);
    return readRequest(progress.to(resolve(admitted, client, contracts)), body, services.clock.now());
  }
}

/** Remembers the furthest state of a request, so that an error is answered with all that is known by then. */
class Progress {
  constructor(public reached: Reached) {}

  to<S extends Reached>(state: S): S {
    this.reached = state;
    return state;
  }
}

/** Decides whether a request asks for health: probes ask within the network, past the proxy that ends TLS. */
function isProbe(routed: Routed | null): boolean {
  return routed !== null && PROBES.has(routed.address.rule.operationId);
}

function assertSecure({ ctx }: Received): void {
  if (ctx.secure) return;
  throw new DomainError('INVALID_REQUEST', [
    {
      code: 'https',
      detail: 'this service is reached over HTTPS only',
      location: 'header',
      pointer: 'x-forwarded-proto',
    },
  ]);
}
