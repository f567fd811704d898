import assert from 'node:assert/strict';
import { triggers as values } from '../../generated/triggers';
import { newCardTransaction, newForced, newPayingCard } from '../world/entities/card-transactions';
import type { Journey } from './journey';

/** The conditions that answers of networks cause; no message of a network can have the others. */
const VERDICTS: readonly string[] = ['FRAUD_THRESHOLD', 'FRAUD_ENGINE'];

const CONDITIONS = values.authorizeAtNetwork['body:/condition'];

/**
 * Checks each verdict of the fraud engine on the use of a card, and that the engine is not asked about uses that the
 * network has decided.
 */
export const verdicts: Journey = {
  name: 'verdicts of the fraud engine',
  run: async ({ world }) => {
    const card_id = await newPayingCard(world);
    for (const { value, outcome } of CONDITIONS.filter((condition) => VERDICTS.includes(condition.value))) {
      const { status_detail } = await newCardTransaction(world, { card_id, condition: value });
      assert.equal(status_detail, outcome, `${value} became ${status_detail}`);
    }
    const { state } = await newForced(world, { card_id });
    assert.equal(state, 'AUTHORIZED');
  },
};

/** All other conditions of a test card in a sandbox, for every decision maker. */
export const triggers: Journey = {
  name: 'trigger values of the sandbox',
  run: async ({ world }) => {
    const card_id = await newPayingCard(world);
    for (const { value, outcome } of CONDITIONS.filter((condition) => !VERDICTS.includes(condition.value))) {
      const { status_detail } = await newCardTransaction(world, { card_id, condition: value });
      assert.equal(status_detail, outcome, `${value} became ${status_detail}`);
    }
    for (const { value, outcome } of values.forceAtNetwork['body:/condition']) {
      const { status_detail } = await newForced(world, { card_id, condition: value });
      assert.equal(status_detail, outcome, `${value}, forced, became ${status_detail}`);
    }
  },
};
