import { verifyLedger } from '../../../../server/ledger/verification';
import { newId } from '../../../../server/platform/ids';
import { Receiver } from '../../../../server/testing/receiver';
import { startTestServer, type TestServer, useServer } from '../../../../server/testing/server';
import { worldExtension } from '../..';

const server = useServer({ extension: worldExtension });

interface Seeded {
  country: string;
  kind: string;
  id: string;
}

async function tenant(at: TestServer = server()) {
  const { client, send } = await at.client({}, { cardDataEntitled: true });
  return asked(client.id, send);
}

function asked(id: string, send: TestServer['send']) {
  const ask = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    send(method, path, { body, idempotencyKey: newId(), headers });
  const made = async (path: string, body?: unknown, headers?: Record<string, string>) => {
    const answer = await ask('POST', path, body, headers);
    expect([path, answer.status, answer.body]).toEqual([
      path,
      201,
      expect.objectContaining({ data: expect.anything() }),
    ]);
    return answer.body.data;
  };
  const seed = (...countries: string[]): Promise<Seeded[]> => made('/sandbox/v1/client/seed', { countries });
  const keep = (name = 'before') => made('/sandbox/v1/client/snapshots', { name });
  const restore = async ({ id }: { id: string }) => {
    const { status, body } = await ask('POST', `/sandbox/v1/client/snapshots/${id}/restore`);
    expect([status, body]).toEqual([204, undefined]);
  };
  const fund = (account: string, amount: string) => ask('POST', `/sandbox/v1/accounts/${account}/fund`, { amount });
  return { id, ask, made, seed, keep, restore, fund };
}

type Tenant = ReturnType<typeof asked>;

/** The client of a reply that opened one. */
async function opened(at: TestServer, data: { client_id: string; client_secret: string; audience: string }) {
  const { client_id, client_secret, audience } = data;
  const body = { grant_type: 'client_credentials', client_id, client_secret, audience };
  const { status, body: answer } = await at.send('POST', '/oauth/token', { body });
  expect(status).toBe(200);
  return asked(client_id, (method, path, sent) => at.send(method, path, { ...sent, token: answer.access_token }));
}

const LISTS = [
  '/users/v1/',
  '/core/accounts/v1',
  '/core/activities/v1',
  '/cards/v1/',
  '/shipping/v1/',
  '/sandbox/v1/events',
  '/sandbox/v1/faults',
  '/sandbox/v1/affinity-groups',
  '/sandbox/v1/card-transactions',
  '/sandbox/v1/destinations',
];

/** Everything that a client sees, by list. */
async function view({ ask }: Tenant): Promise<Record<string, unknown>> {
  const shown: Record<string, unknown> = {};
  for (const list of LISTS) {
    const { status, body } = await ask('GET', `${list}?page[size]=100`);
    expect([list, status]).toEqual([list, 200]);
    // What had not been delivered is given up.
    shown[list] = list.endsWith('/events') ? { data: body.data.map(({ id }: { id: string }) => ({ id })) } : body;
  }
  return shown;
}

/** Buys something, has something fail, and changes what can be changed. */
async function live({ made, seed, fund }: Tenant): Promise<{ account: string; card: string }> {
  const seeded = await seed('ARG', 'BRA', 'MEX');
  const idOf = (kind: string) => seeded.find((one) => one.country === 'ARG' && one.kind === kind)?.id as string;
  const [account, card] = [idOf('ACCOUNT'), idOf('CARD')];
  expect((await fund(account, '100.00')).body.data).toMatchObject({ balance: '100.00' });
  await made('/sandbox/v1/card-transactions', purchase(card, '10.00'));
  await made('/sandbox/v1/faults', { operation_id: 'getShipment', status: 503, times: 3 });
  const brazilian = seeded.find((one) => one.country === 'BRA' && one.kind === 'ACCOUNT')?.id as string;
  await fund(brazilian, '50.00');
  const intent = { account_id: brazilian, network: 'BOLETO', amount: '20.00' };
  await made('/networks/cash/v1/cashin/intents', intent, { country: 'bra' });
  const withdrawal = { account_id: account, network_name: 'ARG_CASH_NETWORK', amount: '5.00' };
  await made('/networks/cash/v1/cashout/intents', withdrawal, { country: 'arg' });
  return { account, card };
}

