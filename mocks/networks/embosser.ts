import type { Answers, Order } from './orders';
import type { Edge } from './report';

/** The embosser, as the maker of your cards implements it. */
interface MakerOfPlastic {
  /** Accepts an order. It contains card data in plain text: only for the machine, never for a log or a database. */
  take(order: Order<'orderPlastic'>): Promise<void>;
}

/** Answers the service's questions to the embosser. */
export const answersOfEmbosser = (maker: MakerOfPlastic): Answers => ({
  orderPlastic: async (order) => {
    await maker.take(order);
    return { id: order.body.id };
  },
});

/** Sends the reports of the embosser to the service. */
export const reportsOfEmbosser = (edge: Edge) => ({
  /** The plastic of a card, or of all cards of a batch, is made. */
  made: (orderId: string) => edge.report('reportPlasticMade', { path: { order_id: orderId } }),
});
