import type { Config } from '../config';
import type { Tx } from '../store/db';

/** The setting of an age. */
type Age = 'activityDays' | 'deliveredEventDays' | 'undeliveredEventDays' | 'expiredDays' | 'idempotencyReplyDays';

/** Rows of a table that go once they are old enough, each of one client. */
export interface Retention {
  readonly table: string;
  /** Says which rows may go at all, as SQL. */
  readonly which: string;
  /** The moment that the age of a row counts from. */
  readonly moment: string;
  readonly age: Age & keyof Config;
  /** The columns that follow `client_id` in the index by which rows are looked at, and tell one row of a client from another. */
  readonly order: readonly string[];
  /** True where the first of these is a moment, and never after the one that counts: the oldest are found at once. */
  readonly byTime: boolean;
  /** The rows of another table that belong to one and go with it: that table and its column with the id. */
  readonly parts?: { readonly table: string; readonly column: string };
  /** Carries out what follows from rows that went, in the same transaction, from some of their columns. */
  readonly follow?: { readonly columns: readonly string[]; run(tx: Tx, rows: readonly Row[]): Promise<void> };
  /** The columns that are emptied where the row itself stays. */
  readonly emptied?: readonly string[];
}

/** A row as the database has it. */
export type Row = Readonly<Record<string, unknown>>;
