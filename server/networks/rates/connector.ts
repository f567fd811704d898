import { timestamp } from '../../platform/present';
import { NetworkFailure } from '../http/failure';
import type { HttpNetworks } from '../http/http-networks';
import type { ExchangeRates } from './port';

/** The source of exchange rates, called over HTTP. */
export class HttpExchangeRates implements ExchangeRates {
  constructor(private readonly networks: HttpNetworks) {}

  async rate(from: string, to: string, at: number): Promise<string | null> {
    const query = { from, to, at: timestamp(at) };
    const answer = await this.networks.ask({ rail: 'rates', clientId: null }, 'quoteExchangeRate', { query });
    if (answer.from !== from || answer.to !== to) {
      throw new NetworkFailure('rates', 'quoteExchangeRate', 'broken-reply', 'the answer has other currencies');
    }
    return answer.rate;
  }
}
