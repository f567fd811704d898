/** A factor as a fraction of whole numbers, so that no float is ever calculated with. */
interface Rate {
  numerator: bigint;
  denominator: bigint;
}

export type DetailType = 'BASE' | 'TAX' | 'FEE' | 'EXTRACASH' | 'DISCOUNT';

/** A part of the local total. A DISCOUNT counts as negative. */
export interface AmountDetail {
  type: DetailType;
  name: string;
  amount: bigint;
}

/** A tax, fee or discount, of the converted amount. */
export interface Charge {
  name: string;
  type: 'TAX' | 'FEE' | 'DISCOUNT';
  /** Decimal text, as `30` or `3.2500`. */
  percentage: string;
}

/** The rates and charges of one transaction: fixed when it is authorized, so that every part of it fits the whole. */
export interface Pricing {
  localCurrency: string;
  transactionCurrency: string;
  settlementCurrency: string;
  /** Local units for one of the transaction's, as decimal text or a quotient of two (`1/1450`). */
  rate: string;
  /** US dollars for one of the transaction's. */
  usdRate: string;
  /**
   * The part of the amount that is handed out in cash, in minor units of the transaction's currency as decimal text.
   */
  cash: string;
  charges: readonly Charge[];
}

/** The amounts of a transaction in every currency in which it is reported. All amounts are minor units. */
export interface Amounts {
  pricing: Pricing;
  /** The price before taxes, in the merchant's currency. */
  transactionAmount: bigint;
  /** The amount that the user pays or receives, charges included, in the card's currency. */
  localAmount: bigint;
  /** The amount before charges in the card's currency. */
  baseAmount: bigint;
  /** The same in US dollars. */
  usdAmount: bigint;
  details: AmountDetail[];
}

const DECIMAL = /^([0-9]+)(?:\.([0-9]+))?$/;

/**
 * The largest amount that clients get: they get JSON numbers, and a double holds every decimal of fifteen
 * digits.
 */
const MAX_AMOUNT = 10n ** 15n - 1n;

function readDecimal(text: string): Rate {
  const match = DECIMAL.exec(text);
  if (match === null) throw new Error(`${text} is not a rate`);
  const [, whole = '', fraction = ''] = match;
  return { numerator: BigInt(whole + fraction), denominator: 10n ** BigInt(fraction.length) };
}

/**
 * Reads `1450`, `0.00069` or `1/1450`.
 * @throws Error when it is none, or zero
 */
export function readRate(text: string): Rate {
  const [above = '', below] = text.split('/');
  const a = readDecimal(above);
  const b = below === undefined ? { numerator: 1n, denominator: 1n } : readDecimal(below);
  const rate = { numerator: a.numerator * b.denominator, denominator: a.denominator * b.numerator };
  if (rate.numerator <= 0n || rate.denominator <= 0n) throw new Error(`${text} is not a rate`);
  return rate;
}

/** Multiplies by a rate; half a minor unit is rounded up. */
export function convert(amount: bigint, { numerator, denominator }: Rate): bigint {
  return (2n * amount * numerator + denominator) / (2n * denominator);
}

/**
 * Returns a part of an amount.
 * @param percentages its size, as decimal texts that are added up before anything is rounded
 */
function chargeOf(amount: bigint, percentages: readonly string[]): bigint {
  let [above, below] = [0n, 1n];
  for (const { numerator, denominator } of percentages.map(readDecimal)) {
    above = above * denominator + numerator * below;
    below *= denominator;
  }
  return convert(amount, { numerator: above, denominator: below * 100n });
}

const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/**
 * Prices an amount in the merchant's currency. The difference of two prices of one pricing is a price again, so that
 * the parts of a transaction make the whole to the cent: see `difference`.
 * @param transactionAmount minor units
 */
