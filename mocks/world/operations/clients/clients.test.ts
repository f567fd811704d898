import { listApiKeys } from '../../../../server/clients/store/api-keys';
import { openApiSecret } from '../../../../server/events/api-secrets';
import { channels } from '../../../../server/events/rules/kinds';
import { DAY, MINUTE } from '../../../../server/kernel/time';
import { newId } from '../../../../server/platform/ids';
import { Receiver } from '../../../../server/testing/receiver';
import { type Answer, type TestClient, useServer } from '../../../../server/testing/server';
import { worldExtension } from '../..';

const server = useServer({ extension: worldExtension, background: true });
const control = (client: TestClient, method: string, path: string, body?: unknown): Promise<Answer> =>
  client.send(method, `/sandbox/v1/${path}`, { body });

async function opened(body: Record<string, unknown> = { name: 'Acme' }) {
  const answer = await server().send('POST', '/sandbox/v1/clients', { body });
  expect([answer.status, answer.body]).toEqual([201, expect.anything()]);
  const { client_id, client_secret, audience } = answer.body.data;
  const credentials = { client_id, client_secret, audience, grant_type: 'client_credentials' };
  const token = await server().send('POST', '/oauth/token', { body: credentials });
  const ask = (method: string, path: string, sent?: unknown) =>
    server().send(method, path, { token: token.body.access_token, body: sent, idempotencyKey: newId() });
  return { answer, data: answer.body.data, token: token.body, ask };
}

