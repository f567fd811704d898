import { CardNetwork } from '../../mocks/testing/card-network';
import { CONTROLS } from '../../mocks/testing/controls';
import { worldExtension } from '../../mocks/world';
import { findClient } from '../clients/store/clients';
import type { Client } from '../kernel/client';
import { DAY } from '../kernel/time';
import { verifyLedger } from '../ledger/verification';
import { newId } from '../platform/ids';
import { runDueJobs } from '../platform/jobs/run-job';
import { SweepIncomplete } from '../platform/jobs/sweep';
import { CardMessages, cardNetwork, purchase } from '../testing/card-messages';
import { TEST_NOW, useServer } from '../testing/server';
import { sweepCardTransactions } from './jobs/sweep-card-transactions';

// Money that is given back over one way is not given back over another one as well, and what can't be given holds up
// nobody else.

/** A balance with which nothing more fits on an account but one purchase's amount less a cent. */
const NEARLY_FULL = '999999999999099.99';

const server = useServer({
  extension: worldExtension,
  networks: [cardNetwork('visiting')],
  environment: { TOKEN_SECONDS: '8640000' },
});
const services = () => server().app.services;
const sweep = () => sweepCardTransactions({} as never, { ...services() });

let n: CardNetwork;
let messages: CardMessages;
beforeEach(async () => {
  n = await CardNetwork.open(server(), { account: true });
  messages = await CardMessages.of(server(), { name: 'visiting' });
  await n.fund('1000.00');
});
afterEach(async () => {
  await n.close();
  server().clock.set(TEST_NOW);
});

/** A purchase of 100.00, by the network's message. */
async function bought() {
  const message = purchase({ card_id: n.cardId });
  const { transaction_id: id } = await messages.ask('authorizations', message);
  return { id, reference: message.reference };
}

const advice = (changes: object) => messages.ask('advices', purchase({ card_id: n.cardId, ...changes }));

it('what was refunded by an advice is not given back for want of a presentment, nor charged by a late one', async () => {
  const { id, reference } = await bought();
  const refund = await advice({ reference: newId(), type: 'REFUND', original_reference: reference });
  await n.step(refund.transaction_id, 'clear');
  expect(await n.balance()).toBe('1000.00');
  await n.later(8 * DAY);
  await sweep();
  expect([(await n.find(id)).state, await n.balance()]).toEqual(['PURGED', '1000.00']);
  await n.step(id, 'clear');
  expect([(await n.find(id)).state, await n.balance()]).toEqual(['CLEARED', '1000.00']);
});

it.each([
  ['refund', 'purchase'],
  ['purchase', 'refund'],
] as const)(
  'a purchase and its refund by an advice cost nothing if neither is presented, and what is late counts: %s, %s',
  async (...late) => {
    const purchased = await bought();
    const { reference: original_reference } = purchased;
    const { transaction_id } = await advice({
      reference: newId(),
      type: 'REFUND',
      original_reference,
      amount: '40.00',
    });
    await n.later(8 * DAY);
    await sweep();
    const ids = { purchase: purchased.id, refund: transaction_id };
    expect([(await n.find(ids.purchase)).state, (await n.find(ids.refund)).state]).toEqual(['PURGED', 'PURGED']);
    expect(await n.balance()).toBe('1000.00');
    for (const one of late) await n.step(ids[one], 'clear');
    expect(await n.balance()).toBe('940.00');
  },
);

describe('what a client has given back, and a network as well by a refund that it takes back', () => {
  const ways: [string, (refund: string) => Promise<unknown>][] = [
    ['by a reversal', (refund) => n.step(refund, 'reverse')],
    [
      'by a reversal of a part, and for want of a presentment',
      (refund) => n.step(refund, 'reverse', { amount: '40.00' }),
    ],
    ['for want of a presentment', async () => undefined],
  ];
  it.each(ways)('%s, comes back once with the rest of the purchase', async (_, takeBack) => {
    const { id, reference: original_reference } = await bought();
    await refundByClient(id, '30.00');
    const refund = await advice({ reference: newId(), type: 'REFUND', original_reference, amount: '60.00' });
    // The client gave half of it.
    expect(await n.balance()).toBe('960.00');
    await takeBack(refund.transaction_id);
    await n.later(8 * DAY);
    await sweep();
    expect((await n.find(id)).state).toBe('PURGED');
    expect(await n.balance()).toBe('1000.00');
  });
});

