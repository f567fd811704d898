/** A boleto as the network gets to know of it. */
export interface BoletoOrder {
  /** The id of the intent. An order that comes again under the same id is the same order. */
  id: string;
  clientId: string;
  accountId: string;
  /** Minor units of BRL. */
  amount: bigint;
  digitableLine: string;
  barcode: string;
  /** From then on it takes no payment, in milliseconds since the epoch. */
  expiresAt: number;
}

/**
 * The networks that take and hand out cash. Payments and withdrawals are reported back: see
 * `server/cash/reports.ts`.
 */
export interface CashNetwork {
  /**
   * Registers a boleto.
   * @returns whether the network takes it
   * @throws when it can't be reached
   */
  registerBoleto(order: BoletoOrder): Promise<{ accepted: boolean }>;
  /**
   * Withdraws a cancelled boleto.
   * @throws if the network could not be notified; the call is then repeated
   */
  withdrawBoleto(boleto: Pick<BoletoOrder, 'id' | 'clientId'>): Promise<void>;
}

declare module '../ports' {
  interface Ports {
    cashNetwork: CashNetwork;
  }
}
