import { searchEvents } from '../events/store/events';
import { MINUTE } from '../kernel/time';
import { verifyLedger } from '../ledger/verification';
import { runDueJobs } from '../platform/jobs/run-job';
import { prepareJobs } from '../platform/jobs/worker';
import {
  activitiesOf,
  ask,
  balanceOf,
  CREDIT_ACCOUNT,
  DESTINATION,
  deposit,
  openAccount,
  TestNetworks,
} from '../testing/networks';
import { type TestClient, useServer } from '../testing/server';

const networks = new TestNetworks();
const server = useServer({ ports: networks.ports });

beforeEach(() => {
  networks.failures = 0;
  networks.outcome = { status: 'SUCCESS' };
  networks.destination = DESTINATION;
});

afterEach(async () => {
  expect((await verifyLedger(server().database.db)).mismatches).toEqual([]);
});

/** A client with an account that holds 1000.00, who has looked up where to send it. */
async function sender(amount = '1000.00') {
  const client = await server().client();
  const account = await openAccount(client);
  await deposit(client, account.id, amount);
  await ask(client, 'GET', '/networks/bank/v1/transfers/destination-information/ALIAS/bruno.diaz');
  const body = { account_id: account.id, credit_account: CREDIT_ACCOUNT, amount: { currency: 'ARS', value: 100.5 } };
  const send = (idempotencyKey: string | undefined, changes: object = {}) =>
    client.send('POST', '/networks/bank/v1/transfers', { body: { ...body, ...changes }, idempotencyKey });
  return { client, account, send };
}

async function pass(milliseconds: number): Promise<void> {
  server().clock.advance(milliseconds);
  await runDueJobs(server().app.services);
}

async function eventsOf({ client }: TestClient): Promise<string[]> {
  const { db } = server().database;
  const page = { number: 0, size: 100 };
  const sort = [{ attribute: 'created_at', direction: 'ASC' as const }];
  const { events } = await searchEvents(db, client.id, { filters: {}, sort, page });
  return events.map(({ kind, payload }) => {
    const { activity } = JSON.parse(payload);
    return activity.type === 'MANUAL_MOVEMENT' ? '' : `${kind} ${activity.result}`;
  });
}

describe('a transfer', () => {
  it('takes the money and tells of it once it has arrived', async () => {
    const { client, account, send } = await sender();
    const written = { account_id: account.id.toUpperCase(), concept: 'ALQ', description: 'Alquiler' };
    const { status, body } = await send('k', written);
    expect([status, body.data]).toMatchObject([
      201,
      {
        status: 'SUCCESS',
        account_id: account.id,
        amount: { currency: 'ARS', value: 100.5 },
        concept: 'ALQ',
        description: 'Alquiler',
        destination: { cbu: DESTINATION.cbu, holder: { name: 'Bruno Díaz', tax_value: '20276543211' } },
        failure_reason: null,
      },
    ]);
    expect(await balanceOf(client, account.id)).toBe('899.50');
    const [activity, ...others] = await activitiesOf(client, account.id);
    expect(others).toEqual([]);
    expect(activity).toMatchObject({
      type: 'BANK_TRANSFER_OUT',
      origin: 'BANK_NETWORK',
      origin_tx_id: body.data.id,
      entry_type: 'DEBIT',
      result: 'APPROVED',
      total_amount: '100.50',
      data: {
        properties: { counterparty: { name: 'Bruno Díaz', tax_id: '20276543211', key: 'bruno.diaz' }, concept: 'ALQ' },
      },
    });
    expect(await eventsOf(client)).toContain('ACTIVITY_CREATED APPROVED');
  });

  it('that fails gives the money back, and its activity shows both ways', async () => {
    networks.outcome = { status: 'FAILED', reason: 'DESTINATION_REJECTED' };
    const { client, account, send } = await sender();
    const { body } = await send('k');
    expect(body.data).toMatchObject({ status: 'FAILED', failure_reason: 'DESTINATION_REJECTED', concept: 'VAR' });
    expect(await balanceOf(client, account.id)).toBe('1000.00');
    const [activity] = await activitiesOf(client, account.id);
    expect(activity).toMatchObject({
      result: 'REJECTED',
      rejection_reason: 'DESTINATION_REJECTED',
      account_txs: [
        { process_type: 'ORIGINAL', entry_type: 'DEBIT', total_amount: '100.50' },
        { process_type: 'REVERSAL', entry_type: 'CREDIT', total_amount: '100.50' },
      ],
    });
  });

  it('tells the rail who pays', async () => {
    const { account, send } = await sender();
    const { body } = await send('k');
    const order = networks.orders.find(({ id }) => id === body.data.id);
    expect(order).toMatchObject({
      amount: 10_050n,
      currency: 'ARS',
      concept: 'VAR',
      payer: { name: 'Ana Suárez', key: account.data.bank_account.alias },
      to: { rail: 'ARG', destination: DESTINATION },
    });
    expect(order?.payer.taxId).toMatch(/^20[0-9]{9}$/);
  });
});

