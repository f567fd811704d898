import assert from 'node:assert/strict';
import type { Payloads } from '../../generated/events';
import { newCardTransaction, newForced } from '../world/entities/card-transactions';
import { newCard } from '../world/entities/cards';
import type { Journey, Stage } from './journey';

type Call = Payloads['cardAdjustment'];

/** A card whose user has no account is used: the client decides, and is told what the network decides by itself. */
export const cardCalls: Journey = {
  name: 'card authorizations and adjustments',
  travel: async (stage) => {
    const { world, endpoints } = stage;
    const { id: cardId } = await newCard(world);
    const purchase = await newCardTransaction(world, { card_id: cardId, amount: '120.50' });
    assert.equal(purchase.decided_by, 'CLIENT', 'the client was not asked');
    assert.equal(purchase.status, 'APPROVED', 'the client’s approval came to nothing');
    const asked = await endpoints.message('cardAuthorization', tellsOf(purchase.id));
    assert.equal((asked.body as Call).amount.local.total, 120.5);
    const forced = await newForced(world, { card_id: cardId, amount: '33.00' });
    await adjusts(stage, forced.id, 'debit');
    const refund = await newForced(world, { card_id: cardId, type: 'REFUND', original_transaction_id: purchase.id });
    assert.equal(refund.type, 'REFUND');
    await world
      .call('reverseAtNetwork', { path: { transaction_id: purchase.id }, body: {} })
      .then(({ data }) => adjusts(stage, data.id, 'credit'));
  },
};

const tellsOf = (id: string) => (body: Call) => body.transaction.id === id;

async function adjusts({ endpoints }: Stage, id: string, direction: 'debit' | 'credit'): Promise<void> {
  const { headers } = await endpoints.message('cardAdjustment', tellsOf(id));
  assert.equal(headers['x-endpoint'], `/transactions/adjustments/${direction}`);
}