it('a refund of a network that its client took back by itself is not set off when the purchase comes back', async () => {
  const { id, reference: original_reference } = await bought();
  const refund = await advice({ reference: newId(), type: 'REFUND', original_reference, amount: '30.00' });
  const taken = { type: 'CARD_PURCHASE', process_type: 'REVERSAL', entry_type: 'DEBIT', total_amount: '30.00' };
  await n.bench.ask('POST', '/core/transactions/v1', {
    ...{ account_id: n.accountId, parent_tx_id: refund.transaction_id },
    ...taken,
  });
  expect(await n.balance()).toBe('900.00');
  await n.later(8 * DAY);
  await sweep();
  expect([(await n.find(id)).state, (await n.find(refund.transaction_id)).state]).toEqual(['PURGED', 'PURGED']);
  expect(await n.balance()).toBe('1000.00');
});

it('a part that was presented and taken back by an advice is not charged again with the next part', async () => {
  const { id, reference } = await bought();
  await n.step(id, 'clear', { amount: '60.00' });
  await advice({ reference: newId(), type: 'REVERSAL_PURCHASE', amount: '60.00', original_reference: reference });
  expect(await n.balance()).toBe('1000.00');
  await n.step(id, 'clear', { amount: '40.00' });
  expect(await n.balance()).toBe('960.00');
});

it('a reversal that came first and does not fit on the account leaves nothing half done', async () => {
  const { id, reference } = await bought();
  await n.fund(NEARLY_FULL);
  const { db } = server().database;
  const early = { id: newId(), network: 'visiting', original_reference: reference, amount: null, created_at: 0 };
  // As if the process that took in the original was stopped before it looked for reversals.
  await db.transaction(({ knex }) => knex('card_early_reversals').insert(early));
  await expect(sweep()).rejects.toThrow(SweepIncomplete);
  expect([(await n.find(id)).state, await n.followers(id)]).toEqual(['AUTHORIZED', []]);
  expect(await db.knex('card_early_reversals').where({ id: early.id })).toHaveLength(1);
  await db.transaction(({ knex }) => knex('card_early_reversals').where({ id: early.id }).delete());
});

it('a refund that does not fit on its account holds back no refund of anybody else', async () => {
  const refundOf = async (id: string) => {
    await n.step(id, 'clear');
    return (await n.step(id, 'refund')).id as string;
  };
  const stuck = await refundOf((await n.use()).id);
  await n.fund(NEARLY_FULL);
  const user = await n.bench.user();
  const card = await n.bench.card({ user_id: user.id, affinity_group_id: n.groupId });
  const account = await n.bench.account(user.id);
  await n.bench.ask('POST', '/core/transactions/v1', {
    ...{ account_id: account.id, type: 'MANUAL_MOVEMENT', process_type: 'ORIGINAL' },
    ...{ entry_type: 'CREDIT', total_amount: '500.00' },
  });
  const good = await refundOf((await n.use({ card_id: card.id })).id);
  const client = (await findClient(server().database.db, n.bench.client.client.id)) as Client;
  const { processor, clock } = services();
  await expect(processor.releaseRefunds(client, clock.now() + 1)).rejects.toThrow(SweepIncomplete);
  expect([(await n.find(stuck)).state, (await n.find(good)).state]).toEqual(['HELD', 'CLEARED']);
});

it('a settlement that is requested has its files though a refund is stuck, which is released when there is room', async () => {
  const { id } = await n.use();
  await n.step(id, 'clear');
  const refund = (await n.step(id, 'refund')).id;
  await n.fund(NEARLY_FULL);
  const date = new Date(server().clock.now()).toISOString().slice(0, 10);
  await n.later(DAY);
  const run = await n.bench.client.send('POST', `${CONTROLS}/settlement-runs`, { body: { date } });
  expect([run.status, (await n.find(refund)).state]).toEqual([201, 'HELD']);
  await n.bench.ask('POST', '/core/transactions/v1', {
    ...{ account_id: n.accountId, type: 'MANUAL_MOVEMENT', process_type: 'ORIGINAL' },
    ...{ entry_type: 'DEBIT', total_amount: '500.00' },
  });
  await runDueJobs(services());
  expect((await n.find(refund)).state).toBe('CLEARED');
});

