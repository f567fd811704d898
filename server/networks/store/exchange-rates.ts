import type { Reader, Tx } from '../../platform/store/db';
import { exchangeRates, type RateTable } from './tables';

export type { RateTable };

/** Stores the table of a day and replaces the earlier one. */
export async function putRateTable({ knex }: Tx, rates: RateTable): Promise<void> {
  await knex('exchange_rates').insert(exchangeRates.write(rates)).onConflict(['network', 'day']).merge();
}

/** The newest table that some networks reported for days of a span, or null; of two for one day the later one. */
export async function findRateTable(
  { knex }: Reader,
  networks: readonly string[],
  { first, last }: { first: string; last: string },
): Promise<RateTable | null> {
  return exchangeRates.first(
    knex('exchange_rates')
      .whereIn('network', networks)
      .whereBetween('day', [first, last])
      .orderBy([
        { column: 'day', order: 'desc' },
        { column: 'updated_at', order: 'desc' },
      ]),
  );
}
