import { DAY } from '../kernel/time';
import { verifyLedger } from '../ledger/verification';
import { newId } from '../platform/ids';
import { runDueJobs } from '../platform/jobs/run-job';
import { activitiesOf, ask, balanceOf, deposit, openAccount, TestNetworks } from '../testing/networks';
import { type TestClient, useServer } from '../testing/server';
import { cashPaidIn, cashWithdrawn } from './reports';

/** Tokens that outlive the time that these tests let pass. */
const LONG_TOKENS = { TOKEN_SECONDS: '8640000' };
const server = useServer({ ports: new TestNetworks().ports, environment: LONG_TOKENS });
const INTENTS = '/networks/cash/v1/cashout/intents';

afterEach(async () => {
  expect((await verifyLedger(server().database.db)).mismatches).toEqual([]);
});

async function argentine(amount = '1000.00') {
  const client = await server().client();
  const { id } = await openAccount(client);
  await deposit(client, id, amount);
  const intend = (wanted?: string) =>
    ask(client, 'POST', INTENTS, {
      account_id: id,
      network_name: 'ARG_CASH_NETWORK',
      ...(wanted === undefined ? {} : { amount: wanted }),
    });
  const current = () => client.send('GET', `${INTENTS}/${id}`);
  return { client, id, intend, current };
}

/** The network reports a withdrawal. */
function withdraw(
  client: TestClient,
  intent: { id: string; token: string },
  amount: bigint | null = null,
  withdrawalId = newId(),
) {
  const { id: intentId, token } = intent;
  const now = server().clock.now();
  const report = { clientId: client.client.id, intentId, withdrawalId, token, amount, now };
  return server().database.db.transaction((tx) => cashWithdrawn(tx, server().app.services.vault, report));
}

describe('a permission to withdraw', () => {
  it('is current with its token until its day is over', async () => {
    const { intend, current } = await argentine();
    const intent = await intend('500');
    expect(intent).toMatchObject({ amount: '500.00', status: 'ACTIVE', token: expect.stringMatching(/^[0-9]{4}$/) });
    expect((await current()).body).toEqual({ data: intent, meta: { country: 'ARG', currency: 'ARS' } });
    server().clock.advance(DAY - 1);
    expect((await current()).status).toBe(200);
    server().clock.advance(1);
    expect((await current()).body.error_code).toBe('CASH_OUT_INTENT_NOT_FOUND');
    await runDueJobs(server().app.services);
    const rows = await server()
      .database.db.knex('cash_out_intents')
      .where({ id: intent.id })
      .select('status', 'updated_at');
    expect(rows).toEqual([{ status: 'EXPIRED', updated_at: Date.parse(intent.expires_at) }]);
  });

  it('is replaced by the next one, and one is active however many are made at once', async () => {
    const { client, intend, current } = await argentine();
    const made = await Promise.all(Array.from({ length: 8 }, () => intend()));
    const { data } = (await current()).body;
    expect(made).toContainEqual(data);
    for (const intent of made.filter(({ id }) => id !== data.id)) {
      await expect(withdraw(client, intent, 100n)).rejects.toMatchObject({ code: 'ILLEGAL_STEP' });
    }
    expect((await withdraw(client, data, 100n)).result).toBe('APPROVED');
  });

  it('moves the balance when it is used, once, however many use it at once', async () => {
    const { client, id, intend, current } = await argentine();
    const intent = await intend('300.00');
    expect(await balanceOf(client, id)).toBe('1000.00');
    const withdrawals = await Promise.allSettled(Array.from({ length: 8 }, () => withdraw(client, intent)));
    expect(withdrawals.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await balanceOf(client, id)).toBe('700.00');
    expect((await current()).status).toBe(404);
    expect((await activitiesOf(client, id))[0]).toMatchObject({
      type: 'CASHOUT',
      origin: 'CASH_NETWORK',
      origin_tx_id: intent.id,
      result: 'APPROVED',
      data: { properties: { network: 'ARG_CASH_NETWORK' } },
    });
  });

  it('gives cash once for a withdrawal that the network reports twice', async () => {
    const { client, id, intend } = await argentine();
    const intent = await intend('300.00');
    const withdrawalId = newId();
    const first = await withdraw(client, intent, null, withdrawalId);
    expect(await withdraw(client, intent, null, withdrawalId)).toEqual(first);
    expect(await balanceOf(client, id)).toBe('700.00');
  });

  it('survives a withdrawal that the account rejects', async () => {
    const { client, id, intend, current } = await argentine('100.00');
    const intent = await intend('100.01');
    expect(await withdraw(client, intent)).toMatchObject({ result: 'REJECTED', rejectionReason: 'INSUFFICIENT_FUNDS' });
    expect((await current()).status).toBe(200);
    await deposit(client, id, '0.01');
    expect((await withdraw(client, intent)).result).toBe('APPROVED');
  });

  it('is never used with another token', async () => {
    const { client, id, intend } = await argentine();
    const intent = await intend('1.00');
    const token = String((Number(intent.token) + 1) % 10_000).padStart(4, '0');
    await expect(withdraw(client, { ...intent, token })).rejects.toMatchObject({ code: 'WRONG_CASH_TOKEN' });
    expect(await activitiesOf(client, id)).toEqual([]);
  });

  it('is never used for another amount than its own, and stays to be used', async () => {
    const { client, id, intend, current } = await argentine();
    const intent = await intend('100.00');
    await expect(withdraw(client, intent, 5_000n)).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      details: [expect.objectContaining({ pointer: '/amount' })],
    });
    expect(await activitiesOf(client, id)).toEqual([]);
    expect((await current()).body.data.status).toBe('ACTIVE');
    expect(await withdraw(client, intent, 10_000n)).toMatchObject({ result: 'APPROVED', amount: 10_000n });
  });

  it('keeps its token sealed and out of the log', async () => {
    const { intend } = await argentine();
    const { id, token } = await intend();
    const row = await server().database.db.knex('cash_out_intents').where({ id }).first();
    const { token_sealed, ...others } = row;
    expect(token_sealed).toMatch(/^v1\./);
    expect(Object.values(others)).not.toContain(token);
    const lines = server().logged.filter((line) => JSON.stringify(line).includes(id));
    for (const line of lines) expect(JSON.stringify(line)).not.toContain(`"${token}"`);
  });
});

