import { newTransfer, PENDING } from '../../world/entities/bank';
import { outcomes } from '../../world/entities/reports';
import type { Scenarios, Valid } from '../../world/scenarios';

const REPORT = 'reportArgentineTransferOutcome';

export const valid: Valid<typeof REPORT> = async (world) => ({
  path: { transfer_id: (await newTransfer(world, PENDING)).id },
  body: { status: 'SUCCESS' },
});

export const scenarios: Scenarios<typeof REPORT> = outcomes(REPORT, valid);
