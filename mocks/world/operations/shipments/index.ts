import { advanceShipment } from './advance-shipment';

/** What happens to shipments outside the service. */
export const shipmentOperations = { advanceShipment };
