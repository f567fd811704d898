import { faultyClient } from '../../world/entities/controls';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'createDeliveryFault'> = async () => ({
  body: { kind: 'SHIPMENT_UPDATED', fault: 'DELAY', delay_seconds: 30 },
});

export const scenarios: Scenarios<'createDeliveryFault'> = {
  '201 created': async (world) => ({ ...(await valid(world)), token: (await faultyClient(world)).token }),
};
