import { ADDRESS, newBatch, newClientBatch, RECEIVER } from '../../world/entities/cards';
import type { Scenarios, Valid } from '../../world/scenarios';

const body = { address: { ...ADDRESS, street_name: 'Florida' }, receiver: RECEIVER };

export const valid: Valid<'updateBatchShippingAddress'> = async (world) => ({
  path: { shipmentId: (await newClientBatch(world)).shipment_id },
  body,
});

export const scenarios: Scenarios<'updateBatchShippingAddress'> = {
  '404 SHIPMENT_NOT_FOUND': async () => ({ path: { shipmentId: crypto.randomUUID() }, body }),
  '422 SHIPMENT_COUNTRY_MISMATCH': async (world) => ({
    ...(await valid(world)),
    body: { address: { ...ADDRESS, country: 'MEX' } },
  }),
  '409 SHIPPING_ADDRESS_NOT_UPDATABLE': async (world) => ({
    path: { shipmentId: (await newBatch(world)).shipment_id },
    body,
  }),
};
