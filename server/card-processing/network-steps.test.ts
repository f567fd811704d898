import { CardNetwork, type Setting } from '../../mocks/testing/card-network';
import { CONTROLS } from '../../mocks/testing/controls';
import { worldExtension } from '../../mocks/world';
import { DAY, MINUTE } from '../kernel/time';
import { verifyLedger } from '../ledger/verification';
import { runDueJobs } from '../platform/jobs/run-job';
import { enqueueJob } from '../platform/jobs/store/jobs';
import { TEST_NOW, useServer } from '../testing/server';

const server = useServer({ extension: worldExtension });
const opened: CardNetwork[] = [];

async function network(setting: Setting = {}): Promise<CardNetwork> {
  const made = await CardNetwork.open(server(), setting);
  opened.push(made);
  if (setting.account === true) await made.fund('100000.00');
  return made;
}

afterEach(async () => {
  server().clock.set(TEST_NOW);
  for (const made of opened.splice(0)) await made.close();
  expect((await verifyLedger(server().database.db)).mismatches).toEqual([]);
});

/** Returns the rest of the user's 100,000.00, wherever it is kept. */
async function left(n: CardNetwork): Promise<string> {
  if (n.accountId !== null) return n.balance();
  await n.delivered();
  const text = String(n.booked());
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}

const refused = async (n: CardNetwork, id: string, step: string, body?: object) => {
  const answer = await n.send(`/${id}/${step}`, body as Record<string, unknown>);
  return [answer.status, answer.body.error_code, answer.body.error?.details[0]?.detail];
};

/** Puts the job on the list that ends the time for presenting. */
async function startSweeping(): Promise<void> {
  const kind = 'sweep-card-transactions';
  const job = { kind, key: kind, payload: {}, runAt: server().clock.now(), restart: true };
  await server().database.db.transaction((tx) => enqueueJob(tx, job));
}

/** A transaction and what followed it, in short. */
const story = async (n: CardNetwork, id: string) => [
  (await n.find(id)).state,
  ...(await n.followers(id)).map((f: { type: string; state: string; local: { total: string } }) => [
    f.type,
    f.state,
    f.local.total,
  ]),
];

describe('what the network does later in a currency without decimals', () => {
  const fraction = { amount: '50.50' };
  const steps: [string, (n: CardNetwork, id: string) => Promise<unknown>, object][] = [
    ['reverse', async () => undefined, fraction],
    ['clear', async () => undefined, fraction],
    ['clear', (n, id) => n.step(id, 'clear'), { ...fraction, reverse: true, reason_code: '4853' }],
    ['refund', (n, id) => n.step(id, 'clear'), fraction],
  ];

  it.each(steps)('has none either: %s', async (step, before, body) => {
    const n = await network({ account: true });
    const { id } = await n.use({ amount: '1000.00', currency: 'CLP', exchange_rate: '1.5' });
    await before(n, id);
    const balance = await n.balance();
    expect(await refused(n, id, step, body)).toEqual([400, 'INVALID_REQUEST', 'CLP has no decimals']);
    expect([await n.balance(), await n.followers(id)]).toEqual([balance, []]);
    await n.step(id, step, { ...body, amount: '50.00' });
  });
});

describe('what happens in a currency with three decimals', () => {
  it('has a third one that is zero, and is sent with two', async () => {
    const n = await network({ account: true });
    const { id } = await n.use({ amount: '12.340', currency: 'KWD', country_code: 'KWT', exchange_rate: '1000' });
    expect(await n.find(id)).toMatchObject({ transaction: { total: '12.34', currency: 'KWD' } });
    expect(await n.balance()).toBe('87660.00');
    await n.step(id, 'clear', { amount: '12.350' });
    expect(await n.balance()).toBe('87650.00');
    await n.step(id, 'refund', { amount: '10.350' });
    const [, refund] = await n.followers(id);
    expect(refund).toMatchObject({ type: 'REFUND', transaction: { total: '10.35' }, local: { total: '10350.00' } });
    expect(await refused(n, id, 'refund', { amount: '0.001' })).toEqual([
      400,
      'INVALID_REQUEST',
      expect.stringContaining('a third one that is 0'),
    ]);
  });
});

