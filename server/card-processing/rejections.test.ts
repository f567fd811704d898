import { settlement } from '../../generated/settlement';
import { CardDays } from '../../mocks/testing/card-days';
import { CardNetwork, type Setting } from '../../mocks/testing/card-network';
import { CONTROLS } from '../../mocks/testing/controls';
import { createWorld, worldExtension } from '../../mocks/world';
import { DAY } from '../kernel/time';
import { verifyLedger } from '../ledger/verification';
import { newId } from '../platform/ids';
import { strangePan } from '../testing/cards';
import { misnumberedAccounts } from '../testing/event-sequences';
import { useServer } from '../testing/server';
import { ManualTimer } from '../testing/timer';
import { processingDefaults } from './options';
import type { FraudVerdict } from './rules/decision';

const timer = new ManualTimer();

/** The next answer of the fraud engine. */
let fraud: FraudVerdict | 'DOWN' = 'ACCEPT';

const server = useServer({
  processing: { timer },
  extension: {
    ...worldExtension,
    join: (services) => {
      const world = createWorld(services);
      const judge = async () => {
        if (fraud === 'DOWN') throw new Error('the fraud engine does not answer');
        return fraud;
      };
      return { ...world, ports: { ...world.ports, cardFraud: { judge } } };
    },
  },
});

const opened: CardNetwork[] = [];

/** Every status detail that a settlement file has had in these stories. */
const reached = new Set<string>();

/** The row of a transaction in the file of its day. */
async function settled(n: CardNetwork, id: string) {
  const day = new Date(server().clock.now()).toISOString().slice(0, 10);
  const days = new CardDays(server(), n.bench.client);
  await n.later(DAY);
  await days.settle(day);
  const row = (await days.rows('transactions', day)).find((one) => one.TRANSACTION_ID === id);
  reached.add(String(row?.STATUS_DETAIL));
  return row;
}

async function network(setting: Setting = {}): Promise<CardNetwork> {
  const made = await CardNetwork.open(server(), setting);
  opened.push(made);
  return made;
}

afterEach(async () => {
  fraud = 'ACCEPT';
  for (const made of opened.splice(0)) await made.close();
  expect((await verifyLedger(server().database.db)).mismatches).toEqual([]);
  expect(await misnumberedAccounts(server().database.db)).toEqual([]);
});

/**
 * A story of a card whose ledger decides: what is wrong with it, how it is used, and the detail it is rejected with.
 */
interface Story {
  detail: string;
  because: string;
  prepare?(n: CardNetwork): Promise<unknown>;
  usage?(n: CardNetwork): Promise<object> | object;
  setting?: Setting;
}

const setCard = (status: string, status_reason: string) => (n: CardNetwork) =>
  n.bench.ask('PATCH', `/cards/v1/${n.cardId}`, { status, status_reason });
const happens = (what: string) => (n: CardNetwork) => n.bench.ask('POST', `${CONTROLS}/cards/${n.cardId}/${what}`);
const changeGroup = (changes: object) => (n: CardNetwork) =>
  n.bench.ask('PATCH', `${CONTROLS}/affinity-groups/${n.groupId}`, changes);
const condition = (detail: string, value: string): Story => ({
  detail,
  because: `of ${value}`,
  usage: () => ({ condition: value }),
});
const freeze = (n: CardNetwork) =>
  n.bench.ask('PATCH', `/core/accounts/v1/${n.accountId}`, { status: 'FROZEN', status_update_motive: 'SEIZURE' });
const fresh = async (n: CardNetwork, changes: object) => ({
  card_id: (await n.bench.card({ user_id: n.userId, affinity_group_id: n.groupId, ...changes })).id,
});

