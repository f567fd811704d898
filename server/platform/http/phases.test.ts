import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import Koa from 'koa';
import type { Client } from '../../kernel/client';
import { anonymous } from '../../kernel/client';
import { DomainError } from '../../kernel/errors';
import { OWN_DOCUMENTS } from '../contract/documents';
import type { Services } from '../services';
import { admit } from './admit';
import { answer } from './answer';
import { authenticate, identify } from './authenticate';
import type { Authenticator } from './caller';
import { Contracts } from './contracts';
import { write } from './operation';
import { present } from './present';
import { RateLimit } from './rate-limit';
import { readRequest } from './read';
import { refuse, refusedRule } from './refuse';
import { ContractViolation } from './reply-check';
import { type Admitted, clientOf, type Received, type Resolved, type Routed, ruleOf } from './request-context';
import { clientNamedBy, namesItsClient, resolve } from './resolve';
import { AddressRefused, refusalOf, route as routeOrNull } from './route';
import { run } from './run';

const contracts = new Contracts('current', ({ document }) => OWN_DOCUMENTS.has(document));
const client: Client = { ...anonymous, id: 'client' };
const pinned: Client = { ...client, revision: 'earliest' };
const unlimited = () => new RateLimit(0, 0);

/** A request that no server has received. */
function received(method: string, url: string, headers: Record<string, string> = {}): Received {
  const request = Object.assign(new IncomingMessage(new Socket()), { method, url, headers });
  return { requestId: 'request', ctx: new Koa().createContext(request, new ServerResponse(request)) };
}

/** Knows one token, and one page's token that has expired. */
const authenticator = {
  known: () => undefined,
  remembered: () => undefined,
  bearer: async () => ({ client, scopes: new Set(['users:read']) }),
  endUser: async (token: string) => ({ client, endUser: token === 'good' ? { userId: 'user' } : null }),
} as unknown as Authenticator;

function route(request: Received, among: Contracts): Routed {
  const routed = routeOrNull(request, among);
  if (routed === null) throw new Error(`no route for ${request.ctx.method} ${request.ctx.path}`);
  return routed;
}

async function authenticated(request: Received) {
  return authenticate(await identify(route(request, contracts), authenticator));
}

async function resolved(request: Received, whose = client): Promise<Resolved> {
  return resolve(await authenticated(request), whose, contracts);
}

async function admitted(request: Received): Promise<Admitted<Resolved>> {
  return (await resolved(request)) as Admitted<Resolved>;
}

function refusal(work: () => unknown): DomainError {
  try {
    work();
  } catch (error) {
    return error as DomainError;
  }
  throw new Error('nothing was refused');
}

async function refused(work: () => Promise<unknown>): Promise<DomainError> {
  const error = await work().catch((thrown: unknown) => thrown);
  if (!(error instanceof DomainError)) throw new Error('nothing was refused');
  return error;
}

