import type { components } from '../../generated/types/networks';

type CardTransactionType = components['schemas']['CardTransactionType'];

const DEBITS: ReadonlySet<string> = new Set<CardTransactionType>([
  'PURCHASE',
  'WITHDRAWAL',
  'EXTRACASH',
  'REVERSAL_REFUND',
  'REVERSAL_PAYMENT',
]);

/** Decides whether a card transaction of a type takes from the user's balance; all others add to it. */
export function isDebit(type: string): boolean {
  return DEBITS.has(type);
}
