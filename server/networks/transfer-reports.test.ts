import { lockAccount, updateAccount } from '../accounts/store/accounts';
import { newId } from '../platform/ids';
import { ask, balanceOf, CREDIT_ACCOUNT, deposit, openAccount } from '../testing/networks';
import { outside as inNoTransaction, somebodyWaits } from '../testing/outside';
import {
  client,
  code,
  onceForGood,
  post,
  put,
  server,
  stranger,
  useReportingNetworks,
} from '../testing/reporting-networks';
import type { Answer } from '../testing/server';

useReportingNetworks();

describe('an incoming transfer', () => {
  const sender = { name: 'Bruno Díaz', tax_id: '20276543211' };

  it('in Argentina is booked once', async () => {
    const { id, data: account } = await openAccount(client);
    const { cvu } = account.bank_account;
    const report = { reference: newId(), key_type: 'CVU', key_value: cvu, amount: '150.50', currency: 'ARS', sender };
    const data = await onceForGood('bank/arg/incoming-transfers', report, { amount: '150.51' });
    expect(data).toEqual({ reference: report.reference, result: 'APPROVED', rejection_reason: null });
    expect(await balanceOf(client, id)).toBe('150.50');
  });

  it('by PIX is booked once', async () => {
    const { id } = await openAccount(client, 'BRA');
    const made = await client.send('POST', '/networks/bank/v1/key/pix', { body: { account_id: id, type: 'EVP' } });
    const end_to_end_id = 'E9999900420260315120000000000001';
    const report = { end_to_end_id, key: made.body.data.key, amount: '7.00', currency: 'BRL', sender };
    expect((await onceForGood('bank/bra/incoming-transfers', report, { amount: '8.00' })).result).toBe('APPROVED');
    expect(await balanceOf(client, id)).toBe('7.00');
  });

  it('by a PIX key is booked whatever the case of the key', async () => {
    const { id } = await openAccount(client, 'BRA');
    const made = await client.send('POST', '/networks/bank/v1/key/pix', { body: { account_id: id, type: 'EVP' } });
    const key = made.body.data.key.toUpperCase();
    const report = { end_to_end_id: 'E9999900420260315120000000000003', key, amount: '7.00', currency: 'BRL', sender };
    expect((await post('bank/bra/incoming-transfers', report)).body.data).toMatchObject({ result: 'APPROVED' });
    expect(await balanceOf(client, id)).toBe('7.00');
  });

  it('is booked once, and answered the same, when it is repeated after the replies to it were let go of', async () => {
    const { id, data: account } = await openAccount(client);
    const { cvu } = account.bank_account;
    const report = { reference: newId(), key_type: 'CVU', key_value: cvu, amount: '5.00', currency: 'ARS', sender };
    const first = await post('bank/arg/incoming-transfers', report);
    await server.database.db.transaction(({ knex }) => knex('idempotency').where({ key: report.reference }).delete());
    const again = await post('bank/arg/incoming-transfers', report);
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect(await balanceOf(client, id)).toBe('5.00');
  });

  it('to nobody, or to a client that the network does not serve, is refused', async () => {
    const { id, data: account } = await openAccount(client);
    const { cvu } = account.bank_account;
    const report = { reference: newId(), key_type: 'CVU', key_value: cvu, amount: '1.00', currency: 'ARS', sender };
    expect(code(await post('bank/arg/incoming-transfers', report, stranger))).toEqual([422, 'UNKNOWN_TRANSFER_KEY']);
    const nobody = { ...report, key_type: 'ALIAS', key_value: 'no.such.alias' };
    expect(code(await post('bank/arg/incoming-transfers', nobody))).toEqual([422, 'UNKNOWN_TRANSFER_KEY']);
    expect(await balanceOf(client, id)).toBe('0.00');
  });
});

