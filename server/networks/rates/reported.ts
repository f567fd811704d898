import { DAY } from '../../kernel/time';
import type { Reader } from '../../platform/store/db';
import { findRateTable, type RateTable } from '../store/exchange-rates';
import type { ExchangeRates } from './port';

/** The number of days for which a table stays valid if no newer one arrives: a weekend with holidays around it. */
const GOOD_FOR_DAYS = 7;

/** The rates of the day that networks report, if no network is asked for rates. */
export class ReportedExchangeRates implements ExchangeRates {
  /** @param networks the names of those that may report rates */
  constructor(
    private readonly db: Reader,
    private readonly networks: readonly string[],
  ) {}

  async rate(from: string, to: string, at: number): Promise<string | null> {
    const span = { first: dayAt(at - GOOD_FOR_DAYS * DAY), last: dayAt(at) };
    const table = await findRateTable(this.db, this.networks, span);
    if (table === null) throw new Error(`no network has reported exchange rates since ${span.first}`);
    return crossRate(table, from, to);
  }
}

const dayAt = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/**
 * Units of one currency for one unit of another, calculated through the base of a table; null if the table lacks
 * either.
 */
function crossRate({ base, rates }: Pick<RateTable, 'base' | 'rates'>, from: string, to: string): string | null {
  const unitsOf = (currency: string) => (currency === base ? '1' : (rates[currency] ?? null));
  const [wanted, given] = [unitsOf(to), unitsOf(from)];
  if (wanted === null || given === null) return null;
  if (from === base) return wanted;
  // A quotient with a whole number below: both sides are multiplied by what makes it one.
  const decimals = given.split('.')[1]?.length ?? 0;
  return `${shifted(wanted, decimals)}/${shifted(given, decimals)}`;
}

/** A decimal text with its point moved to the right. */
function shifted(decimal: string, places: number): string {
  const [whole = '0', fraction = ''] = decimal.split('.');
  const digits = fraction.padEnd(places, '0');
  const moved = BigInt(whole + digits.slice(0, places)).toString();
  const rest = digits.slice(places);
  return rest === '' ? moved : `${moved}.${rest}`;
}
