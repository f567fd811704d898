import { UNKNOWN_ID } from '../../world/entities/controls';
import { newSnapshot } from '../../world/entities/snapshots';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'getSnapshot'> = async (world) => ({ path: { snapshot_id: (await newSnapshot(world)).id } });

export const scenarios: Scenarios<'getSnapshot'> = {
  '404 SNAPSHOT_NOT_FOUND': async () => ({ path: { snapshot_id: UNKNOWN_ID } }),
};
