import { noLimits } from '../kernel/client';
import { verifyLedger } from '../ledger/verification';
import type { FraudEngine } from '../networks/fraud/engine-port';
import { newId } from '../platform/ids';
import { fillCounters } from '../testing/ledger';
import { type Answer, type TestClient, useServer } from '../testing/server';

const fraudEngine: FraudEngine = { refuses: ({ amount }) => amount === '66666.66' };
const server = useServer({ ports: { fraudEngine } });

async function account(client: TestClient, changes: Record<string, unknown> = {}): Promise<string> {
  const user = await client.send('POST', '/users/v1/', {
    body: { email: `${newId()}@example.com`, operation_country: 'ARG' },
  });
  const body = { owner_type: 'USER', user_id: user.body.data.id, country: 'ARG', currency: 'ARS', ...changes };
  const answer = await client.send('POST', '/core/accounts/v1', { body });
  expect([answer.status, answer.body]).toEqual([201, expect.anything()]);
  return answer.body.data.id;
}

const bridge = (client: TestClient) => account(client, { owner_type: 'CLIENT', user_id: undefined });

type Changes = Record<string, unknown>;

function move(
  client: TestClient,
  account_id: string,
  changes: Changes = {},
  idempotencyKey = newId(),
): Promise<Answer> {
  const body = {
    account_id,
    type: 'MANUAL_MOVEMENT',
    process_type: 'ORIGINAL',
    entry_type: 'CREDIT',
    total_amount: '100.00',
    ...changes,
  };
  return client.send('POST', '/core/transactions/v1', { body, idempotencyKey });
}

const debit = (client: TestClient, id: string, total_amount: string, changes: Changes = {}) =>
  move(client, id, { entry_type: 'DEBIT', total_amount, ...changes });

function p2p(client: TestClient, source: string, destination: string, changes: Changes = {}, idempotencyKey = newId()) {
  const body = {
    source_account_id: source,
    destination_account_id: destination,
    source_data: {},
    destination_data: {},
    total_amount: '10.00',
    ...changes,
  };
  return client.send('POST', '/core/transactions/v1/p2p', { body, idempotencyKey });
}

const balance = async (client: TestClient, id: string): Promise<string> =>
  (await client.send('GET', `/core/accounts/v1/${id}`)).body.data.balance;

const outcome = ({ status, body }: Answer) => [status, body.result ?? body.error_code, body.rejection_reason ?? null];

const activities = async (client: TestClient, query = '') =>
  (await client.send('GET', `/core/activities/v1?${query}`)).body.data;

const status = (client: TestClient, id: string, value: string, motive: string) =>
  client.send('PATCH', `/core/accounts/v1/${id}`, { body: { status: value, status_update_motive: motive } });

afterEach(async () => {
  expect((await verifyLedger(server().database.db)).mismatches).toEqual([]);
});

