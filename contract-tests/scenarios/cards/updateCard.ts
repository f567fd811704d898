import { newCard, newGroup } from '../../world/entities/cards';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { BodyOf } from '../../world/types';
import type { World } from '../../world/world';

export const valid: Valid<'updateCard'> = async (world) => ({
  path: { id: (await newCard(world)).id },
  body: { status: 'BLOCKED', status_reason: 'CLIENT_INTERNAL_REASON' },
});

export const scenarios: Scenarios<'updateCard'> = {
  '404 CARD_NOT_FOUND': async (world) => ({ ...(await valid(world)), path: { id: crypto.randomUUID() } }),
  '404 AFFINITY_GROUP_NOT_FOUND': changing(async () => ({ affinity_group_id: crypto.randomUUID() })),
  '409 AFFINITY_GROUP_NOT_ACTIVE': changing(async (world) => ({
    affinity_group_id: (await newGroup(world, { status: 'INACTIVE' })).id,
  })),
  '422 INVALID_CARD_STATUS_REASON': changing(async () => ({ status: 'BLOCKED', status_reason: 'LOST' })),
  '422 INVALID_PIN': changing(async () => ({ pin: '1234' })),
  '422 AFFINITY_GROUP_MISMATCH': changing(async (world) => ({
    affinity_group_id: (await newGroup(world, { product_type: 'CREDIT' })).id,
  })),
};

function changing(body: (world: World) => Promise<BodyOf<'updateCard'>>) {
  return async (world: World) => ({ path: { id: (await newCard(world)).id }, body: await body(world) });
}
