import { ADDRESS, newGroup, newStock, newUnnamedGroup, RECEIVER } from '../../world/entities/cards';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { BodyOf } from '../../world/types';

type Order = BodyOf<'createShipment'>;

export const valid: Valid<'createShipment'> = async (world) => ({
  body: order((await newStock(world)).affinity_group_id),
});

export const scenarios: Scenarios<'createShipment'> = {
  '404 AFFINITY_GROUP_NOT_FOUND': async () => ({ body: order(crypto.randomUUID()) }),
  '409 AFFINITY_GROUP_NOT_ACTIVE': async (world) => ({
    body: order((await newUnnamedGroup(world, { status: 'INACTIVE' })).id),
  }),
  '409 WAREHOUSE_OUT_OF_STOCK': async (world) => ({ body: order((await newUnnamedGroup(world)).id) }),
  '422 SHIPMENT_COUNTRY_MISMATCH': async (world) => ({
    body: order((await newGroup(world, { country_code: 'MEX' })).id),
  }),
};

function order(affinity_group_id: string): Order {
  return {
    shipment_type: 'CARD_FROM_WAREHOUSE',
    affinity_group_id,
    country: 'ARG',
    address: ADDRESS,
    receiver: RECEIVER,
  };
}
