import type { Ports } from '../../server/networks/ports';
import { type BankSurroundings, SimulatedBankRails } from './bank-rails';
import { SimulatedCashNetwork } from './cash-network';
import { SimulatedCourier } from './courier';
import { SimulatedEmbosser } from './embosser';
import { SimulatedExchangeRates } from './exchange-rates';
import { SimulatedFraudEngine } from './fraud-engine';
import { SimulatedIdentityProvider } from './identity-provider';

/** A simulation behind every port of the service, wherever it runs. @param bank what lies around its bank networks */
export function simulatedPorts(bank: BankSurroundings) {
  return {
    fraudEngine: new SimulatedFraudEngine(),
    exchangeRates: new SimulatedExchangeRates(),
    embosser: new SimulatedEmbosser(),
    courier: new SimulatedCourier(),
    identityProvider: new SimulatedIdentityProvider(),
    cashNetwork: new SimulatedCashNetwork(),
    bankRails: new SimulatedBankRails(bank),
  } satisfies Ports;
}
