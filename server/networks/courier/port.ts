import type { Receiver, ShipmentType, ShippingAddress } from '../../shipping/rules/shipment';

/** A shipment as the courier gets to know of it. */
export interface CourierOrder {
  /** The id of the shipment. An order that comes again under the same id is the same order. */
  id: string;
  clientId: string;
  /** The company that the affinity group names, if it names one. */
  company: string | null;
  shipmentType: ShipmentType;
  country: string;
  /** Null for what goes to, or is handed over at, the warehouse. */
  address: ShippingAddress | null;
  receiver: Receiver | null;
}

/** The courier of cards. It reports the status of shipments: see `server/shipping/reports.ts`. */
export interface Courier {
  /**
   * Announces a shipment, or its new address.
   * @throws if it could not be accepted; the call is then repeated
   */
  announce(order: CourierOrder): Promise<void>;
}

declare module '../ports' {
  interface Ports {
    courier: Courier;
  }
}