const STORIES: readonly Story[] = [
  { detail: 'CARD_NOT_FOUND', because: 'no card has the number', usage: () => ({ pan: strangePan() }) },
  { detail: 'CARD_NOT_ACTIVE', because: 'the card is not made yet', usage: (n) => fresh(n, { card_type: 'PHYSICAL' }) },
  {
    detail: 'CARD_NOT_ACTIVE',
    because: 'the card is not activated yet',
    usage: async (n) => ({ card_id: (await n.bench.embossedCard({ user_id: n.userId })).id }),
  },
  { detail: 'CARD_BLOCKED', because: 'the card is blocked', prepare: setCard('BLOCKED', 'USER_INTERNAL_REASON') },
  { detail: 'CARD_DISABLED', because: 'the card is disabled', prepare: setCard('DISABLED', 'BROKEN') },
  { detail: 'LOST_CARD', because: 'the card is lost', prepare: happens('report-lost') },
  { detail: 'STOLEN_CARD', because: 'the card is stolen', prepare: happens('report-stolen') },
  { detail: 'EXPIRED_CARD', because: 'the card has expired', prepare: happens('expire') },
  {
    detail: 'RESTRICTED_USER',
    because: 'the user is blocked',
    prepare: (n) =>
      n.bench.ask('PATCH', `/users/v1/${n.userId}`, { status: 'BLOCKED', status_reason: 'CLIENT_INTERNAL_REASON' }),
  },
  { detail: 'CARD_NOT_CONFIGURED', because: 'the group is inactive', prepare: changeGroup({ status: 'INACTIVE' }) },
  {
    detail: 'TRANSACTION_NOT_PERMITTED',
    because: 'the group allows no withdrawals abroad',
    prepare: changeGroup({ international_withdrawal_allowed: false }),
    usage: () => ({ type: 'WITHDRAWAL', point_type: 'ATM', country_code: 'USA', currency: 'USD', amount: '1.00' }),
  },
  {
    detail: 'INVALID_PIN',
    because: 'the PIN is wrong',
    prepare: (n) => n.bench.ask('PATCH', `/cards/v1/${n.cardId}`, { pin: '2580' }),
    usage: () => ({ pin: '2581' }),
  },
  {
    detail: 'INVALID_CVV',
    because: 'the security code is wrong',
    usage: async (n) => {
      const { pan, cvv } = await n.bench.secrets(n.cardId);
      return { pan, cvv: String((Number(cvv) + 1) % 1000).padStart(3, '0') };
    },
  },
  { detail: 'INVALID_EXPIRATION_DATE', because: 'the date is wrong', usage: () => ({ expiration_date: '01/30' }) },
  {
    detail: 'INVALID_AMOUNT',
    because: 'the group allows less at once',
    prepare: changeGroup({ amount_limits: { purchases: { per_transaction: '99.99' } } }),
  },
  {
    detail: 'INVALID_AMOUNT',
    because: 'the group allows less in a day',
    prepare: async (n) => {
      await changeGroup({ amount_limits: { purchases: { daily: '150.00' } } })(n);
      await n.use({ amount: '50.01' });
    },
  },
  {
    detail: 'INVALID_AMOUNT',
    because: 'the client allows less in a day',
    setting: {
      configuration: {
        limits: {
          account: { daily: '50.00', monthly: null },
          client: { daily: null, monthly: null },
          bridge: { daily: null, monthly: null, movement: null, balance: null },
        },
      },
    },
    // A forced credit passes any limit; that of a movement of the client's own is in the way here.
    prepare: (n) => n.force({ type: 'PAYMENT', amount: '1000.00' }),
  },
  condition('SECURITY_VIOLATION', 'FRAUD_THRESHOLD'),
  condition('REJECTED_FRAUD', 'FRAUD_ENGINE'),
  {
    detail: 'SECURITY_VIOLATION',
    because: 'the engine’s score passes the threshold',
    prepare: async () => {
      fraud = 'OVER_THRESHOLD';
    },
  },
  {
    detail: 'REJECTED_FRAUD',
    because: 'the engine refuses',
    prepare: async () => {
      fraud = 'REFUSE';
    },
  },
  {
    detail: 'SERVICE_UNAVAILABLE',
    because: 'the engine does not answer',
    prepare: async () => {
      fraud = 'DOWN';
    },
  },
  condition('MISSING_FIELDS', 'FIELD_MISSING'),
  condition('EXTRA_FIELDS', 'FIELD_UNKNOWN'),
  condition('INVALID_TRANSACTION', 'MESSAGE_INVALID'),
  condition('INVALID_MERCHANT', 'MERCHANT_UNKNOWN'),
  condition('CRYPTO_ERROR', 'CRYPTOGRAM_WRONG'),
  condition('SERVICE_UNAVAILABLE', 'PROCESSOR_DOWN'),
  condition('SYSTEM_ERROR', 'PROCESSOR_FAULT'),
  condition('INTERNAL_ERROR', 'PROCESSOR_BUG'),
  condition('OTHER', 'UNCLASSIFIED'),
  { detail: 'INSUFFICIENT_FUNDS', because: 'the balance is too low', usage: () => ({ amount: '1000.01' }) },
  {
    detail: 'OTHER',
    because: 'the account is frozen',
    prepare: freeze,
  },
];

