import type { Reader, Tx } from '../platform/store/db';
import type { TransactionLine } from './rules/record';

/** The rows that the transaction file of a client and day has otherwise than its transactions say. */
export interface DayAmendments {
  /** The ids of transactions of earlier days whose rows are in this file, before the rows of its own day. */
  readonly carried: readonly string[];
  /** Returns the row of one of them. */
  carry(line: TransactionLine): TransactionLine;
  /** Returns the rows for a transaction of the day: none, one, or several. */
  rows(line: TransactionLine): readonly TransactionLine[];
  /** Notes that the files are written, in the unit of work that records it. */
  written(tx: Tx): Promise<void>;
}

/** A client and a day, `yyyy-mm-dd`, that have files. */
export interface ClientDay {
  clientId: string;
  day: string;
}

/** Amends transaction files while they are written. */
export interface AmendmentSource {
  /** Finds what there is to amend in the file of a day; null when there is nothing. */
  amendmentsOf(db: Reader, clientId: string, day: string): Promise<DayAmendments | null>;
  /** Lists the files that have amendments, of all clients and of the days after one up to another. */
  amendedBetween(db: Reader, after: string, last: string): Promise<ClientDay[]>;
}

/**
 * Changes to settlement files before they are written. There are none unless an extension of the service makes them.
 */
export interface WithAmendmentSource {
  amendmentSource: AmendmentSource | null;
}
