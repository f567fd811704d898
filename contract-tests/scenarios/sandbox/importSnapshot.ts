import { clientWithoutRoom, makeRoom, snapshotFile } from '../../world/entities/snapshots';
import type { Scenarios, Valid } from '../../world/scenarios';

let made = 0;

// Each differs from the one before, as two requests with one idempotency key have to.
export const valid: Valid<'importSnapshot'> = async (world) => {
  await makeRoom(world);
  made += 1;
  return { body: snapshotFile({ name: `from elsewhere ${made}` }) };
};

export const scenarios: Scenarios<'importSnapshot'> = {
  '422 SNAPSHOT_FILE_INVALID': async () => ({ body: snapshotFile({ rows: 'AAAA' }) }),
  '422 SNAPSHOT_LIMIT_REACHED': async (world) => ({ ...(await valid(world)), token: await clientWithoutRoom(world) }),
};
