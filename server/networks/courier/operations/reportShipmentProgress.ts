import type { components } from '../../../../generated/types/networks';
import { write } from '../../../platform/http/operation';
import { shipmentAdvanced } from '../../../shipping/reports';
import { ownerOf, reporting } from '../../reported';

type Schemas = components['schemas'];

/** The courier reports where a shipment is. */
export const reportShipmentProgress = write<'reportShipmentProgress'>(async (call, tx, services) => {
  const { shipment_id: id } = call.path;
  const { status, status_detail: statusDetail, external_tracking_id: externalTrackingId } = call.body;
  const clientId = await ownerOf(tx, reporting(call), { table: 'shipments', id, missing: 'SHIPMENT_NOT_FOUND' });
  const report = { status, statusDetail, externalTrackingId };
  const { after } = await shipmentAdvanced(tx, services, { clientId, id, now: call.now }, report);
  const data = {
    id,
    status: after.status as Schemas['ShipmentStatus'],
    status_detail: after.statusDetail as Schemas['ShipmentStatusDetail'],
    external_tracking_id: after.externalTrackingId,
  };
  return { status: 200, body: { data } };
});
