import { Partner, refusalOf, useSandbox } from './story';

const server = useSandbox();
const header = { country: 'bra' as const };

async function pixKey({ api, account }: Partner): Promise<string> {
  return (await api.POST('/networks/bank/v1/key/pix', { body: { account_id: account.id, type: 'EVP' } })).data.key;
}

async function lookUp({ api, account }: Partner, key: string) {
  const path = { account_id: account.id, key };
  return (await api.GET('/networks/bank/v1/transfers/{account_id}/key/{key}', { params: { path } })).data;
}

async function pay({ api }: Partner, transaction_id: string, value: number) {
  const body = { transaction_id, value, description: 'Almoço' };
  return (await api.POST('/networks/bank/v1/transfers/out', { body })).data;
}

describe('a boleto', () => {
  async function create({ api, account }: Partner, amount: string) {
    const body = { account_id: account.id, network: 'BOLETO' as const, amount };
    return (await api.POST('/networks/cash/v1/cashin/intents', { params: { header }, body })).data;
  }
  const read = async ({ api }: Partner, intent_id: string) =>
    (await api.GET('/networks/cash/v1/cashin/intents/{intent_id}', { params: { path: { intent_id }, header } })).data;
  const payIn = async ({ api }: Partner, intent_id: string, amount?: string) =>
    (
      await api.POST('/sandbox/v1/cash-in-intents/{intent_id}/pay', {
        params: { path: { intent_id } },
        body: amount === undefined ? {} : { amount },
      })
    ).data;

  it('is paid in two parts', async () => {
    const joao = await Partner.open(server(), 'BRA');
    const intent = await create(joao, '150.50');
    expect(intent.status).toBe('ACTIVE');
    expect(await payIn(joao, intent.id, '100.00')).toMatchObject({
      previous_status: 'ACTIVE',
      status: 'PARTIALLY_PAID',
      paid_amount: '100.00',
    });
    expect(await joao.balance()).toBe('100.00');
    expect(await payIn(joao, intent.id)).toMatchObject({ status: 'PAID', paid_amount: '150.50' });
    expect(await joao.balance()).toBe('150.50');
    expect(await read(joao, intent.id)).toMatchObject({ status: 'PAID' });
    const activity = await joao.lastActivity();
    expect(activity).toMatchObject({ type: 'CASHIN', origin_tx_id: intent.id, result: 'APPROVED' });
    expect((await joao.eventsAbout(activity.id)).map(({ type }) => type)).toEqual(['ACTIVITY_CREATED']);
  });

  it('takes nothing after three days, keeps what it got, and is replaced by a new one', async () => {
    const joao = await Partner.open(server(), 'BRA');
    const intent = await create(joao, '150.50');
    await payIn(joao, intent.id, '1.00');
    await joao.pass(3 * 86_400);
    const late = await refusalOf(payIn(joao, intent.id));
    expect(late).toMatchObject({ status: 409, code: 'CASH_IN_INTENT_EXPIRED' });
    expect(await read(joao, intent.id)).toMatchObject({ status: 'EXPIRED', paid_amount: '1.00' });
    expect(await joao.balance()).toBe('1.00');
    expect((await create(joao, '149.50')).status).toBe('ACTIVE');
  });

  it('is cancelled by the provider', async () => {
    const joao = await Partner.open(server(), 'BRA');
    const intent = await create(joao, '10.00');
    const path = { intent_id: intent.id };
    const cancelled = await joao.api.POST('/sandbox/v1/cash-in-intents/{intent_id}/cancel', { params: { path } });
    expect(cancelled.data.status).toBe('CANCELLED');
    const refused = await refusalOf(payIn(joao, intent.id));
    expect(refused).toMatchObject({ status: 409, code: 'ILLEGAL_STEP' });
    expect(refused.details[0]?.detail).toContain('no step is possible from CANCELLED');
  });
});

describe('PIX', () => {
  it('brings money from one company to another by a random key', async () => {
    const [joao, maria] = [await Partner.open(server(), 'BRA'), await Partner.open(server(), 'BRA')];
    await joao.fund('1000.00');
    const lookup = await lookUp(joao, await pixKey(maria));
    expect(lookup).toMatchObject({ key_type: 'EVP', holder: { name: 'João Pereira' }, bank: { name: 'contrato' } });
    const sent = await pay(joao, lookup.transaction_id, 80.9);
    expect(sent).toMatchObject({ status: 'SUCCESS', description: 'Almoço', account_id: joao.account.id });
    expect([await joao.balance(), await maria.balance()]).toEqual(['919.10', '80.90']);
    expect(await maria.lastActivity()).toMatchObject({
      type: 'BANK_TRANSFER_IN',
      data: { properties: { counterparty: { name: 'João Pereira' } } },
    });
  });

  it('reaches other banks and comes in from them', async () => {
    const joao = await Partner.open(server(), 'BRA');
    const key = await pixKey(joao);
    const sender = { name: 'Mariana Costa', tax_id: '52998224725' };
    await joao.api.POST('/sandbox/v1/incoming-transfers', {
      body: { key_type: 'PIX', key_value: key, amount: '250.00', sender },
    });
    const lookup = await lookUp(joao, 'mariana.costa@example.com');
    expect(lookup.holder).toEqual({ name: 'Mariana Costa', document_type: 'CPF', document: '***.982.247-**' });
    expect((await pay(joao, lookup.transaction_id, 50)).status).toBe('SUCCESS');
    expect(await joao.balance()).toBe('200.00');
  });

  it('comes back from a key that was deleted after it was looked up', async () => {
    const [joao, maria] = [await Partner.open(server(), 'BRA'), await Partner.open(server(), 'BRA')];
    await joao.fund('10.00');
    const key = await pixKey(maria);
    const { transaction_id } = await lookUp(joao, key);
    const path = { account_id: maria.account.id, key };
    await maria.api.DELETE('/networks/bank/v1/{account_id}/key/pix/{key}', { params: { path } });
    expect(await pay(joao, transaction_id, 10)).toMatchObject({
      status: 'FAILED',
      failure_reason: 'DESTINATION_REJECTED',
    });
    expect(await joao.balance()).toBe('10.00');
  });
});
