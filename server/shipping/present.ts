import type { components } from '../../generated/types/openapi';
import { timestamp } from '../platform/present';
import { showsTrackingId } from './rules/shipment';
import type { ShipmentRow } from './store/shipments';

type Schemas = components['schemas'];

/** A moment as shipments write it: UTC, a space between date and time, milliseconds. */
function spaced(milliseconds: number): string {
  return timestamp(milliseconds).replace('T', ' ').replace('Z', '');
}

/** A shipment in the contract's words; the tracking id only where readers get it. */
export function presentShipment(shipment: ShipmentRow): Schemas['Shipment'] {
  const { batch } = shipment;
  return {
    id: shipment.id,
    ...(showsTrackingId(shipment) ? { external_tracking_id: shipment.externalTrackingId } : {}),
    status: shipment.status as Schemas['ShipmentStatus'],
    status_detail: shipment.statusDetail as Schemas['ShipmentStatusDetail'],
    shipment_type: shipment.shipmentType,
    affinity_group_id: shipment.affinityGroupId,
    created_at: spaced(shipment.createdAt),
    batch:
      batch === null
        ? null
        : { id: batch.id, quantity: batch.quantity, status: batch.status, created_at: timestamp(batch.createdAt) },
    address: shipment.address,
    receiver: shipment.receiver as Schemas['ShipmentReceiver'] | null,
  };
}
