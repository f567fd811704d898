import { readFileSync } from 'node:fs';
import path from 'node:path';
import { signedHeaders } from '../../client/signature';
import { operations } from '../../generated/operations';
import { triggers } from '../../generated/triggers';
import { type AffinityGroupInput, newAffinityGroup } from '../../server/cards/rules/affinity-group';
import { insertAffinityGroup } from '../../server/cards/store/affinity-groups';
import { verifyLedger } from '../../server/ledger/verification';
import { newId } from '../../server/platform/ids';
import { ADDRESS, userInput } from '../../server/testing/cards';
import { until } from '../../server/testing/until';
import { ServiceAndWorld } from '../testing/world-apart';
import { WorldStore } from '../world/apart/store';

const SECRETS = { 'bank-south': '', embosser: '' };
/**
 * The controls that concern only the service and no network: clients, accounts and programs, time, faults, files,
 * events and the request log.
 */
const OF_THE_SERVICE =
  /^\/sandbox\/v1($|\/(clients?|clock|faults|delivery-faults|events|requests|receiver|accounts|affinity-groups|settlement-[a-z]+)(\/|$))/;
const ALSO: readonly string[] = [
  ...['expireCard', 'reportCardLost', 'reportCardStolen'],
  ...['expireAtNetwork', 'getCardTransaction', 'searchCardTransactions'],
];
const CVU_LOOKUP = '/networks/bank/v1/transfers/destination-information';

let both: ServiceAndWorld;
let one: { id: string; token: string };
beforeAll(async () => {
  both = await ServiceAndWorld.start();
  for (const name of Object.keys(SECRETS) as (keyof typeof SECRETS)[]) {
    SECRETS[name] = readFileSync(path.join(both.folder, `${name}.secret`), 'utf8').trim();
  }
  one = await both.client();
});
afterAll(() => both?.stop());
afterEach(async () => {
  expect((await verifyLedger(both.service.db)).mismatches).toEqual([]);
});

