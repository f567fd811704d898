import type { Context } from 'koa';
import type { OperationRule, Parameter } from '../../generated/operations';
import { anonymous } from '../auth/anonymous';
import { type Authenticator, type Caller, invalidEndUserToken } from '../auth/authenticator';
import { DomainError } from '../domain/errors';
import type { Services } from '../services';
import type { Client } from '../store/clients';
import type { BodyReader } from './body';
import type { Contract, Contracts } from './contracts';
import { type Dressed, type RenderedError, renderError } from './errors';
import { fingerprint } from './fingerprint';
import type { AnyOperation, Call, FixedReply, OperationId } from './operation';
import { coerce, parseQuery } from './query-string';
import type { RateLimit } from './rate-limit';
import { assertReply, ContractViolation } from './reply-check';
import type { Match } from './routes';
import { runUnitOfWork } from './unit-of-work';
import { assertContract } from './violations';

// biome-ignore lint/suspicious/noExplicitAny: the same for its call
type AnyCall = Call<any>;

/** May refuse a call before its handler runs. The sandbox injects faults this way. */
export type Interceptor = (rule: OperationRule, client: Client) => Promise<void> | void;

export interface PipelineParts {
  services: Services;
  contracts: Contracts;
  authenticator: Authenticator;
  bodies: BodyReader;
  limit: RateLimit;
  operations: Readonly<Record<string, AnyOperation>>;
  interceptors: readonly Interceptor[];
  sessions: { client(id: string): Promise<Client | undefined> };
}

/** A request on its way: what is known of it so far. */
export interface Travel {
  requestId: string;
  rule: OperationRule | null;
  client: Client | null;
}

/** A success before it is bytes. */
interface Success {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

const NO_HEADERS: Readonly<Record<string, string>> = Object.freeze({});
const JSON_TYPE = 'application/json; charset=utf-8';

const queryMaps = new WeakMap<OperationRule, ReadonlyMap<string, Parameter>>();

/** Where the hosted pages carry their token. The contract has it in a security scheme, not among the parameters. */
const TOKEN: Parameter = { name: 'auth', in: 'query', required: true, type: 'string', array: false };

function queryParameters(rule: OperationRule): ReadonlyMap<string, Parameter> {
  let map = queryMaps.get(rule);
  if (map === undefined) {
    const token = rule.auth === 'endUserToken' ? [TOKEN] : [];
    map = new Map([...token, ...rule.parameters].filter((p) => p.in === 'query').map((p) => [p.name, p]));
    queryMaps.set(rule, map);
  }
  return map;
}

/** Operations without a token say in their body which client asks: its revision is known only then. */
function namesItsClient(rule: OperationRule): boolean {
  return rule.auth === 'none' && rule.document === 'openapi';
}

function notFound(found: { allow: string[] } | null): DomainError {
  if (found === null) return new DomainError('NOT_FOUND');
  return new DomainError('METHOD_NOT_ALLOWED', [], { allow: found.allow.join(', ') });
}

/** Whether the caller takes what the operation answers. One that documents no 406, such as a page, does not negotiate. */
function accepts(header: string | undefined, rule: OperationRule, ctx: Context): boolean {
  if (header === undefined || header === '*/*' || header === 'application/json') return true;
  if (rule.responses[406] === undefined) return true;
  const types = new Set(Object.values(rule.responses).flatMap((r) => (r.contentType === null ? [] : [r.contentType])));
  return types.size === 0 || ctx.accepts([...types]) !== false;
}

/** The way of every request: route, authenticate, limit, hold against the contract, run, hold the reply against it, answer. */
export class Pipeline {
  constructor(private readonly parts: PipelineParts) {}

  /** Serves one request completely. Never throws. */
  async handle(ctx: Context, travel: Travel): Promise<void> {
    try {
      const { reply, rule } = await this.serve(ctx, travel);
      this.send(ctx, reply, rule);
    } catch (error) {
      this.fail(ctx, travel, error);
    }
  }

  private async serve(ctx: Context, travel: Travel): Promise<{ reply: FixedReply; rule: OperationRule }> {
    const { parts } = this;
    const { preferred } = parts.contracts;
    const found = preferred.routes.find(ctx.request.method, ctx.request.path);
    const first = found !== null && 'match' in found ? found.match : this.elsewhere(ctx, found);
    travel.rule = first.rule;
    const caller = await this.authenticate(ctx, first.rule, travel);
    travel.client = caller.client;
    let contract = parts.contracts.of(caller.client.revision);
    const isPreferred = found !== null && 'match' in found;
    const byBody = namesItsClient(first.rule);
    let match = byBody || (contract === preferred && isPreferred) ? first : this.route(contract, ctx, travel);
    travel.rule = match.rule;
    this.admit(ctx, match.rule, caller);
    const body = await parts.bodies.read(ctx, match.rule);
    const named = byBody ? await this.namedClient(body) : undefined;
    for (const interceptor of parts.interceptors) await interceptor(match.rule, named ?? caller.client);
    if (named !== undefined) {
      contract = parts.contracts.of(named.revision);
      if (contract !== preferred || !isPreferred) match = this.route(contract, ctx, travel);
    }
    const call = this.read(ctx, travel, match, contract, caller, body);
    return { reply: await this.run(contract, match.rule, call), rule: match.rule };
  }

