import { triggered } from '../../generated/triggers';
import { formatAmount } from '../../server/kernel/money';
import type { BoletoOrder, CashNetwork } from '../../server/networks/cash/port';

/** The networks that accept and pay out cash. They refuse the amount that the contract names and accept all others. */
export class SimulatedCashNetwork implements CashNetwork {
  private readonly withdrawnIds = new Set<string>();

  async registerBoleto({ amount }: BoletoOrder): Promise<{ accepted: boolean }> {
    return { accepted: triggered('createCashInIntent', 'body:/amount', formatAmount(amount)) !== 'REJECTED' };
  }

  async withdrawBoleto({ id }: Pick<BoletoOrder, 'id' | 'clientId'>): Promise<void> {
    this.withdrawnIds.add(id);
  }

  /** The boletos that were withdrawn. */
  get withdrawn(): ReadonlySet<string> {
    return this.withdrawnIds;
  }
}
