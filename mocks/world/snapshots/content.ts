import type { Agreed } from '../store/tables';

/** A secret of a row, which lies apart from the rows so that they can be written down anywhere. */
export interface Secret {
  /** The values of the primary key. */
  key: readonly string[];
  column: string;
  text: string;
}

/** The lines of rows, one for each. */
export const linesOf = (rows: string): string[] => rows.split('\n').filter((line) => line !== '');

/** The rows of one table. */
export interface TableContent {
  name: string;
  /** The columns of each row, without the client's id. */
  columns: readonly string[];
  count: number;
  /** A line for each row: an array, as JSON. Amounts are decimal text. */
  rows: string;
  secrets: readonly Secret[];
}

/** Everything of a client at one moment. Secrets in it are in the clear: it is for memory alone. */
export interface Content {
  agreed: Agreed;
  tables: readonly TableContent[];
}
