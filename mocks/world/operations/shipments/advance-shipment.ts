import type { components } from '../../../../generated/types/sandbox';
import { write } from '../../../../server/platform/http/operation';
import { shipmentAdvanced } from '../../../../server/shipping/reports';
import { existingShipment, shipmentMachine } from '../../../../server/shipping/rules/shipment';
import { findShipment } from '../../../../server/shipping/store/shipments';
import { namingLegalSteps } from '../../legal-steps';

type Schemas = components['schemas'];

/** The courier reports where a shipment is. */
export const advanceShipment = write<'advanceShipment'>(async (call, tx, services) => {
  const { body, client, now } = call;
  const subject = { clientId: client.id, id: call.path.shipment_id, now };
  const report = {
    status: body.status,
    statusDetail: body.status_detail,
    externalTrackingId: body.external_tracking_id,
  };
  const { before, after } = await namingLegalSteps({
    machine: shipmentMachine,
    operation: `advanceShipment to ${body.status}`,
    state: async () => existingShipment(await findShipment(tx, client.id, subject.id)).status,
    run: () => shipmentAdvanced(tx, services, subject, report),
  });
  return {
    status: 200,
    body: {
      data: {
        id: after.id,
        previous_status: before.status as Schemas['ShipmentStatus'],
        status: after.status as Schemas['ShipmentStatus'],
        status_detail: after.statusDetail as Schemas['ShipmentStatusDetail'],
        external_tracking_id: after.externalTrackingId,
      },
    },
  };
});