describe.each([
  ['where the account’s ledger decides', { account: true }],
  ['where the client decides', {}],
] as const)('what the network does later, %s', (_where, setting) => {
  it('presents for more than was authorized: the difference is debited', async () => {
    const n = await network(setting);
    const { id } = await n.use({ amount: '14520.50' });
    expect(await left(n)).toBe('85479.50');
    const cleared = await n.step(id, 'clear', { amount: '14870.50' });
    expect(cleared).toMatchObject({ state: 'CLEARED', status: 'APPROVED', source: 'CLEARING' });
    expect(cleared.presentments).toMatchObject([
      { function_code: 'FIRST_PRESENTMENT', reverse: false, reason_code: null, amount: '14870.50', currency: 'ARS' },
    ]);
    expect(await story(n, id)).toEqual(['CLEARED', ['PURCHASE', 'CLEARED', '350.00']]);
    expect(await left(n)).toBe('85129.50');
  });

  it('presents for less: the difference is credited, taxes included', async () => {
    const charge = { name: 'PERCEPTION', type: 'TAX', percentage: '30', origin: 'INTERNATIONAL' } as const;
    const n = await network({ ...setting, configuration: undefined });
    await n.bench.ask('PATCH', `${CONTROLS}/client`, { card_charges: [charge] });
    const { id } = await n.use({ amount: '10.00', currency: 'USD', country_code: 'USA', exchange_rate: '1450' });
    expect(await left(n)).toBe('81150.00');
    // What is agreed later does not touch what was authorized before.
    await n.bench.ask('PATCH', `${CONTROLS}/client`, { card_charges: [] });
    await n.step(id, 'clear', { amount: '9.00' });
    const [adjustment] = await n.followers(id);
    expect(adjustment).toMatchObject({
      type: 'REVERSAL_PURCHASE',
      state: 'CLEARED',
      decided_by: 'NETWORK',
      local: { total: '1885.00', currency: 'ARS' },
      transaction: { total: '1.00', currency: 'USD' },
      settlement: { total: '1.00', currency: 'USD' },
      details: [
        { type: 'BASE', name: 'BASE', amount: '1450.00' },
        { type: 'TAX', name: 'PERCEPTION', amount: '435.00' },
      ],
    });
    expect(await left(n)).toBe('83035.00');
  });

  it('presents for far more than was authorized, as a petrol pump does', async () => {
    const n = await network(setting);
    const { id } = await n.use({ amount: '1.00' });
    await n.step(id, 'clear', { amount: '6000.00' });
    expect(await left(n)).toBe('94000.00');
    await n.step(id, 'clear', { reverse: true });
    expect(await left(n)).toBe('100000.00');
  });

  it('takes a presentment back and presents again', async () => {
    const n = await network(setting);
    const { id } = await n.use();
    await n.step(id, 'clear');
    await n.step(id, 'clear', { reverse: true });
    expect(await left(n)).toBe('100000.00');
    const again = await n.step(id, 'clear', {
      function_code: 'SECOND_PRESENTMENT_PARTIAL',
      amount: '60.00',
      reason_code: '4853',
    });
    expect(
      again.presentments.map((p: { function_code: string; reverse: boolean; amount: string }) => [
        p.function_code,
        p.reverse,
        p.amount,
      ]),
    ).toEqual([
      ['FIRST_PRESENTMENT', false, '100.00'],
      ['FIRST_PRESENTMENT', true, '100.00'],
      ['SECOND_PRESENTMENT_PARTIAL', false, '60.00'],
    ]);
    expect(await left(n)).toBe('99940.00');
    expect(await refused(n, id, 'clear', { reverse: true, amount: '60.01' })).toEqual([
      409,
      'ILLEGAL_STEP',
      '60.00 are presented and can be reversed',
    ]);
  });

  it('reverses a part, and then the rest', async () => {
    const n = await network(setting);
    const { id } = await n.use();
    const part = await n.step(id, 'reverse', { amount: '30.00' });
    expect(part).toMatchObject({
      type: 'REVERSAL_PURCHASE',
      state: 'AUTHORIZED',
      status: 'APPROVED',
      status_detail: 'APPROVED',
      original_transaction_id: id,
      decided_by: 'NETWORK',
      forced: true,
      local: { total: '30.00', currency: 'ARS' },
    });
    expect(await left(n)).toBe('99930.00');
    expect(await refused(n, id, 'reverse', { amount: '70.01' })).toEqual([
      422,
      'AMOUNT_EXCEEDS_ORIGINAL',
      'the remaining amount of the original is 70.00',
    ]);
    await n.step(id, 'reverse');
    expect(await story(n, id)).toEqual([
      'REVERSED',
      ['REVERSAL_PURCHASE', 'AUTHORIZED', '30.00'],
      ['REVERSAL_PURCHASE', 'AUTHORIZED', '70.00'],
    ]);
    expect(await left(n)).toBe('100000.00');
    const [status, code, detail] = await refused(n, id, 'reverse', {});
    expect([status, code]).toEqual([409, 'ILLEGAL_STEP']);
    expect(detail).toMatch(/ is not possible from REVERSED; no step is possible from REVERSED$/);
    expect((await refused(n, part.id, 'reverse', {})).slice(0, 2)).toEqual([409, 'ILLEGAL_STEP']);
  });

  it('reverses once, however often it says so at once', async () => {
    const n = await network(setting);
    const { id } = await n.use();
    const answers = await Promise.all(Array.from({ length: 6 }, () => n.send(`/${id}/reverse`, {})));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await left(n)).toBe('100000.00');
  });

  it('lets the time for presenting pass: the money is back, until it presents after all', async () => {
    const n = await network(setting);
    const { id } = await n.use();
    const purged = await n.step(id, 'expire');
    expect(purged).toMatchObject({ state: 'PURGED', status: 'APPROVED', source: 'PURGE' });
    expect(await left(n)).toBe('100000.00');
    await n.step(id, 'clear');
    expect(await story(n, id)).toEqual([
      'CLEARED',
      ['REVERSAL_PURCHASE', 'PURGED', '100.00'],
      ['PURCHASE', 'CLEARED', '100.00'],
    ]);
    expect(await left(n)).toBe('99900.00');
  });

  it('presents what it left after it took a part back, however late and however often', async () => {
    const n = await network(setting);
    const { id } = await n.use();
    await n.step(id, 'reverse', { amount: '30.00' });
    await n.step(id, 'expire');
    expect(await left(n)).toBe('100000.00');
    await n.step(id, 'clear');
    expect(await left(n)).toBe('99930.00');
    await n.step(id, 'clear', { reverse: true });
    await n.step(id, 'clear', { function_code: 'SECOND_PRESENTMENT_FULL', reason_code: '4853' });
    expect(await story(n, id)).toEqual([
      'CLEARED',
      ['REVERSAL_PURCHASE', 'AUTHORIZED', '30.00'],
      ['REVERSAL_PURCHASE', 'PURGED', '70.00'],
      ['PURCHASE', 'CLEARED', '70.00'],
      ['REVERSAL_PURCHASE', 'CLEARED', '70.00'],
      ['PURCHASE', 'CLEARED', '70.00'],
    ]);
    expect(await left(n)).toBe('99930.00');
  });

  it('is given seven days to present', async () => {
    const n = await network(setting);
    const { services } = server().app;
    const [{ id }, other] = [await n.use(), await n.use()];
    await n.step(other.id, 'clear');
    await startSweeping();
    await n.later(7 * DAY - 1);
    await runDueJobs(services);
    expect((await n.find(id)).state).toBe('AUTHORIZED');
    await n.later(10 * MINUTE);
    await runDueJobs(services);
    expect([(await n.find(id)).state, (await n.find(other.id)).state]).toEqual(['PURGED', 'CLEARED']);
    expect(await left(n)).toBe('99900.00');
  });

  it.each(['REFUND', 'PAYMENT'])('is given seven days to present a %s that it decided by itself, too', async (type) => {
    const n = await network(setting);
    const [never, { id: presented }] = [await n.force({ type }), await n.force({ type })];
    await n.step(presented, 'clear');
    await startSweeping();
    await n.later(7 * DAY - 1);
    await runDueJobs(server().app.services);
    expect((await n.find(never.id)).state).toBe('AUTHORIZED');
    expect(await left(n)).toBe('100200.00');
    await n.later(10 * MINUTE);
    await runDueJobs(server().app.services);
    expect([await n.find(never.id), await n.find(presented)]).toMatchObject([
      { state: 'PURGED', source: 'PURGE' },
      { state: 'CLEARED' },
    ]);
    expect(await story(n, never.id)).toEqual(['PURGED', [`REVERSAL_${type}`, 'PURGED', '100.00']]);
    expect(await left(n)).toBe('100100.00');
    // It presents it after all.
    await n.step(never.id, 'clear');
    expect(await left(n)).toBe('100200.00');
  });

  it('refunds what was presented, held until the settlement', async () => {
    const n = await network(setting);
    const { id } = await n.use();
    expect((await refused(n, id, 'refund', {}))[1]).toBe('ILLEGAL_STEP');
    await n.step(id, 'clear');
    const part = await n.step(id, 'refund', { amount: '40.00' });
    expect(part).toMatchObject({ type: 'REFUND', state: 'HELD', status: 'HELD', original_transaction_id: id });
    expect(await refused(n, id, 'refund', { amount: '60.01' })).toEqual([
      422,
      'AMOUNT_EXCEEDS_ORIGINAL',
      'the remaining amount of the original is 60.00',
    ]);
    const rest = await n.step(id, 'refund');
    expect(await left(n)).toBe('99900.00');
    const { processor } = server().app.services;
    const { client } = n.bench.client;
    expect(await processor.releaseRefunds(client, server().clock.now())).toBe(0);
    await n.later(DAY);
    expect(await processor.releaseRefunds(client, server().clock.now())).toBe(2);
    expect(await processor.releaseRefunds(client, server().clock.now())).toBe(0);
    for (const [refund, amount] of [
      [part, '40.00'],
      [rest, '60.00'],
    ]) {
      expect(await n.find(refund.id)).toMatchObject({
        state: 'CLEARED',
        status: 'APPROVED',
        presentments: [{ function_code: 'FIRST_PRESENTMENT', amount }],
      });
    }
    expect(await left(n)).toBe('100000.00');
  });

  it('takes a held refund back: nothing has moved, and the purchase can be refunded again', async () => {
    const n = await network(setting);
    const { id } = await n.use();
    await n.step(id, 'clear');
    const refund = await n.step(id, 'refund');
    expect((await refused(n, refund.id, 'reverse', { amount: '1.00' }))[1]).toBe('ILLEGAL_STEP');
    expect(await n.step(refund.id, 'reverse')).toMatchObject({ type: 'REVERSAL_REFUND', state: 'AUTHORIZED' });
    expect((await n.find(refund.id)).state).toBe('REVERSED');
    expect(await left(n)).toBe('99900.00');
    expect((await n.step(id, 'refund')).local.total).toBe('100.00');
  });

  it('decides by itself, whatever the card, the user and the balance', async () => {
    const n = await network(setting);
    await n.bench.ask('PATCH', `/cards/v1/${n.cardId}`, { status: 'BLOCKED', status_reason: 'USER_INTERNAL_REASON' });
    const forced = await n.force({ amount: '150000.00' });
    expect(forced).toMatchObject({
      state: 'AUTHORIZED',
      forced: true,
      decided_by: 'NETWORK',
      status_detail: 'APPROVED',
    });
    const payment = await n.force({ type: 'PAYMENT', amount: '60000.00' });
    expect(payment).toMatchObject({ type: 'PAYMENT', state: 'AUTHORIZED' });
    expect(await left(n)).toBe('10000.00');
    await n.step(forced.id, 'clear', { amount: '149000.00' });
    await n.step(payment.id, 'clear', { amount: '61000.00' });
    expect(await left(n)).toBe('12000.00');
    const taken = await n.force({ type: 'REVERSAL_PAYMENT', amount: '61000.00', original_transaction_id: payment.id });
    expect(taken).toMatchObject({ status_detail: 'APPROVED', original_transaction_id: payment.id });
    expect(await left(n)).toBe('-49000.00');
    const again = await n.force({ type: 'REVERSAL_PAYMENT', amount: '61000.00', original_transaction_id: payment.id });
    expect(again.status_detail).toBe('INVALID_TRANSACTION');
    expect(await left(n)).toBe('-49000.00');
  });

  it('takes back by itself what it named, and no more than is left', async () => {
    const n = await network(setting);
    const { id } = await n.use();
    const reversal = { type: 'REVERSAL_PURCHASE', original_transaction_id: id };
    expect((await n.force({ ...reversal, amount: '100.01' })).status_detail).toBe('INVALID_AMOUNT');
    expect((await n.force({ ...reversal, type: 'REVERSAL_WITHDRAWAL' })).status_detail).toBe('ORIGINAL_NOT_FOUND');
    expect(await n.force({ ...reversal, amount: '40.00' })).toMatchObject({
      type: 'REVERSAL_PURCHASE',
      status_detail: 'APPROVED',
      forced: true,
    });
    await n.step(id, 'clear');
    expect((await n.force({ ...reversal, amount: '60.00' })).status_detail).toBe('APPROVED');
    expect((await n.find(id)).state).toBe('CLEARED');
    expect((await n.force({ ...reversal, amount: '0.01' })).status_detail).toBe('INVALID_TRANSACTION');
    expect(await left(n)).toBe('100000.00');
  });

  it('refunds by itself, at once', async () => {
    const n = await network(setting);
    const { id } = await n.use();
    await n.step(id, 'clear');
    const refund = await n.force({ type: 'REFUND', amount: '30.00', original_transaction_id: id });
    expect(refund).toMatchObject({ type: 'REFUND', state: 'AUTHORIZED', original_transaction_id: id });
    expect(await left(n)).toBe('99930.00');
    expect((await refused(n, id, 'refund', { amount: '70.01' }))[1]).toBe('AMOUNT_EXCEEDS_ORIGINAL');
    const free = await n.force({ type: 'REFUND', amount: '5.00' });
    expect(free).toMatchObject({ state: 'AUTHORIZED', original_transaction_id: null });
    expect(await left(n)).toBe('99935.00');
    await n.force({ type: 'REVERSAL_REFUND', amount: '30.00', original_transaction_id: refund.id });
    expect(await left(n)).toBe('99905.00');
    expect((await n.step(id, 'refund')).local.total).toBe('100.00');
  });

  it('takes back a part of a refund whose price was rounded as a part of its purchase', async () => {
    const n = await network(setting);
    const { id } = await n.use({ amount: '50.00' });
    // In US dollars 50.00 and 40.00 are 0.03, and 9.00 alone would be 0.01.
    const refund = await n.force({ type: 'REFUND', amount: '10.00', original_transaction_id: id });
    expect(refund.settlement.total).toBe('0.00');
    expect((await n.step(refund.id, 'reverse', { amount: '1.00' })).settlement.total).toBe('0.00');
    expect((await n.step(refund.id, 'clear')).state).toBe('CLEARED');
    expect(await left(n)).toBe('99959.00');
  });

  it('presents all of it again whatever it refunded', async () => {
    const n = await network(setting);
    const { id } = await n.use();
    await n.step(id, 'clear');
    await n.force({ type: 'REFUND', amount: '30.00', original_transaction_id: id });
    await n.step(id, 'clear', { reverse: true });
    expect(await left(n)).toBe('100030.00');
    await n.step(id, 'clear', { function_code: 'SECOND_PRESENTMENT_FULL', reason_code: '4853' });
    expect(await left(n)).toBe('99930.00');
  });

  it('checks a card, and takes even that back', async () => {
    const n = await network(setting);
    const { id } = await n.use({ amount: '0.00' });
    expect(await n.step(id, 'reverse')).toMatchObject({ local: { total: '0.00' }, state: 'AUTHORIZED' });
    expect(await left(n)).toBe('100000.00');
  });

  it('hands out cash with a purchase, and gives the goods back first', async () => {
    const n = await network(setting);
    const { id, details } = await n.use({ type: 'EXTRACASH', amount: '150.00', cash_amount: '100.00' });
    expect(details).toEqual([
      { type: 'BASE', name: 'BASE', amount: '50.00' },
      { type: 'EXTRACASH', name: 'EXTRACASH', amount: '100.00' },
    ]);
    const part = await n.step(id, 'reverse', { amount: '60.00' });
    expect(part).toMatchObject({
      type: 'REVERSAL_EXTRACASH',
      details: [{ amount: '50.00' }, { type: 'EXTRACASH', amount: '10.00' }],
    });
    expect(await left(n)).toBe('99910.00');
  });

  it('needs an amount above zero', async () => {
    const n = await network(setting);
    const { id } = await n.use();
    const answer = await n.send(`/${id}/reverse`, { amount: '0.00' });
    expect([answer.status, answer.body.error_code, answer.body.error.details[0].pointer]).toEqual([
      400,
      'INVALID_REQUEST',
      '/amount',
    ]);
  });

  it('has no say over what only followed', async () => {
    const n = await network(setting);
    const { id } = await n.use();
    await n.step(id, 'clear', { amount: '110.00' });
    const [adjustment] = await n.followers(id);
    for (const step of ['clear', 'refund', 'reverse']) {
      expect((await refused(n, adjustment.id, step, {})).slice(0, 2)).toEqual([409, 'ILLEGAL_STEP']);
    }
  });
});

