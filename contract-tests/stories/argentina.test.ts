import { Partner, useSandbox } from './story';

const server = useSandbox();
const TRANSFERS = '/networks/bank/v1/transfers';

const lookUp = (partner: Partner, type: string, value: string) =>
  partner.ask('GET', `${TRANSFERS}/destination-information/${type}/${value}`);

/** Sends money to a destination that was looked up. */
function transfer(partner: Partner, { holder }: { holder: { tax_type: string; tax_value: string } }, value: number) {
  const { tax_type, tax_value } = holder;
  return partner.ask('POST', TRANSFERS, {
    account_id: partner.account.id,
    credit_account: { tax_type, tax_value },
    amount: { currency: 'ARS', value },
    concept: 'ALQ',
  });
}

const aliasOf = (partner: Partner): string => partner.account.data.bank_account.alias;
const cvuOf = (partner: Partner): string => partner.account.data.bank_account.cvu;

async function pair() {
  const [ana, bruno] = [await Partner.open(server(), 'ARG'), await Partner.open(server(), 'ARG')];
  await ana.fund('200000.00');
  return { ana, bruno };
}

describe('a transfer between the accounts of two companies', () => {
  it('is looked up, sent, and arrives', async () => {
    const { ana, bruno } = await pair();
    const destination = await lookUp(ana, 'ALIAS', aliasOf(bruno));
    expect(destination).toMatchObject({ cvu: cvuOf(bruno), active: true, holder: { name: 'Ana Suárez' } });
    const sent = await transfer(ana, destination, 1500.5);
    expect(sent).toMatchObject({ status: 'SUCCESS', destination: { cvu: cvuOf(bruno) }, concept: 'ALQ' });
    expect([await ana.balance(), await bruno.balance()]).toEqual(['198499.50', '1500.50']);
    expect(await ana.lastActivity()).toMatchObject({
      type: 'BANK_TRANSFER_OUT',
      origin_tx_id: sent.id,
      result: 'APPROVED',
    });
    const arrived = await bruno.lastActivity();
    expect(arrived).toMatchObject({
      type: 'BANK_TRANSFER_IN',
      origin: 'BANK_NETWORK',
      total_amount: '1500.50',
      data: { properties: { counterparty: { name: 'Ana Suárez', key: aliasOf(ana) }, concept: 'ALQ' } },
    });
    expect((await bruno.told(arrived.id)).map(({ type }) => type)).toEqual(['ACTIVITY_CREATED']);
  });

  it.each([
    [77_777.77, 'APPROVED', ['122222.23', '77777.77']],
    [88_888.88, 'REJECTED', ['200000.00', '0.00']],
  ] as const)('of %d is under way for a minute and then %s', async (value, result, balances) => {
    const { ana, bruno } = await pair();
    const sent = await transfer(ana, await lookUp(ana, 'CVU', cvuOf(bruno)), value);
    expect(sent.status).toBe('IN_PROGRESS');
    expect((await ana.lastActivity()).result).toBe('PENDING');
    await ana.pass(59);
    expect((await ana.lastActivity()).result).toBe('PENDING');
    await ana.pass(1);
    const activity = await ana.lastActivity();
    expect(activity).toMatchObject({ origin_tx_id: sent.id, result });
    expect([await ana.balance(), await bruno.balance()]).toEqual(balances);
    expect((await ana.told(activity.id)).map(({ type }) => type)).toEqual(['ACTIVITY_CREATED', 'ACTIVITY_UPDATED']);
  });

  it('of 66666.66 fails at once and costs nothing', async () => {
    const { ana, bruno } = await pair();
    const sent = await transfer(ana, await lookUp(ana, 'CVU', cvuOf(bruno)), 66_666.66);
    expect(sent).toMatchObject({ status: 'FAILED', failure_reason: 'DESTINATION_REJECTED' });
    expect([await ana.balance(), await bruno.balance()]).toEqual(['200000.00', '0.00']);
  });

  it('comes back from an account that was disabled after it was looked up', async () => {
    const { ana, bruno } = await pair();
    const destination = await lookUp(ana, 'CVU', cvuOf(bruno));
    const disabled = { status: 'DISABLED', status_update_motive: 'LOST' };
    await bruno.ask('PATCH', `/core/accounts/v1/${bruno.account.id}`, disabled);
    const sent = await transfer(ana, destination, 100);
    expect(sent).toMatchObject({ status: 'FAILED', failure_reason: 'DESTINATION_ACCOUNT_NOT_ACTIVE' });
    expect(await ana.balance()).toBe('200000.00');
    expect(await bruno.lastActivity()).toMatchObject({ result: 'REJECTED', rejection_reason: 'ACCOUNT_DISABLED' });
  });
});

