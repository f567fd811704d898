import { clientFullOfFaults, faultyClient } from '../../world/entities/controls';
import type { Scenarios, Valid } from '../../world/scenarios';

let made = 0;

// A fault of the world's own client would make the next request fail. Each differs from the one before, as two requests
// with one idempotency key have to.
export const valid: Valid<'createFault'> = async (world) => {
  made += 1;
  const { token } = await faultyClient(world);
  return { token, body: { operation_id: 'getUser', status: 503, times: 1 + (made % 2) } };
};

export const scenarios: Scenarios<'createFault'> = {
  '422 FAULT_LIMIT_REACHED': async (world) => ({ ...(await valid(world)), token: await clientFullOfFaults(world) }),
  '422 UNKNOWN_OPERATION': async () => ({ body: { operation_id: 'createUsers', status: 503 } }),
};
