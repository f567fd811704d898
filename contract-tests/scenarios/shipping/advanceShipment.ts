import { newCard, plasticInput } from '../../world/entities/cards';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { World } from '../../world/world';

export const valid: Valid<'advanceShipment'> = async (world) => ({
  path: { shipment_id: await newShipment(world) },
  body: { status: 'PENDING' },
});

export const scenarios: Scenarios<'advanceShipment'> = {
  '404 SHIPMENT_NOT_FOUND': async () => ({ path: { shipment_id: crypto.randomUUID() }, body: { status: 'PENDING' } }),
  '409 ILLEGAL_STEP': async (world) => ({
    path: { shipment_id: await newShipment(world) },
    body: { status: 'DELIVERED' },
  }),
};

async function newShipment(world: World): Promise<string> {
  return String((await newCard(world, await plasticInput(world))).shipment_id);
}
