import type { Courier, CourierOrder } from '../../server/networks/courier/port';

/** A courier that takes every shipment and then waits: `advanceShipment` says where it is. */
export class SimulatedCourier implements Courier {
  private readonly known = new Map<string, CourierOrder>();

  async announce(order: CourierOrder): Promise<void> {
    this.known.set(order.id, order);
  }

  /** The shipments announced so far, each as it was announced last. */
  get announced(): ReadonlyMap<string, CourierOrder> {
    return this.known;
  }
}