describe('a transaction', () => {
  it('is refused where all that its client has moved could not be kept any more', async () => {
    const client = await server().client();
    const id = await account(client);
    for (let times = 0; times < 8; times += 1) await move(client, id);
    const putBack = await fillCounters(server().database.db, client.client.id, 'CLIENT_FUNDS');
    const { status, body } = await move(client, id);
    await putBack();
    expect([status, body.error_code, body.error.details[0]]).toMatchObject([
      400,
      'INVALID_AUTHORIZATION_REQUEST',
      { code: 'maximum', pointer: '/total_amount' },
    ]);
    expect(await balance(client, id)).toBe('800.00');
  });

  it('moves money and makes an activity and an event', async () => {
    const client = await server().client();
    const id = await account(client);
    const answer = await move(client, id, {
      data: { description: { en: 'Salary', es: 'Sueldo' }, metadata: { ref: 1 } },
    });
    expect(outcome(answer)).toEqual([201, 'APPROVED', null]);
    expect(await balance(client, id)).toBe('100.00');
    const [activity] = await activities(client);
    expect(activity).toMatchObject({
      account: { id, country: 'ARG', currency: 'ARS' },
      origin_tx_id: answer.body.id,
      origin: 'CLIENT',
      result: 'APPROVED',
      total_amount: '100.00',
      entry_type: 'CREDIT',
      forced: false,
      data: { description: 'Salary', metadata: { ref: 1 } },
    });
    expect((await client.send('GET', `/core/activities/v1/${activity.id}`)).body.data).toEqual(activity);
    const events = await server().database.db.knex('outbox').where({ client_id: client.client.id });
    expect(events).toHaveLength(1);
    expect(JSON.parse(events[0].payload)).toMatchObject({
      type: 'ACTIVITY_CREATED',
      activity: { id: activity.id, data: { description: { en: 'Salary', es: 'Sueldo' } } },
    });
  });

  it('is rejected with its reason, changes nothing and still makes an activity', async () => {
    const client = await server().client();
    const id = await account(client);
    await move(client, id);
    expect(outcome(await debit(client, id, '100.01'))).toEqual([201, 'REJECTED', 'INSUFFICIENT_FUNDS']);
    expect(outcome(await debit(client, id, '66666.66'))).toEqual([201, 'REJECTED', 'FRAUD_SCORING_REJECTED']);
    const late = new Date(server().clock.now() - 1).toISOString();
    expect(outcome(await debit(client, id, '1', { process_before: late }))).toEqual([
      201,
      'REJECTED',
      'PROCESS_TIME_EXPIRED',
    ]);
    expect(await balance(client, id)).toBe('100.00');
    const refused = await activities(client, 'filter[result]=REJECTED');
    expect(refused.map((activity: { rejection_reason: string }) => activity.rejection_reason).sort()).toEqual([
      'FRAUD_SCORING_REJECTED',
      'INSUFFICIENT_FUNDS',
      'PROCESS_TIME_EXPIRED',
    ]);
  });

  it('obeys the status of the account', async () => {
    const client = await server().client();
    const id = await account(client);
    await move(client, id);
    await status(client, id, 'FROZEN', 'SEIZURE');
    expect(outcome(await move(client, id))).toEqual([201, 'APPROVED', null]);
    expect(outcome(await debit(client, id, '1'))).toEqual([201, 'REJECTED', 'ACCOUNT_FROZEN']);
    await status(client, id, 'DISABLED', 'LOST');
    expect(outcome(await move(client, id))).toEqual([201, 'REJECTED', 'ACCOUNT_DISABLED']);
  });

  it.each([
    ['zero', { total_amount: '0' }],
    ['zero with decimals', { total_amount: '0.00' }],
    ['a negative amount', { total_amount: '-1' }],
    ['more decimals than the currency', { total_amount: '1.001' }],
    ['an exponent', { total_amount: '1e3' }],
    ['more than can be counted', { total_amount: '9007199254740993000' }],
    ['nothing', { total_amount: null }],
    ['a number', { total_amount: 5 }],
    ['257 characters', { total_amount: '1'.repeat(257) }],
    ['details that do not sum', { data: { details: [{ type: 'BASE', amount: '99.99' }] } }],
    ['properties of another type', { type: 'CASHIN', data: { tx_properties: { merchant_id: 'm' } } }],
    ['an unknown type', { type: 'GIFT' }],
    ['an unknown field', { colour: 'red' }],
  ])('with %s is refused and leaves no entry', async (_name, changes) => {
    const client = await server().client();
    const id = await account(client);
    const answer = await move(client, id, changes);
    expect(outcome(answer)).toEqual([400, 'INVALID_AUTHORIZATION_REQUEST', null]);
    expect(answer.body.error.details).toHaveLength(1);
    expect(await activities(client)).toEqual([]);
    expect(await server().database.db.knex('ledger_entries').where({ account_id: id })).toEqual([]);
  });

  it('takes details that sum with discounts and opposite parts', async () => {
    const client = await server().client();
    const details = [
      { type: 'BASE', amount: '120' },
      { type: 'TAX', amount: '0.5', subtype: 'IVA' },
      { type: 'DISCOUNT', amount: '10.5' },
      { type: 'FEE', amount: '10', entry_type: 'DEBIT', description: { es: 'Comisión' } },
    ];
    expect(outcome(await move(client, await account(client), { data: { details } }))).toEqual([201, 'APPROVED', null]);
    const [activity] = await activities(client);
    expect(activity.data.details[3]).toMatchObject({ amount: '10.00', entry_type: 'DEBIT', description: 'Comisión' });
  });

  it('on an account that is unknown or of another client is 404', async () => {
    const client = await server().client();
    const foreign = await account(await server().client());
    expect(outcome(await move(client, newId()))).toEqual([404, 'ACCOUNT_NOT_FOUND', null]);
    expect(outcome(await move(client, foreign))).toEqual([404, 'ACCOUNT_NOT_FOUND', null]);
  });

  it('follows a parent of the same account, never for more than it has left', async () => {
    const client = await server().client();
    const id = await account(client);
    await move(client, id);
    const parent_tx_id = (await debit(client, id, '80')).body.id;
    const refund = (total_amount: string, changes: Changes = {}) =>
      move(client, id, { process_type: 'REFUND', parent_tx_id, total_amount, ...changes });
    expect(outcome(await refund('50'))).toEqual([201, 'APPROVED', null]);
    expect(outcome(await refund('30.01'))).toEqual([422, 'INVALID_PARENT_TX_ID', null]);
    expect(outcome(await refund('30'))).toEqual([201, 'APPROVED', null]);
    expect(outcome(await refund('0.01'))).toEqual([422, 'INVALID_PARENT_TX_ID', null]);
    expect(outcome(await refund('1', { parent_tx_id: newId() }))).toEqual([422, 'INVALID_PARENT_TX_ID', null]);
    expect(outcome(await refund('1', { parent_tx_id: undefined }))).toEqual([422, 'INVALID_PARENT_TX_ID', null]);
    const other = await account(client);
    expect(outcome(await move(client, other, { process_type: 'REVERSAL', parent_tx_id }))).toEqual([
      422,
      'INVALID_PARENT_TX_ID',
      null,
    ]);
    expect(outcome(await move(client, id, { parent_tx_id }))).toEqual([422, 'INVALID_PARENT_TX_ID', null]);
    expect(await balance(client, id)).toBe('100.00');
  });

  it('can be given back in full after what was given back was taken back', async () => {
    const client = await server().client();
    const id = await account(client);
    await move(client, id);
    const origin = (await debit(client, id, '80')).body.id;
    const follow = (parent_tx_id: string, process_type: string, total_amount: string) =>
      move(client, id, {
        ...{ process_type, parent_tx_id, total_amount },
        entry_type: parent_tx_id === origin ? 'CREDIT' : 'DEBIT',
      });
    for (const process_type of ['REFUND', 'ADJUSTMENT']) {
      const given = await follow(origin, process_type, '60');
      expect(outcome(given)).toEqual([201, 'APPROVED', null]);
      expect(outcome(await follow(given.body.id, 'REVERSAL', '60'))).toEqual([201, 'APPROVED', null]);
      expect(outcome(await follow(given.body.id, 'REVERSAL', '0.01'))).toEqual([422, 'INVALID_PARENT_TX_ID', null]);
    }
    expect(outcome(await follow(origin, 'REFUND', '80.01'))).toEqual([422, 'INVALID_PARENT_TX_ID', null]);
    expect(outcome(await follow(origin, 'REFUND', '80'))).toEqual([201, 'APPROVED', null]);
    expect(await balance(client, id)).toBe('100.00');
    expect((await verifyLedger(server().database.db)).mismatches).toEqual([]);
  });

  it('obeys the limits of account, client and bridge account', async () => {
    const limited = async (limits: Partial<typeof noLimits>) =>
      server().client({}, { limits: { ...noLimits, ...limits } });
    const period = { daily: null, monthly: null };
    const cases: [Partial<typeof noLimits>, typeof bridge, string][] = [
      [{ account: { ...period, daily: '150.00' } }, account, 'DAILY_AMOUNT_LIMIT_REACHED'],
      [{ account: { ...period, monthly: '150.00' } }, account, 'MONTHLY_AMOUNT_LIMIT_REACHED'],
      [{ client: { ...period, daily: '150.00' } }, account, 'CLIENT_DAILY_AMOUNT_LIMIT_REACHED'],
      [{ client: { ...period, monthly: '150.00' } }, account, 'CLIENT_MONTHLY_AMOUNT_LIMIT_REACHED'],
      [{ bridge: { ...noLimits.bridge, daily: '150.00' } }, bridge, 'BRIDGE_ACCOUNT_DAILY_AMOUNT_LIMIT_REACHED'],
      [{ bridge: { ...noLimits.bridge, monthly: '150.00' } }, bridge, 'BRIDGE_ACCOUNT_MONTHLY_AMOUNT_LIMIT_REACHED'],
      [{ bridge: { ...noLimits.bridge, balance: '150.00' } }, bridge, 'MAX_BRIDGE_ACCOUNT_FUNDING_LIMIT_EXCEEDED'],
    ];
    for (const [limits, open, reason] of cases) {
      const client = await limited(limits);
      const id = await open(client);
      expect([reason, ...outcome(await move(client, id))]).toEqual([reason, 201, 'APPROVED', null]);
      expect(outcome(await move(client, id))).toEqual([201, 'REJECTED', reason]);
    }
    const client = await limited({ bridge: { ...noLimits.bridge, movement: '99.99' } });
    expect(outcome(await move(client, await bridge(client)))).toEqual([
      201,
      'REJECTED',
      'BRIDGE_ACCOUNT_AMOUNT_LIMIT_REACHED',
    ]);
  });
});

