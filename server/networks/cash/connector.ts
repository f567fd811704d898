import { formatAmount } from '../../kernel/money';
import { timestamp } from '../../platform/present';
import type { HttpNetworks } from '../http/http-networks';
import type { BoletoOrder, CashNetwork } from './port';

/** The cash networks, called over HTTP. */
export class HttpCashNetwork implements CashNetwork {
  constructor(private readonly networks: HttpNetworks) {}

  async registerBoleto(order: BoletoOrder): Promise<{ accepted: boolean }> {
    const { id, clientId, accountId, amount, digitableLine, barcode, expiresAt } = order;
    const body = {
      id,
      account_id: accountId,
      amount: formatAmount(amount),
      currency: 'BRL' as const,
      digitable_line: digitableLine,
      barcode,
      expires_at: timestamp(expiresAt),
    };
    const { result } = await this.networks.ask({ rail: 'cash', clientId }, 'registerBoleto', { id, body });
    return { accepted: result === 'ACCEPTED' };
  }

  async withdrawBoleto({ id, clientId }: Pick<BoletoOrder, 'id' | 'clientId'>): Promise<void> {
    await this.networks.ask({ rail: 'cash', clientId }, 'withdrawBoleto', { path: { boleto_id: id } });
  }
}
