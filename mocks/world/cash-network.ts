import { triggered } from '../../generated/triggers';
import { formatAmount } from '../../server/kernel/money';
import type { BoletoOrder, CashNetwork } from '../../server/networks/cash/port';

/** The networks that accept and pay out cash. They refuse the amount that the contract names and accept all others. */
export class SimulatedCashNetwork implements CashNetwork {
  async registerBoleto({ amount }: BoletoOrder): Promise<{ accepted: boolean }> {
    return { accepted: triggered('createCashInIntent', 'body:/amount', formatAmount(amount)) !== 'REJECTED' };
  }

  async withdrawBoleto(): Promise<void> {}
}
