import { existingShipment } from '../../domain/shipping/shipment';
import { read } from '../../http/operation';
import { findShipment } from '../../store/shipments';
import { presentShipment } from './shape';

export const getShipment = read<'getShipment'>(async (call, db) => {
  const shipment = existingShipment(await findShipment(db, call.client.id, call.path.shipment_id));
  return { status: 200, body: { data: presentShipment(shipment) } };
});
