import { Partner, useSandbox } from './story';

const server = useSandbox();
const BRA = { country: 'bra' };
const INTENTS = '/networks/cash/v1/cashin/intents';

async function pixKey(partner: Partner): Promise<string> {
  const { key } = await partner.ask('POST', '/networks/bank/v1/key/pix', {
    account_id: partner.account.id,
    type: 'EVP',
  });
  return key;
}

const lookUp = (partner: Partner, key: string) =>
  partner.ask('GET', `/networks/bank/v1/transfers/${partner.account.id}/key/${encodeURIComponent(key)}`);

const pay = (partner: Partner, transaction_id: string, value: number) =>
  partner.ask('POST', '/networks/bank/v1/transfers/out', { transaction_id, value, description: 'Almoço' });

describe('a boleto', () => {
  const create = (partner: Partner, amount: string) =>
    partner.ask('POST', INTENTS, { account_id: partner.account.id, network: 'BOLETO', amount }, BRA);

  it('is paid in two parts', async () => {
    const joao = await Partner.open(server(), 'BRA');
    const intent = await create(joao, '150.50');
    expect(intent.status).toBe('ACTIVE');
    expect(await joao.control(`cash-in-intents/${intent.id}/pay`, { amount: '100.00' })).toMatchObject({
      previous_status: 'ACTIVE',
      status: 'PARTIALLY_PAID',
      paid_amount: '100.00',
    });
    expect(await joao.balance()).toBe('100.00');
    expect(await joao.control(`cash-in-intents/${intent.id}/pay`)).toMatchObject({
      status: 'PAID',
      paid_amount: '150.50',
    });
    expect(await joao.balance()).toBe('150.50');
    expect(await joao.ask('GET', `${INTENTS}/${intent.id}`, undefined, BRA)).toMatchObject({ status: 'PAID' });
    const activity = await joao.lastActivity();
    expect(activity).toMatchObject({ type: 'CASHIN', origin_tx_id: intent.id, result: 'APPROVED' });
    expect((await joao.told(activity.id)).map(({ type }) => type)).toEqual(['ACTIVITY_CREATED']);
  });

  it('takes nothing after three days, keeps what it got, and is replaced by a new one', async () => {
    const joao = await Partner.open(server(), 'BRA');
    const intent = await create(joao, '150.50');
    await joao.control(`cash-in-intents/${intent.id}/pay`, { amount: '1.00' });
    await joao.pass(3 * 86_400);
    const late = await joao.client.send('POST', `/sandbox/v1/cash-in-intents/${intent.id}/pay`, { body: {} });
    expect([late.status, late.body.error_code]).toEqual([409, 'CASH_IN_INTENT_EXPIRED']);
    expect((await joao.ask('GET', `${INTENTS}/${intent.id}`, undefined, BRA)).status).toBe('PARTIALLY_PAID');
    expect(await joao.balance()).toBe('1.00');
    expect((await create(joao, '149.50')).status).toBe('ACTIVE');
  });

  it('is cancelled by the provider', async () => {
    const joao = await Partner.open(server(), 'BRA');
    const intent = await create(joao, '10.00');
    expect((await joao.control(`cash-in-intents/${intent.id}/cancel`)).status).toBe('CANCELLED');
    const refused = await joao.client.send('POST', `/sandbox/v1/cash-in-intents/${intent.id}/pay`, { body: {} });
    expect([refused.status, refused.body.error_code]).toEqual([409, 'ILLEGAL_STEP']);
    expect(refused.body.error.details[0].detail).toContain('no step leads out of CANCELLED');
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
    await joao.control('incoming-transfers', { key_type: 'PIX', key_value: key, amount: '250.00', sender });
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
    await maria.ask('DELETE', `/networks/bank/v1/${maria.account.id}/key/pix/${key}`);
    expect(await pay(joao, transaction_id, 10)).toMatchObject({
      status: 'FAILED',
      failure_reason: 'DESTINATION_REJECTED',
    });
    expect(await joao.balance()).toBe('10.00');
  });
});
