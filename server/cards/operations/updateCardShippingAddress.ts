import { assertShippingAddressOpen, existingCard } from '../../domain/cards/card';
import { existingShipment, withAddress } from '../../domain/shipping/shipment';
import { write } from '../../http/operation';
import { enqueueAnnounceShipment } from '../../jobs/announce-shipment';
import { lockCard } from '../../store/cards';
import { lockShipment, updateShipment } from '../../store/shipments';
import { presentShipment } from '../shipping/shape';

export const updateCardShippingAddress = write<'updateCardShippingAddress'>(async (call, tx) => {
  const { client, now } = call;
  const card = existingCard(await lockCard(tx, client.id, call.path.id));
  assertShippingAddressOpen(card);
  const shipment = existingShipment(await lockShipment(tx, client.id, card.shipmentId as string));
  const changed = withAddress(shipment, call.body.address, now);
  await updateShipment(tx, changed);
  await enqueueAnnounceShipment(tx, changed);
  return { status: 200, body: { data: presentShipment({ ...changed, batch: null }) } };
});
