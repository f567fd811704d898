import { newCardTransaction } from '../../world/entities/card-transactions';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'getCardTransaction'> = async (world) => ({
  path: { transaction_id: (await newCardTransaction(world)).id },
});

export const scenarios: Scenarios<'getCardTransaction'> = {
  '404 CARD_TRANSACTION_NOT_FOUND': async () => ({ path: { transaction_id: crypto.randomUUID() } }),
};
