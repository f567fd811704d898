import type { ParentState } from '../../ledger/rules/ledger-state';
import type { ProcessType, RejectionReason, TransactionType } from '../../ledger/rules/movement';
import {
  type CardTransaction,
  type CardTransactionType,
  reversedType,
  type StatusDetail,
  type Usage,
} from './transaction';

/**
 * Returns the ledger's type for a card transaction. A transaction that follows another has the same type, with the
 * opposite or the same entry type.
 */
export function ledgerType({ type, pointType }: Pick<Usage, 'type' | 'pointType'>): TransactionType {
  const base: CardTransactionType = reversedType(type) ?? type;
  if (base === 'EXTRACASH') return 'EXTRACASH';
  if (base === 'PAYMENT') return 'PAYMENT_IN';
  if (base === 'WITHDRAWAL') return pointType === 'ATM' ? 'CASHOUT_ATM' : 'CASHOUT_STORE';
  return 'CARD_PURCHASE';
}

/**
 * Returns the relation of a transaction to the one it names as its original.
 * @param original as the ledger has it; null where it has none
 */
export function processTypeOf(
  { type, originalId }: Pick<CardTransaction, 'type' | 'originalId'>,
  original: Pick<ParentState, 'entryType'> | null = null,
): ProcessType {
  if (originalId === null) return 'ORIGINAL';
  if (reversedType(type) !== null) return 'REVERSAL';
  // If more of a refund is presented than was announced, the difference has the same entry type.
  return type === 'REFUND' && original?.entryType !== 'CREDIT' ? 'REFUND' : 'ADJUSTMENT';
}

const LIMITS: ReadonlySet<RejectionReason> = new Set([
  'MONTHLY_AMOUNT_LIMIT_REACHED',
  'DAILY_AMOUNT_LIMIT_REACHED',
  'CLIENT_MONTHLY_AMOUNT_LIMIT_REACHED',
  'CLIENT_DAILY_AMOUNT_LIMIT_REACHED',
  'BRIDGE_ACCOUNT_MONTHLY_AMOUNT_LIMIT_REACHED',
  'BRIDGE_ACCOUNT_DAILY_AMOUNT_LIMIT_REACHED',
  'BRIDGE_ACCOUNT_AMOUNT_LIMIT_REACHED',
  'MAX_BRIDGE_ACCOUNT_FUNDING_LIMIT_EXCEEDED',
]);

/** The status detail of a decision by an account's ledger: the network has fewer reasons than the ledger. */
export function detailOfLedger(reason: RejectionReason | null): StatusDetail {
  if (reason === null) return 'APPROVED';
  if (reason === 'INSUFFICIENT_FUNDS') return 'INSUFFICIENT_FUNDS';
  if (reason === 'FRAUD_SCORING_REJECTED') return 'REJECTED_FRAUD';
  return LIMITS.has(reason) ? 'INVALID_AMOUNT' : 'OTHER';
}
