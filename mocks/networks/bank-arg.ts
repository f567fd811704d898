import type { Answer, Answers, Order } from './orders';
import type { BodyOf, Edge } from './report';

/** The bank network of Argentina, as your bank implements it. */
export interface BankOfArgentina {
  /** The account that an alias, a CBU or a CVU leads to; null when nobody has it. */
  find(order: Order<'findArgentineDestination'>): Promise<Answer<'findArgentineDestination'>['destination']>;
  /**
   * Gives a CVU another alias.
   * @returns whether it was free
   */
  changeAlias(order: Order<'changeArgentineAlias'>): Promise<boolean>;
  /** Accepts a transfer, or returns its outcome: the same order is sent until it ends. */
  transfer(order: Order<'sendArgentineTransfer'>): Promise<Omit<Answer<'sendArgentineTransfer'>, 'id'>>;
}

/** Answers the service's questions to the bank network of Argentina. */
export const answersOfArgentina = (bank: BankOfArgentina): Answers => ({
  findArgentineDestination: async (order) => ({ destination: await bank.find(order) }),
  changeArgentineAlias: async (order) => ({ result: (await bank.changeAlias(order)) ? 'CHANGED' : 'TAKEN' }),
  sendArgentineTransfer: async (order) => ({ id: order.body.id, ...(await bank.transfer(order)) }),
});

/** Sends the reports of the bank network of Argentina to the service. */
export const reportsOfArgentina = (edge: Edge) => ({
  /**
   * Reports incoming money for an account of the service. If the account can't accept it, it is returned to the sender.
   */
  arrived: (transfer: BodyOf<'receiveArgentineTransfer'>, timeoutMilliseconds?: number) =>
    edge.report('receiveArgentineTransfer', { body: transfer, timeoutMilliseconds }),
  /** A transfer that was IN_PROGRESS has ended. */
  ended: (id: string, outcome: BodyOf<'reportArgentineTransferOutcome'>) =>
    edge.report('reportArgentineTransferOutcome', { path: { transfer_id: id }, body: outcome }),
});
