import { write } from '../../platform/http/operation';
import { enqueueAnnounceShipment } from '../../shipping/jobs/announce-shipment';
import { presentShipment } from '../../shipping/present';
import { existingShipment, withAddress } from '../../shipping/rules/shipment';
import { lockShipment, updateShipment } from '../../shipping/store/shipments';
import { assertShippingAddressOpen, existingCard } from '../rules/card';
import { lockCard } from '../store/cards';

export const updateCardShippingAddress = write<'updateCardShippingAddress'>(async (call, tx) => {
  const { client, now } = call;
  const card = existingCard(await lockCard(tx, client.id, call.path.id));
  assertShippingAddressOpen(card);
  const shipment = existingShipment(await lockShipment(tx, client.id, card.shipmentId as string));
  const changed = withAddress(shipment, call.body.address, { country: card.countryCode }, now);
  await updateShipment(tx, changed);
  await enqueueAnnounceShipment(tx, changed);
  return { status: 200, body: { data: presentShipment({ ...changed, batch: null }) } };
});