describe('route', () => {
  it('finds the address, with the parameters as they stand in it', () => {
    const { address, params } = route(received('GET', '/users/v1/a%20b?x=1'), contracts);
    expect([address.key, params]).toEqual(['GET /users/v1/{id}', { id: 'a%20b' }]);
    expect(route(received('HEAD', '/users/v1/'), contracts).address.key).toBe('GET /users/v1/');
  });

  it('finds addresses that other revisions have, and lets the preferred one stand for those it has', () => {
    expect(route(received('POST', '/oauth/v1/token'), contracts).address.rule.variant).toBe('token-path=oauth-v1');
    expect(route(received('POST', '/oauth/token'), contracts).address.rule.variant).toBe('');
  });

  it('refuses what no revision has, and other methods with those that the caller may use', async () => {
    const refused = (request: Received, callers = authenticator) => refusalOf(request, contracts, callers, unlimited());
    expect(routeOrNull(received('GET', '/nothing'), contracts)).toBeNull();
    expect(await refused(received('GET', '/nothing'))).toMatchObject({ code: 'NOT_FOUND', details: [] });
    const { code, headers } = await refused(received('DELETE', '/users/v1/'));
    expect([code, headers.allow]).toEqual(['METHOD_NOT_ALLOWED', 'GET, HEAD, POST']);
    const earliest = { ...authenticator, bearer: async () => ({ client: pinned, scopes: new Set() }) } as never;
    const request = () => received('PUT', '/shipments/v1/', { authorization: 'Bearer x' });
    expect((await refused(request())).code).toBe('NOT_FOUND');
    expect((await refused(request(), earliest)).headers.allow).toBe('POST');
  });

  it('checks no token for an address that no revision has, and counts other refusals towards the rate of the client', async () => {
    const limit = new RateLimit(1, 2);
    const bearer = jest.fn(async () => ({ client: pinned, scopes: new Set() }));
    const signed = { clientId: pinned.id };
    const callers = { ...authenticator, bearer, known: () => signed, remembered: () => pinned } as never;
    const refused = (path: string) =>
      refusalOf(received('PUT', path, { authorization: 'Bearer x' }), contracts, callers, limit);
    for (const path of ['/nothing', '/nothing', '/nothing/']) expect((await refused(path)).code).toBe('NOT_FOUND');
    expect(bearer).not.toHaveBeenCalled();
    for (const path of ['/users/v1', '/shipments/v1/']) expect((await refused(path)).code).toMatch(/NOT/);
    expect(bearer).toHaveBeenCalledTimes(2);
    expect(await refused('/shipments/v1/')).toMatchObject({ code: 'RATE_LIMITED', headers: { 'retry-after': '1' } });
    expect(bearer).toHaveBeenCalledTimes(2);
  });
});

describe('authenticate', () => {
  it('takes what the operation asks for: a token, the token of a page, or nothing', async () => {
    expect((await authenticated(received('GET', '/users/v1/'))).caller.client).toBe(client);
    expect((await authenticated(received('GET', '/secure-data/c?auth=good'))).caller.endUser).toEqual({
      userId: 'user',
    });
    expect((await authenticated(received('GET', '/health/live'))).caller.client).toBe(anonymous);
  });

  it('refuses an expired token of a page when its client is known', async () => {
    const identified = await identify(route(received('GET', '/secure-data/c?auth=old'), contracts), authenticator);
    expect(clientOf(identified)).toBe(client);
    expect(refusal(() => authenticate(identified)).code).toBe('INVALID_END_USER_TOKEN');
  });
});

describe('resolve the revision', () => {
  it("gives the operation as the caller's revision has it", async () => {
    const request = () => received('GET', '/users/v1/');
    expect((await resolved(request())).rule.variant).toBe('');
    const { rule, contract } = await resolved(request(), pinned);
    expect([rule.variant, contract]).toEqual(['user-nationality=absent', contracts.of('earliest')]);
  });

  it("refuses an address that the caller's revision does not have, as no operation's error", async () => {
    const request = received('GET', '/cards/v1/config/affinity-groups/x');
    const before = await authenticated(request);
    const error = refusal(() => resolve(before, pinned, contracts));
    expect(error).toBeInstanceOf(AddressRefused);
    expect([error.code, refusedRule(before, error), ruleOf(before)?.operationId]).toEqual([
      'NOT_FOUND',
      null,
      'getAffinityGroup',
    ]);
  });

  it('takes the client from the body where the operation has no token', async () => {
    const clients = { client: async (id: string) => (id === 'client' ? pinned : undefined) };
    expect(namesItsClient(route(received('POST', '/oauth/token'), contracts).address.rule)).toBe(true);
    expect(namesItsClient(route(received('GET', '/health/live'), contracts).address.rule)).toBe(false);
    expect(await clientNamedBy({ client_id: 'client' }, clients, 'address')).toBe(pinned);
    expect(await clientNamedBy({ client_id: 7 }, clients, 'address')).toBeUndefined();
    expect(await clientNamedBy(null, clients, 'address')).toBeUndefined();
  });
});

