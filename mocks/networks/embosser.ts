import type { Answers, Order } from './orders';
import type { Edge } from './report';

/** What stands behind the embosser: the maker of your plastic. */
export interface MakerOfPlastic {
  /** Takes an order. It holds card data in the clear: for the machine, and for no log and no database. */
  take(order: Order<'orderPlastic'>): Promise<void>;
}

/** What the service asks of it. */
export const askedOfEmbosser = (maker: MakerOfPlastic): Answers => ({
  orderPlastic: async (order) => {
    await maker.take(order);
    return { id: order.body.id };
  },
});

/** What it reports. */
export const reportsOfEmbosser = (edge: Edge) => ({
  /** The plastic of a card, or of all cards of a batch, is made. */
  made: (orderId: string) => edge.report('reportPlasticMade', { path: { order_id: orderId } }),
});
