import { MINUTE } from '../kernel/time';
import { newId } from '../platform/ids';
import { ENTRY_PRIVILEGES } from '../testing/ledger';
import {
  ask,
  balanceOf,
  CREDIT_ACCOUNT,
  DESTINATION,
  deposit,
  openAccount,
  PIX_DESTINATION,
  TestNetworks,
} from '../testing/networks';
import { type TestClient, useServer } from '../testing/server';

const networks = new TestNetworks();
const server = useServer({ ports: networks.ports });

/** The tables in which an order leaves something, those first to which others refer. */
const TABLES = [
  'transactions',
  'ledger_entries',
  'transfers',
  'pix_keys',
  'pix_lookups',
  'activities',
  'activity_totals',
];
const OTHERS = ['client_days', 'client_usage', 'outbox', 'jobs', 'idempotency', 'reservations'];

/** A restore does not go through the statements that the database refuses. */
beforeAll(() =>
  server().database.db.transaction(async ({ knex, dialect }) => {
    if (dialect === 'postgres') {
      await knex.raw(ENTRY_PRIVILEGES);
      await knex.raw('ALTER TABLE ledger_entries DISABLE TRIGGER USER');
      return;
    }
    const triggers = await knex('sqlite_master').where({ type: 'trigger', tbl_name: 'ledger_entries' }).pluck('name');
    for (const name of triggers) await knex.raw(`DROP TRIGGER ${name}`);
  }),
);

/** Notes what a database has now. @returns brings it back to that, as a restore does */
async function moment(): Promise<() => Promise<void>> {
  const { db } = server().database;
  const tables = [...TABLES, ...OTHERS];
  const kept = await Promise.all(tables.map((name) => db.knex(name).select()));
  const balances = await db.knex('ledger_accounts').select();
  return () =>
    db.transaction(async ({ knex }) => {
      for (const name of [...tables].reverse()) await knex(name).delete();
      for (const [at, name] of tables.entries()) for (const row of kept[at] ?? []) await knex(name).insert(row);
      for (const { id, ...row } of balances) await knex('ledger_accounts').where({ id }).update(row);
    });
}

const lookUp = (client: TestClient) =>
  ask(client, 'GET', '/networks/bank/v1/transfers/destination-information/ALIAS/bruno.diaz');

async function argentina() {
  networks.destination = DESTINATION;
  const client = await server().client();
  const account = await openAccount(client);
  await deposit(client, account.id);
  const body = { account_id: account.id, credit_account: CREDIT_ACCOUNT, amount: { currency: 'ARS', value: 100.5 } };
  const send = async (idempotencyKey: string, changes: object = {}) => {
    await lookUp(client);
    return client.send('POST', '/networks/bank/v1/transfers', { body: { ...body, ...changes }, idempotencyKey });
  };
  return { client, account, send };
}

const lastOrder = () => networks.orders.at(-1);

describe('after a restore to a moment before it', () => {
  it('a transfer that is ordered again is the same order for the bank, but for its time', async () => {
    const { client, account, send } = await argentina();
    const restore = await moment();
    const { body: first } = await send('k');
    const { createdAt, ...order } = lastOrder() as { createdAt: number };
    await restore();
    expect(await balanceOf(client, account.id)).toBe('1000.00');
    server().clock.advance(10 * MINUTE);
    const { status, body: again } = await send('k');
    expect([status, again.data.id]).toEqual([201, first.data.id]);
    expect(lastOrder()).toEqual({ ...order, createdAt: createdAt + 10 * MINUTE });
    expect(await balanceOf(client, account.id)).toBe('899.50');
  });

  it('also where the account had refused it before the moment', async () => {
    const { account, client, send } = await argentina();
    const much = { amount: { currency: 'ARS', value: 1500 } };
    expect((await send('k', much)).status).toBe(422);
    await deposit(client, account.id);
    const restore = await moment();
    const { body: first } = await send('k', much);
    await restore();
    const { status, body: again } = await send('k', much);
    expect([status, again.data.id]).toEqual([201, first.data.id]);
  });

  it('also where the account refused it between the moment and the order', async () => {
    const { account, client, send } = await argentina();
    const much = { amount: { currency: 'ARS', value: 1500 } };
    const restore = await moment();
    expect((await send('k', much)).status).toBe(422);
    await deposit(client, account.id);
    const { body: first } = await send('k', much);
    await restore();
    await deposit(client, account.id);
    const { status, body: again } = await send('k', much);
    expect([status, again.data.id]).toEqual([201, first.data.id]);
  });

  it('a PIX transfer that is ordered again with a new lookup has the id that PIX knows', async () => {
    networks.pixDestination = PIX_DESTINATION;
    const client = await server().client();
    const account = await openAccount(client, 'BRA');
    await deposit(client, account.id);
    const send = async () => {
      const path = `/networks/bank/v1/transfers/${account.id}/key/${encodeURIComponent(PIX_DESTINATION.key)}`;
      const { transaction_id } = await ask(client, 'GET', path);
      const body = { transaction_id, value: 10 };
      return client.send('POST', '/networks/bank/v1/transfers/out', { body, idempotencyKey: 'k' });
    };
    const restore = await moment();
    const { body: first } = await send();
    await restore();
    expect((await send()).body.data.id).toBe(first.data.id);
  });

  it('a PIX key that is made again is the same one', async () => {
    const client = await server().client();
    const account = await openAccount(client, 'BRA');
    const make = () =>
      client.send('POST', '/networks/bank/v1/key/pix', {
        body: { account_id: account.id, type: 'EVP' },
        idempotencyKey: 'k',
      });
    const restore = await moment();
    const { body: first } = await make();
    await restore();
    expect((await make()).body.data.key).toBe(first.data.key);
  });
});

describe('the id of a transfer', () => {
  it('is not that of what the account refused, of which each has its own', async () => {
    const { client, send } = await argentina();
    const much = { amount: { currency: 'ARS', value: 1500 } };
    await lookUp(client);
    const refused = await Promise.all([1, 2, 3].map(() => send('k', much)));
    expect(refused.map(({ status, body }) => [status, body.error_code])).toEqual(
      refused.map(() => [422, 'INSUFFICIENT_FUNDS']),
    );
    const { status, body } = await send('k');
    expect(status).toBe(201);
    const { knex } = server().database.db;
    const own = { client_id: client.client.id, type: 'BANK_TRANSFER_OUT' };
    const moved: { id: string; result: string }[] = await knex('transactions').where(own).select('id', 'result');
    const shown: { origin_tx_id: string; result: string }[] = await knex('activities')
      .where(own)
      .select('origin_tx_id', 'result');
    const sorted = (rows: { id: string; result: string }[]) => rows.map(({ id, result }) => `${id} ${result}`).sort();
    expect(sorted(shown.map(({ origin_tx_id: id, result }) => ({ id, result })))).toEqual(sorted(moved));
    expect(moved.filter(({ result }) => result === 'APPROVED')).toEqual([{ id: body.data.id, result: 'APPROVED' }]);
    expect(new Set(moved.map(({ id }) => id)).size).toBe(4);
  });

  it('is another one for another key, client or account, and without a key', async () => {
    const [one, other] = [await argentina(), await argentina()];
    const second = await openAccount(one.client);
    await deposit(one.client, second.id);
    const answers = [
      await one.send('k'),
      await one.send('l'),
      await other.send('k'),
      await one.send(newId(), { account_id: second.id }),
    ];
    const ids = answers.map(({ body }) => body.data.id);
    expect(new Set(ids).size).toBe(answers.length);
    expect(
      ids.filter((id) => !/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id)),
    ).toEqual([]);
  });
});