it('an account is not deleted while its money may come back', async () => {
  await n.bench.ask('POST', '/core/transactions/v1', {
    ...{ account_id: n.accountId, type: 'MANUAL_MOVEMENT', process_type: 'ORIGINAL' },
    ...{ entry_type: 'DEBIT', total_amount: '900.00' },
  });
  const { id } = await bought();
  const remove = () =>
    n.bench.client.send('DELETE', `/core/accounts/v1/${n.accountId}`, {
      body: { status_update_motive: 'USER_REQUEST' },
    });
  const refused = await remove();
  expect([refused.status, refused.body.error_code]).toEqual([409, 'INVALID_ACCOUNT_STATUS']);
  expect(refused.body.error.details).toEqual([
    {
      ...{ code: 'state', location: 'path', pointer: 'id' },
      detail: 'a card transaction of the account is not presented or settled yet',
    },
  ]);
  await n.step(id, 'clear');
  const held = (await n.step(id, 'refund')).id;
  expect((await remove()).status).toBe(409);
  await n.step(held, 'reverse');
  const advised = await n.force({ type: 'REFUND', original_transaction_id: id });
  await n.bench.ask('POST', '/core/transactions/v1', {
    ...{ account_id: n.accountId, type: 'MANUAL_MOVEMENT', process_type: 'ORIGINAL' },
    ...{ entry_type: 'DEBIT', total_amount: '100.00' },
  });
  const waiting = await remove();
  expect([waiting.status, waiting.body.error_code]).toEqual([409, 'INVALID_ACCOUNT_STATUS']);
  await n.step(advised.id, 'clear');
  expect((await remove()).status).toBe(200);
});

const tryRefund = async (id: string, total_amount: string) => {
  const movement = { account_id: n.accountId, type: 'CARD_PURCHASE', entry_type: 'CREDIT', total_amount };
  const body = { ...movement, process_type: 'REFUND', parent_tx_id: id };
  return (await n.bench.client.send('POST', '/core/transactions/v1', { body, idempotencyKey: newId() })).body;
};

/** The client gives money back for a use of a card by itself. */
const refundByClient = async (id: string, total_amount: string) => {
  expect(await tryRefund(id, total_amount)).toMatchObject({ result: 'APPROVED' });
};

describe('what a client has given back by itself', () => {
  const ways: [string, (id: string) => Promise<unknown>][] = [
    ['a reversal', (id) => n.step(id, 'reverse')],
    ['want of a presentment', (id) => n.step(id, 'expire')],
    ['a smaller presentment', (id) => n.step(id, 'clear', { amount: '10.00' })],
  ];

  it.each(ways)('is not given back again by %s', async (_, giveBack) => {
    const { id } = await n.use();
    await refundByClient(id, '100.00');
    expect(await n.balance()).toBe('1000.00');
    await giveBack(id);
    expect(await n.balance()).toBe('1000.00');
  });

  it('is not given back again by a presentment that is taken back, nor by a refund', async () => {
    const { id } = await n.use();
    await n.step(id, 'clear');
    await refundByClient(id, '100.00');
    await n.step(id, 'clear', { reverse: true, reason_code: '4853' });
    expect(await n.balance()).toBe('1000.00');
    const { id: other } = await n.use();
    await n.step(other, 'clear');
    const { id: refund } = await n.step(other, 'refund');
    await refundByClient(other, '60.00');
    const client = (await findClient(server().database.db, n.bench.client.client.id)) as Client;
    await services().processor.releaseRefunds(client, server().clock.now() + 1);
    expect([(await n.find(refund)).state, await n.balance()]).toEqual(['CLEARED', '1000.00']);
  });

  it('leaves the rest to be given back', async () => {
    const { id } = await n.use();
    await refundByClient(id, '30.00');
    await n.step(id, 'reverse');
    expect(await n.balance()).toBe('1000.00');
    const [activity] = await n.activities();
    expect(activity.total_amount).toBe('70.00');
    expect(activity.data.details).toMatchObject([{ type: 'BASE', amount: '70.00', entry_type: 'CREDIT' }]);
  });

  it('is of the amount that was authorized: what was presented beyond it still comes back', async () => {
    const { id } = await n.use();
    await n.step(id, 'clear', { amount: '150.00' });
    await refundByClient(id, '100.00');
    expect(await n.balance()).toBe('950.00');
    await n.step(id, 'clear', { reverse: true, reason_code: '4853' });
    expect(await n.balance()).toBe('1000.00');
  });
});

