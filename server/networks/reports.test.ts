import { lockAccount, updateAccount } from '../accounts/store/accounts';
import { handOver, makeCards } from '../cards/jobs/make-batch';
import { cardExpired, cardReported } from '../cards/reports';
import { DomainError } from '../kernel/errors';
import { verifyLedger } from '../ledger/verification';
import { newId } from '../platform/ids';
import { StoreUnavailable } from '../platform/store/errors';
import { CardBench } from '../testing/cards';
import { fillCounters } from '../testing/ledger';
import {
  activitiesOf,
  ask,
  balanceOf,
  CREDIT_ACCOUNT,
  DESTINATION,
  deposit,
  openAccount,
  PIX_DESTINATION,
  TestNetworks,
} from '../testing/networks';
import { outside as inNoTransaction, somebodyWaits } from '../testing/outside';
import { type Answer, startTestServer, type TestClient, type TestServer } from '../testing/server';
import type { Network } from './configuration/network';

const SCOPES = ['bank-arg', 'bank-bra', 'cash', 'embosser', 'courier', 'identity'].map((rail) => `network:${rail}`);
const BRA = { country: 'bra' };

/** A network that may report everything, of all clients but those that `clients` leaves out. */
function reporting(name: string, clients: ReadonlySet<string> | null = null): Network {
  const reports = { scopes: SCOPES, certificate: null, keys: [] };
  return { name, clients, countries: null, calls: null, reports, standIn: new Map() };
}

const outside = new TestNetworks();
let server: TestServer;
let client: TestClient;
let token: string;
let stranger: string;
let another: string;

beforeAll(async () => {
  const networks = [reporting('outside'), reporting('another'), reporting('stranger', new Set(['somebody-else']))];
  server = await startTestServer({ networks, ports: outside.ports });
  const tokens = await Promise.all(['outside', 'another', 'stranger'].map(tokenOf));
  [token, another, stranger] = tokens as [string, string, string];
});
afterAll(() => server.close());
beforeEach(async () => {
  outside.outcome = { status: 'IN_PROGRESS' };
  outside.destination = DESTINATION;
  outside.pixDestination = PIX_DESTINATION;
  client = await server.client({}, { cardDataEntitled: true });
});
afterEach(async () => {
  expect((await verifyLedger(server.database.db)).mismatches).toEqual([]);
});

function tokenOf(network: string): Promise<string> {
  const issuedAt = Math.floor(server.clock.now() / 1_000);
  const claims = { jti: newId(), network, scope: SCOPES.join(' '), key: null, issuedAt, expiresAt: issuedAt + 3_600 };
  return server.app.services.tokens.signNetwork(claims);
}

const post = (path: string, body: unknown, by = token) => server.send('POST', `/edge/v1/${path}`, { token: by, body });
const put = (path: string, body?: unknown, by = token) => server.send('PUT', `/edge/v1/${path}`, { token: by, body });
const code = ({ status, body }: Answer) => [status, body.error_code];

/** Sends a report twice, and a changed one under its reference: it counts once. @returns the first answer's data */
async function once(path: string, report: { reference?: string; end_to_end_id?: string }, changed: object) {
  const first = await post(path, report);
  expect([first.status, first.text]).toEqual([200, expect.any(String)]);
  expect((await post(path, report)).text).toBe(first.text);
  expect(code(await post(path, { ...report, ...changed }))).toEqual([409, 'REFERENCE_REUSED']);
  return first.body.data;
}

/** The answers to requests are deleted, as retention does in the end. */
const forgetAnswers = () => server.database.db.transaction(({ knex }) => knex('idempotency').delete());

/** The same as `once`, also when the answers are no longer kept. @returns the first answer's data */
async function onceForGood(path: string, report: { reference?: string; end_to_end_id?: string }, changed: object) {
  const data = await once(path, report, changed);
  await forgetAnswers();
  const other = await post(path, { ...report, ...changed });
  const pointer = report.reference === undefined ? '/end_to_end_id' : '/reference';
  expect([code(other), other.body.error.details]).toMatchObject([
    [409, 'REFERENCE_REUSED'],
    [{ code: 'reused', location: 'body', pointer }],
  ]);
  await forgetAnswers();
  expect((await post(path, report)).body.data).toEqual(data);
  return data;
}

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

