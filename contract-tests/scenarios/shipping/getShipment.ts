import { advance, newCard, plasticInput } from '../../world/entities/cards';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'getShipment'> = async (world) => {
  const { shipment_id } = await newCard(world, await plasticInput(world));
  await advance(world, String(shipment_id), 'PENDING', 'TRACKED', 'IN_TRANSIT');
  return { path: { shipment_id: String(shipment_id) } };
};

export const scenarios: Scenarios<'getShipment'> = {
  '404 SHIPMENT_NOT_FOUND': async () => ({ path: { shipment_id: crypto.randomUUID() } }),
};