describe('what a network has given back', () => {
  const ways: [string, (use: { id: string; reference: unknown }) => Promise<unknown>][] = [
    ['a reversal', ({ id }) => n.step(id, 'reverse')],
    ['want of a presentment', ({ id }) => n.step(id, 'expire')],
    [
      'a refund that names it',
      ({ reference }) => advice({ reference: newId(), type: 'REFUND', original_reference: reference }),
    ],
  ];

  it.each(ways)('by %s is not given back again by the client', async (_, giveBack) => {
    const use = await bought();
    await giveBack(use);
    expect(await n.balance()).toBe('1000.00');
    const refused = await tryRefund(use.id, '0.01');
    expect([refused.error_code, refused.error.details[0].code]).toEqual(['INVALID_PARENT_TX_ID', 'exceeded']);
    expect(await n.balance()).toBe('1000.00');
  });

  it('by a refund that names no original stands for itself, and the client may give the same back once more', async () => {
    const { id } = await bought();
    await advice({ reference: newId(), type: 'REFUND' });
    expect(await n.balance()).toBe('1000.00');
    await refundByClient(id, '100.00');
    expect(await n.balance()).toBe('1100.00');
    await n.step(id, 'reverse');
    expect(await n.balance()).toBe('1100.00');
  });
});

describe('a use of a card that was presented with a tip', () => {
  const settle = async () => {
    const client = (await findClient(server().database.db, n.bench.client.client.id)) as Client;
    await services().processor.releaseRefunds(client, server().clock.now() + 1);
  };
  const ways: [string, string, (id: string) => Promise<unknown>][] = [
    ['refunded', 'REFUND', async (id) => [await n.step(id, 'refund'), await settle()]],
    ['taken back', 'REVERSAL', (id) => n.step(id, 'clear', { reverse: true, reason_code: '4853' })],
  ];
  const reverseByClient = async (parent_tx_id: string, total_amount: string) => {
    const reversal = { account_id: n.accountId, type: 'CARD_PURCHASE', process_type: 'REVERSAL', entry_type: 'CREDIT' };
    const body = { ...reversal, parent_tx_id, total_amount };
    return (await n.bench.client.send('POST', '/core/transactions/v1', { body, idempotencyKey: newId() })).body;
  };
  const withTip = async () => {
    const { id } = await n.use();
    await n.step(id, 'clear', { amount: '120.00' });
    return id as string;
  };

  it.each(ways)(
    'and is %s with it is followed by one movement, which the activity calls the same',
    async (_, process_type, giveBack) => {
      const id = await withTip();
      await giveBack(id);
      const [activity] = await n.activities();
      expect(activity).toMatchObject({ process_type, total_amount: '120.00' });
      expect(activity.account_txs).toMatchObject([{ process_type, total_amount: '120.00' }]);
      expect((await tryRefund(id, '0.01')).error_code).toBe('INVALID_PARENT_TX_ID');
      expect(await n.balance()).toBe('1000.00');
      expect((await verifyLedger(server().database.db)).mismatches).toEqual([]);
    },
  );

  it('and with much more than was authorized, as for fuel, is adjusted, and given back as one', async () => {
    const { id } = await n.use({ amount: '1.00' });
    await n.step(id, 'clear', { amount: '60.00' });
    const [adjustment] = await n.activities();
    expect(adjustment.account_txs).toMatchObject([{ process_type: 'ADJUSTMENT', total_amount: '59.00' }]);
    await n.step(id, 'clear', { reverse: true, reason_code: '4853' });
    const [activity] = await n.activities();
    expect(activity.account_txs).toMatchObject([{ process_type: 'REVERSAL', total_amount: '60.00' }]);
    expect((await verifyLedger(server().database.db)).mismatches).toEqual([]);
  });

  it('and is given back leaves none of the tip to be given back by the client', async () => {
    const id = await withTip();
    const [tip] = await n.activities();
    await n.step(id, 'clear', { reverse: true, reason_code: '4853' });
    const refused = await reverseByClient(tip.account_txs[0].id, '0.01');
    expect([refused.error_code, refused.error.details[0].code]).toEqual(['INVALID_PARENT_TX_ID', 'exceeded']);
  });

  it.each(ways)('that the client has given back, and is %s, gets the rest', async (_, process_type, giveBack) => {
    const id = await withTip();
    const [tip] = await n.activities();
    expect(await reverseByClient(tip.account_txs[0].id, '20.00')).toMatchObject({ result: 'APPROVED' });
    await giveBack(id);
    const [activity] = await n.activities();
    expect(activity.account_txs).toMatchObject([{ process_type, total_amount: '100.00' }]);
    expect(await n.balance()).toBe('1000.00');
    expect((await verifyLedger(server().database.db)).mismatches).toEqual([]);
  });

  it('and is taken back counts towards no limit, either way', async () => {
    await n.bench.ask('PUT', `${CONTROLS}/accounts/${n.accountId}/limits`, { daily: '1100.00', monthly: null });
    const id = await withTip();
    await n.step(id, 'clear', { reverse: true, reason_code: '4853' });
    await n.fund('100.00');
    expect((await n.use({ amount: '1100.00' })).status).toBe('APPROVED');
    expect((await n.use({ amount: '0.01' })).status).toBe('REJECTED');
  });

  it('late is given back in part as what it is', async () => {
    const { id } = await n.use();
    await n.step(id, 'expire');
    await n.step(id, 'clear');
    await n.step(id, 'clear', { reverse: true, amount: '40.00', reason_code: '4853' });
    const [activity] = await n.activities();
    expect(activity.account_txs).toMatchObject([{ process_type: 'REVERSAL', total_amount: '40.00' }]);
    expect(await n.balance()).toBe('940.00');
  });
});