/** Sends a request that must succeed. @returns the `data` of its answer */
// biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
async function ask(method: string, called: string, body?: unknown): Promise<any> {
  const answer = await both.call(one.token, method, called, body);
  if (answer.status >= 300)
    throw new Error(`${method} ${called} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body?.data;
}

async function account(country: 'ARG' | 'BRA', amount: string) {
  const brazilian = { email: `${newId()}@example.com`, name: 'João', surname: 'Pereira', operation_country: 'BRA' };
  const { id: user_id } = await ask('POST', '/users/v1/', country === 'ARG' ? userInput() : brazilian);
  const owner = { owner_type: 'USER', user_id, country, currency: country === 'ARG' ? 'ARS' : 'BRL' };
  const opened = await ask('POST', '/core/accounts/v1', owner);
  await deposit(opened.id, amount);
  return opened;
}

async function deposit(account_id: string, total_amount: string): Promise<void> {
  const movement = { type: 'MANUAL_MOVEMENT', process_type: 'ORIGINAL', entry_type: 'CREDIT' };
  await ask('POST', '/core/transactions/v1', { account_id, ...movement, total_amount });
}

const PROGRAM = {
  ...({ name: 'Prepaid', country: 'ARG', productType: 'PREPAID', provider: 'CARD_NETWORK_1' } as const),
  ...{ innominate: false, monthsToExpiration: 60 },
};

const balance = async (id: string): Promise<string> => (await ask('GET', `/core/accounts/v1/${id}`)).balance;

async function transfer(accountId: string, type: string, value: string, amount: number) {
  const { holder } = await ask('GET', `${CVU_LOOKUP}/${type}/${value}`);
  const credit_account = { tax_type: holder.tax_type, tax_value: holder.tax_value };
  const money = { currency: 'ARS', value: amount };
  return ask('POST', '/networks/bank/v1/transfers', {
    account_id: accountId,
    credit_account,
    amount: money,
    concept: 'ALQ',
  });
}

it('answers every order of the contract, and has a control for whatever is no business of the service alone', () => {
  const named = (document: string) => Object.values(operations).filter((rule) => rule.document === document);
  expect([...both.orders].sort()).toEqual(
    named('network-api')
      .map(({ operationId }) => operationId)
      .sort(),
  );
  const others = named('sandbox').filter(({ path: at }) => !OF_THE_SERVICE.test(at));
  const ofNetworks = others.map(({ operationId }) => operationId).filter((name) => !ALSO.includes(name));
  expect([...both.controls].sort()).toEqual(ofNetworks.sort());
});

describe('a bank in Argentina', () => {
  it('takes transfers to other banks, and brings those that come back to an account of the service, once', async () => {
    const [ana, bruno] = [await account('ARG', '1000.00'), await account('ARG', '0.01')];
    expect((await transfer(ana.id, 'ALIAS', 'sol.mar.viento', 100.5)).status).toBe('SUCCESS');
    expect(await transfer(ana.id, 'CBU', '0720001400000012345674', 10)).toMatchObject({
      status: 'FAILED',
      failure_reason: 'DESTINATION_ACCOUNT_NOT_ACTIVE',
    });
    expect((await transfer(ana.id, 'CVU', bruno.data.bank_account.cvu, 200)).status).toBe('SUCCESS');
    expect([await balance(ana.id), await balance(bruno.id)]).toEqual(['699.50', '200.01']);
  });

  it('reports the outcome of a transfer later, on request, and stores it', async () => {
    const [ana, bruno] = [await account('ARG', '200000.00'), await account('ARG', '0.01')];
    const sent = await transfer(ana.id, 'CVU', bruno.data.bank_account.cvu, 77_777.77);
    expect(sent.status).toBe('IN_PROGRESS');
    const store = await WorldStore.open(path.join(both.folder, 'world.sqlite'));
    await store.db.transaction(({ knex }) =>
      knex('reports').insert({ reference: 'old', content: '{}', created_at: 0 }),
    );
    await both.restartWorld();
    await until(
      'what is too old goes',
      async () => (await store.db.knex('reports').where({ reference: 'old' })).length === 0,
    );
    await store.close();
    const settled = await both.control('POST', `/transfers/${sent.id}/settle`);
    expect([settled.status, settled.body.data]).toEqual([
      200,
      { id: sent.id, status: 'SUCCESS', failure_reason: null },
    ]);
    const failed = await both.control('POST', `/transfers/${sent.id}/fail`, { reason: 'DESTINATION_REJECTED' });
    expect([failed.status, failed.body.data.status]).toEqual([200, 'SUCCESS']);
    expect([await balance(ana.id), await balance(bruno.id)]).toEqual(['122222.23', '77777.78']);
    const other = await transfer(ana.id, 'CVU', bruno.data.bank_account.cvu, 88_888.88);
    expect(other.status).toBe('IN_PROGRESS');
    const refused = await both.control('POST', `/transfers/${other.id}/fail`, { reason: 'DESTINATION_REJECTED' });
    expect(refused.body.data).toEqual({ id: other.id, status: 'FAILED', failure_reason: 'DESTINATION_REJECTED' });
    expect([await balance(ana.id), await balance(bruno.id)]).toEqual(['122222.23', '77777.78']);
    expect((await both.control('POST', `/transfers/${newId()}/settle`)).body.error_code).toBe('TRANSFER_NOT_FOUND');
  });

  it('brings what others send, once under a key, and opens accounts at other banks for a client', async () => {
    const ana = await account('ARG', '0.01');
    const sender = { name: 'Bruno Díaz', tax_id: '20276543211' };
    const incoming = { key_type: 'ALIAS', key_value: ana.data.bank_account.alias, amount: '50.00', sender };
    const key = { 'x-idempotency-key': newId() };
    for (const _ of [1, 2]) {
      const { status, body } = await both.control('POST', '/incoming-transfers', incoming, key);
      expect([status, body.data.result]).toEqual([200, 'APPROVED']);
    }
    expect(await balance(ana.id)).toBe('50.01');
    const nobody = { ...incoming, key_value: 'nadie.tiene.este' };
    expect(await both.control('POST', '/incoming-transfers', nobody)).toMatchObject({
      status: 422,
      body: { error_code: 'UNKNOWN_TRANSFER_KEY' },
    });
    const forOne = { 'x-client-id': one.id };
    const opened = await both.control('POST', '/destinations', { country: 'ARG', holder: sender }, forOne);
    expect(opened.status).toBe(201);
    expect((await both.control('GET', '/destinations', undefined, forOne)).body.data).toEqual([opened.body.data]);
    const { alias, cbu, id } = opened.body.data;
    expect((await ask('GET', `${CVU_LOOKUP}/ALIAS/${alias}`)).cbu).toBe(cbu);
    const again = await both.control('POST', '/destinations', { country: 'ARG', holder: sender, alias }, forOne);
    expect(again.body.error_code).toBe('DESTINATION_ALREADY_EXISTS');
    expect((await both.control('DELETE', `/destinations/${id}`, undefined, forOne)).status).toBe(204);
    expect((await both.control('GET', '/destinations', undefined)).status).toBe(400);
  });
});

describe('Brazil', () => {
  it('has boletos that are paid in parts, and PIX both ways', async () => {
    const joao = await account('BRA', '500.00');
    const boleto = { account_id: joao.id, network: 'BOLETO', amount: '150.50' };
    const { id } = await ask('POST', '/networks/cash/v1/cashin/intents', boleto);
    const part = await both.control('POST', `/cash-in-intents/${id}/pay`, { amount: '100.00' });
    expect(part.body.data).toMatchObject({ status: 'PARTIALLY_PAID', paid_amount: '100.00', result: 'APPROVED' });
    const rest = await both.control('POST', `/cash-in-intents/${id}/pay`, {});
    expect(rest.body.data).toMatchObject({ status: 'PAID', paid_amount: '150.50' });
    expect(await balance(joao.id)).toBe('650.50');
    const { id: second } = await ask('POST', '/networks/cash/v1/cashin/intents', boleto);
    expect((await both.control('POST', `/cash-in-intents/${second}/cancel`)).body.data.status).toBe('CANCELLED');
    const { key } = await ask('POST', '/networks/bank/v1/key/pix', { account_id: joao.id, type: 'EVP' });
    const sender = { name: 'Mariana Costa', tax_id: '52998224725' };
    const paid = await both.control('POST', '/incoming-transfers', {
      key_type: 'PIX',
      key_value: key,
      amount: '9.50',
      sender,
    });
    expect(paid.body.data.result).toBe('APPROVED');
    const { transaction_id } = await ask('GET', `/networks/bank/v1/transfers/${joao.id}/key/mariana.costa@example.com`);
    const out = { transaction_id, value: 60, description: 'Almoço' };
    expect((await ask('POST', '/networks/bank/v1/transfers/out', out)).status).toBe('SUCCESS');
    expect(await balance(joao.id)).toBe('600.00');
  });
});

describe('the other networks', () => {
  it('take cash and hand it out', async () => {
    const ana = await account('ARG', '100.00');
    const { alias } = await ask('GET', `/networks/cash/v1/alias/${ana.id}`);
    const paid = await both.control('POST', '/cash-ins', { alias, amount: '20.00', reference: 'T-1' });
    expect(paid.body.data).toMatchObject({ result: 'APPROVED', amount: '20.00', currency: 'ARS' });
    const wanted = { account_id: ana.id, network_name: 'ARG_CASH_NETWORK', amount: '50.00' };
    const { id, token } = await ask('POST', '/networks/cash/v1/cashout/intents', wanted);
    const wrong = await both.control('POST', `/cash-out-intents/${id}/withdraw`, {
      token: token === '0000' ? '1111' : '0000',
    });
    expect(wrong.status).toBe(422);
    const taken = await both.control('POST', `/cash-out-intents/${id}/withdraw`, { token });
    expect(taken.body.data).toMatchObject({ result: 'APPROVED', amount: '50.00' });
    expect(await balance(ana.id)).toBe('70.00');
  });

  it('refuse what the fraud engine is set to refuse', async () => {
    const ana = await account('ARG', '9.00');
    const [{ value }] = triggers.createTransaction['body:/total_amount'] as unknown as [{ value: string }];
    const movement = { type: 'MANUAL_MOVEMENT', process_type: 'ORIGINAL', entry_type: 'CREDIT', total_amount: value };
    const refused = await both.call(one.token, 'POST', '/core/transactions/v1', { account_id: ana.id, ...movement });
    expect(JSON.stringify(refused.body)).toContain('FRAUD');
    expect(await balance(ana.id)).toBe('9.00');
  });

  it('make the plastic of a card and carry it to the user who reads it', async () => {
    const { id: user_id } = await ask('POST', '/users/v1/', userInput());
    const program: AffinityGroupInput = { ...PROGRAM, cardTypes: ['PHYSICAL'] };
    const group = newAffinityGroup(program, { id: newId(), clientId: one.id, now: Date.now() });
    await both.service.db.transaction((tx) => insertAffinityGroup(tx, group));
    const ordered = { user_id, affinity_group_id: group.id, card_type: 'PHYSICAL', address: ADDRESS };
    const card = await ask('POST', '/cards/v1/', ordered);
    const plastic = () => both.control('GET', `/cards/${card.id}/plastic`);
    await until('the plastic is made', async () => (await plastic()).status === 200);
    const { pan } = (await plastic()).body.data;
    expect((await both.control('POST', `/cards/${card.id}/emboss`)).body.data).toMatchObject({
      kind: 'CARD',
      status: 'MADE',
    });
    const { shipment_id } = await ask('GET', `/cards/v1/${card.id}`);
    for (const status of ['PENDING', 'TRACKED', 'IN_TRANSIT', 'DISTRIBUTION', 'DELIVERED']) {
      const moved = await both.control('POST', `/shipments/${shipment_id}/advance`, { status });
      expect(moved.body.data?.status).toBe(status);
    }
    await ask('POST', '/cards/v1/activation', { user_id, pan, pin: '2580' });
    expect((await ask('GET', `/cards/v1/${card.id}`)).status).toBe('ACTIVE');
  });

  it('find out who somebody is', async () => {
    const careful = await both.client(['IDENTITY']);
    const send = async (method: string, called: string, body?: unknown) =>
      (await both.call(careful.token, method, called, body)).body.data;
    const { id: user_id } = await send('POST', '/users/v1/', userInput());
    const session = await send('POST', '/identity/v1/sessions', { user_id });
    const report = { person_data: { name: 'Ana María' } };
    const validated = await both.control('POST', `/identity-sessions/${session.id}/advance`, {
      status: 'VALIDATED',
      report,
    });
    expect(validated.body.data).toEqual({ id: session.id, status: 'VALIDATED' });
    const found = await send('GET', `/identity/v1/sessions/${session.id}/report`);
    expect(found.person_data.name).toBe('Ana María');
    expect(found.documentation_proof).toHaveLength(3);
    const second = await send('POST', '/identity/v1/sessions', { user_id });
    const cancelled = await both.control('POST', `/identity-sessions/${second.id}/cancel`);
    expect(cancelled.body.data.status).toBe('CANCELLED');
  });
});

describe('the card network', () => {
  it('authorizes, presents, takes back and refunds, and its messages count once', async () => {
    const { id: user_id } = await ask('POST', '/users/v1/', userInput());
    const owner = { owner_type: 'USER', user_id, country: 'ARG', currency: 'ARS' };
    const { id: account_id } = await ask('POST', '/core/accounts/v1', owner);
    await deposit(account_id, '100.00');
    const program: AffinityGroupInput = { ...PROGRAM, cardTypes: ['VIRTUAL'] };
    const group = newAffinityGroup(program, { id: newId(), clientId: one.id, now: Date.now() });
    await both.service.db.transaction((tx) => insertAffinityGroup(tx, group));
    const { id: card_id } = await ask('POST', '/cards/v1/', {
      user_id,
      affinity_group_id: group.id,
      card_type: 'VIRTUAL',
    });
    const use = {
      ...{
        card_id,
        type: 'PURCHASE',
        currency: 'ARS',
        country_code: 'ARG',
        point_type: 'ECOMMERCE',
        entry_mode: 'MANUAL',
      },
      merchant: { mcc: '5411', name: 'Almacén Palermo' },
    };
    const buy = async (amount: string, more: object = {}, headers = {}) =>
      (await both.control('POST', '/card-transactions', { ...use, amount, ...more }, headers)).body;
    const step = async (id: string, name: string, body = {}) =>
      (await both.control('POST', `/card-transactions/${id}/${name}`, body)).body;
    const first = (await buy('30.00')).data;
    expect(first).toMatchObject({ status: 'APPROVED', response_code: '00' });
    expect(await balance(account_id)).toBe('70.00');
    expect((await buy('70.01')).data).toMatchObject({ status: 'REJECTED', status_detail: 'INSUFFICIENT_FUNDS' });
    expect((await buy('1.00', { condition: 'FRAUD_ENGINE' })).data.status_detail).toBe('REJECTED_FRAUD');
    expect((await buy('1.00', { condition: 'FRAUD_THRESHOLD' })).data.status_detail).toBe('SECURITY_VIOLATION');
    expect((await buy('1.00', { condition: 'FIELD_MISSING' })).error_code).toBe('INVALID_REQUEST');
    expect((await step(first.transaction_id, 'retransmit')).data.status_detail).toBe('DUPLICATE_TRANSMISSION_DETECTED');
    expect((await step(first.transaction_id, 'clear')).data.transaction_id).toBe(first.transaction_id);
    const refund = (await step(first.transaction_id, 'refund', { amount: '5.00' })).data;
    expect(refund.status).toBe('HELD');
    expect((await step(refund.transaction_id, 'retransmit')).data).toEqual(refund);
    const second = (await buy('20.00')).data;
    const reversal = (await step(second.transaction_id, 'reverse')).data;
    expect(reversal.status).toBe('APPROVED');
    expect((await step(reversal.transaction_id, 'retransmit')).data).toEqual(reversal);
    const forced = await both.control('POST', '/card-transactions/force', { ...use, amount: '10.00' });
    expect(forced.body.data.status).toBe('APPROVED');
    expect(await balance(account_id)).toBe('60.00');
    expect((await step(newId(), 'reverse')).error_code).toBe('CARD_TRANSACTION_NOT_FOUND');
  });
});

describe('a control', () => {
  const arrival = {
    key_type: 'CVU',
    key_value: '0000000000000000000000',
    sender: { name: 'Bruno', tax_id: '20276543211' },
  };
  const call = (amount: string, key: string) =>
    both.control('POST', '/incoming-transfers', { ...arrival, amount }, { 'x-idempotency-key': key });

  it('refuses an idempotency key of another call of it', async () => {
    const key = newId();
    const first = await call('10.00', key);
    expect(await call('10.00', key)).toMatchObject({
      status: first.status,
      body: { error_code: 'UNKNOWN_TRANSFER_KEY' },
    });
    expect(await call('11.00', key)).toMatchObject({ status: 409, body: { error_code: 'IDEMPOTENCY_KEY_REUSED' } });
  });

  it('reads the page that is asked for, and refuses what it has not', async () => {
    const headers = { 'x-client-id': one.id };
    const list = (query: string) => both.control('GET', `/destinations${query}`, undefined, headers);
    expect((await list('?page[number]=3')).body.meta).toMatchObject({ pagination: { current_page: 3 } });
    expect((await list('?page[sise]=1')).body).toMatchObject({ error_code: 'INVALID_REQUEST' });
  });
});

describe('the door of the world', () => {
  const order = { key_type: 'ALIAS', key_value: 'sol.mar.viento' };
  const endpoint = '/bank/arg/destinations/search';
  const signed = (body: string, called = endpoint, secret = SECRETS['bank-south'], now = Date.now()) => ({
    ...signedHeaders({ endpoint: called, body: Buffer.from(body) }, { secret, order: 'timestamp-endpoint-body', now }),
    'x-api-key': 'bank-south',
    'x-client-id': one.id,
  });
  const send = (body: string, headers: Record<string, string>, called = endpoint) =>
    both.send(both.worldUrl, 'POST', called, body, headers);

  it('is open to the service alone', async () => {
    const body = JSON.stringify(order);
    expect((await send(body, signed(body))).status).toBe(200);
    const strangers = [
      {},
      signed(`${body} `),
      signed(body, '/bank/arg/transfers'),
      signed(body, endpoint, Buffer.from('another secret of 32 bytes......').toString('base64')),
      signed(body, endpoint, SECRETS['bank-south'], Date.now() - 120_000),
      { ...signed(body, endpoint, SECRETS.embosser), 'x-api-key': 'embosser' },
    ];
    for (const headers of strangers) expect((await send(body, headers as Record<string, string>)).status).toBe(401);
    expect((await both.control('POST', '/incoming-transfers', {}, { authorization: 'Bearer guess' })).status).toBe(401);
  });

  it('takes what follows the contract, and an order once', async () => {
    expect((await send('{"key_type":"IBAN"}', signed('{"key_type":"IBAN"}'))).status).toBe(400);
    expect((await send('{', signed('{'))).status).toBe(400);
    const path = '/bank/arg/transfers';
    const sent = (amount: string, changes: object = {}) => {
      const body = JSON.stringify({ ...TRANSFER, amount, ...changes });
      return send(body, signed(body, path), path);
    };
    for (const _ of [1, 2])
      expect(await sent('10.00')).toMatchObject({ status: 200, body: { data: { status: 'SUCCESS' } } });
    // A client orders again after the database of the service was restored.
    expect((await sent('10.00', { created_at: '2026-03-15T12:30:00.000Z' })).status).toBe(200);
    expect((await sent('10.00', { description: 'rent' })).status).toBe(409);
    expect(await sent('11.00')).toMatchObject({ status: 409, body: { error_code: 'REFERENCE_REUSED' } });
    const body = JSON.stringify({ ...TRANSFER, amount: '10.00' });
    const another = await send(body, { ...signed(body, path), 'x-client-id': newId() }, path);
    expect(another).toMatchObject({ status: 409, body: { error_code: 'REFERENCE_REUSED' } });
  });
});

const TRANSFER = {
  ...{ id: newId(), currency: 'ARS', concept: 'VAR', description: null, created_at: '2026-03-15T12:00:00.000Z' },
  payer: { name: 'Ana', tax_id: null, key: null },
  destination: {
    ...{ cbu: '0170123000000045678901', cvu: null, alias: 'sol.mar.viento', active: true },
    bank: { code: '017', name: 'Banco del Sur' },
    holder: { name: 'Carlos Gómez', tax_type: 'CUIL', tax_value: '20287654325' },
  },
};
