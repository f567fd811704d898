import type { Courier } from '../../server/networks/courier/port';

/** A courier that accepts every shipment and then waits for `advanceShipment`. */
export class SimulatedCourier implements Courier {
  async announce(): Promise<void> {}
}
