import { newGroup } from '../../world/entities/cards';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'getAffinityGroup'> = async (world) => ({ path: { id: (await newGroup(world)).id } });

export const scenarios: Scenarios<'getAffinityGroup'> = {
  '404 AFFINITY_GROUP_NOT_FOUND': async () => ({ path: { id: crypto.randomUUID() } }),
};
