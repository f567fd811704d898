import type { CsvRecord } from '../../../server/settlement/rules/csv-reader';
import { at, Problem } from './problem';

/** Cells of one row by the names of their columns. A column that the file lacks is not there. */
export type Cells = Readonly<Record<string, string>>;

/** The names of a table's columns, each of which is there once. @param needed those that must be @throws Problem */
export function checkedHeader(path: string, { line, cells }: CsvRecord, needed: readonly string[]): string[] {
  const missing = needed.find((name) => !cells.includes(name));
  if (missing !== undefined) throw new Problem(at(path, line, missing), 'this column is missing');
  const twice = cells.find((name, index) => cells.indexOf(name) !== index);
  if (twice !== undefined) throw new Problem(at(path, line, twice), 'this column is there twice');
  return cells;
}

/** The cells of a row by the names of their columns. @throws Problem */
export function cellsOf(path: string, header: readonly string[], { line, cells }: CsvRecord): Cells {
  if (cells.length !== header.length) {
    throw new Problem(at(path, line), `the row has ${cells.length} cells, and the header ${header.length}`);
  }
  return Object.fromEntries(header.map((name, index) => [name, cells[index] ?? '']));
}
