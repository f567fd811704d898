import { otherClient, UNKNOWN_ID } from '../../world/entities/controls';
import { newSnapshot, unreadableSnapshot } from '../../world/entities/snapshots';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'restoreSnapshot'> = async () => ({ path: { snapshot_id: UNKNOWN_ID } });

export const scenarios: Scenarios<'restoreSnapshot'> = {
  // The data that other scenarios have created for the world's own client would be lost.
  '204 empty': async (world) => {
    const { client, token } = await otherClient(world);
    return { token, path: { snapshot_id: (await newSnapshot(world, client)).id } };
  },
  '404 SNAPSHOT_NOT_FOUND': async () => ({ path: { snapshot_id: UNKNOWN_ID } }),
  '422 SNAPSHOT_NOT_READABLE': async (world) => {
    const { client, token } = await otherClient(world);
    return { token, path: { snapshot_id: (await unreadableSnapshot(world, client)).id } };
  },
};
