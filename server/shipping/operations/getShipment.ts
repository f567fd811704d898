import { read } from '../../platform/http/operation';
import { presentShipment } from '../present';
import { existingShipment } from '../rules/shipment';
import { findShipment } from '../store/shipments';

export const getShipment = read<'getShipment'>(async (call, db) => {
  const shipment = existingShipment(await findShipment(db, call.client.id, call.path.shipment_id));
  return { status: 200, body: { data: presentShipment(shipment) } };
});
