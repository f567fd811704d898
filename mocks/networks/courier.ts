import type { Answers, Order } from './orders';
import type { BodyOf, Edge } from './report';

/** The courier, as your carrier implements it. */
interface Carrier {
  /** Takes a shipment, or the new address of one that is known. */
  announce(order: Order<'announceShipment'>): Promise<void>;
}

/** Answers the service's questions to the courier. */
export const answersOfCourier = (carrier: Carrier): Answers => ({
  announceShipment: async (order) => {
    await carrier.announce(order);
    return { id: order.path.shipment_id };
  },
});

/** Sends the reports of the courier to the service. */
export const reportsOfCourier = (edge: Edge) => ({
  /** A shipment has got somewhere. */
  moved: (shipmentId: string, event: BodyOf<'reportShipmentProgress'>) =>
    edge.report('reportShipmentProgress', { path: { shipment_id: shipmentId }, body: event }),
});
