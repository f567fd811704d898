import { refuseField } from '../../../kernel/errors';
import { write } from '../../../platform/http/operation';
import { reporting } from '../../reported';
import { putRateTable } from '../../store/exchange-rates';

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Stores the exchange rates of a day from a network. A repeated table replaces the earlier one. */
export const reportExchangeRates = write<'reportExchangeRates'>(async (call, tx) => {
  const { date } = call.path;
  const { base, rates } = call.body;
  if (!CURRENCIES.has(base)) throw refuseField('INVALID_CURRENCY', '/base', 'unknown', `${base} is not a currency`);
  for (const [currency, units] of Object.entries(rates)) {
    if (!CURRENCIES.has(currency)) {
      throw refuseField('INVALID_CURRENCY', `/rates/${currency}`, 'unknown', `${currency} is not a currency`);
    }
    if (currency === base && Number(units) !== 1) {
      throw refuseField('INVALID_CURRENCY', `/rates/${currency}`, 'base', `the rate of ${base} to itself must be 1`);
    }
  }
  await putRateTable(tx, { network: reporting(call).name, day: date, base, rates, updatedAt: call.now });
  return { status: 200, body: { data: { date, base, rates } } };
});
