import type { SettledPresentment, SettledTransaction } from './record';

/** The network's share of one presentment. Amounts are minor units of the debt's currency. */
export interface Interchange {
  /** Positive when the client earns it. */
  fee: bigint;
  /** The network's name for the rate. */
  rate: string;
  /** Value-added tax on the fee, with the fee's sign. */
  tax: bigint;
}

interface Tariff {
  name: string;
  /** In hundredths of a percent of the presented amount. Negative where the issuer pays the acquirer. */
  basisPoints: bigint;
}

type Product = SettledTransaction['productType'];
type Origin = SettledTransaction['origin'];

/** Purchases and what takes them back: the issuer earns. */
const PURCHASES: Readonly<Record<Origin, Readonly<Record<Product, Tariff>>>> = {
  DOMESTIC: {
    PREPAID: { name: 'DOMPREPAID', basisPoints: 80n },
    CREDIT: { name: 'DOMCREDIT', basisPoints: 130n },
    DEBIT: { name: 'DOMDEBIT', basisPoints: 60n },
  },
  INTERNATIONAL: {
    PREPAID: { name: 'INTPREPAID', basisPoints: 110n },
    CREDIT: { name: 'INTCREDIT', basisPoints: 160n },
    DEBIT: { name: 'INTDEBIT', basisPoints: 110n },
  },
};

/** Cash that another institution hands out: the issuer pays for it. */
const CASH: Readonly<Record<Origin, Tariff>> = {
  DOMESTIC: { name: 'DOMCASH', basisPoints: -50n },
  INTERNATIONAL: { name: 'INTCASH', basisPoints: -75n },
};

/** Value-added tax on services at home, in percent. Brazil taxes them otherwise; services abroad bear none. */
const VAT_PERCENT: Readonly<Record<string, bigint>> = { ARG: 21n, MEX: 16n, COL: 19n, BRA: 0n };

/** Divides. Half a minor unit is rounded away from zero, so a reversed amount equals the original amount. */
function divided(dividend: bigint, divisor: bigint): bigint {
  const half = dividend < 0n ? -divisor / 2n : divisor / 2n;
  return (dividend + half) / divisor;
}

function tariffOf({ type, origin, productType }: Pick<SettledTransaction, 'type' | 'origin' | 'productType'>): Tariff {
  return type === 'WITHDRAWAL' ? CASH[origin] : PURCHASES[origin][productType];
}

/** Returns the direction of a presentment: 1 debits the client, -1 credits it. */
function directionOf(
  { type }: Pick<SettledTransaction, 'type'>,
  { reverse }: Pick<SettledPresentment, 'reverse'>,
): bigint {
  const takes = type !== 'REFUND' && type !== 'PAYMENT';
  return takes === reverse ? -1n : 1n;
}

/**
 * The interchange of one presentment.
 * @param amount what was presented, in minor units of the debt's currency;
 * @param country the client's
 */
export function interchangeOf(
  transaction: Pick<SettledTransaction, 'type' | 'origin' | 'productType'>,
  presentment: Pick<SettledPresentment, 'reverse'>,
  amount: bigint,
  country: string,
): Interchange {
  const { name, basisPoints } = tariffOf(transaction);
  const fee = divided(directionOf(transaction, presentment) * amount * basisPoints, 10_000n);
  const percent = transaction.origin === 'DOMESTIC' ? (VAT_PERCENT[country] ?? 0n) : 0n;
  return { fee, rate: name, tax: divided(fee * percent, 100n) };
}

/**
 * Returns the client's debt for one presentment: the amount, less what it earns on it.
 * @returns minor units; negative when the service owes the client
 */
export function debtOf(
  transaction: Pick<SettledTransaction, 'type'>,
  presentment: Pick<SettledPresentment, 'reverse'>,
  amount: bigint,
  { fee, tax }: Pick<Interchange, 'fee' | 'tax'>,
): bigint {
  return directionOf(transaction, presentment) * amount - fee - tax;
}