describe('what comes in for an account that is deleted at this very moment', () => {
  const sender = { name: 'Bruno Díaz', tax_id: '20276543211' };
  const reference = newId();

  it.each([
    ['bank/arg/incoming-transfers', 'ARG', 'UNKNOWN_TRANSFER_KEY'],
    ['bank/bra/incoming-transfers', 'BRA', 'UNKNOWN_TRANSFER_KEY'],
    ['cash/cash-ins', 'ARG', 'UNKNOWN_CASH_ALIAS'],
  ])('is for nobody: %s', async (path, country, refusal) => {
    const { id, data: account } = await openAccount(client, country as 'ARG' | 'BRA');
    const cvu = account.bank_account?.cvu;
    const reports: Readonly<Record<string, () => Promise<object>>> = {
      'bank/arg/incoming-transfers': async () => ({
        reference,
        key_type: 'CVU',
        key_value: cvu,
        currency: 'ARS',
        sender,
      }),
      'bank/bra/incoming-transfers': async () => {
        const { key } = await ask(client, 'POST', '/networks/bank/v1/key/pix', { account_id: id, type: 'EVP' });
        return { end_to_end_id: 'E9999900420260315120000000000002', key, currency: 'BRL', sender };
      },
      'cash/cash-ins': async () => {
        const { alias } = await ask(client, 'GET', `/networks/cash/v1/alias/${id}`);
        return { reference, network_name: 'ARG_CASH_NETWORK', alias, currency: 'ARS' };
      },
    };
    const report = { ...(await reports[path]?.()), amount: '10.00' };
    const { db } = server.database;
    let reporting = null as Promise<Answer> | null;
    await db.transaction(async (tx) => {
      const present = await lockAccount(tx, client.client.id, id);
      await updateAccount(tx, client.client.id, id, { status: 'DELETED', updatedAt: present?.updatedAt ?? 0 });
      reporting = inNoTransaction(() => post(path, report));
      await somebodyWaits(db);
    });
    expect(code((await reporting) as unknown as Answer)).toEqual([422, refusal]);
    const activities = await client.send('GET', `/core/activities/v1?filter[account_id]=${id}`);
    expect(activities.body.data).toEqual([]);
  });
});

describe('the outcome of a transfer', () => {
  async function transfer() {
    const account = await openAccount(client);
    await deposit(client, account.id);
    await ask(client, 'GET', '/networks/bank/v1/transfers/destination-information/ALIAS/bruno.diaz');
    const amount = { currency: 'ARS', value: 100 };
    const body = { account_id: account.id, credit_account: CREDIT_ACCOUNT, amount };
    const { id } = await ask(client, 'POST', '/networks/bank/v1/transfers', body);
    return { id, account, path: `bank/arg/transfers/${id}/outcome` };
  }

  it('is final, gives the money back where it failed, and may be said again', async () => {
    const { id, account, path } = await transfer();
    const failed = { status: 'FAILED', failure_reason: 'DESTINATION_REJECTED' };
    for (const _ of ['first', 'again']) {
      expect((await put(path, failed)).body).toEqual({ data: { id, ...failed } });
      expect(await balanceOf(client, account.id)).toBe('1000.00');
    }
    expect(code(await put(path, { status: 'SUCCESS' }))).toEqual([409, 'ILLEGAL_STEP']);
    const other = { status: 'FAILED', failure_reason: 'DESTINATION_ACCOUNT_NOT_ACTIVE' };
    expect(code(await put(path, other))).toEqual([409, 'ILLEGAL_STEP']);
  });

  it('that succeeds moves nothing more', async () => {
    const { id, account, path } = await transfer();
    const { body } = await put(path, { status: 'SUCCESS' });
    expect(body).toEqual({ data: { id, status: 'SUCCESS', failure_reason: null } });
    expect(await balanceOf(client, account.id)).toBe('900.00');
    expect((await put(path, { status: 'SUCCESS', failure_reason: null })).body).toEqual(body);
    expect((await put(path, { status: 'FAILED', failure_reason: null })).status).toBe(400);
  });

  it('of another rail, of nothing, and of a client that the network does not serve is not found', async () => {
    const { id, path } = await transfer();
    const done = { status: 'SUCCESS' };
    expect(code(await put(`bank/bra/transfers/${id}/outcome`, done))).toEqual([404, 'TRANSFER_NOT_FOUND']);
    expect(code(await put(`bank/arg/transfers/${newId()}/outcome`, done))).toEqual([404, 'TRANSFER_NOT_FOUND']);
    expect(code(await put(path, done, stranger))).toEqual([404, 'TRANSFER_NOT_FOUND']);
  });
});