describe('a transfer to another bank', () => {
  it('arrives where an account takes money, and fails where it does not', async () => {
    const { ana } = await pair();
    const open = await lookUp(ana, 'ALIAS', 'sol.mar.viento');
    expect((await transfer(ana, open, 10)).status).toBe('SUCCESS');
    const closed = await lookUp(ana, 'CBU', '0720001400000012345674');
    expect(closed.active).toBe(false);
    expect(await transfer(ana, closed, 10)).toMatchObject({
      status: 'FAILED',
      failure_reason: 'DESTINATION_ACCOUNT_NOT_ACTIVE',
    });
    expect(await ana.balance()).toBe('199990.00');
  });

  it('is ended by whoever plays the network', async () => {
    const { ana } = await pair();
    const destination = await lookUp(ana, 'ALIAS', 'sol.mar.viento');
    const settled = await transfer(ana, destination, 77_777.77);
    expect(await ana.control(`transfers/${settled.id}/settle`)).toMatchObject({
      previous_status: 'IN_PROGRESS',
      status: 'SUCCESS',
    });
    const failed = await transfer(ana, destination, 77_777.77);
    expect(await ana.control(`transfers/${failed.id}/fail`, { reason: 'NETWORK_UNAVAILABLE' })).toMatchObject({
      status: 'FAILED',
      failure_reason: 'NETWORK_UNAVAILABLE',
    });
    await ana.pass(120);
    expect(await ana.balance()).toBe('122222.23');
    expect(await ana.lastActivity()).toMatchObject({ rejection_reason: 'NETWORK_UNAVAILABLE' });
  });
});

describe('cash in Argentina', () => {
  it('is withdrawn with a token', async () => {
    const { ana } = await pair();
    const intent = { account_id: ana.account.id, network_name: 'ARG_CASH_NETWORK', amount: '5000.00' };
    const { id, token } = await ana.ask('POST', '/networks/cash/v1/cashout/intents', intent);
    const withdrawn = await ana.control(`cash-out-intents/${id}/withdraw`, { token });
    expect(withdrawn).toMatchObject({ result: 'APPROVED', total_amount: '5000.00', balance: '195000.00' });
    expect(await ana.lastActivity()).toMatchObject({ id: withdrawn.activity_id, type: 'CASHOUT', origin_tx_id: id });
  });

  it('is paid in by the alias of the account', async () => {
    const { bruno } = await pair();
    const { alias } = await bruno.ask('GET', `/networks/cash/v1/alias/${bruno.account.id}`);
    const paid = await bruno.control('cash-ins', { alias, amount: '250.00', reference: 'Kiosco 24' });
    expect(paid).toMatchObject({ account_id: bruno.account.id, result: 'APPROVED', balance: '250.00' });
    expect(await bruno.lastActivity()).toMatchObject({
      type: 'CASHIN',
      data: { properties: { reference: 'Kiosco 24' } },
    });
  });

  it('and transfers from other banks arrive by CVU and by the alias that was changed', async () => {
    const { bruno } = await pair();
    const sender = { name: 'Carla Ruiz', tax_id: '27301234568', key: 'carla.ruiz' };
    const value = `bruno.${bruno.account.id.slice(-12)}`;
    await bruno.ask('PATCH', `/networks/bank/v1/accounts/${bruno.account.id}`, { key: 'ALIAS', value });
    await bruno.control('incoming-transfers', { key_type: 'CVU', key_value: cvuOf(bruno), amount: '1.00', sender });
    await bruno.control('incoming-transfers', { key_type: 'ALIAS', key_value: value, amount: '2.00', sender });
    expect(await bruno.balance()).toBe('3.00');
    const old = { key_type: 'ALIAS', key_value: aliasOf(bruno), amount: '4.00', sender };
    const refused = await bruno.client.send('POST', '/sandbox/v1/incoming-transfers', { body: old });
    expect([refused.status, refused.body.error_code]).toEqual([422, 'UNKNOWN_TRANSFER_KEY']);
  });
});
