import { settlement } from '../../../generated/settlement';
import { presented, settled } from '../../testing/settlement-records';
import { debtOf, interchangeOf } from './interchange';
import type { SettledTransaction } from './record';

const forward = presented();
const reverse = presented({ reverse: true });

function owed(changes: Partial<SettledTransaction>, presentment = forward, amount = 100_000n, country = 'ARG') {
  const transaction = settled(changes);
  const { fee, tax, rate } = interchangeOf(transaction, presentment, amount, country);
  return { fee, tax, rate, debt: debtOf(transaction, presentment, amount, { fee, tax }) };
}

it('earns the client a fee with VAT on a purchase at home, and what it owes is less by both', () => {
  expect(owed({})).toEqual({ fee: 800n, tax: 168n, rate: 'DOMPREPAID', debt: 99_032n });
  expect(owed({ productType: 'CREDIT' })).toMatchObject({ fee: 1300n, tax: 273n, rate: 'DOMCREDIT', debt: 98_427n });
});

it('bears no VAT abroad, and none in Brazil', () => {
  expect(owed({ origin: 'INTERNATIONAL' })).toEqual({ fee: 1100n, tax: 0n, rate: 'INTPREPAID', debt: 98_900n });
  expect(owed({}, forward, 100_000n, 'BRA')).toMatchObject({ fee: 800n, tax: 0n });
});

it.each([
  ['MEX', 128n],
  ['COL', 152n],
  ['CHL', 0n],
])('bears the VAT of %s at home', (country, tax) => {
  expect(owed({}, forward, 100_000n, country)).toMatchObject({ fee: 800n, tax });
});

it('costs the client on cash from another institution', () => {
  expect(owed({ type: 'WITHDRAWAL' })).toEqual({ fee: -500n, tax: -105n, rate: 'DOMCASH', debt: 100_605n });
});

it.each(['PURCHASE', 'WITHDRAWAL', 'EXTRACASH', 'REFUND', 'PAYMENT'] as const)(
  'of a %s is taken back to the cent by a reverse presentment',
  (type) => {
    for (const amount of [0n, 1n, 62n, 63n, 188n, 12_345n, 99_999_999n]) {
      const [there, back] = [owed({ type }, forward, amount), owed({ type }, reverse, amount)];
      expect([there.fee + back.fee, there.tax + back.tax, there.debt + back.debt]).toEqual([0n, 0n, 0n]);
    }
  },
);

it.each(['REFUND', 'PAYMENT'] as const)('gives money back for a %s', (type) => {
  expect(owed({ type })).toEqual({ fee: -800n, tax: -168n, rate: 'DOMPREPAID', debt: -99_032n });
});

it('has the rates that the contract tells, and no others', () => {
  const description =
    settlement.files.presentations.columns.find(({ name }) => name === 'INTERCHANGE_RATE')?.description ?? '';
  const rates = (['DOMESTIC', 'INTERNATIONAL'] as const).flatMap((origin) => [
    ...(['PREPAID', 'CREDIT', 'DEBIT'] as const).map((productType) => owed({ origin, productType })),
    owed({ origin, type: 'WITHDRAWAL' }),
  ]);
  const shown = rates.map(({ rate, fee }) => `${rate} ${(Number(fee) / 1_000).toFixed(2)}`);
  expect([...description.matchAll(/(?:DOM|INT)[A-Z]+ -?\d\.\d\d/g)].map(String).sort()).toEqual(shown.sort());
});
