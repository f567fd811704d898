import { settlement } from '../../../generated/settlement';
import { presentmentOf } from '../../card-processing/rules/steps';
import { purchase } from '../../testing/card-transaction-records';
import type { SettledClient } from './record';
import { presentmentSources } from './sources';

const client: SettledClient = { id: 'c', name: 'Acme', country: 'ARG', credit: false };
const AMOUNTS = [
  'amount.transaction.total',
  'presentment.settlement.total',
  'presentment.debt.total',
  'presentment.interchange.fee',
  'presentment.tax',
] as const;

/**
 * The amounts in the row of what was presented of a purchase abroad of 100.00 euros.
 * @param amount hundredths of a euro
 */
function amountsOf(amount: bigint): unknown[] {
  const pricing = {
    localCurrency: 'ARS',
    transactionCurrency: 'EUR',
    settlementCurrency: 'USD',
    rate: '1600',
    usdRate: '1.1',
    cash: '0',
    charges: [],
  };
  const transaction = purchase({ pricing, origin: 'INTERNATIONAL', countryCode: 'ESP' });
  const clearing = {
    amount,
    functionCode: 'FIRST_PRESENTMENT',
    reverse: false,
    reasonCode: null,
    currentInstallment: null,
  } as const;
  const presentment = presentmentOf(transaction, clearing, { now: 0, newId: () => 'p' });
  const file = settlement.files.presentations;
  const sources = presentmentSources(client, file);
  return AMOUNTS.map((name) => sources[name]({ transaction, presentment }));
}

it('every amount of a row is of the amount that was presented', () => {
  expect(amountsOf(10_000n)).toEqual(['100.00', '110.00', '108.79', '1.21', '0.00']);
  expect(amountsOf(5_000n)).toEqual(['50.00', '55.00', '54.39', '0.61', '0.00']);
});