  /** An address that only other revisions know still says who may ask: the client decides whether it exists. */
  private elsewhere(ctx: Context, found: { allow: string[] } | null): Match {
    const other = this.parts.contracts.anyRevision.find(ctx.method, ctx.path);
    if (other === null || 'allow' in other) throw notFound(found);
    return other.match;
  }

  /** What the client's own revision has at this address; where it has nothing, no operation's errors apply. */
  private route(contract: Contract, ctx: Context, travel: Travel): Match {
    const found = contract.routes.find(ctx.method, ctx.path);
    if (found === null || 'allow' in found) {
      travel.rule = null;
      throw notFound(found);
    }
    travel.rule = found.match.rule;
    return found.match;
  }

  private async authenticate(
    ctx: Context,
    rule: OperationRule,
    travel: Travel,
  ): Promise<Caller & { endUser?: Call<OperationId>['endUser'] }> {
    if (rule.auth === 'none') return { client: anonymous, scopes: new Set() };
    if (rule.auth === 'bearer') return this.parts.authenticator.bearer(ctx.req.headers.authorization);
    const token = new URLSearchParams(ctx.querystring).get(TOKEN.name) ?? '';
    const { client, endUser } = await this.parts.authenticator.endUser(token);
    travel.client = client;
    if (endUser === null) throw invalidEndUserToken();
    return { client, endUser, scopes: new Set() };
  }

  private async namedClient(body: unknown): Promise<Client | undefined> {
    const id = (body as { client_id?: unknown } | null)?.client_id;
    return typeof id === 'string' ? this.parts.sessions.client(id) : undefined;
  }

  /** Scope, rate and media type: what can be said without reading the body. */
  private admit(ctx: Context, rule: OperationRule, caller: Caller): void {
    if (rule.scope !== null && !caller.scopes.has(rule.scope)) throw new DomainError('INSUFFICIENT_SCOPE');
    const { rateLimit } = caller.client.configuration;
    const wait =
      rule.document === 'openapi'
        ? this.parts.limit.take(caller.client.id || ctx.ip, performance.now(), rateLimit?.per_second, rateLimit?.burst)
        : 0;
    if (wait > 0) throw new DomainError('RATE_LIMITED', [], { 'retry-after': String(wait) });
    if (!accepts(ctx.req.headers.accept, rule, ctx)) {
      throw new DomainError('NOT_ACCEPTABLE', [
        { code: 'media_type', detail: 'this operation does not produce it', location: 'header', pointer: 'accept' },
      ]);
    }
  }

  /** Turns the request into a call: typed, held against the contract, in the current shape. */
  private read(
    ctx: Context,
    travel: Travel,
    match: Match,
    contract: Contract,
    caller: Caller & { endUser?: Call<OperationId>['endUser'] },
    body: unknown,
  ): AnyCall {
    const { rule } = match;
    const query = parseQuery(ctx.request.querystring, queryParameters(rule), rule.invalidRequest);
    if (rule.auth === 'endUserToken') delete query[TOKEN.name];
    const path = this.readPath(rule, match.params);
    const headers: Record<string, unknown> = {};
    for (const parameter of rule.parameters) {
      if (parameter.in === 'header') {
        const text = ctx.req.headers[parameter.name];
        if (text !== undefined) headers[parameter.name] = coerce(parameter, String(text));
      } else if (parameter.in === 'query' && parameter.default !== undefined && query[parameter.name] === undefined) {
        query[parameter.name] = parameter.default;
      }
    }
    assertContract(rule, 'path', rule.checks.path, path);
    assertContract(rule, 'query', rule.checks.query, query);
    assertContract(rule, 'header', rule.checks.header, headers);
    if (body !== undefined) assertContract(rule, 'body', rule.checks.body, body);
    const own = contract.apart?.get(contract.adapter.dispatch(rule.operationId as OperationId, body));
    if (own !== undefined) assertContract(own, 'header', own.checks.header, headers);
    const upgrade = contract.adapter.upgrade(rule.operationId);
    const current = upgrade !== undefined && body !== undefined ? upgrade(body as Record<string, unknown>) : body;
    // Where an address is shared, the operation behind it says whether it takes a key: the reply to a repeat is kept.
    const { idempotency } = own ?? rule;
    const key = idempotency === null ? undefined : headers[idempotency.header];
    return {
      client: caller.client,
      endUser: caller.endUser ?? null,
      requestId: travel.requestId,
      now: this.parts.services.clock.now(),
      policy: contract.policy,
      path,
      query,
      headers,
      body: current,
      idempotencyKey: key === undefined ? null : String(key),
      address: ctx.request.ip,
    } as AnyCall;
  }

