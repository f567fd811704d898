import type { Answer, Answers, Order } from './orders';
import type { BodyOf, Edge } from './report';

/** What stands behind the exchange rates: your source of prices. */
export interface RateSource {
  /** Units of `to` for one of `from`; null where it knows one of them not. Within a second: an authorization waits. */
  quote(order: Order<'quoteExchangeRate'>): Promise<Answer<'quoteExchangeRate'>['rate']>;
}

/** What the service asks of it. */
export const askedOfRates = (source: RateSource): Answers => ({
  quoteExchangeRate: async (order) => {
    const { from, to } = order.query;
    return { from, to, rate: await source.quote(order) };
  },
});

/** What it reports. */
export const reportsOfRates = (edge: Edge) => ({
  /** The rates of a day (YYYY-MM-DD). */
  published: (date: string, table: BodyOf<'reportExchangeRates'>) =>
    edge.report('reportExchangeRates', { path: { date }, body: table }),
});
