import { clientFullOfFaults, faultyClient } from '../../world/entities/controls';
import type { Scenarios, Valid } from '../../world/scenarios';

let made = 0;

// Each differs from the one before, as two requests with one idempotency key have to.
export const valid: Valid<'createDeliveryFault'> = async () => {
  made += 1;
  return { body: { kind: 'SHIPMENT_UPDATED', fault: 'DELAY', delay_seconds: 30 + (made % 2) } };
};

export const scenarios: Scenarios<'createDeliveryFault'> = {
  '201 created': async (world) => ({ ...(await valid(world)), token: (await faultyClient(world)).token }),
  '422 FAULT_LIMIT_REACHED': async (world) => ({ ...(await valid(world)), token: await clientFullOfFaults(world) }),
};
