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
  /**
   * A line for each row, in the same order: its digest from the database, empty if it is not known. Null if the
   * database has computed none.
   */
  digests: string | null;
}

/** All data of a client at one moment. Secrets in it are in plain text, so it may only be in memory. */
export interface Content {
  agreed: Agreed;
  tables: readonly TableContent[];
}

/** A table of a snapshot as it lies in the store: its rows are unpacked when they are needed. */
export type KeptTable = Omit<TableContent, 'rows'> & { rows(): Promise<string> };

/** A snapshot as it lies in the store. */
export interface KeptContent {
  agreed: Agreed;
  tables: readonly KeptTable[];
}

/** Unpacks all of a snapshot. */
export async function unpacked({ agreed, tables }: KeptContent): Promise<Content> {
  const all = tables.map(async (table) => ({ ...table, rows: await table.rows() }));
  return { agreed, tables: await Promise.all(all) };
}

/** Returns content in memory with the same interface as stored content. */
export const kept = ({ agreed, tables }: Content): KeptContent => ({
  agreed,
  tables: tables.map((table) => ({ ...table, rows: async () => table.rows })),
});