const purchase = (card_id: string, amount: string) => ({
  ...{ card_id, amount, type: 'PURCHASE', currency: 'ARS', country_code: 'ARG' },
  ...{ merchant: { mcc: '5411', name: 'Almacén' }, point_type: 'POS', entry_mode: 'CHIP' },
});

const mismatches = async (at: TestServer = server()) => (await verifyLedger(at.database.db)).mismatches;

it('a restore brings back everything that the client had, with its ids, and the ledger is whole', async () => {
  const own = await tenant();
  const { account, card } = await live(own);
  const before = await view(own);
  const snapshot = await own.keep();
  expect(snapshot).toMatchObject({ name: 'before', origin: 'KEPT', rows: expect.any(Number) });

  await own.fund(account, '7.00');
  await own.made('/sandbox/v1/card-transactions', purchase(card, '3.00'));
  await own.seed('ARG');
  await own.ask('POST', `/cards/v1/${card}/block`, { reason: 'CLIENT_INTERNAL_REASON' });
  await own.ask('PATCH', '/sandbox/v1/client', { accounts_per_currency: 7 });
  expect(await view(own)).not.toEqual(before);

  await own.restore(snapshot);
  expect(await view(own)).toEqual(before);
  expect((await own.ask('GET', '/sandbox/v1/client')).body.data.accounts_per_currency).toBe(1);
  expect(await mismatches()).toEqual([]);
  expect((await own.fund(account, '1.00')).body.data).toMatchObject({ result: 'APPROVED', balance: '91.00' });
  expect(await mismatches()).toEqual([]);
});

it('what came later comes back with a later snapshot, and after a reset', async () => {
  const own = await tenant();
  const { account } = await live(own);
  const first = { kept: await own.keep('first'), seen: await view(own) };
  await own.fund(account, '5.00');
  await own.seed('ARG');
  const second = { kept: await own.keep('second'), seen: await view(own) };
  for (const { kept, seen } of [first, second, first]) {
    await own.restore(kept);
    expect(await view(own)).toEqual(seen);
    expect(await mismatches()).toEqual([]);
  }
  expect((await own.ask('POST', '/sandbox/v1/client/reset')).status).toBe(204);
  expect((await own.ask('GET', '/users/v1/')).body.data).toEqual([]);
  await own.restore(second.kept);
  expect(await view(own)).toEqual(second.seen);
  expect(await mismatches()).toEqual([]);
});

it('a fork is a client of its own, with new ids and keys and the same things', async () => {
  const own = await tenant();
  const { account } = await live(own);
  const snapshot = await own.keep();
  const before = await view(own);
  const reply = await own.made(`/sandbox/v1/client/snapshots/${snapshot.id}/fork`, { name: 'Second' });
  const fork = await opened(server(), reply);
  expect(fork.id).not.toBe(own.id);
  const seen = await view(fork);
  const ids = (shown: Record<string, unknown>) => new Set(JSON.stringify(shown).match(/[0-9a-f]{8}-[0-9a-f-]{27}/g));
  const foreign = [...ids(seen)].filter((id) => ids(before).has(id));
  expect(foreign).toEqual([]);
  const totals = (shown: Record<string, unknown>) =>
    LISTS.map((list) => [list, (shown[list] as { data: unknown[] }).data.length]);
  expect(totals(seen)).toEqual(totals(before));
  const accounts = (await fork.ask('GET', '/core/accounts/v1')).body.data;
  expect(accounts.map(({ balance }: { balance: string }) => balance)).toEqual(
    (await own.ask('GET', '/core/accounts/v1')).body.data.map(({ balance }: { balance: string }) => balance),
  );
  expect(accounts.some(({ id }: { id: string }) => id === account)).toBe(false);
  const transactions = (await fork.ask('GET', '/sandbox/v1/card-transactions')).body.data;
  expect(await fork.made('/sandbox/v1/card-transactions', purchase(transactions[0].card_id, '5.00'))).toMatchObject({
    status: 'APPROVED',
  });
  expect(await mismatches()).toEqual([]);
  expect(await view(own)).toEqual(before);
  expect((await fork.ask('GET', '/sandbox/v1/client/snapshots')).body.data).toEqual([]);
});