describe('a use of a card that was given back for want of a presentment', () => {
  it.each(['60.00', '100.00', '150.00', '250.00'])(
    'is charged with the %s that are presented of it, and they come back once',
    async (amount) => {
      const { id } = await n.use();
      await n.step(id, 'expire');
      expect(await n.balance()).toBe('1000.00');
      await n.step(id, 'clear', { amount });
      expect(await n.balance()).toBe((1_000 - Number(amount)).toFixed(2));
      const [latest] = await n.activities();
      expect(latest).toMatchObject({ process_type: 'ADJUSTMENT', account_txs: [{ process_type: 'ADJUSTMENT' }] });
      await n.step(id, 'clear', { reverse: true, reason_code: '4853' });
      expect(await n.balance()).toBe('1000.00');
      expect((await tryRefund(id, '0.01')).error_code).toBe('INVALID_PARENT_TX_ID');
    },
  );
});

it('a refund of which more is presented than was reported is adjusted', async () => {
  await advice({ reference: newId(), type: 'REFUND' });
  const [refund] = await n.activities();
  await n.step(refund.origin_tx_id, 'clear', { amount: '130.00' });
  const [activity] = await n.activities();
  expect(activity).toMatchObject({ process_type: 'ADJUSTMENT', entry_type: 'CREDIT', total_amount: '30.00' });
  expect(activity.account_txs).toMatchObject([{ process_type: 'ADJUSTMENT', total_amount: '30.00' }]);
  expect((await verifyLedger(server().database.db)).mismatches).toEqual([]);
});

describe('a use of a card whose account is deleted', () => {
  it('gives back to the client what comes back, and takes from it what is taken, by adjustments', async () => {
    const { id } = await n.use({ amount: '1000.00' });
    await n.step(id, 'clear');
    await n.bench.ask('DELETE', `/core/accounts/v1/${n.accountId}`, { status_update_motive: 'USER_REQUEST' });
    await n.step(id, 'clear', { reverse: true, amount: '40.00', reason_code: '4853' });
    await n.step(id, 'clear', { function_code: 'SECOND_PRESENTMENT_PARTIAL', amount: '25.00', reason_code: '4853' });
    const { db } = server().database;
    const adjustments = await db
      .knex('outbox')
      .where({ client_id: n.bench.client.client.id })
      .where('kind', 'CARD_ADJUSTMENT');
    const amounts = adjustments
      .map(({ payload }) => JSON.parse(payload))
      .map((call) => [call.transaction.type, call.amount.local.total]);
    expect(amounts.sort()).toEqual([
      ['PURCHASE', 25],
      ['REVERSAL_PURCHASE', 40],
    ]);
    const [{ balance }] = await db.knex('ledger_accounts').where({ id: n.accountId }).select('balance');
    expect(Number(balance)).toBe(0);
  });
});
