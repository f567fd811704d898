import { signedHeaders } from '../../../../client/signature';
import * as clients from '../../../../server/clients/store/clients';
import { newId } from '../../../../server/platform/ids';
import { StoreUnavailable } from '../../../../server/platform/store/db';
import { type Answer, useServer } from '../../../../server/testing/server';
import { worldExtension } from '../..';
import * as store from '../../store/receivers';

jest.mock('../../store/receivers', () => {
  const original = jest.requireActual<typeof store>('../../store/receivers');
  return { ...original, findReceiver: jest.fn(original.findReceiver) };
});

jest.mock('../../../../server/clients/store/clients', () => {
  const original = jest.requireActual<typeof clients>('../../../../server/clients/store/clients');
  return { ...original, findClient: jest.fn(original.findClient) };
});

const server = useServer({ extension: worldExtension, background: true });
const RECEIVER = '/sandbox/v1/receiver';

async function client(changes = {}) {
  const { client: own, send } = await server().client(changes);
  const ask = (method: string, path: string, body?: unknown): Promise<Answer> => send(method, path, { body });
  await ask('POST', '/sandbox/v1/client/api-keys');
  const seeded = (await ask('POST', '/sandbox/v1/client/seed', { countries: ['ARG'] })).body.data;
  const idOf = (kind: string, by?: string): string =>
    seeded.find((one: { kind: string; decided_by?: string }) => one.kind === kind && one.decided_by === by).id;
  const card = idOf('CARD', 'CLIENT');
  const swipe = (changed: object = {}) =>
    ask('POST', '/sandbox/v1/card-transactions', {
      ...{ card_id: card, type: 'PURCHASE', amount: '100.00', currency: 'ARS', country_code: 'ARG' },
      ...{ merchant: { mcc: '5411', name: 'Almacén' }, point_type: 'POS', entry_mode: 'CHIP' },
      ...changed,
    });
  const set = async (answers: object) => (await ask('PUT', RECEIVER, answers)).body.data;
  const read = async () => (await ask('GET', RECEIVER)).body.data;
  return { id: own.id, account: idOf('ACCOUNT'), ask, swipe, set, read };
}

type TestClient = Awaited<ReturnType<typeof client>>;

/** Waits until the authorization of a use is at the receiver. */
async function question({ read }: TestClient, used: Promise<Answer>) {
  let over = false;
  const end = () => {
    over = true;
  };
  used.then(end, end);
  while (!over) {
    const [first] = (await read()).questions;
    if (first !== undefined) return first;
  }
  throw new Error(`nobody was asked: ${(await used).text}`);
}

const decided = ({ body }: Answer) => [body.data.status, body.data.status_detail, body.data.decided_by];

it('is off at first, and lets an authorization wait for a person once it is on', async () => {
  const one = await client();
  expect(await one.read()).toMatchObject({ receiving: false, answers: { otherwise: 'ASK' }, questions: [] });
  expect(decided(await one.swipe())[0]).toBe('REJECTED');
  expect(await one.set({ otherwise: 'ASK' })).toMatchObject({ receiving: true });
  const used = one.swipe();
  const waiting = await question(one, used);
  expect(waiting).toMatchObject({ payload: { merchant: { mcc: '5411' } } });
  expect(waiting.left_milliseconds).toBeLessThanOrEqual(3_000);
  const path = `${RECEIVER}/questions/${waiting.transaction_id}/answer`;
  const stranger = await client();
  expect((await stranger.ask('POST', path, { status: 'APPROVED' })).body.error_code).toBe('QUESTION_NOT_FOUND');
  expect((await one.ask('POST', path, { status: 'APPROVED' })).status).toBe(204);
  expect(decided(await used)).toEqual(['APPROVED', 'APPROVED', 'CLIENT']);
  expect((await one.ask('POST', path, { status: 'APPROVED' })).body.error_code).toBe('QUESTION_NOT_FOUND');
  expect((await one.read()).questions).toEqual([]);
});

