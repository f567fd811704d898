import { entryTypeOf } from '../../card-processing/rules/transaction';
import { formatAmount } from '../../kernel/money';
import type { SettledTransaction } from './record';

/** A sum of a column in one currency, as the contract writes it. */
export interface CurrencyTotal {
  currency: string;
  /** Decimal text. */
  total: string;
}

/** Adds up a column, currency by currency. */
export class Totals {
  private readonly sums = new Map<string, bigint>();

  /** @param amount minor units */
  add(currency: string, amount: bigint): void {
    this.sums.set(currency, (this.sums.get(currency) ?? 0n) + amount);
  }

  /** The totals in the order of their currencies. */
  list(): CurrencyTotal[] {
    return [...this.sums]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([currency, sum]) => ({ currency, total: formatAmount(sum) }));
  }
}

/**
 * Returns the amount that an approved transaction takes from the user, in minor units of the card's currency: negative
 * when it gives.
 */
export function takenBy({ type, localAmount }: Pick<SettledTransaction, 'type' | 'localAmount'>): bigint {
  return entryTypeOf(type) === 'DEBIT' ? localAmount : -localAmount;
}