describe('the key of a transaction', () => {
  it('gives 100 requests at once one movement, one activity, one event and one answer', async () => {
    const client = await server().client();
    const id = await account(client);
    const answers = await Promise.all(Array.from({ length: 100 }, () => move(client, id, {}, 'k')));
    expect(new Set(answers.map(({ status: code, text }) => `${code} ${text}`)).size).toBe(1);
    expect(await balance(client, id)).toBe('100.00');
    expect(await activities(client)).toHaveLength(1);
    expect(await server().database.db.knex('outbox').where({ client_id: client.client.id })).toHaveLength(1);
  });

  it('is refused for another body, without effect', async () => {
    const client = await server().client();
    const id = await account(client);
    await move(client, id, {}, 'k');
    expect(outcome(await move(client, id, { total_amount: '1' }, 'k'))).toEqual([
      409,
      'DUPLICATED_IDEMPOTENCY_KEY',
      null,
    ]);
    expect(await balance(client, id)).toBe('100.00');
  });

  it('stays usable after a refusal', async () => {
    const client = await server().client();
    const id = await account(client);
    expect((await move(client, newId(), {}, 'k')).status).toBe(404);
    expect(outcome(await move(client, id, {}, 'k'))).toEqual([201, 'APPROVED', null]);
  });
});

