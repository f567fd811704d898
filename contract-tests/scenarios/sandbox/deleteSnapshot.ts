import { UNKNOWN_ID } from '../../world/entities/controls';
import { newSnapshot } from '../../world/entities/snapshots';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'deleteSnapshot'> = async () => ({ path: { snapshot_id: UNKNOWN_ID } });

export const scenarios: Scenarios<'deleteSnapshot'> = {
  '204 empty': async (world) => ({ path: { snapshot_id: (await newSnapshot(world)).id } }),
  '404 SNAPSHOT_NOT_FOUND': async () => ({ path: { snapshot_id: UNKNOWN_ID } }),
};
