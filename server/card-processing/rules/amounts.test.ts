import { formatAmount, toNumber } from '../../kernel/money';
import {
  type Amounts,
  convert,
  difference,
  isWritable,
  type Pricing,
  price,
  readRate,
  settlementAmount,
} from './amounts';

const pricing = (changes: Partial<Pricing> = {}): Pricing => ({
  localCurrency: 'ARS',
  transactionCurrency: 'USD',
  settlementCurrency: 'USD',
  rate: '1450',
  usdRate: '1',
  cash: '0',
  charges: [
    { name: 'INCOME_TAX_PERCEPTION', type: 'TAX', percentage: '30' },
    { name: 'EXCHANGE_FEE', type: 'FEE', percentage: '2' },
  ],
  ...changes,
});

/** Sums details: a discount counts as negative. */
const sum = ({ details }: Amounts) =>
  details.reduce((total, { type, amount }) => total + (type === 'DISCOUNT' ? -amount : amount), 0n);

/** The amounts that are reported of every part of a transaction. */
const AMOUNTS = ['localAmount', 'baseAmount', 'usdAmount'] as const;

describe('a price', () => {
  it('is converted, and charged with taxes and fees that sum to the local total', () => {
    const amounts = price(pricing(), 2000n);
    expect(amounts).toMatchObject({ transactionAmount: 2000n, baseAmount: 2_900_000n, usdAmount: 2000n });
    expect(amounts.details).toEqual([
      { type: 'BASE', name: 'BASE', amount: 2_900_000n },
      { type: 'TAX', name: 'INCOME_TAX_PERCEPTION', amount: 870_000n },
      { type: 'FEE', name: 'EXCHANGE_FEE', amount: 58_000n },
    ]);
    expect(amounts.localAmount).toBe(3_828_000n);
  });

  it('takes discounts off, but never below nothing', () => {
    const discount = (percentage: string) => pricing({ charges: [{ name: 'CLUB', type: 'DISCOUNT', percentage }] });
    expect(price(discount('12.5'), 100n)).toMatchObject({ baseAmount: 145_000n, localAmount: 126_875n });
    expect(price(discount('250'), 100n)).toMatchObject({ localAmount: 0n });
    const [first, second] = [discount('12.5').charges, discount('5.25').charges];
    expect(price(pricing({ charges: [...first, ...second] }), 100n)).toMatchObject({
      localAmount: 119_262n,
      details: [{ amount: 145_000n }, { amount: 18_125n }, { amount: 7613n }],
    });
    const tax = pricing({ charges: [{ name: 'DUTY', type: 'TAX', percentage: '250' }] });
    expect(price(tax, 100n)).toMatchObject({ baseAmount: 145_000n, localAmount: 507_500n });
  });

  it('tells the cash from the goods', () => {
    const amounts = price(pricing({ rate: '1', transactionCurrency: 'ARS', cash: '1000000', charges: [] }), 2_452_050n);
    expect(amounts.details).toEqual([
      { type: 'BASE', name: 'BASE', amount: 1_452_050n },
      { type: 'EXTRACASH', name: 'EXTRACASH', amount: 1_000_000n },
    ]);
  });

  it('settles in dollars, or in the card’s currency before charges', () => {
    expect(settlementAmount(price(pricing(), 2000n))).toBe(2000n);
    expect(settlementAmount(price(pricing({ settlementCurrency: 'ARS' }), 2000n))).toBe(2_900_000n);
  });

  it.each([
    ['1450', 100n, 145_000n],
    ['1/1450', 1_452_050n, 1001n],
    ['0.5', 1n, 1n],
    ['0.4', 1n, 0n],
    ['5.40/1450', 1_000_000n, 3724n],
    ['1/5.40', 5400n, 1000n],
  ])('multiplies by %s to the half cent', (rate, amount, wanted) => {
    expect(convert(amount, readRate(rate))).toBe(wanted);
  });

  it('has no rate that is zero or no number', () => {
    for (const rate of ['0', '0.00', '1/0', '-1', '1e3', '', '1,5']) expect(() => readRate(rate)).toThrow('not a rate');
  });

  it('is too large for the contract from fifteen digits on, which a number holds to the cent', () => {
    const most = 10n ** 15n - 1n;
    expect(isWritable(price(pricing({ rate: '1', charges: [] }), most))).toBe(true);
    expect(isWritable(price(pricing({ rate: '1', charges: [] }), most + 1n))).toBe(false);
    expect(isWritable(price(pricing({ rate: '1' }), most))).toBe(false);
    expect(isWritable(price(pricing(), 10n ** 13n))).toBe(false);
    for (let amount = most; amount > most - 1000n; amount -= 1n) {
      expect(JSON.stringify(toNumber(amount))).toBe(formatAmount(amount).replace(/0$/, '').replace(/\.0$/, ''));
    }
  });
});

describe('the parts of a price', () => {
  it('make the whole to the cent, and each is written as it is', () => {
    const charges: Pricing['charges'][] = [
      [],
      pricing().charges,
      [
        { name: 'TAX', type: 'TAX', percentage: '0.3333' },
        { name: 'CLUB', type: 'DISCOUNT', percentage: '33.3333' },
      ],
      [{ name: 'CLUB', type: 'DISCOUNT', percentage: '120' }],
    ];
    for (const some of charges) {
      for (const rate of ['1', '0.0071', '1450.255']) {
        const terms = pricing({ charges: some, rate, cash: '7' });
        let left = 101n;
        const total = { localAmount: 0n, baseAmount: 0n, usdAmount: 0n };
        for (const part of [1n, 33n, 2n, 60n, 5n]) {
          const amounts = difference(price(terms, left), price(terms, left - part));
          expect(amounts.transactionAmount).toBe(part);
          expect(sum(amounts)).toBe(amounts.localAmount);
          expect(isWritable(amounts)).toBe(true);
          for (const name of AMOUNTS) total[name] += amounts[name];
          left -= part;
        }
        expect(price(terms, 101n)).toMatchObject(total);
      }
    }
  });

  it('are never less than nothing, however many discounts there are', () => {
    const discounts = ['5', '5', '33.3'].map((percentage) => ({ name: 'CLUB', type: 'DISCOUNT', percentage }) as const);
    for (const rate of ['1', '0.3', '7.7']) {
      const terms = pricing({ charges: discounts, rate });
      for (let left = 100n; left > 0n; left -= 1n) {
        const part = difference(price(terms, left), price(terms, left - 1n));
        expect([rate, left, isWritable(part), sum(part)]).toEqual([rate, left, true, part.localAmount]);
      }
    }
  });

  it('give the goods back before the cash', () => {
    const terms = pricing({ rate: '1', charges: [], cash: '40' });
    const part = difference(price(terms, 100n), price(terms, 50n));
    expect(part.details.map(({ amount }) => amount)).toEqual([50n, 0n]);
  });
});