describe('100 debits of a whole balance at once', () => {
  it('approve exactly one', async () => {
    const client = await server().client();
    const id = await account(client);
    await move(client, id);
    const answers = await Promise.all(Array.from({ length: 100 }, () => debit(client, id, '100.00')));
    expect(answers.filter(({ body }) => body.result === 'APPROVED')).toHaveLength(1);
    expect(answers.every(({ status: code }) => code === 201)).toBe(true);
    expect(await balance(client, id)).toBe('0.00');
  });
});

describe('a movement between two accounts', () => {
  it('moves money on both or on none', async () => {
    const client = await server().client();
    const [source, destination] = [await account(client), await bridge(client)];
    const refused = await p2p(client, source, destination);
    expect(refused.body.source_account_tx).toMatchObject({
      result: 'REJECTED',
      rejection_reason: 'INSUFFICIENT_FUNDS',
    });
    expect(refused.body.destination_account_tx).toMatchObject({
      result: 'REJECTED',
      rejection_reason: 'SOURCE_ACCOUNT_TX_REJECTED',
    });
    await move(client, source);
    await status(client, destination, 'DISABLED', 'LOST');
    const unwilling = await p2p(client, source, destination);
    expect(unwilling.body.source_account_tx.rejection_reason).toBe('DESTINATION_ACCOUNT_TX_REJECTED');
    expect(unwilling.body.destination_account_tx.rejection_reason).toBe('ACCOUNT_DISABLED');
    await client.send('PATCH', `/core/accounts/v1/${destination}`, { body: { status: 'ACTIVE' } });
    const moved = await p2p(client, source, destination);
    expect([moved.status, moved.body.source_account_tx.result]).toEqual([201, 'APPROVED']);
    expect([await balance(client, source), await balance(client, destination)]).toEqual(['90.00', '10.00']);
    const both = await activities(client, 'filter[type]=P2P_IN,P2P_OUT&filter[result]=APPROVED');
    expect(
      both.map((activity: { type: string; origin: string }) => `${activity.type} ${activity.origin}`).sort(),
    ).toEqual(['P2P_IN P2P', 'P2P_OUT P2P']);
  });

  it('is refused between an account and itself, two currencies, and unknown accounts', async () => {
    const client = await server().client();
    const [one, brl] = [await account(client), await account(client, { country: 'BRA', currency: 'BRL' })];
    expect(outcome(await p2p(client, one, one))).toEqual([400, 'INVALID_AUTHORIZATION_REQUEST', null]);
    expect(outcome(await p2p(client, one, brl))).toEqual([400, 'INVALID_AUTHORIZATION_REQUEST', null]);
    expect(outcome(await p2p(client, one, newId()))).toEqual([404, 'ACCOUNT_NOT_FOUND', null]);
    const pointers = ({ body }: Answer) => body.error.details.map(({ pointer }: { pointer: string }) => pointer);
    expect(pointers(await p2p(client, one, newId()))).toEqual(['/destination_account_id']);
    expect(pointers(await p2p(client, newId(), one))).toEqual(['/source_account_id']);
    expect(pointers(await p2p(client, newId(), newId()))).toEqual(['/source_account_id', '/destination_account_id']);
    expect(pointers(await move(client, newId()))).toEqual(['/account_id']);
  });

  it('gives a repeat the first answer', async () => {
    const client = await server().client();
    const [source, destination] = [await account(client), await account(client)];
    await move(client, source);
    const first = await p2p(client, source, destination, {}, 'k');
    expect((await p2p(client, source, destination, {}, 'k')).text).toBe(first.text);
    expect(outcome(await p2p(client, destination, source, {}, 'k'))).toEqual([409, 'DUPLICATED_IDEMPOTENCY_KEY', null]);
    expect(await balance(client, source)).toBe('90.00');
  });
});

