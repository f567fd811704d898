import { newRejectedTransaction } from '../../world/entities/settlement';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'createSettlementMismatch'> = async (world) => ({
  body: { kind: 'OTHER_STATUS', transaction_id: (await newRejectedTransaction(world)).id },
});

export const scenarios: Scenarios<'createSettlementMismatch'> = {
  '404 CARD_TRANSACTION_NOT_FOUND': async () => ({ body: { kind: 'PURGE', transaction_id: crypto.randomUUID() } }),
};
