import { newTransfer, PENDING, PENDING_FAILURE, UNDER_WAY } from '../../world/entities/bank';
import type { Scenarios, Valid } from '../../world/scenarios';

const reason = 'DESTINATION_REJECTED';

export const valid: Valid<'failTransfer'> = async (world) => ({
  path: { transfer_id: (await newTransfer(world, PENDING)).id },
  body: { reason },
});

export const scenarios: Scenarios<'failTransfer'> = {
  '404 TRANSFER_NOT_FOUND': async () => ({ path: { transfer_id: crypto.randomUUID() }, body: { reason } }),
  '409 ILLEGAL_STEP': async (world) => {
    const { id } = await newTransfer(world, PENDING_FAILURE);
    await world.passTime(UNDER_WAY);
    return { path: { transfer_id: id }, body: { reason } };
  },
};
