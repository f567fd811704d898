import { DomainError } from '../kernel/errors';
import { newId } from '../platform/ids';
import { StoreUnavailable } from '../platform/store/errors';
import { fillCounters } from '../testing/ledger';
import { activitiesOf, ask, balanceOf, deposit, openAccount } from '../testing/networks';
import {
  BRA,
  client,
  code,
  onceForGood,
  post,
  put,
  server,
  stranger,
  useReportingNetworks,
} from '../testing/reporting-networks';

useReportingNetworks();

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
