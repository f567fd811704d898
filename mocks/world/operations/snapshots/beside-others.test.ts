import { randomBytes } from 'node:crypto';
import { verifyLedger } from '../../../../server/ledger/verification';
import { newId } from '../../../../server/platform/ids';
import { dialect } from '../../../../server/testing/database';
import { type Answer, startTestServer, type TestServer } from '../../../../server/testing/server';
import { worldExtension } from '../..';

const SNAPSHOTS = '/sandbox/v1/client/snapshots';
const servers: TestServer[] = [];
afterEach(async () => {
  for (const one of servers.splice(0).reverse()) await one.close();
});

async function start(options: Parameters<typeof startTestServer>[0] = {}): Promise<TestServer> {
  const made = await startTestServer({ ...options, extension: worldExtension });
  servers.push(made);
  return made;
}

type Ask = (method: string, path: string, body?: unknown) => Promise<Answer>;

async function tenant(at: TestServer) {
  const { send, client, token } = await at.client({}, { cardDataEntitled: true });
  const ask: Ask = (method, path, body) => send(method, path, { body, idempotencyKey: newId() });
  const seeded = (await ask('POST', '/sandbox/v1/client/seed', { countries: ['ARG'] })).body.data;
  const idOf = (wanted: string): string => seeded.find(({ kind }: { kind: string }) => kind === wanted).id;
  const account = idOf('ACCOUNT');
  await ask('POST', `/sandbox/v1/accounts/${account}/fund`, { amount: '100.00' });
  return { id: client.id, token, ask, account, card: idOf('CARD') };
}

const keep = async (ask: Ask): Promise<string> => (await ask('POST', SNAPSHOTS, { name: 'kept' })).body.data.id;
const restore = (ask: Ask, id: string) => ask('POST', `${SNAPSHOTS}/${id}/restore`);
const balances = async (ask: Ask): Promise<string[]> =>
  (await ask('GET', '/core/accounts/v1?page[size]=100')).body.data.map(({ balance }: { balance: string }) => balance);

it('requests during a restore wait, see all of before or all of after, and leave the ledger whole', async () => {
  const at = await start();
  const { ask, account } = await tenant(at);
  const snapshot = await keep(ask);
  const kept = await balances(ask);
  const answers: Answer[] = [];
  for (let round = 0; round < 3; round += 1) {
    await ask('POST', `/sandbox/v1/accounts/${account}/fund`, { amount: '7.00' });
    const restored = restore(ask, snapshot);
    const meanwhile = Array.from({ length: 12 }, (_, count) =>
      count % 2 === 0
        ? ask('GET', `/core/accounts/v1/${account}`)
        : ask('POST', `/sandbox/v1/accounts/${account}/fund`, { amount: '1.00' }),
    );
    answers.push(...(await Promise.all(meanwhile)));
    expect((await restored).status).toBe(204);
    // Whatever was funded before or after it, in hundreds and sevens and ones.
    const seen = answers.filter(({ body }) => body.data.balance !== undefined).map(({ body }) => body.data.balance);
    for (const balance of seen) expect(balance).toMatch(/^10[0-9]\.00$|^11[0-9]\.00$/);
    await restore(ask, snapshot);
    expect(await balances(ask)).toEqual(kept);
    expect((await verifyLedger(at.database.db)).mismatches).toEqual([]);
  }
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 201]));
});

it('two restores of one client at once are one after the other', async () => {
  const at = await start();
  const { ask, account } = await tenant(at);
  const first = await keep(ask);
  await ask('POST', `/sandbox/v1/accounts/${account}/fund`, { amount: '5.00' });
  const second = await keep(ask);
  const done = await Promise.all([restore(ask, first), restore(ask, second), restore(ask, first)]);
  expect(done.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(['100.00', '105.00']).toContain((await ask('GET', `/core/accounts/v1/${account}`)).body.data.balance);
  expect((await verifyLedger(at.database.db)).mismatches).toEqual([]);
});

it('a snapshot that was kept before the data keys were rotated comes back with its secrets', async () => {
  const [k1, k2] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];
  const before = await start({ environment: { DATA_KEYS: `k1:${k1}` } });
  const { ask, card, token } = await tenant(before);
  const plain = async (by: Ask) => (await by('GET', `/sandbox/v1/cards/${card}/plastic`)).body.data;
  const secrets = await plain(ask);
  const snapshot = await keep(ask);
  const after = await before.beside({ extension: worldExtension, environment: { DATA_KEYS: `k2:${k2},k1:${k1}` } });
  servers.push(after);
  const later: Ask = (method, path, body) => after.send(method, path, { token, body, idempotencyKey: newId() });
  expect((await later('PATCH', `/cards/v1/${card}`, { pin: '2580' })).status).toBe(200);
  expect((await restore(later, snapshot)).status).toBe(204);
  expect(await plain(later)).toEqual(secrets);
  expect((await restore(later, await keep(later))).status).toBe(204);
  expect(await plain(later)).toEqual(secrets);
});

// Where there is PostgreSQL, there is SQLite, too.
(dialect === 'postgres' ? it : it.skip)('a file goes from SQLite to PostgreSQL and back', async () => {
  const lite = await start({ database: 'sqlite' });
  const { ask, id, card } = await tenant(lite);
  await ask('POST', '/sandbox/v1/card-transactions', {
    ...{ card_id: card, type: 'PURCHASE', amount: '10.00', currency: 'ARS', country_code: 'ARG' },
    ...{ merchant: { mcc: '5411', name: 'Almacén' }, point_type: 'POS', entry_mode: 'CHIP' },
  });
  const seen = async (by: Ask) => {
    const lists = ['/users/v1/', '/core/accounts/v1', '/core/activities/v1', '/sandbox/v1/card-transactions'];
    const shown = await Promise.all(lists.map((list) => by('GET', `${list}?page[size]=100`)));
    return shown.map(({ body }) => [
      body.data.length,
      body.data.map((one: { balance?: string }) => one.balance).sort(),
    ]);
  };
  const carry = async (from: Ask, to: TestServer): Promise<Ask> => {
    const file = (await from('GET', `${SNAPSHOTS}/${await keep(from)}/file`)).body;
    const { send } = await to.client();
    const by: Ask = (method, path, body) => send(method, path, { body, idempotencyKey: newId() });
    const made = await by('POST', `${SNAPSHOTS}/import`, file);
    expect([made.status, made.body.error_code]).toEqual([201, undefined]);
    expect((await restore(by, made.body.data.id)).status).toBe(204);
    expect((await verifyLedger(to.database.db)).mismatches).toEqual([]);
    return by;
  };
  const first = await seen(ask);
  const big = await start({ database: 'postgres' });
  const there = await carry(ask, big);
  expect(await seen(there)).toEqual(first);
  expect(await seen(await carry(there, lite))).toEqual(first);
  expect(id).not.toBe('');
});
