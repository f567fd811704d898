import { PENDING, pixTransferInput } from '../../world/entities/bank';
import { outcomes } from '../../world/entities/reports';
import type { Scenarios, Valid } from '../../world/scenarios';

const REPORT = 'reportPixTransferOutcome';

export const valid: Valid<typeof REPORT> = async (world) => {
  const { data } = await world.call('createPixTransfer', { body: await pixTransferInput(world, PENDING) });
  return { path: { transfer_id: data.id }, body: { status: 'SUCCESS' } };
};

export const scenarios: Scenarios<typeof REPORT> = outcomes(REPORT, valid);
