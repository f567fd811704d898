import { faultyClient, UNKNOWN_ID } from '../../world/entities/controls';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'deleteFault'> = async () => ({ path: { fault_id: UNKNOWN_ID } });

export const scenarios: Scenarios<'deleteFault'> = {
  '204 empty': async (world) => {
    const { client, token } = await faultyClient(world);
    const { data } = await world.call('createFault', { body: { operation_id: 'getUser', status: 500 } }, client);
    return { token, path: { fault_id: data.id } };
  },
  '404 FAULT_NOT_FOUND': async () => ({ path: { fault_id: UNKNOWN_ID } }),
};