it('rejects by hand with the detail that the person chose', async () => {
  const one = await client();
  await one.set({ otherwise: 'ASK' });
  const used = one.swipe();
  const { transaction_id: id } = await question(one, used);
  await one.ask('POST', `${RECEIVER}/questions/${id}/answer`, {
    status: 'REJECTED',
    status_detail: 'INVALID_MERCHANT',
  });
  expect(decided(await used)).toEqual(['REJECTED', 'INVALID_MERCHANT', 'CLIENT']);
});

it.each<[string, object, object, string[]]>([
  ['approves all', { otherwise: 'APPROVE' }, {}, ['APPROVED', 'APPROVED']],
  ['rejects all', { otherwise: 'REJECT', status_detail: 'SYSTEM_ERROR' }, {}, ['REJECTED', 'SYSTEM_ERROR']],
  ['approves an amount at the limit', { otherwise: 'APPROVE', reject_above: '100' }, {}, ['APPROVED', 'APPROVED']],
  [
    'rejects above an amount',
    { otherwise: 'APPROVE', reject_above: '99.99', status_detail: 'INVALID_AMOUNT' },
    {},
    ['REJECTED', 'INVALID_AMOUNT'],
  ],
  [
    'rejects a category of merchants',
    { otherwise: 'APPROVE', reject_categories: ['7995'] },
    { merchant: { mcc: '7995', name: 'Casino' } },
    ['REJECTED', 'OTHER'],
  ],
  [
    'rejects a country',
    { otherwise: 'APPROVE', reject_countries: ['CHL'] },
    { country_code: 'CHL' },
    ['REJECTED', 'OTHER'],
  ],
])('%s by a rule', async (_what, answers, use, outcome) => {
  const one = await client();
  await one.set(answers);
  expect(decided(await one.swipe(use))).toEqual([...outcome, 'CLIENT']);
});

it('verifies and answers in the revision of the client', async () => {
  const one = await client({ revision: 'signature-order=body-timestamp-endpoint' });
  await one.set({ otherwise: 'APPROVE' });
  expect(decided(await one.swipe())).toEqual(['APPROVED', 'APPROVED', 'CLIENT']);
});

it('takes events and adjustments, and the log has each with its signature', async () => {
  const one = await client();
  await one.set({ otherwise: 'APPROVE' });
  const { id } = (await one.swipe()).body.data;
  await one.ask('POST', `/sandbox/v1/card-transactions/${id}/reverse`, {});
  await one.ask('POST', `/sandbox/v1/accounts/${one.account}/fund`, { amount: '5.00' });
  await server().app.deliveries.drained();
  const { data } = (await one.ask('GET', '/sandbox/v1/events?page[size]=100')).body;
  const types = new Set(data.map(({ type }: { type: string }) => type));
  for (const type of ['CARD_AUTHORIZATION', 'CARD_ADJUSTMENT', 'ACTIVITY_CREATED']) expect(types).toContain(type);
  expect(data.filter(({ status }: { status: string }) => status !== 'DELIVERED')).toEqual([]);
  const calls = (await one.ask('GET', '/sandbox/v1/requests?filter[direction]=CALL&page[size]=100')).body.data;
  expect(calls.length).toBeGreaterThanOrEqual(data.length);
  for (const { id: entry } of calls) {
    const { signature } = (await one.ask('GET', `/sandbox/v1/requests/${entry}`)).body.data;
    expect(signature).toMatchObject({ matches: true, fresh: true });
  }
});

it('refuses what nobody signed, and what is for a client that has no receiver', async () => {
  const [one, other] = [await client(), await client()];
  await one.set({ otherwise: 'APPROVE' });
  const post = (id: string) => server().send('POST', `/receiver/${id}/transactions/authorizations`, { body: {} });
  expect((await post(one.id)).status).toBe(401);
  expect((await post(other.id)).status).toBe(404);
  expect((await post(newId())).status).toBe(404);
});

it('gives back the addresses from before when it is switched off, but not those that were changed meanwhile', async () => {
  const one = await client();
  const before = {
    activities: 'http://127.0.0.1:9/activities',
    shipping_updates: 'http://127.0.0.1:9/shipping/updates',
  };
  await one.ask('PATCH', '/sandbox/v1/client', { callback_addresses: before });
  await one.set({ otherwise: 'ASK' });
  await one.set({ otherwise: 'REJECT' });
  const changed = { activities: 'http://127.0.0.1:8/activities' };
  await one.ask('PATCH', '/sandbox/v1/client', { callback_addresses: changed });
  expect((await one.ask('DELETE', RECEIVER)).status).toBe(204);
  const { callback_addresses: after } = (await one.ask('GET', '/sandbox/v1/client')).body.data;
  expect(after).toEqual({ transactions: null, identity_sessions: null, ...before, ...changed });
  expect(await one.read()).toMatchObject({ receiving: false });
  expect((await one.ask('DELETE', RECEIVER)).status).toBe(204);
});