describe('a transfer that waits for the rail', () => {
  it.each([
    ['SUCCESS', 'APPROVED', '899.50'],
    ['FAILED', 'REJECTED', '1000.00'],
  ] as const)('gets its end %s as a change of its activity', async (status, result, balance) => {
    networks.outcome = { status: 'IN_PROGRESS' };
    const { client, account, send } = await sender();
    expect((await send('k')).body.data.status).toBe('IN_PROGRESS');
    expect(await balanceOf(client, account.id)).toBe('899.50');
    expect((await activitiesOf(client, account.id))[0].result).toBe('PENDING');
    await pass(MINUTE);
    expect((await activitiesOf(client, account.id))[0].result).toBe('PENDING');
    networks.outcome = status === 'FAILED' ? { status, reason: 'NETWORK_UNAVAILABLE' } : { status };
    await pass(MINUTE);
    const [activity, ...others] = await activitiesOf(client, account.id);
    expect([others, activity.result]).toEqual([[], result]);
    expect(await balanceOf(client, account.id)).toBe(balance);
    expect((await eventsOf(client)).slice(1)).toEqual(['ACTIVITY_CREATED PENDING', `ACTIVITY_UPDATED ${result}`]);
    const asked = networks.orders.length;
    await pass(MINUTE);
    expect(networks.orders).toHaveLength(asked);
  });

  it('that was made while the clock was ahead is queried as soon as its job runs', async () => {
    networks.outcome = { status: 'IN_PROGRESS' };
    const now = server().clock.now();
    const { client, account, send } = await sender();
    server().clock.advance(12 * 60 * MINUTE);
    try {
      await ask(client, 'GET', '/networks/bank/v1/transfers/destination-information/ALIAS/bruno.diaz');
      expect((await send('k')).body.data.status).toBe('IN_PROGRESS');
    } finally {
      server().clock.set(now);
    }
    networks.outcome = { status: 'SUCCESS' };
    const { services } = server().app;
    await services.db.transaction((tx) => prepareJobs(tx, services.jobs, now));
    await runDueJobs(services);
    expect((await activitiesOf(client, account.id))[0].result).toBe('APPROVED');
  });

  it('keeps its account from being deleted, so that the money can come back', async () => {
    networks.outcome = { status: 'IN_PROGRESS' };
    const { client, account, send } = await sender('100.50');
    await send('k');
    const path = `/core/accounts/v1/${account.id}`;
    const refused = await client.send('DELETE', path, { body: { status_update_motive: 'USER_REQUEST' } });
    expect([refused.status, refused.body.error_code]).toEqual([409, 'INVALID_ACCOUNT_STATUS']);
    expect(refused.body.error.details).toEqual([
      { code: 'state', detail: 'a transfer of the account is IN_PROGRESS', location: 'path', pointer: 'id' },
    ]);
    await client.send('PATCH', path, { body: { status: 'DISABLED', status_update_motive: 'LOST' } });
    networks.outcome = { status: 'FAILED', reason: 'DESTINATION_REJECTED' };
    await pass(MINUTE);
    expect(await balanceOf(client, account.id)).toBe('100.50');
  });

  it('keeps its account from being deleted while the rail is called, too', async () => {
    const { client, account, send } = await sender('100.50');
    const release = networks.hold();
    const called = networks.nextCall();
    const sending = send('k');
    await called;
    const refused = await client.send('DELETE', `/core/accounts/v1/${account.id}`, {
      body: { status_update_motive: 'USER_REQUEST' },
    });
    release();
    expect([refused.status, refused.body.error_code]).toEqual([409, 'INVALID_ACCOUNT_STATUS']);
    expect((await sending).status).toBe(201);
  });

  it('gives back no more than its client has left there', async () => {
    networks.outcome = { status: 'IN_PROGRESS' };
    const { client, account, send } = await sender();
    const { id } = (await send('k')).body.data;
    const reversal = { type: 'BANK_TRANSFER_OUT', process_type: 'REVERSAL', entry_type: 'CREDIT', parent_tx_id: id };
    const body = { account_id: account.id, ...reversal, total_amount: '40.50' };
    expect((await client.send('POST', '/core/transactions/v1', { body })).body.result).toBe('APPROVED');
    networks.outcome = { status: 'FAILED', reason: 'DESTINATION_REJECTED' };
    await pass(MINUTE);
    expect(await balanceOf(client, account.id)).toBe('1000.00');
  });

  it('is queried with the same order, whatever has become of its payer', async () => {
    const { client, account, send } = await sender();
    networks.failures = 1;
    const { id } = (await send('k')).body.data;
    const alias = { key: 'ALIAS', value: `later.${id.slice(-12)}` };
    await ask(client, 'PATCH', `/networks/bank/v1/accounts/${account.id}`, alias);
    await ask(client, 'PATCH', `/users/v1/${account.owner_data.user_id}`, { name: 'Beatriz' });
    await pass(MINUTE);
    const [first, second] = networks.orders.filter((order) => order.id === id);
    expect(second).toEqual(first);
  });

  it('makes an event at the moment at which the rail answers', async () => {
    const { client, account, send } = await sender();
    const release = networks.hold();
    const asked = networks.nextCall();
    const answer = send('k');
    await asked;
    const before = server().clock.now();
    server().clock.advance(MINUTE);
    release();
    await answer;
    const [activity] = await activitiesOf(client, account.id);
    expect(Date.parse(activity.updated_at) - before).toBeGreaterThanOrEqual(MINUTE);
    const page = { number: 0, size: 1 };
    const sort = [{ attribute: 'created_at', direction: 'DESC' as const }];
    const { events } = await searchEvents(server().database.db, client.client.id, { filters: {}, sort, page });
    const [event] = events.map(({ payload, createdAt }) => ({ ...JSON.parse(payload), createdAt }));
    expect(event).toMatchObject({ type: 'ACTIVITY_CREATED', activity: { id: activity.id } });
    expect([event.datetime, event.createdAt]).toEqual([activity.updated_at, Date.parse(activity.updated_at)]);
  });

  it('is one that the rail gave no answer to', async () => {
    const { client, account, send } = await sender();
    networks.failures = 1;
    expect((await send('k')).body.data.status).toBe('IN_PROGRESS');
    await pass(MINUTE);
    expect((await activitiesOf(client, account.id))[0].result).toBe('APPROVED');
  });
});

