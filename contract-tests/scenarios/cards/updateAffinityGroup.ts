import { newGroup } from '../../world/entities/cards';
import type { Scenarios, Valid } from '../../world/scenarios';

const body = { status: 'INACTIVE' as const, local_withdrawal_allowed: false };

export const valid: Valid<'updateAffinityGroup'> = async (world) => ({
  path: { affinity_group_id: (await newGroup(world)).id },
  body,
});

export const scenarios: Scenarios<'updateAffinityGroup'> = {
  '404 AFFINITY_GROUP_NOT_FOUND': async () => ({ path: { affinity_group_id: crypto.randomUUID() }, body }),
};
