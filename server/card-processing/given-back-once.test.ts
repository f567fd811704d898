import { CardNetwork } from '../../mocks/testing/card-network';
import { worldExtension } from '../../mocks/world';
import { findClient } from '../clients/store/clients';
import type { Client } from '../kernel/client';
import { DAY } from '../kernel/time';
import { newId } from '../platform/ids';
import { SweepIncomplete } from '../platform/jobs/sweep';
import { CardMessages, cardNetwork, purchase } from '../testing/card-messages';
import { TEST_NOW, useServer } from '../testing/server';
import { sweepCardTransactions } from './jobs/sweep-card-transactions';

// Money that is given back over one way is not given back over another one as well, and what can't be given holds up nobody else.

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
  await advice({ reference: newId(), type: 'REFUND', original_reference: reference });
  expect(await n.balance()).toBe('1000.00');
  await n.later(8 * DAY);
  await sweep();
  expect([(await n.find(id)).state, await n.balance()]).toEqual(['PURGED', '1000.00']);
  await n.step(id, 'clear');
  expect([(await n.find(id)).state, await n.balance()]).toEqual(['CLEARED', '1000.00']);
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
  // As where whoever took the original in was stopped before it looked for reversals.
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
  await n.step(id, 'clear');
  const held = (await n.step(id, 'refund')).id;
  expect((await remove()).status).toBe(409);
  await n.step(held, 'reverse');
  expect((await remove()).status).toBe(200);
});
