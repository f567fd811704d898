import { newCardTransaction, newReversed } from '../../world/entities/card-transactions';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'clearAtNetwork'> = async (world) => ({
  path: { transaction_id: (await newCardTransaction(world)).id },
  body: { amount: '103.50' },
});

export const scenarios: Scenarios<'clearAtNetwork'> = {
  '404 CARD_TRANSACTION_NOT_FOUND': async () => ({ path: { transaction_id: crypto.randomUUID() }, body: {} }),
  '409 ILLEGAL_STEP': async (world) => ({ path: { transaction_id: await newReversed(world) }, body: {} }),
};
