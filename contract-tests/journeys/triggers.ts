import assert from 'node:assert/strict';
import { triggers as values } from '../../generated/triggers';
import { newCardTransaction, newForced, newPayingCard } from '../world/entities/card-transactions';
import type { Journey } from './journey';

/** Everything that a test card can be made to suffer from, whoever decides. */
export const triggers: Journey = {
  name: 'trigger values of the card network',
  travel: async ({ world }) => {
    const card_id = await newPayingCard(world);
    for (const { value, outcome } of values.authorizeAtNetwork['body:/condition']) {
      const { status_detail } = await newCardTransaction(world, { card_id, condition: value });
      assert.equal(status_detail, outcome, `${value} became ${status_detail}`);
    }
    for (const { value, outcome } of values.forceAtNetwork['body:/condition']) {
      const { status_detail } = await newForced(world, { card_id, condition: value });
      assert.equal(status_detail, outcome, `${value}, forced, became ${status_detail}`);
    }
    const { state } = await newForced(world, { card_id });
    assert.equal(state, 'AUTHORIZED');
  },
};
