import assert from 'node:assert/strict';
import { ADDRESS, newGroup, newUnnamedGroup, RECEIVER } from '../../world/entities/cards';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { ReplyOf } from '../../world/types';
import type { World } from '../../world/world';

type Taken = ReplyOf<'createCardBatch'>;

export const valid: Valid<'createCardBatch'> = async (world) => ({ body: order((await newUnnamedGroup(world)).id) });

export const scenarios: Scenarios<'createCardBatch'> = {
  '202 client': async (world) => {
    const { id } = await newUnnamedGroup(world);
    return {
      body: { ...order(id), distribution_type: 'CLIENT', address: ADDRESS, receiver: RECEIVER },
      expect: (body) => assert.equal((body as Taken).data.distribution_type, 'CLIENT'),
    };
  },
  '202 warehouse': async (world) => ({
    ...(await valid(world)),
    expect: (body) => {
      const { data } = body as Taken;
      assert.deepEqual([data.distribution_type, data.quantity, data.status], ['WAREHOUSE', 2, 'CREATED']);
    },
  }),
  '404 AFFINITY_GROUP_NOT_FOUND': async () => ({ body: order(crypto.randomUUID()) }),
  '409 AFFINITY_GROUP_NOT_ACTIVE': inGroup((world) => newUnnamedGroup(world, { status: 'INACTIVE' })),
  '422 CARD_TYPE_NOT_SUPPORTED': inGroup((world) => newUnnamedGroup(world, { card_type_supported: ['VIRTUAL'] })),
  '422 AFFINITY_GROUP_MISMATCH': inGroup((world) => newGroup(world)),
  '422 SHIPMENT_COUNTRY_MISMATCH': async (world) => {
    const { id } = await newUnnamedGroup(world);
    const address = { ...ADDRESS, country: 'MEX' as const };
    return { body: { ...order(id), distribution_type: 'CLIENT', address, receiver: RECEIVER } };
  },
};

function order(affinity_group_id: string) {
  return { affinity_group_id, quantity: 2, distribution_type: 'WAREHOUSE' as const };
}

function inGroup(group: (world: World) => Promise<{ id: string }>) {
  return async (world: World) => ({ body: order((await group(world)).id) });
}
