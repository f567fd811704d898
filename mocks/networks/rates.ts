import type { Answer, Answers, Order } from './orders';
import type { BodyOf, Edge } from './report';

/** The source of exchange rates, as your provider of prices implements it. */
export interface RateSource {
  /** Units of `to` for one of `from`; null where it knows one of them not. Within a second: an authorization waits. */
  quote(order: Order<'quoteExchangeRate'>): Promise<Answer<'quoteExchangeRate'>['rate']>;
}

/** Answers the service's questions about exchange rates. */
export const askedOfRates = (source: RateSource): Answers => ({
  quoteExchangeRate: async (order) => {
    const { from, to } = order.query;
    return { from, to, rate: await source.quote(order) };
  },
});

/** Sends the rates of each day to the service. */
export const reportsOfRates = (edge: Edge) => ({
  /** The rates of a day (YYYY-MM-DD). */
  published: (date: string, table: BodyOf<'reportExchangeRates'>) =>
    edge.report('reportExchangeRates', { path: { date }, body: table }),
});
