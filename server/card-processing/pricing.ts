import type { Client } from '../kernel/client';
import { refuseField } from '../kernel/errors';
import { askOrRefuse } from '../networks/ask';
import type { ProcessingParts } from './parts';
import { type Amounts, isWritable, type Pricing, price, readRate } from './rules/amounts';
import { chargesOn, localCurrencyOf, type NetworkMessage, settlementCurrency, unknownCurrency } from './rules/message';
import type { CardTransaction } from './rules/transaction';

/** The country of a card, and the origin of its use that follows. */
interface CardOrigin {
  /** The card's country; null when no card has the number. */
  country: string | null;
  origin: CardTransaction['origin'];
}

const DOLLAR = 'USD';

/** Returns the country where the client operates first of all. */
export function countryOf(client: Client): string {
  return client.countries[0] ?? 'ARG';
}

/**
 * Prices a message in the currencies of the card and of the settlement, with the taxes and fees that are agreed with
 * the client.
 * @throws DomainError INVALID_CURRENCY, INVALID_AMOUNT, SERVICE_UNAVAILABLE
 */
export async function priceOf(
  { services, policy }: Pick<ProcessingParts, 'services' | 'policy'>,
  client: Client,
  cardOrigin: CardOrigin,
  message: Pick<NetworkMessage, 'amount' | 'cash' | 'currency' | 'exchangeRate'>,
): Promise<Amounts> {
  const localCurrency = localCurrencyOf(cardOrigin.country, countryOf(client));
  const rates = await ratesOf(services, localCurrency, message);
  const pricing: Pricing = {
    localCurrency,
    transactionCurrency: message.currency,
    settlementCurrency: settlementCurrency(policy(client).settlementCurrency, localCurrency),
    ...rates,
    cash: String(message.cash),
    charges: chargesOn(client.configuration.cardCharges, cardOrigin.origin, cardOrigin.country ?? countryOf(client)),
  };
  const amounts = price(pricing, message.amount);
  if (!isWritable(amounts)) throw refuseField('INVALID_AMOUNT', '/amount', 'maximum', 'the amount is too large');
  return amounts;
}

async function ratesOf(
  services: ProcessingParts['services'],
  localCurrency: string,
  { currency, exchangeRate }: Pick<NetworkMessage, 'currency' | 'exchangeRate'>,
): Promise<Pick<Pricing, 'rate' | 'usdRate'>> {
  const at = services.clock.now();
  const find = async (from: string, to: string): Promise<string | null> => {
    if (from === to) return '1';
    return askOrRefuse(services, 'exchangeRates', () => services.ports.exchangeRates.rate(from, to, at));
  };
  const rate = exchangeRate ?? (await find(currency, localCurrency));
  if (rate === null) throw unknownCurrency(currency);
  const usdRate = (await find(currency, DOLLAR)) ?? (await throughLocal(rate, () => find(localCurrency, DOLLAR)));
  if (usdRate === null) throw unknownCurrency(currency);
  return { rate, usdRate };
}

/** Dollars for one of the merchant's, by way of the card's currency. */
async function throughLocal(rate: string, find: () => Promise<string | null>): Promise<string | null> {
  const found = await find();
  if (found === null) return null;
  const [a, b] = [readRate(rate), readRate(found)];
  return `${a.numerator * b.numerator}/${a.denominator * b.denominator}`;
}
