import { refusalOf } from '../../testing/refusal';
import {
  assertAmounts,
  assertInstallments,
  cardOfUnknownNumber,
  isTakenBack,
  localCurrencyOf,
  parseMessageAmount,
} from './message';

/** Returns the code of a refusal and the field that it names, or null. */
function refused(run: () => unknown): unknown {
  const refusal = refusalOf(run);
  return refusal && [refusal.code, refusal.details[0]?.pointer];
}

describe('an amount of a message', () => {
  it.each([
    ['12', 1200n],
    ['12.5', 1250n],
    ['12.34', 1234n],
    ['12.340', 1234n],
    ['0.100', 10n],
  ])('is read: %s', (text, minor) => expect(parseMessageAmount(text)).toBe(minor));

  it.each(['12.345', '12.3400', '12.', '1200'.padEnd(17, '0')])('is not read: %s', (text) => {
    expect(parseMessageAmount(text)).toBeNull();
  });
});

describe('the amounts of a message', () => {
  const of = (amount: bigint, cash = 0n, type: 'PURCHASE' | 'EXTRACASH' = 'PURCHASE', currency = 'ARS') =>
    refused(() => assertAmounts({ amount, cash, type, currency }));

  it('have no decimals in a currency without any', () => {
    const decimals = ['INVALID_AMOUNT', '/amount'];
    expect(of(100n, 0n, 'PURCHASE', 'CLP')).toBeNull();
    expect(of(101n, 0n, 'PURCHASE', 'CLP')).toEqual(decimals);
    expect(of(300n, 100n, 'EXTRACASH', 'PYG')).toBeNull();
    expect(of(300n, 99n, 'EXTRACASH', 'PYG')).toEqual(decimals);
    expect(of(101n)).toBeNull();
  });

  it('hand out cash with a purchase with cash alone, and no more than the amount', () => {
    const cash = ['INVALID_AMOUNT', '/cash_amount'];
    expect(of(100n, 1n)).toEqual(cash);
    expect(of(100n, 100n, 'EXTRACASH')).toBeNull();
    expect(of(100n, 101n, 'EXTRACASH')).toEqual(cash);
    expect(of(100n, 0n, 'EXTRACASH')).toBeNull();
  });
});

it('has installments for a purchase on a credit card alone', () => {
  const installments = { quantity: 3, creditType: 'WITH_INTEREST', gracePeriod: 0 } as const;
  const refusal = ['INSTALLMENTS_NOT_ALLOWED', '/installments'];
  expect(refused(() => assertInstallments({ type: 'PURCHASE', installments }, 'CREDIT'))).toBeNull();
  expect(refused(() => assertInstallments({ type: 'PURCHASE', installments }, 'DEBIT'))).toEqual(refusal);
  expect(refused(() => assertInstallments({ type: 'WITHDRAWAL', installments }, 'CREDIT'))).toEqual(refusal);
  expect(refused(() => assertInstallments({ type: 'WITHDRAWAL', installments: null }, 'PREPAID'))).toBeNull();
});

describe('a number that no card has', () => {
  const nobody = { cardId: null, userId: null, affinityGroupId: null, cardType: null, lastFour: '4242' };

  it('has the product of its range', () => {
    expect(cardOfUnknownNumber('9999220300004242')).toEqual({
      ...nobody,
      bin: '99992203',
      provider: 'CARD_NETWORK_2',
      productType: 'CREDIT',
      country: 'MEX',
    });
  });

  it('of no range belongs to no country', () => {
    expect(cardOfUnknownNumber('4111111111114242')).toEqual({
      ...nobody,
      bin: '41111111',
      provider: 'CARD_NETWORK_1',
      productType: 'PREPAID',
      country: null,
    });
  });

  it.each([
    ['MEX', 'BRA', 'MXN'],
    [null, 'BRA', 'BRL'],
    [null, 'CHL', 'ARS'],
  ])('of %s counts for a client in %s in %s', (country, ofClient, currency) => {
    expect(localCurrencyOf(country, ofClient)).toBe(currency);
  });
});

describe('a message is taken back by reversals before it', () => {
  it.each<[(bigint | null)[], boolean]>([
    [[], false],
    [[null], true],
    [[100n], true],
    [[60n, 40n], true],
    [[60n, null], true],
    [[60n], false],
    [[101n], false],
    [[60n, 41n], false],
    [[60n, 41n, 40n], true],
  ])('of the amounts %j out of 100: %s', (amounts, expected) => {
    const early = amounts.map((amount) => ({ amount }));
    expect(isTakenBack(100n, early)).toBe(expected);
  });

  it('but not if it has no amount and the reversal names one', () => {
    expect([isTakenBack(0n, [{ amount: 1n }]), isTakenBack(0n, [{ amount: null }])]).toEqual([false, true]);
  });
});
