import type { Answers, Order } from './orders';
import type { BodyOf, Edge } from './report';

/** What stands behind the courier: your carrier. */
export interface Carrier {
  /** Takes a shipment, or the new address of one that is known. */
  announce(order: Order<'announceShipment'>): Promise<void>;
}

/** What the service asks of it. */
export const askedOfCourier = (carrier: Carrier): Answers => ({
  announceShipment: async (order) => {
    await carrier.announce(order);
    return { id: order.path.shipment_id };
  },
});

/** What it reports. */
export const reportsOfCourier = (edge: Edge) => ({
  /** A shipment has got somewhere. */
  moved: (shipmentId: string, event: BodyOf<'reportShipmentProgress'>) =>
    edge.report('reportShipmentProgress', { path: { shipment_id: shipmentId }, body: event }),
});