describe('a transfer that the account refuses', () => {
  it('leaves a REJECTED activity, and its key usable', async () => {
    const { client, account, send } = await sender('50.00');
    const refused = await send('k');
    expect([refused.status, refused.body.error_code]).toEqual([422, 'INSUFFICIENT_FUNDS']);
    expect(refused.body.error.details[0]).toMatchObject({
      pointer: '/amount/value',
      detail: 'the balance is 50.00 ARS',
    });
    const [activity] = await activitiesOf(client, account.id);
    expect(activity).toMatchObject({
      type: 'BANK_TRANSFER_OUT',
      result: 'REJECTED',
      rejection_reason: 'INSUFFICIENT_FUNDS',
    });
    expect(await eventsOf(client)).toContain('ACTIVITY_CREATED REJECTED');
    await deposit(client, account.id, '100.00');
    expect((await send('k')).status).toBe(201);
  });

  it.each(['FROZEN', 'DISABLED'])('as %s is a conflict', async (status) => {
    const { client, account, send } = await sender();
    const motive = status === 'FROZEN' ? 'SEIZURE' : 'LOST';
    await ask(client, 'PATCH', `/core/accounts/v1/${account.id}`, { status, status_update_motive: motive });
    const refused = await send('k');
    expect([refused.status, refused.body.error_code]).toEqual([409, 'ACCOUNT_NOT_ACTIVE']);
    expect(refused.body.error.details[0].detail).toBe(`the account is ${status}`);
  });

  it('as DELETED names that status', async () => {
    const client = await server().client();
    const account = await openAccount(client);
    await ask(client, 'GET', '/networks/bank/v1/transfers/destination-information/ALIAS/bruno.diaz');
    await ask(client, 'DELETE', `/core/accounts/v1/${account.id}`, { status_update_motive: 'USER_REQUEST' });
    const body = { account_id: account.id, credit_account: CREDIT_ACCOUNT, amount: { currency: 'ARS', value: 90 } };
    const refused = await client.send('POST', '/networks/bank/v1/transfers', { body });
    expect([refused.status, refused.body.error_code]).toEqual([409, 'ACCOUNT_NOT_ACTIVE']);
    expect(refused.body.error.details).toEqual([
      { code: 'state', detail: 'the account is DELETED', location: 'body', pointer: '/account_id' },
    ]);
  });

  it('for a limit names it', async () => {
    const { limits } = (await server().client()).client.configuration;
    const account = { daily: '100.00', monthly: null };
    const client = await server().client({}, { limits: { ...limits, client: account } });
    const { id } = await openAccount(client);
    await deposit(client, id, '90.00');
    await deposit(client, id, '90.00');
    await ask(client, 'GET', '/networks/bank/v1/transfers/destination-information/ALIAS/bruno.diaz');
    const body = { account_id: id, credit_account: CREDIT_ACCOUNT, amount: { currency: 'ARS', value: 90 } };
    expect((await client.send('POST', '/networks/bank/v1/transfers', { body })).status).toBe(201);
    const refused = await client.send('POST', '/networks/bank/v1/transfers', {
      body: { ...body, amount: { currency: 'ARS', value: 20 } },
    });
    expect([refused.status, refused.body.error_code]).toEqual([422, 'AMOUNT_LIMIT_REACHED']);
    expect(refused.body.error.details[0].detail).toBe('CLIENT_DAILY_AMOUNT_LIMIT_REACHED');
    expect((await activitiesOf(client, id))[0].rejection_reason).toBe('CLIENT_DAILY_AMOUNT_LIMIT_REACHED');
  });
});

