import assert from 'node:assert/strict';
import type { Payloads } from '../../generated/events';
import { newCardTransaction, newForced } from '../world/entities/card-transactions';
import { cardInput, newCard, newGroup } from '../world/entities/cards';
import type { Journey, Stage } from './journey';

type Call = Payloads['cardAdjustment'];

/** Uses a card whose user has no account: the client decides, and is notified of the network's own decisions. */
export const cardCalls: Journey = {
  name: 'card authorizations and adjustments',
  run: async (stage) => {
    const { world, endpoints } = stage;
    const { id: cardId } = await newCard(world);
    const purchase = await newCardTransaction(world, { card_id: cardId, amount: '120.50' });
    const call = await endpoints.message('cardAuthorization', isAboutTransaction(purchase.id));
    assert.equal(purchase.decided_by, 'CLIENT', 'the client was not asked');
    assert.equal(purchase.status, 'APPROVED', 'the client’s approval came to nothing');
    assert.equal((call.body as Call).amount.local.total, 120.5);
    const forced = await newForced(world, { card_id: cardId, amount: '33.00' });
    await adjusts(stage, forced.id, 'debit');
    const refund = await newForced(world, { card_id: cardId, type: 'REFUND', original_transaction_id: purchase.id });
    assert.equal(refund.type, 'REFUND');
    await world
      .call('reverseAtNetwork', { path: { transaction_id: purchase.id }, body: {} })
      .then(({ data }) => adjusts(stage, data.id, 'credit'));
    await paysLater(stage);
  },
};

const INSTALLMENTS = { quantity: 6, credit_type: 'WITHOUT_INTEREST', grace_period: 1 } as const;

/** A credit card is used, and the call has the installments as the revision has them. */
async function paysLater({ world, endpoints }: Stage): Promise<void> {
  const group = await newGroup(world, { name: 'Credit Argentina', product_type: 'CREDIT' });
  const card = await newCard(world, await cardInput(world, { affinity_group_id: group.id }));
  const { id } = await newCardTransaction(world, { card_id: card.id, installments: INSTALLMENTS });
  const { body } = await endpoints.message('cardAuthorization', isAboutTransaction(id));
  const current = world.has('installments', 'with-current') ? { current_installment: 1 } : {};
  assert.deepEqual((body as Call).installments, { ...INSTALLMENTS, ...current });
}

const isAboutTransaction = (id: string) => (body: Call) => body.transaction.id === id;

async function adjusts({ endpoints }: Stage, id: string, direction: 'debit' | 'credit'): Promise<void> {
  const { headers } = await endpoints.message('cardAdjustment', isAboutTransaction(id));
  assert.equal(headers['x-endpoint'], `/transactions/adjustments/${direction}`);
}
