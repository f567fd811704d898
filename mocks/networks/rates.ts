import type { Answer, Answers, Order } from './orders';

/** The source of exchange rates, as your provider of prices implements it. */
interface RateSource {
  /** Units of `to` for one of `from`; null where it knows one of them not. Within a second: an authorization waits. */
  quote(order: Order<'quoteExchangeRate'>): Promise<Answer<'quoteExchangeRate'>['rate']>;
}

/** Answers the service's questions about exchange rates. */
export const answersOfRates = (source: RateSource): Answers => ({
  quoteExchangeRate: async (order) => {
    const { from, to } = order.query;
    return { from, to, rate: await source.quote(order) };
  },
});
