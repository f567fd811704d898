import { emit } from '../events/outbox';
import type { OfClient } from '../kernel/client';
import type { Tx } from '../platform/store/db';

/**
 * Tells the client that a shipment has changed; what became of it the client reads from the resource.
 * @param publicUrl the address under which clients reach this service
 */
export async function emitShipmentUpdate(tx: Tx, shipment: OfClient, publicUrl: string, now: number): Promise<void> {
  const resourceUrl = new URL(`/shipping/v1/${encodeURIComponent(shipment.id)}`, publicUrl).href;
  await emit(tx, { id: shipment.clientId }, { kind: 'SHIPMENT_UPDATED', shipmentId: shipment.id, resourceUrl }, now);
}