describe('the limits of account and client', () => {
  it.each(['account', 'client'] as const)(
    'of the %s do not count a transfer that has failed, in its answer or later',
    async (group) => {
      const { limits } = (await server().client()).client.configuration;
      const client = await server().client(
        {},
        { limits: { ...limits, [group]: { daily: '100.00', monthly: '100.00' } } },
      );
      const { id } = await openAccount(client);
      await deposit(client, id, '100.00');
      await ask(client, 'GET', '/networks/bank/v1/transfers/destination-information/ALIAS/bruno.diaz');
      const body = { account_id: id, credit_account: CREDIT_ACCOUNT, amount: { currency: 'ARS', value: 100 } };
      const send = async () => {
        const { status, body: answer } = await client.send('POST', '/networks/bank/v1/transfers', { body });
        return [status, answer.data?.status ?? answer.error_code];
      };
      const failed = { status: 'FAILED', reason: 'DESTINATION_REJECTED' } as const;
      networks.outcome = failed;
      expect(await send()).toEqual([201, 'FAILED']);
      networks.outcome = { status: 'IN_PROGRESS' };
      expect(await send()).toEqual([201, 'IN_PROGRESS']);
      expect(await send()).toEqual([422, 'AMOUNT_LIMIT_REACHED']);
      networks.outcome = failed;
      await pass(MINUTE);
      networks.outcome = { status: 'SUCCESS' };
      expect(await send()).toEqual([201, 'SUCCESS']);
      expect(await send()).toEqual([422, 'AMOUNT_LIMIT_REACHED']);
    },
  );
});

