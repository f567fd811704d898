import type { Answers, Order } from './orders';
import type { BodyOf, Edge } from './report';

/** The cash networks, as the company that registers your boletos implements them. */
interface CashNetworks {
  /**
   * Registers a boleto.
   * @returns whether the network takes it
   */
  register(order: Order<'registerBoleto'>): Promise<boolean>;
  /** Calls a boleto off, if it is there. */
  withdraw(order: Order<'withdrawBoleto'>): Promise<void>;
}

/** Answers the service's questions to the cash networks. */
export const answersOfCash = (networks: CashNetworks): Answers => ({
  registerBoleto: async (order) => ({
    id: order.body.id,
    result: (await networks.register(order)) ? 'ACCEPTED' : 'REFUSED',
  }),
  withdrawBoleto: async (order) => {
    await networks.withdraw(order);
    return undefined;
  },
});

/** Sends the reports of the cash networks to the service. */
export const reportsOfCash = (edge: Edge) => ({
  /** A boleto was paid, in whole or in part. */
  boletoPaid: (id: string, payment: BodyOf<'receiveBoletoPayment'>) =>
    edge.report('receiveBoletoPayment', { path: { boleto_id: id }, body: payment }),
  /** The network has called a boleto off by itself. */
  boletoCancelled: (id: string) => edge.report('receiveBoletoCancellation', { path: { boleto_id: id } }),
  /** Cash was paid in at a counter. */
  paidIn: (cash: BodyOf<'receiveCashIn'>) => edge.report('receiveCashIn', { body: cash }),
  /** Reports a cash withdrawal at a counter, with the token of an intent. Cash is paid out only if it is approved. */
  withdrawn: (cash: BodyOf<'receiveCashWithdrawal'>) => edge.report('receiveCashWithdrawal', { body: cash }),
});