it.each(['%', '%zz', '%E9', '%00', 'nobody'])('is at no address that names no client: /receiver/%s/', async (id) => {
  const answer = await server().send('POST', `/receiver/${id}/transactions/authorizations`, { body: {} });
  expect([answer.status, answer.body.error_code]).toEqual([404, 'NOT_FOUND']);
});

it('answers with the service’s own 503 while the database is away', async () => {
  const one = await client();
  await one.set({ otherwise: 'APPROVE' });
  jest.mocked(store.findReceiver).mockRejectedValueOnce(new StoreUnavailable('away'));
  const answer = await fetch(`${server().url}/receiver/${one.id}/transactions/authorizations`, { method: 'POST' });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
  const { error_code, error, request_id } = JSON.parse(await answer.text());
  expect([error_code, error.details]).toEqual(['SERVICE_UNAVAILABLE', []]);
  expect(answer.headers.get('x-request-id')).toBe(request_id);
});

it('keeps what it knows of the thousand clients that were called last', async () => {
  const one = await client();
  const { api_key, api_secret } = (await one.ask('POST', '/sandbox/v1/client/api-keys')).body.data;
  const path = (id: string) => `/receiver/${id}/transactions/authorizations`;
  const amount = { local: { total: 10, currency: 'ARS' } };
  const call = {
    transaction: { id: newId(), type: 'PURCHASE' },
    merchant: { mcc: '5411' },
    user: { id: newId() },
    amount,
  };
  const decision = async () => {
    const body = JSON.stringify(call);
    const parts = { endpoint: path(one.id), body: Buffer.from(body) };
    const signed = signedHeaders(parts, { secret: api_secret, order: 'timestamp-endpoint-body', now: Date.now() });
    const headers = { ...signed, 'x-api-key': api_key, 'x-endpoint': path(one.id), 'x-idempotency-key': 'key' };
    const answer = await fetch(`${server().url}${path(one.id)}`, { method: 'POST', headers, body });
    return [answer.status, JSON.parse(await answer.text()).status];
  };
  await one.set({ otherwise: 'APPROVE' });
  expect(await decision()).toEqual([200, 'APPROVED']);
  await one.set({ otherwise: 'REJECT' });
  expect(await decision()).toEqual([200, 'APPROVED']);
  const own = await clients.findClient(server().database.db, one.id);
  const { findReceiver } = jest.requireActual<typeof store>('../../store/receivers');
  const { findClient } = jest.requireActual<typeof clients>('../../../../server/clients/store/clients');
  const isOther = (id: string) => id.startsWith('other-');
  jest.mocked(store.findReceiver).mockImplementation((reader, id) => findReceiver(reader, isOther(id) ? one.id : id));
  jest.mocked(clients.findClient).mockImplementation(async (reader, id) => {
    return isOther(id) && own !== null ? { ...own, id } : findClient(reader, id);
  });
  const callOther = async (number: number) => {
    const { status } = await fetch(`${server().url}${path(`other-${number}`)}`, { method: 'POST', body: '{}' });
    return status;
  };
  const callOthers = async (first: number, count: number) => {
    for (let done = 0; done < count; done += 50) {
      const calls = Array.from({ length: Math.min(50, count - done) }, (_, i) => callOther(first + done + i));
      expect(new Set(await Promise.all(calls))).toEqual(new Set([401]));
    }
  };
  await callOthers(0, 999);
  expect(await decision()).toEqual([200, 'APPROVED']);
  await callOthers(999, 1_000);
  expect(await decision()).toEqual([200, 'REJECTED']);
  jest.mocked(store.findReceiver).mockImplementation(findReceiver);
  jest.mocked(clients.findClient).mockImplementation(findClient);
});
