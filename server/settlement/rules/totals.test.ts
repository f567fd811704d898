import { settled } from '../../testing/settlement-records';
import { Totals, takenBy } from './totals';

it('adds up each currency by itself, and lists them in their order', () => {
  const totals = new Totals();
  totals.add('MXN', 100n);
  totals.add('ARS', 150_050n);
  totals.add('BRL', 1n);
  totals.add('BRL', -251n);
  expect(totals.list()).toEqual([
    { currency: 'ARS', total: '1500.50' },
    { currency: 'BRL', total: '-2.50' },
    { currency: 'MXN', total: '1.00' },
  ]);
});

it.each([
  ['PURCHASE', 1_452_050n],
  ['REVERSAL_PURCHASE', -1_452_050n],
  ['REFUND', -1_452_050n],
  ['REVERSAL_REFUND', 1_452_050n],
] as const)('takes with a %s %s from the user', (type, amount) => {
  expect(takenBy(settled({ type }))).toBe(amount);
});
