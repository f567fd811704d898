import { faultyClient, UNKNOWN_ID } from '../../world/entities/controls';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'deleteDeliveryFault'> = async () => ({ path: { fault_id: UNKNOWN_ID } });

export const scenarios: Scenarios<'deleteDeliveryFault'> = {
  '204 empty': async (world) => {
    const { client, token } = await faultyClient(world);
    const body = { kind: 'SHIPMENT_UPDATED', fault: 'DROP' } as const;
    const { data } = await world.call('createDeliveryFault', { body }, client);
    return { token, path: { fault_id: data.id } };
  },
  '404 FAULT_NOT_FOUND': async () => ({ path: { fault_id: UNKNOWN_ID } }),
};
