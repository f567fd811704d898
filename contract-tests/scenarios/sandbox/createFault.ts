import { faultyClient } from '../../world/entities/controls';
import type { Scenarios, Valid } from '../../world/scenarios';

let made = 0;

// Each differs from the one before, as two requests with one idempotency key have to.
export const valid: Valid<'createFault'> = async () => {
  made += 1;
  return { body: { operation_id: 'getUser', status: 503, times: 1 + (made % 2) } };
};

export const scenarios: Scenarios<'createFault'> = {
  // A fault of the world's own client would fail what comes next.
  '201 created': async (world) => ({ ...(await valid(world)), token: (await faultyClient(world)).token }),
  '422 UNKNOWN_OPERATION': async () => ({ body: { operation_id: 'createUsers', status: 503 } }),
};