export function price(pricing: Pricing, transactionAmount: bigint): Amounts {
  const baseAmount = convert(transactionAmount, readRate(pricing.rate));
  // A refund of a purchase with cash is for the goods first, because the cash was handed out.
  const cash = convert(smaller(BigInt(pricing.cash), transactionAmount), readRate(pricing.rate));
  const details: AmountDetail[] = [{ type: 'BASE', name: 'BASE', amount: baseAmount - cash }];
  if (BigInt(pricing.cash) > 0n) details.push({ type: 'EXTRACASH', name: 'EXTRACASH', amount: cash });
  let localAmount = baseAmount;
  const discounts: string[] = [];
  for (const { name, type, percentage } of pricing.charges) {
    let amount = chargeOf(baseAmount, [percentage]);
    if (type === 'DISCOUNT') {
      // They are rounded together: otherwise a larger amount could cost a cent less than a smaller one.
      const others = chargeOf(baseAmount, discounts);
      discounts.push(percentage);
      amount = smaller(chargeOf(baseAmount, discounts) - others, localAmount);
    }
    localAmount += type === 'DISCOUNT' ? -amount : amount;
    details.push({ type, name, amount });
  }
  const usdAmount = convert(transactionAmount, readRate(pricing.usdRate));
  return { pricing, transactionAmount, localAmount, baseAmount, usdAmount, details };
}

const larger = (a: bigint, b: bigint): bigint => (a > b ? a : b);

/** Returns a price that is no more than another one, in every currency. */
export function atMost(priced: Amounts, most: Amounts): Amounts {
  return bounded(priced, most, smaller);
}

/** Returns a price that is no less than another one, in every currency. */
export function atLeast(priced: Amounts, least: Amounts): Amounts {
  return bounded(priced, least, larger);
}

function bounded(priced: Amounts, bound: Amounts, of: typeof smaller): Amounts {
  const localAmount = of(priced.localAmount, bound.localAmount);
  return {
    ...priced,
    localAmount,
    baseAmount: of(priced.baseAmount, bound.baseAmount),
    usdAmount: of(priced.usdAmount, bound.usdAmount),
    details: localAmount === priced.localAmount ? priced.details : undivided(localAmount),
  };
}

/** Returns amounts of which the card's currency has another one. */
export function withLocal(amounts: Amounts, localAmount: bigint): Amounts {
  return localAmount === amounts.localAmount ? amounts : { ...amounts, localAmount, details: undivided(localAmount) };
}

const undivided = (amount: bigint): AmountDetail[] => [{ type: 'BASE', name: 'BASE', amount }];

const sumOf = (details: readonly AmountDetail[]): bigint =>
  details.reduce((sum, { type, amount }) => (type === 'DISCOUNT' ? sum - amount : sum + amount), 0n);

/**
 * Returns the difference of two prices of one pricing, for example for a partial refund. The larger price is the first
 * argument. A detail that cannot be represented after rounding becomes a part of the total difference.
 */
export function difference(largerOne: Amounts, smallerOne: Amounts): Amounts {
  const localAmount = largerOne.localAmount - smallerOne.localAmount;
  const details = largerOne.details.map((detail, at) => ({
    ...detail,
    amount: detail.amount - (smallerOne.details[at]?.amount ?? 0n),
  }));
  return {
    pricing: largerOne.pricing,
    transactionAmount: largerOne.transactionAmount - smallerOne.transactionAmount,
    localAmount,
    baseAmount: largerOne.baseAmount - smallerOne.baseAmount,
    usdAmount: largerOne.usdAmount - smallerOne.usdAmount,
    details: isWhole(details, localAmount) ? details : undivided(localAmount),
  };
}

/** Decides whether details can be reported, and make up their total. */
function isWhole(details: readonly AmountDetail[], total: bigint): boolean {
  return details.every(({ amount }) => amount >= 0n) && sumOf(details) === total;
}

/** Returns the amount that the card network settles, in the currency that the transaction's pricing names. */
export function settlementAmount({ pricing, usdAmount, baseAmount }: Amounts): bigint {
  return pricing.settlementCurrency === 'USD' ? usdAmount : baseAmount;
}

/** Decides whether the contract can write all of it, to the cent. */
export function isWritable({ transactionAmount, localAmount, baseAmount, usdAmount, details }: Amounts): boolean {
  const all = [transactionAmount, localAmount, baseAmount, usdAmount, ...details.map(({ amount }) => amount)];
  return all.every((amount) => amount >= 0n && amount <= MAX_AMOUNT);
}

/** The amounts of a record, and nothing else. */
export function amountsOf(amounts: Amounts): Amounts {
  const { pricing, transactionAmount, localAmount, baseAmount, usdAmount, details } = amounts;
  return { pricing, transactionAmount, localAmount, baseAmount, usdAmount, details };
}