describe('where a transfer goes', () => {
  it('is decided by the tax number alone, whatever type it has in the lookup and in the transfer', async () => {
    const { client, account, send } = await sender();
    for (const tax_type of ['CUIT', 'CUIL']) {
      const { status, body } = await send(undefined, { credit_account: { ...CREDIT_ACCOUNT, tax_type } });
      expect([status, body.data.destination.cbu]).toEqual([201, DESTINATION.cbu]);
    }
    const cbu = '0720001400000012345674';
    networks.destination = { ...DESTINATION, cbu, alias: null, holder: { ...DESTINATION.holder, taxType: 'CUIT' } };
    await ask(client, 'GET', `/networks/bank/v1/transfers/destination-information/CBU/${cbu}`);
    for (const tax_type of ['CUIL', 'CUIT']) {
      const { status, body } = await send(undefined, { credit_account: { ...CREDIT_ACCOUNT, tax_type } });
      expect([status, body.data.destination.cbu, body.data.destination.holder.tax_type]).toEqual([201, cbu, 'CUIT']);
    }
    expect(await balanceOf(client, account.id)).toBe('598.00');
  });

  it('is what the client looked up last with the tax id', async () => {
    const { client, send } = await sender();
    networks.destination = { ...DESTINATION, cbu: null, cvu: '0000099400000000000031', alias: 'otra.cuenta' };
    await ask(client, 'GET', '/networks/bank/v1/transfers/destination-information/ALIAS/otra.cuenta');
    expect((await send('k')).body.data.destination).toMatchObject({ cbu: null, alias: 'otra.cuenta' });
  });

  it('is known for fifteen minutes', async () => {
    const { client, send } = await sender();
    server().clock.advance(15 * MINUTE - 1);
    expect((await send('in time')).status).toBe(201);
    server().clock.advance(1);
    const { status, body } = await send('late');
    expect([status, body.error_code, body.error.details[0].code]).toEqual([
      422,
      'DESTINATION_NOT_VALIDATED',
      'expired',
    ]);
    await ask(client, 'GET', '/networks/bank/v1/transfers/destination-information/ALIAS/bruno.diaz');
    expect((await send('late')).status).toBe(201);
  });

  it('is nowhere for another client', async () => {
    const { send } = await sender();
    await send('k');
    const stranger = await server().client();
    const account = await openAccount(stranger);
    await deposit(stranger, account.id);
    const body = { account_id: account.id, credit_account: CREDIT_ACCOUNT, amount: { currency: 'ARS', value: 1 } };
    const refused = await stranger.send('POST', '/networks/bank/v1/transfers', { body });
    expect([refused.status, refused.body.error_code]).toEqual([422, 'DESTINATION_NOT_VALIDATED']);
    // Unknown, and not one of somebody else's that has expired.
    expect(refused.body.error.details[0].code).toBe('unknown');
  });
});

describe('the idempotency key of a transfer', () => {
  it('may be left out: each request is a transfer then', async () => {
    const { client, account, send } = await sender();
    const answers = [await send(undefined), await send(undefined)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(2);
    expect(await balanceOf(client, account.id)).toBe('799.00');
  });

  it('gives 50 requests at once one transfer and one answer', async () => {
    const { client, account, send } = await sender();
    const answers = await Promise.all(Array.from({ length: 50 }, () => send('same')));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await balanceOf(client, account.id)).toBe('899.50');
    expect(await activitiesOf(client, account.id)).toHaveLength(1);
  });

  it('finishes a transfer that was cut off between its debit and the answer of the rail', async () => {
    const { client, account, send } = await sender();
    const release = networks.hold();
    const asked = networks.nextCall();
    const cut = send('k');
    await asked;
    expect(await balanceOf(client, account.id)).toBe('899.50');
    expect(await activitiesOf(client, account.id)).toEqual([]);
    networks.gate = Promise.resolve();
    const repeat = await send('k');
    expect([repeat.status, repeat.body.data.status]).toEqual([201, 'SUCCESS']);
    release();
    const late = await cut;
    expect([late.status, late.text]).toEqual([201, repeat.text]);
    expect(await balanceOf(client, account.id)).toBe('899.50');
    expect(await activitiesOf(client, account.id)).toHaveLength(1);
    const other = await send('k', { amount: { currency: 'ARS', value: 1 } });
    expect([other.status, other.body.error_code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
  });

  it('is refused for another body while the first is still at the rail', async () => {
    const { send } = await sender();
    const release = networks.hold();
    const asked = networks.nextCall();
    const first = send('k');
    await asked;
    const other = await send('k', { description: 'other' });
    expect([other.status, other.body.error_code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
    release();
    expect((await first).status).toBe(201);
  });

  it('finds the transfer that a job has finished after nobody came back', async () => {
    const { client, account, send } = await sender();
    const release = networks.hold();
    const asked = networks.nextCall();
    const cut = send('k');
    await asked;
    networks.gate = Promise.resolve();
    networks.outcome = { status: 'FAILED', reason: 'DESTINATION_REJECTED' };
    await pass(MINUTE);
    expect(await balanceOf(client, account.id)).toBe('1000.00');
    const orders = networks.orders.length;
    const repeat = await send('k');
    expect([repeat.status, repeat.body.data.status]).toEqual([201, 'FAILED']);
    // A rail that has forgotten the order would carry it out once more.
    expect(networks.orders).toHaveLength(orders);
    release();
    expect((await cut).text).toBe(repeat.text);
    expect(await balanceOf(client, account.id)).toBe('1000.00');
  });
});