describe('a client of the sandbox', () => {
  it('is opened by anybody, with secrets that are shown this once and never stored', async () => {
    const { answer, data, ask } = await opened({ name: 'Acme', country: 'BRA' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(data).toMatchObject({ name: 'Acme', country: 'BRA', revision: 'current', api_key: { status: 'ACTIVE' } });
    const { db } = server().database;
    const rows = JSON.stringify([
      await db.knex('clients').where({ id: data.client_id }),
      await db.knex('api_keys').where({ client_id: data.client_id }),
    ]);
    expect(rows).not.toContain(data.client_secret);
    expect(rows).not.toContain(data.api_key.api_secret);
    const [pair] = await listApiKeys(db, data.client_id);
    expect(openApiSecret(server().app.services.vault, pair!)).toBe(data.api_key.api_secret);
    expect(Buffer.from(data.api_key.api_secret, 'base64')).toHaveLength(32);
    expect((await ask('GET', '/sandbox/v1/client')).body.data).toMatchObject({ id: data.client_id, country: 'BRA' });
  });

  it('sees nothing of another', async () => {
    const [one, other] = [await opened(), await opened()];
    const person = { email: 'ana@example.com', operation_country: 'ARG' };
    const { id } = (await one.ask('POST', '/users/v1/', person)).body.data;
    expect((await other.ask('GET', `/users/v1/${id}`)).status).toBe(404);
    expect((await other.ask('POST', '/users/v1/', person)).status).toBe(201);
  });

  it('is pinned to a revision, which must exist', async () => {
    const { ask } = await opened({ name: 'Old', revision: 'token-revoke=absent' });
    expect((await ask('GET', '/sandbox/v1/client')).body.data.revision).toBe('token-revoke=absent');
    const twice = 'token-revoke=absent,token-revoke=present';
    for (const [request, problem] of [
      [server().send('POST', '/sandbox/v1/clients', { body: { name: 'New', revision: 'colour=blue' } }), 'colour'],
      [
        server().send('POST', '/sandbox/v1/clients', { body: { name: 'New', revision: twice } }),
        'token-revoke stands twice',
      ],
      [ask('PATCH', '/sandbox/v1/client', { revision: 'colour=blue' }), 'colour'],
      [ask('PATCH', '/sandbox/v1/client', { revision: twice }), 'token-revoke stands twice'],
    ] as const) {
      const { status, body } = await request;
      expect([status, body.error_code]).toEqual([422, 'UNKNOWN_REVISION']);
      expect(body.error.details[0]).toMatchObject({ pointer: '/revision', location: 'body' });
      expect(body.error.details[0].detail).toContain(problem);
    }
  });

  it('has the scopes it was opened with', async () => {
    const { ask, token } = await opened({ name: 'Narrow', scopes: ['users:read', 'sandbox:control'] });
    expect(token.scope).toBe('sandbox:control users:read');
    expect((await ask('POST', '/users/v1/', { email: 'a@example.com', operation_country: 'ARG' })).status).toBe(403);
  });
});

it('takes scopes from a client at once, but from what it may do to its sandbox with a token that it has, so that it can give them back', async () => {
  const { ask } = await opened();
  const narrow = await ask('PATCH', '/sandbox/v1/client', { scopes: [] });
  expect([narrow.status, (await ask('GET', '/users/v1/')).status]).toEqual([200, 403]);
  expect((await ask('PATCH', '/sandbox/v1/client', { scopes: null })).status).toBe(200);
  expect((await ask('GET', '/users/v1/')).status).toBe(200);
});

describe('the configuration of a client', () => {
  it('is changed in what was sent only, from the next request on', async () => {
    const { ask } = await opened();
    const before = (await ask('GET', '/sandbox/v1/client')).body.data;
    const changes = {
      card_data_entitled: true,
      products: ['CREDIT'],
      rate_limit: { requests_per_second: 7, burst: 9 },
      accounts_per_currency: 3,
      callback_addresses: { activities: 'https://client.example/activities' },
      limits: { ...before.limits, account: { daily: '10.00', monthly: null } },
    };
    const answer = await ask('PATCH', '/sandbox/v1/client', changes);
    expect(answer.status).toBe(200);
    const wanted = {
      ...before,
      ...changes,
      callback_addresses: { ...before.callback_addresses, ...changes.callback_addresses },
      updated_at: answer.body.data.updated_at,
    };
    expect(answer.body.data).toEqual(wanted);
    expect((await ask('GET', '/sandbox/v1/client')).body.data).toEqual(wanted);
    expect(answer.body.data.updated_at > before.updated_at).toBe(true);
    await ask('PATCH', '/sandbox/v1/client', { rate_limit: null, callback_addresses: { activities: null } });
    const after = (await ask('GET', '/sandbox/v1/client')).body.data;
    expect([after.rate_limit, after.callback_addresses]).toEqual([null, before.callback_addresses]);
  });

  it('limits the rate when it says so', async () => {
    const { ask } = await opened();
    await ask('PATCH', '/sandbox/v1/client', { rate_limit: { requests_per_second: 1, burst: 1 } });
    const answers = await Promise.all([1, 2, 3].map(() => ask('GET', '/users/v1/')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
  });

  it('suspends the client, whose token is then good for the controls of the sandbox alone', async () => {
    const { ask } = await opened();
    await ask('PATCH', '/sandbox/v1/client', { status: 'SUSPENDED' });
    const body = { owner_type: 'CLIENT', country: 'ARG', currency: 'ARS' };
    const answer = await ask('POST', '/core/accounts/v1', body);
    expect([answer.status, answer.body.error_code]).toEqual([401, 'UNAUTHORIZED']);
    await ask('PATCH', '/sandbox/v1/client', { status: 'ACTIVE' });
    expect((await ask('POST', '/core/accounts/v1', body)).status).toBe(201);
  });

  it.each([
    [{ callback_addresses: { shipping_updates: 'https://client.example/elsewhere' } }],
    [{ callback_addresses: { identity_sessions: 'https://client.example/sessions' } }],
    [{ callback_addresses: {} }],
    [{ pages: { frame_origins: ['javascript:alert(1)'], stylesheet_origins: [], success_links: [] } }],
    [{}],
  ])('refuses %j', async (changes) => {
    const { ask } = await opened();
    expect((await ask('PATCH', '/sandbox/v1/client', changes)).status).toBe(400);
  });

  it('sends what waited for an address once there is one', async () => {
    const { ask } = await opened();
    const account = await ask('POST', '/core/accounts/v1', { owner_type: 'CLIENT', country: 'ARG', currency: 'ARS' });
    await ask('POST', `/sandbox/v1/accounts/${account.body.data.id}/fund`, { amount: '5.00' });
    const [event] = (await ask('GET', '/sandbox/v1/events')).body.data;
    expect(event).toMatchObject({ type: 'ACTIVITY_CREATED', status: 'PENDING', address: null, next_attempt_at: null });
    const endpoint = await Receiver.start();
    await ask('PATCH', '/sandbox/v1/client', { callback_addresses: { activities: endpoint.url('/activities') } });
    await endpoint.got(1);
    await server().app.deliveries.drained();
    expect((await ask('GET', `/sandbox/v1/events/${event.id}`)).body.data).toMatchObject({
      status: 'DELIVERED',
      address: endpoint.url('/activities'),
    });
    await endpoint.close();
  });
});

describe('the key pairs of a client', () => {
  const listed = async (ask: Awaited<ReturnType<typeof opened>>['ask'], query = '') =>
    (await ask('GET', `/sandbox/v1/client/api-keys${query}`)).body;

  it('are added, the newest first', async () => {
    const { data, ask } = await opened();
    const { body } = await ask('POST', '/sandbox/v1/client/api-keys');
    const list = await listed(ask);
    expect(list.data.map((one: { api_key: string }) => one.api_key)).toEqual([body.data.api_key, data.api_key.api_key]);
    expect(JSON.stringify(list)).not.toContain('api_secret');
    const page = await listed(ask, '?page%5Bsize%5D=1&page%5Bnumber%5D=1');
    expect(page.data).toEqual(list.data.slice(1));
    expect(page.meta.pagination).toEqual({ current_page: 1, page_size: 1, total_pages: 2, total_items: 2 });
  });

  it('are rotated: the old one retires and is gone at its moment', async () => {
    const { data, ask } = await opened();
    const old = data.api_key.api_key;
    const path = `/sandbox/v1/client/api-keys/${old}/rotate`;
    const { status, body } = await ask('POST', path, { overlap_seconds: 60 });
    expect([status, body.data.status, body.data.retires_at]).toEqual([201, 'ACTIVE', null]);
    const retires_at = new Date(server().clock.now() + MINUTE).toISOString();
    expect((await listed(ask)).data[1]).toMatchObject({ api_key: old, status: 'RETIRING', retires_at });
    const again = await ask('POST', path);
    expect([again.status, again.body.error_code]).toEqual([409, 'ILLEGAL_STEP']);
    await ask('POST', '/sandbox/v1/clock/advance', { seconds: 60 });
    expect((await listed(ask)).data).toEqual([expect.objectContaining({ api_key: body.data.api_key })]);
    expect((await ask('POST', path)).status).toBe(404);
  });

  it('retire in a day unless another time is asked for', async () => {
    const { data, ask } = await opened();
    await ask('POST', `/sandbox/v1/client/api-keys/${data.api_key.api_key}/rotate`);
    const retires_at = new Date(server().clock.now() + DAY).toISOString();
    expect((await listed(ask)).data[1].retires_at).toBe(retires_at);
  });

  it('are announced: the new one is upcoming and signs at its moment', async () => {
    const { data, ask } = await opened();
    const path = (key: string) => `/sandbox/v1/client/api-keys/${key}`;
    const at = (milliseconds: number) => new Date(start + milliseconds).toISOString();
    const start = server().clock.now();
    const first = data.api_key.api_key;
    const { status, body } = await ask('POST', `${path(first)}/rotate`, { lead_seconds: 60, overlap_seconds: 30 });
    const second = body.data.api_key;
    expect([status, body.data]).toEqual([
      201,
      expect.objectContaining({ status: 'UPCOMING', signs_from: at(MINUTE), retires_at: null }),
    ]);
    const states = async () =>
      (await listed(ask)).data.map((pair: Record<string, string>) => [
        ...[pair.api_key, pair.status, pair.signs_from, pair.retires_at],
      ]);
    expect(await states()).toEqual([
      [second, 'UPCOMING', at(MINUTE), null],
      [first, 'RETIRING', null, at(MINUTE + 30_000)],
    ]);
    const last = await ask('DELETE', path(second));
    expect([last.status, last.body.error_code]).toEqual([409, 'LAST_API_KEY']);
    await ask('POST', '/sandbox/v1/clock/advance', { seconds: 60 });
    expect(await states()).toEqual([
      [second, 'ACTIVE', at(MINUTE), null],
      [first, 'RETIRING', null, at(MINUTE + 30_000)],
    ]);
    await ask('POST', '/sandbox/v1/clock/advance', { seconds: 30 });
    expect(await states()).toEqual([[second, 'ACTIVE', at(MINUTE), null]]);
  });

  it('are announced and rotated once more before they sign, but each only once', async () => {
    const { data, ask } = await opened();
    const path = (key: string) => `/sandbox/v1/client/api-keys/${key}`;
    const first = data.api_key.api_key;
    const { body } = await ask('POST', `${path(first)}/rotate`, { lead_seconds: 60 });
    const second = body.data.api_key;
    const third = await ask('POST', `${path(second)}/rotate`, { lead_seconds: 90 });
    expect([third.status, third.body.data.status]).toEqual([201, 'UPCOMING']);
    for (const replaced of [first, second]) {
      const again = await ask('POST', `${path(replaced)}/rotate`);
      expect([again.status, again.body.error_code]).toEqual([409, 'ILLEGAL_STEP']);
    }
    const { body: emergency } = await ask('POST', `${path(third.body.data.api_key)}/rotate`, { overlap_seconds: 0 });
    expect(emergency.data).toMatchObject({ status: 'ACTIVE', signs_from: null });
  });

  it('of which the old one is revoked before the new one signs: the new one does so at once', async () => {
    const { data, ask } = await opened();
    const first = data.api_key.api_key;
    const { body } = await ask('POST', `/sandbox/v1/client/api-keys/${first}/rotate`, { lead_seconds: 60 });
    expect((await ask('DELETE', `/sandbox/v1/client/api-keys/${first}`)).status).toBe(204);
    const signs_from = new Date(server().clock.now()).toISOString();
    expect((await listed(ask)).data).toMatchObject([{ api_key: body.data.api_key, status: 'ACTIVE', signs_from }]);
  });

  it('are revoked, but never the last active one', async () => {
    const { data, ask } = await opened();
    const path = (key: string) => `/sandbox/v1/client/api-keys/${key}`;
    const last = await ask('DELETE', path(data.api_key.api_key));
    expect([last.status, last.body.error_code]).toEqual([409, 'LAST_API_KEY']);
    const { body } = await ask('POST', '/sandbox/v1/client/api-keys');
    expect((await ask('DELETE', path(data.api_key.api_key))).status).toBe(204);
    expect((await listed(ask)).data).toHaveLength(1);
    const gone = await ask('DELETE', path(data.api_key.api_key));
    expect([gone.status, gone.body.error_code]).toEqual([404, 'API_KEY_NOT_FOUND']);
    const other = await opened();
    expect((await other.ask('DELETE', path(body.data.api_key))).status).toBe(404);
  });

  it('leave one active pair when two are revoked at once', async () => {
    const { data, ask } = await opened();
    const { body } = await ask('POST', '/sandbox/v1/client/api-keys');
    const both = [data.api_key.api_key, body.data.api_key];
    const answers = await Promise.all(both.map((key) => ask('DELETE', `/sandbox/v1/client/api-keys/${key}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  });
});

it('asks for the scope of the controls', async () => {
  const client = await server().client({}, { scopes: ['users:read'] });
  for (const path of ['client', 'client/api-keys', 'clock', 'faults', 'events']) {
    expect((await control(client, 'GET', path)).status).toBe(403);
  }
  expect(channels).toHaveLength(4);
});

it.each([
  [{ callback_addresses: { shipping_updates: 'http://127.0.0.1/x?y=/shipping/updates' } }, 'shipping_updates'],
  [{ callback_addresses: { transactions: 'http://client.example/cards?x=1' } }, 'transactions'],
  [{ callback_addresses: { transactions: 'http://client.example/cards#x' } }, 'transactions'],
  [{ callback_addresses: { activities: 'http://user:pw@client.example/a' } }, 'activities'],
  [{ callback_addresses: { identity_sessions: 'http://client.example/x?y=/identity/v1/' } }, 'identity_sessions'],
  [{ scopes: ['users:read', 'users:fly'] }, 'scopes'],
])('refuses %j', async (body, field) => {
  const client = await server().client();
  const answer = await client.send('PATCH', '/sandbox/v1/client', { body });
  expect([answer.status, answer.body.error_code]).toEqual([400, 'INVALID_REQUEST']);
  expect(answer.body.error.details[0].pointer).toContain(field);
});