/** Rejections by the ledger itself; its own reason stands in the activity. */
const LEDGER: Readonly<Record<string, string>> = {
  'the balance is too low': 'INSUFFICIENT_FUNDS',
  'the account is frozen': 'ACCOUNT_FROZEN',
  'the client allows less in a day': 'DAILY_AMOUNT_LIMIT_REACHED',
};

describe('a use of a card is rejected', () => {
  it.each(STORIES.map((story) => [story.detail, story.because, story] as const))(
    'as %s because %s',
    async (detail, because, { prepare, usage, setting = {} }) => {
      const n = await network({ account: true, ...setting });
      if (setting.configuration === undefined) await n.fund('1000.00');
      await prepare?.(n);
      const changes = (await usage?.(n)) ?? {};
      const before = await n.balance();
      const activitiesBefore = (await n.activities()).length;
      const transaction = await n.use(changes as Record<string, unknown>);
      expect(transaction).toMatchObject({ state: 'REJECTED', status: 'REJECTED', status_detail: detail });
      expect(transaction.decided_by).toBe(because in LEDGER ? 'LEDGER' : 'PROCESSOR');
      expect(await n.balance()).toBe(before);
      expect(await n.find(transaction.id)).toEqual(transaction);
      const activities = await n.activities();
      if (transaction.account_id === null) expect(activities).toHaveLength(activitiesBefore);
      else {
        expect(activities).toHaveLength(activitiesBefore + 1);
        expect(activities[0]).toMatchObject({
          origin: 'PAYMENT_PROCESSOR',
          origin_tx_id: transaction.id,
          result: 'REJECTED',
          rejection_reason: LEDGER[because] ?? detail,
          rejection_message: expect.any(String),
          total_amount: transaction.local.total,
          entry_type: 'DEBIT',
          account_txs: because in LEDGER ? [expect.objectContaining({ id: transaction.id })] : [],
        });
      }
      expect(await settled(n, transaction.id)).toMatchObject({ STATUS: 'REJECTED', STATUS_DETAIL: detail });
    },
  );

  it.each([
    [
      'CLIENT_UNAVAILABLE',
      'nobody listens at the client',
      async () => {
        const n = await network({ transactions: 'http://127.0.0.1:1' });
        return [n, await n.use()] as const;
      },
    ],
    [
      'CLIENT_SIGNATURE_ERROR',
      'the client takes the bytes of signatures in another order',
      async () => {
        const n = await network({ order: 'body-timestamp-endpoint' });
        return [n, await n.use()] as const;
      },
    ],
    [
      'CLIENT_TIMEOUT',
      'the client takes too long',
      async () => {
        const n = await network();
        const asked = new Promise<void>((resolve) => {
          n.slow(() => {
            resolve();
            return new Promise(() => undefined);
          });
        });
        const using = n.use();
        await asked;
        timer.pass(processingDefaults.budgetMilliseconds);
        return [n, await using] as const;
      },
    ],
  ])('as %s because %s', async (detail, _, use) => {
    const [n, transaction] = await use();
    expect(transaction).toMatchObject({ status: 'REJECTED', status_detail: detail, decided_by: 'PROCESSOR' });
    expect(await settled(n, transaction.id)).toMatchObject({ STATUS: 'REJECTED', STATUS_DETAIL: detail });
    expect(n.booked()).toBe(10_000_000n);
  });

  it('as DUPLICATE_TRANSMISSION_DETECTED when its message comes again', async () => {
    const n = await network({ account: true });
    await n.fund('1000.00');
    const first = await n.use();
    const again = await n.step(first.id, 'retransmit');
    expect(again).toMatchObject({
      state: 'REJECTED',
      status_detail: 'DUPLICATE_TRANSMISSION_DETECTED',
      local: first.local,
      original_transaction_id: null,
    });
    expect(again.id).not.toBe(first.id);
    expect((await n.step(again.id, 'retransmit')).status_detail).toBe('DUPLICATE_TRANSMISSION_DETECTED');
    expect(await n.balance()).toBe('900.00');
    const [activity] = await n.activities();
    expect(activity).toMatchObject({ result: 'REJECTED', rejection_reason: 'DUPLICATE_TRANSMISSION_DETECTED' });
    expect(await settled(n, again.id)).toMatchObject({ STATUS_DETAIL: 'DUPLICATE_TRANSMISSION_DETECTED' });
    await setCard('BLOCKED', 'CLIENT_INTERNAL_REASON')(n);
    expect((await n.step(first.id, 'retransmit')).status_detail).toBe('CARD_BLOCKED');
  });

  it('as INVALID_AMOUNT because the group allows less in a month, until the next one begins', async () => {
    const n = await network({ account: true });
    await n.fund('1000.00');
    await changeGroup({ amount_limits: { purchases: { monthly: '150.00' } } })(n);
    const now = new Date(server().clock.now());
    await n.later(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1) - now.getTime());
    expect((await n.use({ amount: '50.01' })).status_detail).toBe('APPROVED');
    await n.later(DAY);
    expect((await n.use()).status_detail).toBe('INVALID_AMOUNT');
    await n.later(30 * DAY);
    expect((await n.use()).status_detail).toBe('APPROVED');
  });

  it('as OTHER because the account is frozen, also where the card is only checked', async () => {
    const n = await network({ account: true });
    const check = { amount: '0.00' };
    expect(await n.use(check)).toMatchObject({ state: 'AUTHORIZED', status_detail: 'NOT_DECLINED' });
    await freeze(n);
    expect(await n.use(check)).toMatchObject({ state: 'REJECTED', status_detail: 'OTHER', decided_by: 'LEDGER' });
  });

  it('as ORIGINAL_NOT_FOUND when it takes back what is not there', async () => {
    const n = await network({ account: true });
    await n.fund('1000.00');
    for (const original of [{ original_transaction_id: newId() }, {}]) {
      const reversal = await n.force({ type: 'REVERSAL_PURCHASE', ...original });
      expect(reversal).toMatchObject({
        state: 'REJECTED',
        status_detail: 'ORIGINAL_NOT_FOUND',
        decided_by: 'PROCESSOR',
        forced: true,
      });
      expect(await settled(n, reversal.id)).toMatchObject({ STATUS_DETAIL: 'ORIGINAL_NOT_FOUND' });
      const { data } = (await n.bench.client.send('GET', '/core/activities/v1?filter[result]=REJECTED')).body;
      expect(data[0]).toMatchObject({ origin_tx_id: reversal.id, forced: true });
    }
    expect(await n.balance()).toBe('1000.00');
  });

  it('counting wrong PINs, and asking for none when something before it is wrong', async () => {
    const n = await network({ account: true });
    await n.fund('1000.00');
    await n.bench.ask('PATCH', `/cards/v1/${n.cardId}`, { pin: '2580' });
    expect((await n.use({ pin: '2580' })).status_detail).toBe('APPROVED');
    await setCard('BLOCKED', 'CLIENT_INTERNAL_REASON')(n);
    for (let i = 0; i < 4; i += 1) expect((await n.use({ pin: '0000' })).status_detail).toBe('CARD_BLOCKED');
    await n.bench.ask('PATCH', `/cards/v1/${n.cardId}`, { status: 'ACTIVE' });
    const wrong = await Promise.all(Array.from({ length: 8 }, () => n.use({ pin: '1111' })));
    expect(new Set(wrong.map(({ status_detail }) => status_detail))).toEqual(new Set(['INVALID_PIN']));
    const { db } = server().database;
    const [secrets] = await db.knex('card_secrets').where({ card_id: n.cardId }).select('pin_failures');
    expect(secrets).toEqual({ pin_failures: 3 });
    // Locked now: even the right one is not looked at.
    expect((await n.use({ pin: '2580' })).status_detail).toBe('INVALID_PIN');
  });

  it('before the client is notified', async () => {
    const n = await network();
    await setCard('BLOCKED', 'CLIENT_INTERNAL_REASON')(n);
    expect((await n.use()).status_detail).toBe('CARD_BLOCKED');
    expect(n.ledger.all()).toEqual([]);
  });

  it('never over the limit, however many come at once', async () => {
    const n = await network();
    await changeGroup({ amount_limits: { purchases: { daily: '300.00' } } })(n);
    const uses = await Promise.all(Array.from({ length: 8 }, () => n.use()));
    const details = uses.map(({ status_detail }) => status_detail).sort();
    expect(details).toEqual([...Array(3).fill('APPROVED'), ...Array(5).fill('INVALID_AMOUNT')]);
    const [{ id }] = uses.filter(({ status_detail }) => status_detail === 'APPROVED') as [{ id: string }];
    await n.step(id, 'reverse');
    expect((await n.use()).status_detail).toBe('APPROVED');
  });
});

