import type { Courier, CourierOrder } from '../../server/networks/courier/port';

/** A courier that accepts every shipment and then waits for `advanceShipment`. */
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