/** An activity of a card, or of a movement by hand. */
interface CardActivity {
  data: { properties?: { card_type?: string } };
}

describe('what the account gets', () => {
  it('says that the card was a physical one', async () => {
    const n = await network({ account: true });
    const { bench, userId: user_id, groupId: affinity_group_id } = n;
    const card = await bench.embossedCard({ user_id, affinity_group_id });
    await bench.activate((await bench.secrets(card.id)).pan, user_id);
    const { id } = await n.use({ card_id: card.id });
    await n.step(id, 'reverse');
    const types = (await n.activities()).map(({ data }: CardActivity) => data.properties?.card_type);
    expect(types).toEqual(['PHYSICAL', 'PHYSICAL', undefined]);
  });

  it('names the movement, the transaction and how it relates to the first one', async () => {
    const n = await network({ account: true });
    const { id } = await n.use({
      type: 'WITHDRAWAL',
      point_type: 'ATM',
      merchant: { mcc: '6011', name: 'Cajero', address: 'Florida 200' },
    });
    await n.step(id, 'clear', { amount: '110.00' });
    const refund = await n.step(id, 'refund', { amount: '10.00' });
    await n.later(DAY);
    await server().app.services.processor.releaseRefunds(n.bench.client.client, server().clock.now());
    const [adjustment] = await n.followers(id);
    const activities = await n.activities();
    expect(
      activities.map((a: Record<string, string>) => [
        a.type,
        a.process_type,
        a.entry_type,
        a.total_amount,
        a.origin_tx_id,
      ]),
    ).toEqual([
      ['CASHOUT_ATM', 'REFUND', 'CREDIT', '10.00', refund.id],
      ['CASHOUT_ATM', 'ADJUSTMENT', 'DEBIT', '10.00', adjustment.id],
      ['CASHOUT_ATM', 'ORIGINAL', 'DEBIT', '100.00', id],
      ['MANUAL_MOVEMENT', 'ORIGINAL', 'CREDIT', '100000.00', expect.any(String)],
    ]);
    for (const { data } of activities.slice(0, 3)) expect(data.properties.card_type).toBe('VIRTUAL');
    expect(activities[2]).toMatchObject({
      origin: 'PAYMENT_PROCESSOR',
      result: 'APPROVED',
      forced: false,
      account_txs: [{ id, process_type: 'ORIGINAL', result: 'APPROVED', total_amount: '100.00' }],
      data: {
        description: 'Cash withdrawal at Cajero',
        properties: {
          merchant_name: 'Cajero',
          address: 'Florida 200',
          mcc: '6011',
          card_type: 'VIRTUAL',
          card_brand: 'CARD_NETWORK_1',
          point_type: 'ATM',
          entry_mode: 'CHIP',
        },
        details: [{ type: 'BASE', amount: '100.00', entry_type: 'DEBIT' }],
      },
    });
    expect(activities[1].forced).toBe(true);
    for (const { forced, origin_tx_id } of activities.slice(0, 3)) {
      expect(await n.find(origin_tx_id)).toMatchObject({ forced });
    }
  });
});