describe('a reference that two networks use', () => {
  it('is one of each: what they bring is booked twice, and a repeat of either once', async () => {
    const { id, data: account } = await openAccount(client);
    const { cvu } = account.bank_account;
    const { alias } = await ask(client, 'GET', `/networks/cash/v1/alias/${id}`);
    const reference = newId();
    const sender = { name: 'Bruno Díaz', tax_id: '20276543211' };
    const transfer = { reference, key_type: 'CVU', key_value: cvu, amount: '10.00', currency: 'ARS', sender };
    const cash = { reference, network_name: 'ARG_CASH_NETWORK', alias, amount: '2.50', currency: 'ARS' };
    for (const by of [token, another, token, another]) {
      const answers = [await post('bank/arg/incoming-transfers', transfer, by), await post('cash/cash-ins', cash, by)];
      expect(answers.map(({ status, body }) => [status, body.data?.result])).toEqual([
        [200, 'APPROVED'],
        [200, 'APPROVED'],
      ]);
    }
    expect(await balanceOf(client, id)).toBe('25.00');
  });
});

describe('a reference that is used again once its first answer is no longer kept', () => {
  const sender = { name: 'Bruno Díaz', tax_id: '20276543211' };

  it.each([
    ['bank/arg/incoming-transfers', 'transfer'],
    ['cash/cash-ins', 'cash'],
  ])('moves nothing for the same report at %s, and is refused for another', async (path, kind) => {
    const reports = [];
    for (let at = 0; at < 2; at += 1) {
      const { id, data } = await openAccount(client);
      const { alias } = await ask(client, 'GET', `/networks/cash/v1/alias/${id}`);
      const transfer = { key_type: 'CVU', key_value: data.bank_account.cvu, sender };
      const common = { reference: '', amount: '10.00', currency: 'ARS' };
      const to = kind === 'cash' ? { network_name: 'ARG_CASH_NETWORK', alias } : transfer;
      reports.push({ id, body: { ...common, ...to } });
      client = await server.client({}, { cardDataEntitled: true });
    }
    const reference = newId();
    const [own, other] = reports.map(({ body }) => ({ ...body, reference }));
    expect((await post(path, own)).body.data.result).toBe('APPROVED');
    for (const changed of [other, { ...own, amount: '11.00' }]) {
      await forgetAnswers();
      const answer = await post(path, changed);
      expect(code(answer)).toEqual([409, 'REFERENCE_REUSED']);
      expect(answer.body.error.details).toMatchObject([{ code: 'reused', pointer: '/reference' }]);
    }
    await forgetAnswers();
    expect((await post(path, own)).body.data.result).toBe('APPROVED');
  });
});

describe('a reference of transfers in two countries', () => {
  const sender = { name: 'Bruno Díaz', tax_id: '20276543211' };

  /** Two transfers that come in under one reference, and the accounts that they are for. */
  async function transfers() {
    const argentine = await openAccount(client);
    const brazilian = await openAccount(client, 'BRA');
    const { key } = await ask(client, 'POST', '/networks/bank/v1/key/pix', { account_id: brazilian.id, type: 'EVP' });
    const reference = `E99999004202603151200${newId().slice(-11)}`;
    const to = { key_type: 'CVU', key_value: argentine.data.bank_account.cvu, amount: '3.00', currency: 'ARS', sender };
    const pix = { end_to_end_id: reference, key, amount: '7.00', currency: 'BRL', sender };
    return [
      { id: argentine.id, path: 'bank/arg/incoming-transfers', report: { reference, ...to }, amount: '3.00' },
      { id: brazilian.id, path: 'bank/bra/incoming-transfers', report: pix, amount: '7.00' },
    ] as const;
  }

  it('is one of each kind of report', async () => {
    for (const { id, path, report, amount } of await transfers()) {
      expect((await onceForGood(path, report, { amount: '9.00' })).result).toBe('APPROVED');
      expect(await balanceOf(client, id)).toBe(amount);
    }
  });

  it.each([0, 1])('stays that of the country whose transfer an earlier version stored: %d', async (first) => {
    const both = await transfers();
    const [stored, other] = first === 0 ? both : [both[1], both[0]];
    expect((await post(stored.path, stored.report)).body.data.result).toBe('APPROVED');
    const row = { account_id: stored.id };
    const id = `transfer:outside:${'reference' in stored.report ? stored.report.reference : stored.report.end_to_end_id}`;
    await server.database.db.transaction(({ knex }) => knex('received').where(row).update({ id }));
    await forgetAnswers();
    expect((await onceForGood(stored.path, stored.report, { amount: '9.00' })).result).toBe('APPROVED');
    expect((await onceForGood(other.path, other.report, { amount: '9.00' })).result).toBe('APPROVED');
    for (const { id: account, amount } of both) expect(await balanceOf(client, account)).toBe(amount);
  });
});

