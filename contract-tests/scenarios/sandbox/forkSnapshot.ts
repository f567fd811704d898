import { otherClient, UNKNOWN_ID } from '../../world/entities/controls';
import { newSnapshot, unreadableSnapshot } from '../../world/entities/snapshots';
import type { Scenarios, Valid } from '../../world/scenarios';

const body = { name: 'Kiosco again' };

export const valid: Valid<'forkSnapshot'> = async (world) => ({
  path: { snapshot_id: (await newSnapshot(world)).id },
  body,
});

export const scenarios: Scenarios<'forkSnapshot'> = {
  '404 SNAPSHOT_NOT_FOUND': async () => ({ path: { snapshot_id: UNKNOWN_ID }, body }),
  '422 SNAPSHOT_NOT_READABLE': async (world) => {
    const { client, token } = await otherClient(world);
    return { token, path: { snapshot_id: (await unreadableSnapshot(world, client)).id }, body };
  },
};
