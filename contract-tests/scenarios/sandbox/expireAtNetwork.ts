import { newCardTransaction, newPresented } from '../../world/entities/card-transactions';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'expireAtNetwork'> = async (world) => ({
  path: { transaction_id: (await newCardTransaction(world)).id },
});

export const scenarios: Scenarios<'expireAtNetwork'> = {
  '404 CARD_TRANSACTION_NOT_FOUND': async () => ({ path: { transaction_id: crypto.randomUUID() } }),
  '409 ILLEGAL_STEP': async (world) => ({ path: { transaction_id: (await newPresented(world)).id } }),
};