describe('admit', () => {
  const admitting = async (request: Received, limit = unlimited()) => {
    const state = await resolved(request);
    return () => admit(state, state.rule, limit);
  };

  it('asks for scope, rate and media type', async () => {
    const noScope = await admitting(received('GET', '/core/activities/v1/x'));
    expect((await refused(noScope)).code).toBe('INSUFFICIENT_SCOPE');
    const limited = await admitting(received('GET', '/users/v1/x'), new RateLimit(0.001, 1));
    expect(await limited()).toBeDefined();
    expect(await refused(limited)).toMatchObject({ code: 'RATE_LIMITED', headers: { 'retry-after': '1000' } });
    const noMedia = await admitting(received('GET', '/users/v1/x', { accept: 'text/csv' }));
    expect((await refused(noMedia)).code).toBe('NOT_ACCEPTABLE');
  });
});

describe('read', () => {
  it('gives the call, typed, with the defaults of the contract', async () => {
    const { call, operationId } = readRequest(await admitted(received('GET', '/users/v1/?page[size]=5')), undefined, 7);
    expect(operationId).toBe('searchUsers');
    expect(call).toMatchObject({ client, now: 7, requestId: 'request', idempotencyKey: null, body: undefined });
    expect([call.query['page[size]'], call.query['page[number]']]).toEqual([5, 0]);
  });

  it('refuses what breaks the contract', async () => {
    const request = await admitted(received('GET', '/users/v1/?page[size]=much'));
    expect(refusal(() => readRequest(request, undefined, 7)).details[0]).toMatchObject({ pointer: 'page[size]' });
  });
});

describe('run and present', () => {
  const user = { id: 'u', email: 'a@b.co', status: 'ACTIVE' };
  const services = { db: { transaction: (work: (tx: unknown) => unknown) => work('tx') } } as unknown as Services;
  const accepted = async () =>
    readRequest(await admitted(received('POST', '/oauth/token/revoke')), { client_id: 'a', client_secret: 'b' }, 7);

  it('runs the handler of the operation and fixes the bytes of its reply', async () => {
    const state = { ...(await admitted(received('POST', '/oauth/token/revoke'))), operationId: 'revokeToken' };
    const call = { idempotencyKey: null } as never;
    const operations = {
      revokeToken: write<'revokeToken'>(async () => ({ status: 200, body: { status: 'Success' } })),
    };
    const reply = await run({ ...state, call }, operations, services);
    expect(reply).toEqual({ status: 200, text: '{"status":"Success"}', headers: undefined });
    await expect(run({ ...state, call }, {}, services)).rejects.toThrow('No handler for revokeToken');
    await expect(accepted()).rejects.toBeInstanceOf(DomainError);
  });

  it("shows a reply in the client's revision, and none that breaks the contract", async () => {
    const state = await resolved(received('GET', '/users/v1/u'));
    expect(() => present(state, { status: 200, body: { data: { ...user, status: 'ASLEEP' } } })).toThrow(
      ContractViolation,
    );
    expect(() => present(state, { status: 299, body: {} })).toThrow(ContractViolation);
  });
});

describe('answer', () => {
  it('writes status, type and bytes', async () => {
    const state = await resolved(received('GET', '/users/v1/u'));
    answer(state, { status: 200, text: '{}', headers: { 'cache-control': 'no-store' } });
    const { ctx } = state;
    expect([ctx.status, ctx.body, ctx.response.get('content-type'), ctx.response.get('cache-control')]).toEqual([
      200,
      '{}',
      'application/json; charset=utf-8',
      'no-store',
    ]);
  });

  it('renders every error from what is known, and logs our own', async () => {
    const lines: object[] = [];
    const services = {
      log: { error: (line: object) => lines.push(line) },
      errorRenderers: { getUser: ({ client: known }: { client: Client }) => ({ body: `<p>${known.id}</p>` }) },
    } as unknown as Services;
    const early = received('GET', '/');
    refuse(early, new Error('a driver broke'), services);
    expect([early.ctx.status, JSON.parse(String(early.ctx.body)).error_code]).toEqual([500, 'INTERNAL_ERROR']);
    const late = await resolved(received('GET', '/users/v1/u'));
    refuse(late, new Error('a driver broke'), services);
    expect([late.ctx.body, late.ctx.response.get('content-type')]).toEqual([
      '<p>client</p>',
      'text/html; charset=utf-8',
    ]);
    expect(lines).toMatchObject([{ client: undefined }, { operation: 'getUser', client: 'client' }]);
  });
});
