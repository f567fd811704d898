import { newCardTransaction, newReversed } from '../../world/entities/card-transactions';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'reverseAtNetwork'> = async (world) => ({
  path: { transaction_id: (await newCardTransaction(world)).id },
  body: { amount: '30.00' },
});

export const scenarios: Scenarios<'reverseAtNetwork'> = {
  '404 CARD_TRANSACTION_NOT_FOUND': async () => ({ path: { transaction_id: crypto.randomUUID() }, body: {} }),
  '409 ILLEGAL_STEP': async (world) => ({ path: { transaction_id: await newReversed(world) }, body: {} }),
  '422 AMOUNT_EXCEEDS_ORIGINAL': async (world) => ({ ...(await valid(world)), body: { amount: '100.01' } }),
};