describe('activities', () => {
  it('have the language that is requested', async () => {
    const client = await server().client();
    const id = await account(client);
    await debit(client, id, '1', {
      data: { description: { 'es-MX': 'Café', 'pt-BR': 'Café da manhã', 'en-US': 'Coffee' } },
    });
    const texts = async (language?: string) => {
      const headers = language === undefined ? undefined : { 'accept-language': language };
      const [activity] = (await client.send('GET', '/core/activities/v1', { headers })).body.data;
      return [activity.data.description, activity.rejection_message];
    };
    expect(await texts('es-AR, en;q=0.5')).toEqual(['Café', 'El saldo no es suficiente.']);
    expect(await texts('en;q=0.4, pt;q=0.9')).toEqual(['Café da manhã', 'O saldo não é suficiente.']);
    expect(await texts('ja')).toEqual(['Coffee', 'The balance is not sufficient.']);
  });

  it('are shown as quickly, however many languages the reader names and the texts have', async () => {
    const client = await server().client();
    const id = await account(client);
    const tags = [
      'de',
      'fr',
      'it',
      'nl',
      'pl',
      'sv',
      'da',
      'fi',
      'cs',
      'el',
      'hu',
      'ro',
      'bg',
      'hr',
      'sk',
      'sl',
      'et',
      'lt',
      'lv',
      'mt',
    ];
    const description = Object.fromEntries(tags.map((tag) => [tag, 'x']));
    const detail = { type: 'BASE', amount: '1', entry_type: 'CREDIT', description };
    const data = { description, details: Array.from({ length: 50 }, () => detail) };
    const made = await Promise.all(Array.from({ length: 100 }, () => move(client, id, { total_amount: '50', data })));
    expect(new Set(made.map(({ status: answered }) => answered))).toEqual(new Set([201]));
    const headers = { 'accept-language': `${'y,'.repeat(126)}sv` };
    const started = process.cpuUsage();
    const { body } = await client.send('GET', '/core/activities/v1?page[size]=100', { headers });
    const milliseconds = process.cpuUsage(started).user / 1_000;
    expect(body.data.map(({ data: shown }: { data: { details: unknown[] } }) => shown.details.length)).toEqual(
      Array.from({ length: 100 }, () => 50),
    );
    expect(milliseconds).toBeLessThan(1_500);
  });

  it('are found by every filter, and by nobody else', async () => {
    const client = await server().client();
    const [one, two] = [await account(client), await account(client, { country: 'BRA', currency: 'BRL' })];
    await move(client, one, { type: 'CASHIN' });
    server().clock.advance(1_000);
    const between = new Date(server().clock.now()).toISOString();
    server().clock.advance(1_000);
    await move(client, two, { type: 'PAYMENT_IN' });
    await debit(client, two, '500', { type: 'PAYMENT_OUT' });
    const types = async (query: string) =>
      (await activities(client, query)).map((activity: { type: string }) => activity.type).sort();
    expect(await types('filter[country]=ARG')).toEqual(['CASHIN']);
    expect(await types(`filter[account_id]=${two}`)).toEqual(['PAYMENT_IN', 'PAYMENT_OUT']);
    expect(await types('filter[result]=REJECTED,PENDING')).toEqual(['PAYMENT_OUT']);
    expect(await types('filter[type]=CASHIN,PAYMENT_IN')).toEqual(['CASHIN', 'PAYMENT_IN']);
    for (const name of ['created', 'updated', 'upsert']) {
      expect(await types(`filter[${name}_from]=${between}`)).toEqual(['PAYMENT_IN', 'PAYMENT_OUT']);
      expect(await types(`filter[${name}_until]=${between}`)).toEqual(['CASHIN']);
    }
    expect(await activities(await server().client())).toEqual([]);
    const page = await client.send('GET', '/core/activities/v1?page[size]=2&page[number]=1&sort=created_at,-type');
    expect(page.body.meta.pagination).toEqual({ current_page: 1, page_size: 2, total_pages: 2, total_items: 3 });
    expect(page.body.data).toHaveLength(1);
  });

  it('of another client are 404', async () => {
    const [client, stranger] = [await server().client(), await server().client()];
    await move(client, await account(client));
    const [activity] = await activities(client);
    const answer = await stranger.send('GET', `/core/activities/v1/${activity.id}`);
    expect([answer.status, answer.body.error_code]).toEqual([404, 'ACTIVITY_NOT_FOUND']);
  });
});

