import type { Reader } from '../platform/store/db';
import { HttpBankRails } from './bank/connector';
import { HttpCashNetwork } from './cash/connector';
import { HttpCourier } from './courier/connector';
import { HttpEmbosser } from './embosser/connector';
import { HttpCardFraudEngine, HttpFraudEngine } from './fraud/connector';
import type { HttpNetworks } from './http/http-networks';
import { HttpIdentityProvider } from './identity/connector';
import type { Ports } from './ports';
import { HttpExchangeRates } from './rates/connector';
import { ReportedExchangeRates } from './rates/reported';

/**
 * Every port, with the configured networks behind it. Without a fraud engine no use is scored. Exchange rates are
 * requested if a network serves them; otherwise the reported rates of the day are used.
 */
export function connectedPorts(networks: HttpNetworks, db: Reader): Ports {
  const reporters = networks.reporting('network:rates');
  const isAsked = networks.serves('rates') || reporters.length === 0;
  return {
    bankRails: new HttpBankRails(networks),
    cashNetwork: new HttpCashNetwork(networks),
    courier: new HttpCourier(networks),
    embosser: new HttpEmbosser(networks),
    identityProvider: new HttpIdentityProvider(networks),
    exchangeRates: isAsked ? new HttpExchangeRates(networks) : new ReportedExchangeRates(db, reporters),
    ...(networks.serves('fraud') ? { fraudEngine: new HttpFraudEngine(networks) } : {}),
    ...(networks.serves('card-fraud') ? { cardFraud: new HttpCardFraudEngine(networks) } : {}),
  };
}
