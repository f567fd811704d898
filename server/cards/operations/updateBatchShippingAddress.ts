import { changedAt } from '../../kernel/changed';
import { write } from '../../platform/http/operation';
import { enqueueAnnounceShipment } from '../../shipping/jobs/announce-shipment';
import { presentShipment } from '../../shipping/present';
import { assertReceiver, existingShipment, withAddress } from '../../shipping/rules/shipment';
import { lockShipment, updateShipment } from '../../shipping/store/shipments';
import { existingGroup } from '../rules/affinity-group';
import { assertBatchAddressOpen } from '../rules/batch';
import { findAffinityGroup } from '../store/affinity-groups';
import { lockBatchOfShipment } from '../store/batches';

/** Changes address, receiver or both of a box that has not been handed over. What is sent replaces what was there. */
export const updateBatchShippingAddress = write<'updateBatchShippingAddress'>(async (call, tx) => {
  const { client, now, body } = call;
  const shipment = existingShipment(await lockShipment(tx, client.id, call.path.shipmentId));
  const batch = await lockBatchOfShipment(tx, client.id, shipment.id);
  assertBatchAddressOpen(batch);
  const group = existingGroup(await findAffinityGroup(tx, client.id, shipment.affinityGroupId));
  const moved = body.address === undefined ? shipment : withAddress(shipment, body.address, group, now);
  const changed = changedAt(shipment, { ...moved, receiver: body.receiver ?? moved.receiver }, now);
  assertReceiver(changed.country, changed.receiver);
  await updateShipment(tx, changed);
  await enqueueAnnounceShipment(tx, changed);
  return { status: 200, body: { data: presentShipment({ ...changed, batch }) } };
});
