import { companiesOf } from '../../cards/jobs/plastic';
import type { WithPorts } from '../../networks/ports';
import type { JobHandler } from '../../platform/jobs/job';
import { enqueueJob } from '../../platform/jobs/store/jobs';
import type { Services } from '../../platform/services';
import type { Tx } from '../../platform/store/db';
import type { Shipment } from '../rules/shipment';
import { findShipment } from '../store/shipments';

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
export const announceShipment: JobHandler<Services & WithPorts> = async (job, { db, ports }) => {
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
