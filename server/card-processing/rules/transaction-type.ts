import type { components } from '../../../generated/types/networks';
import { isDebit } from '../../kernel/card-transaction-type';
import type { EntryType } from '../../ledger/rules/movement';

type CardTransactionType = components['schemas']['CardTransactionType'];

/** Decides whether a type takes from the user's balance or adds to it. */
export function entryTypeOf(type: CardTransactionType): EntryType {
  return isDebit(type) ? 'DEBIT' : 'CREDIT';
}

export function isReversal(type: CardTransactionType): boolean {
  return type.startsWith('REVERSAL_');
}