describe('with a fraud engine outside', () => {
  const engine = { ...fraudEngine };
  let asked = 0;
  let answers = true;
  beforeEach(() => {
    [asked, answers] = [0, true];
    Object.assign(fraudEngine, {
      isOutside: true,
      refuses: async () => {
        asked += 1;
        if (!answers) throw new Error('the engine does not answer');
        return false;
      },
    });
  });
  afterEach(() => Object.assign(fraudEngine, { isOutside: false, ...engine }));

  it('a repeat gets the first answer, whether the engine answers or not, and does not call it again', async () => {
    const client = await server().client();
    const [source, destination] = [await bridge(client), await bridge(client)];
    await move(client, source);
    for (const send of [
      (key: string) => move(client, source, {}, key),
      (key: string) => p2p(client, source, destination, {}, key),
    ]) {
      const key = newId();
      answers = false;
      expect((await send(key)).status).toBe(503);
      answers = true;
      const first = await send(key);
      expect(first.status).toBe(201);
      const before = asked;
      answers = false;
      const repeat = await send(key);
      expect([repeat.status, repeat.text, asked]).toEqual([201, first.text, before]);
    }
    const key = newId();
    answers = true;
    await move(client, source, {}, key);
    answers = false;
    const other = await move(client, source, { total_amount: '1.00' }, key);
    expect([other.status, other.body.error_code]).toEqual([409, 'DUPLICATED_IDEMPOTENCY_KEY']);
  });
});
