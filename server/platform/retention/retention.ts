import type { Config } from '../config';
import type { Tx } from '../store/db';

/** The setting of an age. */
type Age = 'activityDays' | 'deliveredEventDays' | 'undeliveredEventDays' | 'expiredDays' | 'idempotencyReplyDays';

/** Rows of a table that are deleted once they are old enough, each of one client. */
export interface Retention {
  readonly table: string;
  /** The condition of rows that may be deleted, as SQL. */
  readonly which: string;
  /** The time from which the age of a row counts. */
  readonly moment: string;
  readonly age: Age & keyof Config;
  /** The columns after `client_id` in the index that is read. Together they identify a row of a client. */
  readonly order: readonly string[];
  /**
   * True if the first of these is a time that is never later than the one that decides the age: then the oldest rows
   * are found directly.
   */
  readonly byTime: boolean;
  /** The rows of another table that are deleted with a row: that table and its column with the id. */
  readonly parts?: { readonly table: string; readonly column: string };
  /** Applies the consequences of deleted rows, in the same transaction, from some of their columns. */
  readonly follow?: { readonly columns: readonly string[]; run(tx: Tx, rows: readonly Row[]): Promise<void> };
  /** The columns that are set to null if the row itself is kept. */
  readonly emptied?: readonly string[];
}

/** A row as the database has it. */
export type Row = Readonly<Record<string, unknown>>;