describe('where one address takes both kinds of intents', () => {
  it('gives a repeat the same intent and token, and keeps the token sealed', async () => {
    const client = await server().client({ revision: 'arg-cash-path=cashin' });
    const { id } = await openAccount(client);
    const body = { account_id: id, network_name: 'ARG_CASH_NETWORK' };
    const intend = () => client.send('POST', '/networks/cash/v1/cashin/intents', { body, idempotencyKey: 'k' });
    const [first, second] = [await intend(), await intend()];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    const kept = await server().database.db.knex('idempotency').where({ client_id: client.client.id, key: 'k' });
    expect(kept).toMatchObject([{ operation_id: 'createCashOutIntent', body: expect.stringMatching(/^v1\./) }]);
  });

  it('takes the header that only a Brazilian intent needs with an Argentine one, too', async () => {
    const client = await server().client({ revision: 'arg-cash-path=cashin' });
    const { id } = await openAccount(client);
    const body = { account_id: id, network_name: 'ARG_CASH_NETWORK' };
    const headers = { country: 'bra' };
    const { status } = await client.send('POST', '/networks/cash/v1/cashin/intents', { body, headers });
    expect(status).toBe(201);
  });

  it('asks for a key and the country where the intent is Brazilian', async () => {
    const client = await server().client({ revision: 'arg-cash-path=cashin' });
    const { id } = await openAccount(client, 'BRA');
    const body = { account_id: id, network: 'BOLETO', amount: '10.00' };
    const create = (headers: Record<string, string>) =>
      client.send('POST', '/networks/cash/v1/cashin/intents', { body, headers, idempotencyKey: undefined });
    expect((await create({ country: 'bra' })).body.error.details[0].pointer).toBe('x-idempotency-key');
    expect((await create({ 'x-idempotency-key': 'k' })).body.error.details[0].pointer).toBe('country');
    expect((await create({ 'x-idempotency-key': 'k', country: 'bra' })).body.data.status).toBe('ACTIVE');
  });
});

describe('cash that is paid in', () => {
  const report = (client: TestClient, alias: string) => ({
    paymentId: newId(),
    clientId: client.client.id,
    alias,
    amount: 12_345n,
    network: 'ARG_CASH_NETWORK',
    reference: 'Kiosco 24',
    now: server().clock.now(),
  });

  it('arrives by the alias that the account has from the beginning', async () => {
    const { client, id } = await argentine('1.00');
    const { alias } = await ask(client, 'GET', `/networks/cash/v1/alias/${id}`);
    const cashIn = report(client, alias);
    const { db } = server().database;
    const received = await Promise.all([1, 2, 3].map(() => db.transaction((tx) => cashPaidIn(tx, cashIn))));
    expect(new Set(received.map((one) => one?.activityId)).size).toBe(1);
    expect(await balanceOf(client, id)).toBe('124.45');
    const [activity] = await activitiesOf(client, id);
    expect(activity).toMatchObject({ type: 'CASHIN', data: { properties: { reference: 'Kiosco 24' } } });
    expect(activity.origin_tx_id).toBe(activity.account_txs[0].id);
  });

  it('is not taken for another client', async () => {
    const { client, id } = await argentine('1.00');
    const { alias } = await ask(client, 'GET', `/networks/cash/v1/alias/${id}`);
    const stranger = await server().client();
    const { db } = server().database;
    expect(await db.transaction((tx) => cashPaidIn(tx, report(stranger, alias)))).toBeNull();
  });
});