describe('a message that can not be', () => {
  it.each([
    ['a currency that no rate is known for', { currency: 'XPF' }, 422, 'INVALID_CURRENCY'],
    [
      'decimals that the currency has not',
      { currency: 'CLP', country_code: 'CHL', amount: '10.50' },
      422,
      'INVALID_AMOUNT',
    ],
    ['cash beside a purchase', { cash_amount: '10.00' }, 422, 'INVALID_AMOUNT'],
    ['more cash than the amount', { type: 'EXTRACASH', cash_amount: '100.01' }, 422, 'INVALID_AMOUNT'],
    ['an amount that can not be written', { currency: 'USD', amount: '999999999999999.00' }, 422, 'INVALID_AMOUNT'],
    [
      'installments on a prepaid card',
      { installments: { quantity: 3, credit_type: 'WITH_INTEREST' } },
      422,
      'INSTALLMENTS_NOT_ALLOWED',
    ],
    ['a card that is not there', { card_id: newId() }, 404, 'CARD_NOT_FOUND'],
    ['a day that does not exist', { local_date_time: '2026-02-30T10:00:00' }, 400, 'INVALID_REQUEST'],
    ['a leap day of no leap year', { local_date_time: '2100-02-29T10:00:00' }, 400, 'INVALID_REQUEST'],
    ['a day before the year 1000', { local_date_time: '0000-01-01T10:00:00' }, 400, 'INVALID_REQUEST'],
    ['a country that is none', { country_code: 'ZZZ' }, 400, 'INVALID_REQUEST'],
    ['a card and a number', { pan: strangePan(), card_id: newId() }, 400, 'INVALID_REQUEST'],
  ])('is refused: %s', async (_name, changes, status, code) => {
    const n = await network();
    const answer = await n.send('', n.usage(changes));
    expect([answer.status, answer.body.error_code]).toEqual([status, code]);
  });

  it('is refused: an original of what takes nothing back', async () => {
    const n = await network();
    const answer = await n.send('/force', n.usage({ original_transaction_id: newId() }));
    expect([answer.status, answer.body.error.details[0].pointer]).toEqual([400, '/original_transaction_id']);
  });

  it('is another client’s: its cards and transactions are unknown here', async () => {
    const [n, other] = [await network(), await network()];
    const theirs = await other.use();
    expect((await n.send('', n.usage({ card_id: other.cardId }))).status).toBe(404);
    const { pan } = await other.bench.secrets(other.cardId);
    expect((await n.use({ pan })).status_detail).toBe('CARD_NOT_FOUND');
    for (const step of ['reverse', 'clear', 'refund', 'expire', 'retransmit']) {
      const body = step === 'expire' || step === 'retransmit' ? undefined : {};
      const answer = await n.send(`/${theirs.id}/${step}`, body);
      expect([step, answer.status, answer.body.error_code]).toEqual([step, 404, 'CARD_TRANSACTION_NOT_FOUND']);
    }
    expect((await n.bench.client.send('GET', `${CONTROLS}/card-transactions/${theirs.id}`)).status).toBe(404);
    const reversal = { type: 'REVERSAL_PURCHASE', original_transaction_id: theirs.id };
    expect((await n.force(reversal)).status_detail).toBe('ORIGINAL_NOT_FOUND');
  });
});

describe('what is approved', () => {
  it('is sent as APPROVED, and as NOT_DECLINED if a card was only checked', async () => {
    const n = await network();
    for (const [amount, detail] of [
      ['1.00', 'APPROVED'],
      ['0.00', 'NOT_DECLINED'],
    ] as const) {
      const { id } = await n.use({ amount });
      expect(await settled(n, id)).toMatchObject({ STATUS: 'APPROVED', STATUS_DETAIL: detail });
    }
  });
});

// The last of the file: a value that the contract gets needs a story above.
it('every status detail of the contract has a story', () => {
  const column = settlement.files.transactions.columns.find(({ name }) => name === 'STATUS_DETAIL');
  expect([...reached].sort()).toEqual([...(column?.schema.enum ?? [])].sort());
});
