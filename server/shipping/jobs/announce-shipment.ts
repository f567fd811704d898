import type { Shipment } from '../domain/shipping/shipment';
import type { Tx } from '../store/db';
import { enqueueJob } from '../store/jobs';
import { findShipment } from '../store/shipments';
import type { JobHandler } from './job';
import { companiesOf } from './plastic';

/** Puts the announcement of a shipment, or of its new address, on the list. */
export function enqueueAnnounceShipment(tx: Tx, shipment: Shipment): Promise<void> {
  const payload = { clientId: shipment.clientId, shipmentId: shipment.id };
  return enqueueJob(tx, {
    kind: 'announce-shipment',
    key: shipment.id,
    payload,
    runAt: shipment.updatedAt,
    restart: true,
  });
}

/** Tells the courier of a shipment as it is now. */
export const announceShipment: JobHandler = async (job, { db, ports }) => {
  const { clientId = '', shipmentId = '' } = job.payload;
  const shipment = await findShipment(db, clientId, shipmentId);
  if (shipment === null) return 'done';
  const { courier } = await companiesOf(db, clientId, shipment.affinityGroupId);
  await ports.courier.announce({
    id: shipment.id,
    clientId,
    company: courier,
    shipmentType: shipment.shipmentType,
    country: shipment.country,
    address: shipment.address,
    receiver: shipment.receiver,
  });
  return 'done';
};
