import { type CardTransactionState, settlementOf } from '../../card-processing/rules/transaction';
import type { SettledTransaction, Source, Status, TransactionLine } from './record';

/** The times of events that can change a transaction's state after the day it was made on. Milliseconds. */
export interface Happened {
  /** Its first presentment. */
  presentedAt: number | null;
  /** Its amount was given back because nobody had presented it. */
  purgedAt: number | null;
  /** The held refund was taken back. */
  takenBackAt: number | null;
}

type Stated = Pick<SettledTransaction, 'type' | 'state' | 'forced' | 'originalId' | 'updatedAt'>;

/** Decides whether a refund waited, or waits, for its settlement. The network forces others, which are not held. */
export function wasHeld({ type, forced, originalId }: Pick<Stated, 'type' | 'forced' | 'originalId'>): boolean {
  return type === 'REFUND' && !forced && originalId !== null;
}

/** Decides whether something may have happened to it since a moment, so that its state then has to be looked up. */
export function isLater({ updatedAt }: Pick<Stated, 'updatedAt'>, moment: number): boolean {
  return updatedAt >= moment;
}

/**
 * The state of a transaction as it was just before a moment, whatever came after: the files of a day say what was so at its
 * end, however late they are made and however often.
 */
export function stateBefore(transaction: Stated, happened: Happened, moment: number): CardTransactionState {
  const { state } = transaction;
  const before = (at: number | null) => at !== null && at < moment;
  if (!isLater(transaction, moment) || state === 'REJECTED' || state === 'PENDING') return state;
  if (before(happened.presentedAt)) return 'CLEARED';
  if (before(happened.purgedAt)) return 'PURGED';
  if (wasHeld(transaction)) return before(happened.takenBackAt) ? 'REVERSED' : 'HELD';
  // Whether a part or all of it was taken back makes no difference to the file.
  return 'AUTHORIZED';
}

/** The row of a transaction in a state; null while nobody has decided it. */
export function lineOf(transaction: SettledTransaction, state: CardTransactionState): TransactionLine | null {
  const settlement = settlementOf(state);
  if (settlement === null) return null;
  const { status, source } = settlement as { status: Status; source: Source };
  return { transaction, status, source, statusDetail: transaction.statusDetail ?? status };
}
