import { assertActiveGroup, groupOfBody } from '../../cards/rules/affinity-group';
import { lockAffinityGroup } from '../../cards/store/affinity-groups';
import { lockCardInWarehouse, updateCard } from '../../cards/store/cards';
import { refuseField } from '../../kernel/errors';
import { write } from '../../platform/http/operation';
import { newId } from '../../platform/ids';
import { enqueueAnnounceShipment } from '../jobs/announce-shipment';
import { presentShipment } from '../present';
import { assertCountries, assertReceiver, newShipment, STOCKED_STATUSES, shippingAddress } from '../rules/shipment';
import { insertShipment } from '../store/shipments';

/** Sends one card out of the warehouse. The group is locked, so that two requests never take the same card. */
export const createShipment = write<'createShipment'>(async (call, tx) => {
  const { client, body, now } = call;
  const group = groupOfBody(await lockAffinityGroup(tx, client.id, body.affinity_group_id));
  assertActiveGroup(group);
  // The schema requires it in every country, which its type does not say.
  const address = shippingAddress(body.address as NonNullable<typeof body.address>);
  assertCountries(body.country, group, address);
  assertReceiver(body.country, body.receiver ?? null);
  const card = await lockCardInWarehouse(tx, group, STOCKED_STATUSES);
  if (card === null) throw refuseField('WAREHOUSE_OUT_OF_STOCK', '/affinity_group_id', 'stock', 'no card is left');
  const shipment = newShipment(
    {
      shipmentType: body.shipment_type,
      affinityGroupId: group.id,
      country: body.country,
      address,
      receiver: body.receiver ?? null,
    },
    { id: newId(), clientId: client.id, now },
  );
  await insertShipment(tx, shipment);
  await updateCard(tx, { ...card, shipmentId: shipment.id, updatedAt: now });
  await enqueueAnnounceShipment(tx, shipment);
  return { status: 201, body: { data: presentShipment({ ...shipment, batch: null }) } };
});
