import type { Answer, Answers, Order } from './orders';
import type { BodyOf, Edge } from './report';

/** PIX, as your participant implements it. */
export interface BankOfBrazil {
  /** The holder of a PIX key; null when nobody has it. */
  find(order: Order<'findPixKeyHolder'>): Promise<Answer<'findPixKeyHolder'>['destination']>;
  /** Puts a random key of the service into the directory. The same key again is the same order. */
  register(order: Order<'registerPixKeyInDirectory'>): Promise<void>;
  /** Takes a key out of the directory, if it is there. */
  remove(order: Order<'removePixKeyFromDirectory'>): Promise<void>;
  /** Accepts a payment, or returns its outcome: the same order is sent until it ends. */
  transfer(order: Order<'sendPixTransfer'>): Promise<Omit<Answer<'sendPixTransfer'>, 'id'>>;
}

/** Answers the service's questions to PIX. */
export const answersOfBrazil = (bank: BankOfBrazil): Answers => ({
  findPixKeyHolder: async (order) => ({ destination: await bank.find(order) }),
  registerPixKeyInDirectory: async (order) => {
    await bank.register(order);
    return { key: order.path.key };
  },
  removePixKeyFromDirectory: async (order) => {
    await bank.remove(order);
    return undefined;
  },
  sendPixTransfer: async (order) => ({ id: order.body.id, ...(await bank.transfer(order)) }),
});

/** Sends the reports of PIX to the service. */
export const reportsOfBrazil = (edge: Edge) => ({
  /** Reports a payment to a PIX key of the service. If the account can't accept it, it is returned to the sender. */
  arrived: (payment: BodyOf<'receivePixTransfer'>, timeoutMilliseconds?: number) =>
    edge.report('receivePixTransfer', { body: payment, timeoutMilliseconds }),
  /** A payment that was IN_PROGRESS has ended. */
  ended: (id: string, outcome: BodyOf<'reportPixTransferOutcome'>) =>
    edge.report('reportPixTransferOutcome', { path: { transfer_id: id }, body: outcome }),
});
