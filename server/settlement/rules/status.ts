import { type CardTransactionState, settlementOf } from '../../card-processing/rules/transaction';
import type { SettledTransaction, Source, Status, TransactionLine } from './record';

/** The times of events that can change a transaction's state after the day it was made on. Milliseconds. */
export interface Happened {
  /** Its first presentment. */
  presentedAt: number | null;
  /** Its amount was credited back because it was not presented. */
  purgedAt: number | null;
  /** The held refund was reversed. */
  takenBackAt: number | null;
}

type Stated = Pick<SettledTransaction, 'type' | 'state' | 'forced' | 'originalId' | 'updatedAt'>;

/** Decides whether a refund is or was held until its settlement. Refunds that the network forced are not held. */
export function wasHeld({ type, forced, originalId }: Pick<Stated, 'type' | 'forced' | 'originalId'>): boolean {
  return type === 'REFUND' && !forced && originalId !== null;
}

/**
 * Decides whether the transaction may have changed since a given time, so that its state at that time must be looked
 * up.
 */
export function isLater({ updatedAt }: Pick<Stated, 'updatedAt'>, moment: number): boolean {
  return updatedAt >= moment;
}

/**
 * The state of a transaction just before a given time, regardless of later changes: the files of a day show the states
 * at its end, however late and often they are written.
 */
export function stateBefore(transaction: Stated, happened: Happened, moment: number): CardTransactionState {
  const { state } = transaction;
  const before = (at: number | null) => at !== null && at < moment;
  if (!isLater(transaction, moment) || state === 'REJECTED' || state === 'PENDING') return state;
  if (before(happened.presentedAt)) return 'CLEARED';
  if (before(happened.purgedAt)) return 'PURGED';
  if (wasHeld(transaction)) return before(happened.takenBackAt) ? 'REVERSED' : 'HELD';
  // The file does not distinguish a partial from a full reversal.
  return 'AUTHORIZED';
}

/** The row of a transaction in a state; null while nobody has decided it. */
export function lineOf(transaction: SettledTransaction, state: CardTransactionState): TransactionLine | null {
  const settlement = settlementOf(state);
  if (settlement === null) return null;
  const { status, source } = settlement as { status: Status; source: Source };
  return { transaction, status, source, statusDetail: transaction.statusDetail ?? status };
}
