import { Partner, refusalOf, useSandbox } from './story';

const server = useSandbox();

async function lookUp({ api }: Partner, type: 'ALIAS' | 'CBU' | 'CVU', value: string) {
  const path = { 'id-type': type, 'id-value': value };
  return (
    await api.GET('/networks/bank/v1/transfers/destination-information/{id-type}/{id-value}', { params: { path } })
  ).data;
}

/** Sends money to a destination that was looked up. */
async function transfer({ api, account }: Partner, { holder }: Awaited<ReturnType<typeof lookUp>>, value: number) {
  const body = {
    account_id: account.id,
    credit_account: { tax_type: holder.tax_type, tax_value: holder.tax_value },
    amount: { currency: 'ARS' as const, value },
    concept: 'ALQ' as const,
  };
  return (await api.POST('/networks/bank/v1/transfers', { body })).data;
}

/** Returns the address by which others send money to an account. */
function addressOf({ account: { data } }: Partner) {
  if (!('bank_account' in data)) throw new Error('the account has no CVU');
  return data.bank_account;
}

const aliasOf = (partner: Partner): string => addressOf(partner).alias;
const cvuOf = (partner: Partner): string => addressOf(partner).cvu;

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
    expect((await bruno.eventsAbout(arrived.id)).map(({ type }) => type)).toEqual(['ACTIVITY_CREATED']);
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
    expect((await ana.eventsAbout(activity.id)).map(({ type }) => type)).toEqual([
      'ACTIVITY_CREATED',
      'ACTIVITY_UPDATED',
    ]);
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
    const disabled = { status: 'DISABLED' as const, status_update_motive: 'LOST' as const };
    await bruno.api.PATCH('/core/accounts/v1/{id}', { params: { path: { id: bruno.account.id } }, body: disabled });
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

  it('is ended by the caller that plays the network', async () => {
    const { ana } = await pair();
    const destination = await lookUp(ana, 'ALIAS', 'sol.mar.viento');
    const settled = await transfer(ana, destination, 77_777.77);
    const arrived = await ana.api.POST('/sandbox/v1/transfers/{transfer_id}/settle', {
      params: { path: { transfer_id: settled.id } },
    });
    expect(arrived.data).toMatchObject({ previous_status: 'IN_PROGRESS', status: 'SUCCESS' });
    const failed = await transfer(ana, destination, 77_777.77);
    const returned = await ana.api.POST('/sandbox/v1/transfers/{transfer_id}/fail', {
      params: { path: { transfer_id: failed.id } },
      body: { reason: 'NETWORK_UNAVAILABLE' },
    });
    expect(returned.data).toMatchObject({ status: 'FAILED', failure_reason: 'NETWORK_UNAVAILABLE' });
    await ana.pass(120);
    expect(await ana.balance()).toBe('122222.23');
    expect(await ana.lastActivity()).toMatchObject({ rejection_reason: 'NETWORK_UNAVAILABLE' });
  });
});

describe('cash in Argentina', () => {
  it('is withdrawn with a token', async () => {
    const { ana } = await pair();
    const { data: intent } = await ana.api.POST('/networks/cash/v1/cashout/intents', {
      body: { account_id: ana.account.id, network_name: 'ARG_CASH_NETWORK', amount: '5000.00' },
    });
    const { data: withdrawn } = await ana.api.POST('/sandbox/v1/cash-out-intents/{intent_id}/withdraw', {
      params: { path: { intent_id: intent.id } },
      body: { token: intent.token },
    });
    expect(withdrawn).toMatchObject({ result: 'APPROVED', total_amount: '5000.00', balance: '195000.00' });
    const activity = await ana.lastActivity();
    expect(activity).toMatchObject({ id: withdrawn.activity_id, type: 'CASHOUT', origin_tx_id: intent.id });
  });

  it('is paid in by the alias of the account', async () => {
    const { bruno } = await pair();
    const path = { account_id: bruno.account.id };
    const { data } = await bruno.api.GET('/networks/cash/v1/alias/{account_id}', { params: { path } });
    const { data: paid } = await bruno.api.POST('/sandbox/v1/cash-ins', {
      body: { alias: data.alias, amount: '250.00', reference: 'Kiosco 24' },
    });
    expect(paid).toMatchObject({ account_id: bruno.account.id, result: 'APPROVED', balance: '250.00' });
    expect(await bruno.lastActivity()).toMatchObject({
      type: 'CASHIN',
      data: { properties: { reference: 'Kiosco 24' } },
    });
  });

  it('and transfers from other banks arrive by CVU and by the alias that was changed', async () => {
    const { bruno } = await pair();
    const sender = { name: 'Carla Ruiz', tax_id: '27301234568', key: 'carla.ruiz' };
    const receive = (key_type: 'CVU' | 'ALIAS', key_value: string, amount: string) =>
      bruno.api.POST('/sandbox/v1/incoming-transfers', { body: { key_type, key_value, amount, sender } });
    const value = `bruno.${bruno.account.id.slice(-12)}`;
    await bruno.api.PATCH('/networks/bank/v1/accounts/{account-id}', {
      params: { path: { 'account-id': bruno.account.id } },
      body: { key: 'ALIAS', value },
    });
    await receive('CVU', cvuOf(bruno), '1.00');
    await receive('ALIAS', value, '2.00');
    expect(await bruno.balance()).toBe('3.00');
    expect(await refusalOf(receive('ALIAS', aliasOf(bruno), '4.00'))).toMatchObject({
      status: 422,
      code: 'UNKNOWN_TRANSFER_KEY',
    });
  });
});