describe('a reference of a payment for one intent', () => {
  const reused = [409, 'REFERENCE_REUSED', [expect.objectContaining({ code: 'reused', pointer: '/reference' })]];
  const refusal = ({ status, body }: Answer) => [status, body.error_code, body.error?.details];

  it('is refused for another boleto of the account', async () => {
    const { id } = await openAccount(client, 'BRA');
    const body = { account_id: id, network: 'BOLETO', amount: '100.00' };
    const [own, other] = [
      await ask(client, 'POST', '/networks/cash/v1/cashin/intents', body, BRA),
      await ask(client, 'POST', '/networks/cash/v1/cashin/intents', body, BRA),
    ];
    const reference = newId();
    const pay = ({ id: boleto }: { id: string }, payment = reference) =>
      post(`cash/boletos/${boleto}/payments`, { reference: payment, amount: '100.00' });
    expect((await pay(own)).body.data).toMatchObject({ result: 'APPROVED', paid_amount: '100.00' });
    await forgetAnswers();
    expect(refusal(await pay(other))).toEqual(reused);
    await forgetAnswers();
    expect((await pay(own)).body.data).toMatchObject({ id: own.id, result: 'APPROVED' });
    expect((await pay(other, newId())).body.data).toMatchObject({ result: 'APPROVED' });
    expect(await balanceOf(client, id)).toBe('200.00');
  });

  it('is refused for another withdrawal of the account, also of a withdrawal without an amount', async () => {
    const { id } = await openAccount(client);
    await deposit(client, id);
    const wanted = { account_id: id, network_name: 'ARG_CASH_NETWORK', amount: '300.00' };
    const intend = () => ask(client, 'POST', '/networks/cash/v1/cashout/intents', wanted);
    const withdraw = (intent: { id: string; token: string }, reference: string, amount?: string) =>
      post('cash/withdrawals', { reference, intent_id: intent.id, token: intent.token, amount });
    const own = await intend();
    const reference = newId();
    expect((await withdraw(own, reference)).body.data).toMatchObject({ result: 'APPROVED', amount: '300.00' });
    const other = await intend();
    for (const amount of [undefined, '300.00']) {
      await forgetAnswers();
      expect(refusal(await withdraw(other, reference, amount))).toEqual(reused);
    }
    await forgetAnswers();
    expect((await withdraw(own, reference)).body.data).toMatchObject({ result: 'APPROVED', amount: '300.00' });
    expect((await withdraw(other, newId())).body.data).toMatchObject({ result: 'APPROVED' });
    expect(await balanceOf(client, id)).toBe('400.00');
  });

  it('counts as a repeat where it was stored without its intent, as earlier versions did', async () => {
    const { id } = await openAccount(client, 'BRA');
    const body = { account_id: id, network: 'BOLETO', amount: '100.00' };
    const intent = await ask(client, 'POST', '/networks/cash/v1/cashin/intents', body, BRA);
    const report = { reference: newId(), amount: '40.00' };
    const first = await post(`cash/boletos/${intent.id}/payments`, report);
    await forgetAnswers();
    await server.database.db.transaction(({ knex }) =>
      knex('received').where({ account_id: id }).update({ intent_id: null }),
    );
    expect((await post(`cash/boletos/${intent.id}/payments`, report)).body).toEqual(first.body);
    expect(await balanceOf(client, id)).toBe('40.00');
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

describe('a boleto', () => {
  async function boleto() {
    const { id } = await openAccount(client, 'BRA');
    const body = { account_id: id, network: 'BOLETO', amount: '100.00' };
    const intent = await ask(client, 'POST', '/networks/cash/v1/cashin/intents', body, BRA);
    return { account: id, id: intent.id, path: `cash/boletos/${intent.id}` };
  }

  it('is paid once, in parts', async () => {
    const { account, id, path } = await boleto();
    const report = { reference: newId(), amount: '40.00' };
    expect(await onceForGood(`${path}/payments`, report, { amount: '60.00' })).toEqual({
      ...{ id, status: 'PARTIALLY_PAID', amount: '100.00', paid_amount: '40.00' },
      ...{ reference: report.reference, result: 'APPROVED', rejection_reason: null },
    });
    const rest = await post(`${path}/payments`, { reference: newId(), amount: '60.00' });
    expect(rest.body.data.paid_amount).toBe('100.00');
    expect(await balanceOf(client, account)).toBe('100.00');
    expect(code(await post(`${path}/payments`, report, stranger))).toEqual([404, 'CASH_IN_INTENT_NOT_FOUND']);
  });

  it('that the account refuses gets that answer, the same with every repeat, also once it would take it', async () => {
    const { account, id, path } = await boleto();
    const disabled = { status: 'DISABLED', status_update_motive: 'LOST' };
    await ask(client, 'PATCH', `/core/accounts/v1/${account}`, disabled);
    const report = { reference: newId(), amount: '40.00' };
    const refused = {
      ...{ id, status: 'ACTIVE', amount: '100.00', paid_amount: '0.00' },
      ...{ reference: report.reference, result: 'REJECTED', rejection_reason: 'ACCOUNT_DISABLED' },
    };
    expect(await onceForGood(`${path}/payments`, report, { amount: '60.00' })).toEqual(refused);
    await ask(client, 'PATCH', `/core/accounts/v1/${account}`, { status: 'ACTIVE' });
    expect((await post(`${path}/payments`, { ...report, reference: newId() })).body.data.result).toBe('APPROVED');
    expect((await post(`${path}/payments`, report)).body.data).toEqual(refused);
    expect(await balanceOf(client, account)).toBe('40.00');
  });

  it('is called off, and may be so again', async () => {
    const { id, path } = await boleto();
    for (const _ of ['first', 'again']) {
      const { status, body } = await put(`${path}/cancellation`);
      expect([status, body.data]).toMatchObject([200, { id, status: 'CANCELLED' }]);
    }
    const late = await post(`${path}/payments`, { reference: newId(), amount: '1.00' });
    expect(code(late)).toEqual([409, 'ILLEGAL_STEP']);
    expect(code(await put(`cash/boletos/${newId()}/cancellation`))).toEqual([404, 'CASH_IN_INTENT_NOT_FOUND']);
  });
});

describe('cash', () => {
  it('is paid in once, by the alias of an account', async () => {
    const { id } = await openAccount(client);
    const { alias } = await ask(client, 'GET', `/networks/cash/v1/alias/${id}`);
    const common = { reference: newId(), network_name: 'ARG_CASH_NETWORK', amount: '500.00', currency: 'ARS' };
    const data = await onceForGood('cash/cash-ins', { ...common, alias } as never, { amount: '5.00' });
    expect(data).toEqual({
      ...{ reference: common.reference, amount: '500.00', currency: 'ARS' },
      ...{ result: 'APPROVED', rejection_reason: null },
    });
    expect(await balanceOf(client, id)).toBe('500.00');
    const unknown = { ...common, reference: newId(), alias };
    expect(code(await post('cash/cash-ins', unknown, stranger))).toEqual([422, 'UNKNOWN_CASH_ALIAS']);
  });

  it('is refused where all that its client has moved could not be kept any more', async () => {
    const { id } = await openAccount(client);
    const { alias } = await ask(client, 'GET', `/networks/cash/v1/alias/${id}`);
    const paid = { network_name: 'ARG_CASH_NETWORK', alias, amount: '1.00', currency: 'ARS' };
    const cashIn = () => post('cash/cash-ins', { ...paid, reference: newId() });
    for (let times = 0; times < 8; times += 1) expect((await cashIn()).status).toBe(200);
    const putBack = await fillCounters(server.database.db, client.client.id, 'CASH_NETWORK');
    const { status, body } = await cashIn();
    await putBack();
    expect([status, body.error_code, body.error.details[0].code]).toEqual([400, 'INVALID_REQUEST', 'maximum']);
    expect(await balanceOf(client, id)).toBe('8.00');
  });

  it('is handed out once, for the right token', async () => {
    const { id } = await openAccount(client);
    await deposit(client, id);
    const wanted = { account_id: id, network_name: 'ARG_CASH_NETWORK', amount: '300.00' };
    const intent = await ask(client, 'POST', '/networks/cash/v1/cashout/intents', wanted);
    const report = { reference: newId(), intent_id: intent.id, token: intent.token };
    const wrong = { ...report, reference: newId(), token: intent.token === '0000' ? '0001' : '0000' };
    expect(code(await post('cash/withdrawals', wrong))).toEqual([422, 'WRONG_CASH_TOKEN']);
    const less = { ...report, reference: newId(), amount: '50.00' };
    expect(code(await post('cash/withdrawals', less))).toEqual([400, 'INVALID_REQUEST']);
    expect(await balanceOf(client, id)).toBe('1000.00');
    const data = await onceForGood('cash/withdrawals', report, { amount: '1.00' });
    expect(data).toMatchObject({ amount: '300.00', currency: 'ARS', result: 'APPROVED' });
    expect(await balanceOf(client, id)).toBe('700.00');
  });
});

describe('a token of cash', () => {
  async function intended(total: { amount?: string } = { amount: '300.00' }) {
    const { id: accountId } = await openAccount(client);
    await deposit(client, accountId);
    const wanted = { account_id: accountId, network_name: 'ARG_CASH_NETWORK', ...total };
    const intent = await ask(client, 'POST', '/networks/cash/v1/cashout/intents', wanted);
    const wrong = intent.token === '0000' ? '0001' : '0000';
    const withdraw = (givenToken: string, amount?: string) =>
      post('cash/withdrawals', { reference: newId(), intent_id: intent.id, token: givenToken, amount });
    return { accountId, intent, withdraw, wrong };
  }

  it('is guessed at five times, however many guesses come at once, and then not looked at', async () => {
    const { intent, withdraw, wrong } = await intended();
    const guesses = await Promise.all(Array.from({ length: 20 }, () => withdraw(wrong)));
    const codes = guesses.map(({ body }) => body.error_code).sort();
    expect(codes).toEqual([...Array(15).fill('RATE_LIMITED'), ...Array(5).fill('WRONG_CASH_TOKEN')]);
    const right = await withdraw(intent.token);
    expect(code(right)).toEqual([429, 'RATE_LIMITED']);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(1_700);
    const other = await intended();
    expect((await other.withdraw(other.intent.token)).status).toBe(200);
  });

  it('that is wrong leaves a REJECTED activity, as a wrong security code of a card does, and moves nothing', async () => {
    const { accountId, intent, withdraw, wrong } = await intended();
    expect(code(await withdraw(wrong))).toEqual([422, 'WRONG_CASH_TOKEN']);
    const [activity, ...others] = await activitiesOf(client, accountId);
    expect(activity).toMatchObject({
      entry_type: 'DEBIT',
      total_amount: '300.00',
      result: 'REJECTED',
      rejection_reason: 'WRONG_CASH_TOKEN',
      rejection_message: 'The token is wrong.',
      account_txs: [],
      origin: 'CASH_NETWORK',
      origin_tx_id: intent.id,
      data: { properties: { network: 'ARG_CASH_NETWORK' } },
    });
    expect(others).toEqual([]);
    expect(await balanceOf(client, accountId)).toBe('1000.00');
    const rows = await server.database.db.knex('outbox').where({ resource_id: activity.id }).select('kind');
    expect(rows).toEqual([{ kind: 'ACTIVITY_CREATED' }]);
    expect((await withdraw(intent.token)).status).toBe(200);
  });

  it('that is wrong has the reported amount where the intent has none, and no activity where nobody names one', async () => {
    const { accountId, withdraw, wrong } = await intended({});
    expect(code(await withdraw(wrong))).toEqual([422, 'WRONG_CASH_TOKEN']);
    expect(await activitiesOf(client, accountId)).toEqual([]);
    expect(code(await withdraw(wrong, '20.50'))).toEqual([422, 'WRONG_CASH_TOKEN']);
    const amounts = (await activitiesOf(client, accountId)).map(
      (activity: { total_amount: string }) => activity.total_amount,
    );
    expect(amounts).toEqual(['20.50']);
  });

  it('that is wrong leaves one activity, with the amount of the intent, however often its report is sent', async () => {
    const { accountId, intent, wrong } = await intended();
    const report = { reference: newId(), intent_id: intent.id, token: wrong, amount: '1.00' };
    const answers = await Promise.all([post('cash/withdrawals', report), post('cash/withdrawals', report)]);
    answers.push(await post('cash/withdrawals', report));
    expect(answers.map(code)).toEqual(Array(3).fill([422, 'WRONG_CASH_TOKEN']));
    expect(await activitiesOf(client, accountId)).toMatchObject([{ total_amount: '300.00' }]);
    const other = ['0000', '0001', '0002'].find((token) => token !== intent.token && token !== wrong);
    expect(code(await post('cash/withdrawals', { ...report, token: other }))).toEqual([422, 'WRONG_CASH_TOKEN']);
    expect(await activitiesOf(client, accountId)).toHaveLength(2);
    const { amount: _, ...right } = { ...report, token: intent.token };
    expect((await post('cash/withdrawals', right)).status).toBe(200);
  });

  it('that is wrong counts as one guess, however often its report is sent', async () => {
    const { accountId, intent, withdraw, wrong } = await intended();
    const report = { reference: newId(), intent_id: intent.id, token: wrong };
    const together = await Promise.all(Array.from({ length: 5 }, () => post('cash/withdrawals', report)));
    for (let at = 0; at < 5; at += 1) together.push(await post('cash/withdrawals', report));
    const refused = await withdraw(wrong);
    expect([...together, refused].map(code)).toEqual(Array(11).fill([422, 'WRONG_CASH_TOKEN']));
    expect(together.at(-1)?.body.error).toEqual(refused.body.error);
    expect(await activitiesOf(client, accountId)).toHaveLength(2);
    for (let at = 0; at < 3; at += 1) await withdraw(wrong);
    expect(code(await withdraw(wrong))).toEqual([429, 'RATE_LIMITED']);
    expect(code(await post('cash/withdrawals', report))).toEqual([422, 'WRONG_CASH_TOKEN']);
  });

  it('that is wrong counts also where nobody names an amount', async () => {
    const { withdraw, wrong } = await intended({});
    const together = await Promise.all(Array.from({ length: 8 }, () => withdraw(wrong)));
    const codes = together.map(({ body }) => body.error_code).sort();
    expect(codes).toEqual([...Array(3).fill('RATE_LIMITED'), ...Array(5).fill('WRONG_CASH_TOKEN')]);
  });

  it('that is wrong counts also if the activity can not be recorded', async () => {
    const { intent, withdraw, wrong } = await intended();
    const { db } = server.database;
    const transaction = db.transaction.bind(db);
    let isWrong = false;
    const away = jest.spyOn(db, 'transaction').mockImplementation(async (...parts) => {
      if (isWrong) throw new StoreUnavailable('it is away');
      return transaction(...parts).catch((error: unknown) => {
        isWrong = error instanceof DomainError && error.code === 'WRONG_CASH_TOKEN';
        throw error;
      });
    });
    for (let at = 0; at < 5; at += 1) {
      isWrong = false;
      expect([(await withdraw(wrong)).status, isWrong]).toEqual([503, true]);
    }
    away.mockRestore();
    expect(code(await withdraw(intent.token))).toEqual([429, 'RATE_LIMITED']);
  });

  it('that is not looked at leaves no activity', async () => {
    const { accountId, withdraw, wrong } = await intended();
    await Promise.all(Array.from({ length: 20 }, () => withdraw(wrong)));
    expect(await activitiesOf(client, accountId)).toHaveLength(5);
  });

  it('counts as a guess only where it is wrong', async () => {
    const { intent, withdraw, wrong } = await intended();
    for (let at = 0; at < 4; at += 1) expect(code(await withdraw(wrong))).toEqual([422, 'WRONG_CASH_TOKEN']);
    const less = { reference: newId(), intent_id: intent.id, token: intent.token, amount: '1.00' };
    for (let at = 0; at < 3; at += 1) {
      expect(code(await post('cash/withdrawals', less))).toEqual([400, 'INVALID_REQUEST']);
    }
    expect((await withdraw(intent.token)).status).toBe(200);
    const late = await withdraw(wrong);
    expect(code(late)).toEqual([409, 'ILLEGAL_STEP']);
    expect(late.body.error.details).toMatchObject([{ code: 'state', location: 'body', pointer: '/intent_id' }]);
  });
});

describe('plastic and its way', () => {
  it('of a card is made, and may be said so again', async () => {
    const b = new CardBench(server, client);
    const card = await b.card({ card_type: 'PHYSICAL' });
    for (const _ of ['first', 'again']) {
      const { status, body } = await put(`embosser/orders/${card.id}/completion`);
      expect([status, body.data]).toEqual([200, { id: card.id, kind: 'CARD', status: 'MADE' }]);
      expect((await b.ask('GET', `/cards/v1/${card.id}`)).status).toBe('EMBOSSED');
    }
    await b.activate((await b.secrets(card.id)).pan, card.user_id);
    expect((await put(`embosser/orders/${card.id}/completion`)).status).toBe(200);
    expect((await b.ask('GET', `/cards/v1/${card.id}`)).status).toBe('ACTIVE');
    expect(code(await put(`embosser/orders/${newId()}/completion`))).toEqual([404, 'ORDER_NOT_FOUND']);
    expect(code(await put(`embosser/orders/${card.id}/completion`, undefined, stranger))).toEqual([
      404,
      'ORDER_NOT_FOUND',
    ]);
  });

  it.each(['LOST', 'STOLEN', 'EXPIRED', 'DISABLED'])(
    'of a card that is %s by then may be said so again',
    async (status) => {
      const b = new CardBench(server, client);
      const card = await b.card({ card_type: 'PHYSICAL' });
      const path = `embosser/orders/${card.id}/completion`;
      const first = await put(path);
      const subject = { clientId: client.client.id, id: card.id, now: server.clock.now() };
      const moved = { LOST: 'LOST', STOLEN: 'STOLEN' }[status] as 'LOST' | 'STOLEN' | undefined;
      if (status === 'DISABLED') {
        const body = { status, status_reason: 'CLIENT_INTERNAL_REASON' };
        await b.client.send('PATCH', `/cards/v1/${card.id}`, { body });
      } else {
        await server.database.db.transaction((tx) =>
          moved === undefined ? cardExpired(tx, subject) : cardReported(tx, subject, moved),
        );
      }
      const again = await put(path);
      expect([again.status, again.body]).toEqual([200, first.body]);
      expect((await b.ask('GET', `/cards/v1/${card.id}`)).status).toBe(status);
    },
  );

  it('of nobody is not made: neither a virtual card has an order, nor one of a batch other than that of the batch', async () => {
    const b = new CardBench(server, client);
    const virtual = await b.card();
    const { id } = await b.batch({ quantity: 1 });
    const batch = { clientId: client.client.id, batchId: id, now: server.clock.now() };
    const made = await server.database.db.transaction((tx) => makeCards(tx, server.app.services.vault, batch));
    const [ofBatch] = await server.database.db.knex('cards').where({ batch_id: id }).pluck('id');
    expect([virtual.status, made]).toEqual(['ACTIVE', 0]);
    for (const cardId of [virtual.id, ofBatch]) {
      const answer = await put(`embosser/orders/${cardId}/completion`);
      expect(code(answer)).toEqual([404, 'ORDER_NOT_FOUND']);
    }
  });

  it('of a batch is made, and may be said so again, also at once', async () => {
    const b = new CardBench(server, client);
    const { id } = await b.batch();
    const batch = { clientId: client.client.id, batchId: id, now: server.clock.now() };
    await server.database.db.transaction(async (tx) => {
      while ((await makeCards(tx, server.app.services.vault, batch)) > 0);
      await handOver(tx, batch.clientId, id, batch.now);
    });
    const answers = await Promise.all([1, 2, 3].map(() => put(`embosser/orders/${id}/completion`)));
    expect(answers.map(({ status, body }) => [status, body.data])).toEqual(
      answers.map(() => [200, { id, kind: 'BATCH', status: 'MADE' }]),
    );
  });

  it('is on its way by steps that count once', async () => {
    const b = new CardBench(server, client);
    const card = await b.card({ card_type: 'PHYSICAL' });
    await put(`embosser/orders/${card.id}/completion`);
    const path = `courier/shipments/${card.shipment_id}/events`;
    await post(path, { reference: newId(), status: 'PENDING' });
    const report = { reference: newId(), status: 'TRACKED', external_tracking_id: 'AR123' };
    expect(await once(path, report, { external_tracking_id: 'AR124' })).toMatchObject({
      ...{ id: card.shipment_id, status: 'TRACKED', external_tracking_id: 'AR123' },
    });
    expect(code(await post(path, { ...report, reference: newId() }))).toEqual([409, 'ILLEGAL_STEP']);
  });
});

describe('an identity session', () => {
  async function session() {
    const user = await new CardBench(server, client).user();
    const { id } = await ask(client, 'POST', '/identity/v1/sessions', { user_id: user.id });
    return { id, path: `identity/sessions/${id}` };
  }

  it('gets on by reports that count once, with what the user gave', async () => {
    const { id, path } = await session();
    await post(`${path}/events`, { reference: newId(), status: 'IN_PROGRESS' });
    const collected = { person_data: { name: 'Ana' } };
    await post(`${path}/events`, { reference: newId(), status: 'PROCESSING', collected });
    const report = { reference: newId(), status: 'VALIDATED' };
    expect(await once(`${path}/events`, report, { status: 'REJECTED' })).toEqual({ id, status: 'VALIDATED' });
    expect((await ask(client, 'GET', `/identity/v1/sessions/${id}`)).status).toBe('VALIDATED');
    expect(code(await put(`${path}/cancellation`))).toEqual([409, 'ILLEGAL_STEP']);
  });

  it('collects dates that every client can read: a document may be valid until 9999, and nothing is of the year 0', async () => {
    const { id, path } = await session();
    const event = (collected: object) => ({ reference: newId(), status: 'PROCESSING', collected });
    for (const collected of [
      { person_data: { birthdate: '0000-01-01' } },
      { document_data: { issue_date: '0999-12-31' } },
      { document_data: { expiration_date: '0000-12-31' } },
    ]) {
      expect(code(await post(`${path}/events`, event(collected)))).toEqual([400, 'INVALID_REQUEST']);
    }
    const document_data = { issue_date: '2020-02-29', expiration_date: '9999-12-31' };
    expect((await post(`${path}/events`, event({ document_data }))).status).toBe(200);
    await post(`${path}/events`, { reference: newId(), status: 'VALIDATED' });
    const report = await ask(client, 'GET', `/identity/v1/sessions/${id}/report`);
    expect(report.document_data).toMatchObject(document_data);
  });

  it('is called off, and may be so again', async () => {
    const { id, path } = await session();
    for (const _ of ['first', 'again']) {
      expect((await put(`${path}/cancellation`)).body).toEqual({ data: { id, status: 'CANCELLED' } });
    }
    expect(code(await put(`${path}/cancellation`, undefined, stranger))).toEqual([404, 'IDENTITY_SESSION_NOT_FOUND']);
  });
});
