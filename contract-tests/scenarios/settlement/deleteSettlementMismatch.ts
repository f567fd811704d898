import { newMismatch, settleToday } from '../../world/entities/settlement';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'deleteSettlementMismatch'> = async (world) => ({
  path: { mismatch_id: (await newMismatch(world)).id },
});

export const scenarios: Scenarios<'deleteSettlementMismatch'> = {
  '404 SETTLEMENT_MISMATCH_NOT_FOUND': async () => ({ path: { mismatch_id: crypto.randomUUID() } }),
  '409 SETTLEMENT_MISMATCH_USED': async (world) => {
    const { id } = await newMismatch(world);
    await settleToday(world);
    return { path: { mismatch_id: id } };
  },
};