describe('what the client gets', () => {
  it('is an adjustment that it takes once, in the path of its direction', async () => {
    const n = await network();
    const { id } = await n.use();
    await n.step(id, 'clear', { amount: '110.00' });
    await n.step(id, 'clear', { reverse: true });
    await n.delivered();
    const [more, back] = await n.followers(id);
    expect(n.ledger.line(more.id)).toMatchObject({ type: 'PURCHASE', change: -1000n, originalId: id });
    expect(n.ledger.line(back.id)).toMatchObject({ type: 'REVERSAL_PURCHASE', change: 11_000n, originalId: id });
    const events = (await n.bench.client.send('GET', `${CONTROLS}/events`)).body.data;
    const paths = events.map(({ resource_id, address, status }: Record<string, string>) => [
      resource_id,
      new URL(address as string).pathname,
      status,
    ]);
    expect(paths).toEqual([
      [back.id, '/transactions/adjustments/credit', 'DELIVERED'],
      [more.id, '/transactions/adjustments/debit', 'DELIVERED'],
      [id, '/transactions/authorizations', 'DELIVERED'],
    ]);
    const { id: event } = events[0];
    await n.bench.client.send('POST', `${CONTROLS}/events/${event}/replay`);
    await n.delivered();
    expect(n.booked()).toBe(10_000_000n);
  });

  it('waits where the client has given no address, and the transaction counts all the same', async () => {
    const n = await network({ transactions: null });
    const forced = await n.force();
    expect(forced).toMatchObject({ state: 'AUTHORIZED', status_detail: 'APPROVED' });
    const [event] = (await n.bench.client.send('GET', `${CONTROLS}/events`)).body.data;
    expect(event).toMatchObject({ type: 'CARD_ADJUSTMENT', status: 'PENDING', address: null, next_attempt_at: null });
  });
});
