import { clientWithoutRoom, makeRoom } from '../../world/entities/snapshots';
import type { Scenarios, Valid } from '../../world/scenarios';

let made = 0;

// Each differs from the one before, as two requests with one idempotency key have to.
export const valid: Valid<'createSnapshot'> = async (world) => {
  await makeRoom(world);
  made += 1;
  return { body: { name: `before the test ${made}` } };
};

export const scenarios: Scenarios<'createSnapshot'> = {
  '422 SNAPSHOT_LIMIT_REACHED': async (world) => ({ ...(await valid(world)), token: await clientWithoutRoom(world) }),
};
