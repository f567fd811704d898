import { advanceShipment } from './advance-shipment';

/** The steps of shipments outside the service. */
export const shipmentOperations = { advanceShipment };