  private readPath(rule: OperationRule, params: Readonly<Record<string, string>>): Record<string, unknown> {
    const path: Record<string, unknown> = {};
    for (const parameter of rule.parameters) {
      if (parameter.in !== 'path') continue;
      const text = params[parameter.name] ?? '';
      if (text.includes('\u0000') || text.includes('%')) {
        throw new DomainError(rule.invalidRequest, [
          { code: 'encoding', detail: 'the percent-encoding is broken', location: 'path', pointer: parameter.name },
        ]);
      }
      path[parameter.name] = coerce(parameter, text);
    }
    return path;
  }

  private async run(contract: Contract, rule: OperationRule, call: AnyCall): Promise<FixedReply> {
    const { services, operations } = this.parts;
    const id = contract.adapter.dispatch(rule.operationId as OperationId, call.body);
    const operation = operations[id];
    if (operation === undefined) throw new Error(`No handler for ${id}`);
    if (operation.kind === 'read') return this.finish(contract, rule, await operation.run(call, services.db, services));
    if (operation.kind === 'direct') {
      const reply = await operation.run(call, services, (success: Success) => this.finish(contract, rule, success));
      return 'text' in reply ? reply : this.finish(contract, rule, reply);
    }
    const request =
      call.idempotencyKey === null
        ? null
        : {
            clientId: call.client.id,
            operationId: id,
            key: call.idempotencyKey,
            fingerprint: fingerprint(call),
            now: call.now,
          };
    return runUnitOfWork(services.db, rule, request, async (tx) =>
      this.finish(contract, rule, await operation.run(call, tx, services)),
    );
  }

  /** A success as the client gets it: in its revision, held against the contract, as bytes. */
  private finish(contract: Contract, rule: OperationRule, reply: Success): FixedReply {
    const downgrade = reply.body === undefined ? undefined : contract.adapter.downgrade(rule.operationId);
    const body = downgrade === undefined ? reply.body : downgrade(reply.body as Record<string, unknown>);
    assertReply(rule, reply.status, body, reply.headers ?? NO_HEADERS);
    const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
    return { status: reply.status, text, headers: reply.headers };
  }

  private send(ctx: Context, reply: FixedReply, rule: OperationRule): void {
    const { response } = ctx;
    if (reply.headers !== undefined) response.set(reply.headers);
    const type = rule.responses[reply.status]?.contentType ?? null;
    if (type === null || reply.text === '') {
      response.body = null;
      response.status = reply.status;
    } else {
      response.status = reply.status;
      ctx.res.setHeader('content-type', type === 'application/json' ? JSON_TYPE : `${type}; charset=utf-8`);
      response.body = reply.text;
    }
  }

  private fail(ctx: Context, travel: Travel, error: unknown): void {
    const { rule } = travel;
    let rendered = renderError(error, travel.requestId);
    let { body, headers } = this.dress(ctx, travel, rendered);
    if (rule !== null && !rendered.ours) {
      try {
        assertReply(rule, rendered.status, body, headers);
      } catch (violation) {
        rendered = renderError(violation, travel.requestId);
        this.report(violation, travel, error);
        ({ body, headers } = this.dress(ctx, travel, rendered));
      }
    } else if (rendered.ours) this.report(error, travel);
    ctx.status = rendered.status;
    ctx.set(headers as Record<string, string>);
    ctx.type = typeof body === 'string' ? 'text/html' : 'application/json';
    ctx.body = typeof body === 'string' ? body : JSON.stringify(body);
  }

  /** Some operations dress the one error shape: pages show it as HTML, token revocation adds its status. */
  private dress(ctx: Context, travel: Travel, rendered: RenderedError): Required<Dressed> {
    const { body, headers } = rendered;
    const dress = travel.rule === null ? undefined : this.parts.services.errorDress[travel.rule.operationId];
    if (dress === undefined) return { body, headers };
    const dressed = dress({ status: rendered.status, body, querystring: ctx.querystring, client: travel.client });
    return { body: dressed.body, headers: { ...headers, ...dressed.headers } };
  }

  private report(error: unknown, travel: Travel, cause?: unknown): void {
    const { log, metrics, locate } = this.parts.services;
    const base = { request_id: travel.requestId, operation: travel.rule?.operationId, client: travel.client?.id };
    if (error instanceof ContractViolation) {
      metrics.violations.inc({ operation: error.operationId });
      const failure = error.failure;
      log.error(
        {
          ...base,
          status: error.status,
          reason: error.reason,
          instance: failure?.instancePath,
          schema: failure?.schemaPath,
          source: failure === null ? undefined : locate(failure.schemaPath),
          cause: cause instanceof Error ? cause.stack : undefined,
        },
        'contract violation',
      );
      return;
    }
    log.error({ ...base, err: error }, 'request failed');
  }
}
