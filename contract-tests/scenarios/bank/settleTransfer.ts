import { newTransfer, PENDING, UNDER_WAY } from '../../world/entities/bank';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'settleTransfer'> = async (world) => ({
  path: { transfer_id: (await newTransfer(world, PENDING)).id },
});

export const scenarios: Scenarios<'settleTransfer'> = {
  '404 TRANSFER_NOT_FOUND': async () => ({ path: { transfer_id: crypto.randomUUID() } }),
  '409 ILLEGAL_STEP': async (world) => {
    const { id } = await newTransfer(world, PENDING);
    await world.passTime(UNDER_WAY);
    return { path: { transfer_id: id } };
  },
};
