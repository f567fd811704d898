import { assertBatchAddressOpen } from '../../domain/cards/batch';
import { existingShipment, withAddress } from '../../domain/shipping/shipment';
import { write } from '../../http/operation';
import { enqueueAnnounceShipment } from '../../jobs/announce-shipment';
import { lockBatchOfShipment } from '../../store/batches';
import { lockShipment, updateShipment } from '../../store/shipments';
import { presentShipment } from '../shipping/shape';

/** Changes address, receiver or both of a box that has not been handed over. What is sent replaces what was there. */
export const updateBatchShippingAddress = write<'updateBatchShippingAddress'>(async (call, tx) => {
  const { client, now, body } = call;
  const shipment = existingShipment(await lockShipment(tx, client.id, call.path.shipmentId));
  const batch = await lockBatchOfShipment(tx, client.id, shipment.id);
  assertBatchAddressOpen(batch);
  const moved = body.address === undefined ? shipment : withAddress(shipment, body.address, now);
  const changed = { ...moved, receiver: body.receiver ?? moved.receiver, updatedAt: now };
  await updateShipment(tx, changed);
  await enqueueAnnounceShipment(tx, changed);
  return { status: 200, body: { data: presentShipment({ ...changed, batch }) } };
});