it('a file is brought into another sandbox, whose data keys differ, always with the same ids', async () => {
  const own = await tenant();
  await live(own);
  const snapshot = await own.keep();
  const file = (await own.ask('GET', `/sandbox/v1/client/snapshots/${snapshot.id}/file`)).body;
  expect(file).toMatchObject({ format: 'contrato-snapshot', version: 1, client_id: own.id });
  const elsewhere = await startTestServer({ extension: worldExtension });
  try {
    const other = await tenant(elsewhere);
    const imported = await other.made('/sandbox/v1/client/snapshots/import', file);
    expect(imported).toMatchObject({ origin: 'IMPORTED', name: 'before' });
    expect((await other.ask('GET', '/users/v1/')).body.data).toEqual([]);
    await other.restore(imported);
    const seen = await view(other);
    expect((seen['/cards/v1/'] as { data: unknown[] }).data).toHaveLength(
      (await own.ask('GET', '/cards/v1/?page[size]=100')).body.data.length,
    );
    expect(await mismatches(elsewhere)).toEqual([]);
    const again = await other.made('/sandbox/v1/client/snapshots/import', file);
    await other.restore(again);
    const ids = (shown: Record<string, unknown>) => LISTS.map((list) => idsOf(shown[list]));
    expect(ids(await view(other))).toEqual(ids(seen));
    expect(await mismatches(elsewhere)).toEqual([]);
  } finally {
    await elsewhere.close();
  }
});

const idsOf = (list: unknown) => (list as { data: { id: string }[] }).data.map(({ id }) => id).sort();

it('nothing is sent again: what was not delivered is given up, and can be sent by hand', async () => {
  const own = await tenant();
  const endpoint = await Receiver.start();
  try {
    await own.made('/sandbox/v1/client/api-keys');
    await own.ask('PATCH', '/sandbox/v1/client', { callback_addresses: { activities: endpoint.url() } });
    await live(own);
    const snapshot = await own.keep();
    await server().app.deliveries.drained();
    const sent = endpoint.received.length;
    expect(sent).toBeGreaterThan(0);
    await own.restore(snapshot);
    await server().app.deliveries.drained();
    expect(endpoint.received).toHaveLength(sent);
    const events = (await own.ask('GET', '/sandbox/v1/events?filter[type]=ACTIVITY_CREATED')).body.data;
    expect(new Set(events.map(({ status }: { status: string }) => status))).toEqual(new Set(['DEAD']));
  } finally {
    await endpoint.close();
  }
});

it('a snapshot is its client’s alone, and a key gives the first reply also after a restore', async () => {
  const [own, other] = [await tenant(), await tenant()];
  const key = newId();
  const first = await own.ask('POST', '/sandbox/v1/client/snapshots', { name: 'once' }, { 'x-idempotency-key': key });
  await own.restore(first.body.data);
  const repeat = await own.ask('POST', '/sandbox/v1/client/snapshots', { name: 'once' }, { 'x-idempotency-key': key });
  expect(repeat.body).toEqual(first.body);
  const path = `/sandbox/v1/client/snapshots/${first.body.data.id}`;
  for (const [method, rest] of [
    ['GET', ''],
    ['GET', '/file'],
    ['POST', '/restore'],
    ['DELETE', ''],
  ] as const) {
    expect((await other.ask(method, path + rest)).body.error_code).toBe('SNAPSHOT_NOT_FOUND');
  }
  expect((await own.ask('GET', '/sandbox/v1/client/snapshots')).body.data).toEqual([first.body.data]);
  expect((await own.ask('DELETE', path)).status).toBe(204);
  expect((await own.ask('GET', path)).status).toBe(404);
});

it('an import that was restored tells its rows apart from then on, and still brings back whatever differs', async () => {
  const [from, own] = [await tenant(), await tenant()];
  await live(from);
  const kept = await from.keep();
  const file = (await from.ask('GET', `/sandbox/v1/client/snapshots/${kept.id}/file`)).body;
  const imported = await own.made('/sandbox/v1/client/snapshots/import', file);
  await own.restore(imported);
  const before = await view(own);
  const account = (await own.ask('GET', '/core/accounts/v1')).body.data[0].id;
  for (const amount of ['5.00', '6.00', '7.00']) {
    await own.fund(account, amount);
    await own.seed('ARG');
    await own.restore(imported);
    expect(await view(own)).toEqual(before);
    expect(await mismatches()).toEqual([]);
  }
  const { db } = server().database;
  const rows = await db.knex('snapshot_tables').where({ snapshot_id: imported.id, name: 'activities' });
  expect(rows.map(({ digests }) => digests !== null)).toEqual([db.dialect === 'postgres']);
});
