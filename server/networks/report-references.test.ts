import { newId } from '../platform/ids';
import { ask, balanceOf, deposit, openAccount } from '../testing/networks';
import {
  another,
  BRA,
  changeClient,
  client,
  code,
  forgetAnswers,
  onceForGood,
  post,
  server,
  token,
  useReportingNetworks,
} from '../testing/reporting-networks';
import type { Answer } from '../testing/server';

useReportingNetworks();

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
      await changeClient();
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
