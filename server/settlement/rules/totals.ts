import { entryTypeOf } from '../../card-processing/rules/transaction';
import { formatAmount } from '../../kernel/money';
import type { TransactionLine } from './record';

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
 * Returns the amount that a row of the transaction file takes from the user, in minor units of the card's currency:
 * negative when it gives, zero when nothing has moved.
 */
export function takenBy({ transaction, status }: Pick<TransactionLine, 'transaction' | 'status'>): bigint {
  if (status !== 'APPROVED') return 0n;
  return entryTypeOf(transaction.type) === 'DEBIT' ? transaction.localAmount : -transaction.localAmount;
}
