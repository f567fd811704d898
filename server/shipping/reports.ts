import { randomInt } from 'node:crypto';
import type { Reported, Subject } from '../cards/reports';
import type { Services } from '../platform/services';
import type { Tx } from '../platform/store/db';
import { emitShipmentUpdate } from './events';
import { advanced, type CourierReport, existingShipment, type Shipment } from './rules/shipment';
import { lockShipment, updateShipment } from './store/shipments';

const TRACKING_DIGITS = 9;

/** A number as couriers give it: the country and some digits. */
function newTrackingId(country: string): string {
  return country.slice(0, 2) + String(randomInt(10 ** TRACKING_DIGITS)).padStart(TRACKING_DIGITS, '0');
}

/**
 * The courier reports where a shipment is, and the client is notified. Runs in the unit of work of the caller.
 * @throws DomainError SHIPMENT_NOT_FOUND, ILLEGAL_STEP
 */
export async function shipmentAdvanced(
  tx: Tx,
  { config }: Pick<Services, 'config'>,
  { clientId, id, now }: Subject,
  report: CourierReport,
): Promise<Reported<Shipment>> {
  const before = existingShipment(await lockShipment(tx, clientId, id));
  const after = advanced(before, report, newTrackingId, now);
  await updateShipment(tx, after);
  await emitShipmentUpdate(tx, after, config.publicUrl, now);
  return { before, after };
}
