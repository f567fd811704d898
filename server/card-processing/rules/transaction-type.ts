import type { components } from '../../../generated/types/networks';
import type { EntryType } from '../../ledger/rules/movement';

type CardTransactionType = components['schemas']['CardTransactionType'];

const TAKES: ReadonlySet<CardTransactionType> = new Set([
  'PURCHASE',
  'WITHDRAWAL',
  'EXTRACASH',
  'REVERSAL_REFUND',
  'REVERSAL_PAYMENT',
]);

/** Decides whether a type takes from the user's balance or adds to it. */
export function entryTypeOf(type: CardTransactionType): EntryType {
  return TAKES.has(type) ? 'DEBIT' : 'CREDIT';
}

export function isReversal(type: CardTransactionType): boolean {
  return type.startsWith('REVERSAL_');
}
