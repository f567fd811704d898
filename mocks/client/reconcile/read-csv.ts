import { createReadStream } from 'node:fs';
import { CsvError, CsvReader, type CsvRecord } from '../../../server/settlement/rules/csv-reader';
import { at, Problem } from './problem';

/** Cells of one row by the names of their columns. A column that the file lacks is not there. */
export type Cells = Readonly<Record<string, string>>;

/**
 * Reads a CSV file with a header, row by row, in bounded memory.
 * @param needed columns that it must have; others may stand anywhere between them
 * @returns each row with the line of the file that it begins on
 * @throws Problem naming the file and the line
 */
export async function* readCsv(
  path: string,
  needed: readonly string[],
): AsyncGenerator<{ cells: Cells; line: number }> {
  const reader = new CsvReader();
  let header: string[] | null = null;
  const rows = function* (records: readonly CsvRecord[]) {
    for (const record of records) {
      if (header === null) header = checkedHeader(path, record, needed);
      else yield { cells: named(path, header, record), line: record.line };
    }
  };
  try {
    for await (const piece of createReadStream(path, { encoding: 'utf8' })) yield* rows(reader.read(piece as string));
    yield* rows(reader.end());
  } catch (error) {
    if (error instanceof CsvError) throw new Problem(at(path, error.line), error.reason);
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
    throw new Problem(at(path), `it can't be read (${(error as NodeJS.ErrnoException).code})`);
  }
  if (header === null) throw new Problem(at(path), 'it has no header');
}

function checkedHeader(path: string, { line, cells }: CsvRecord, needed: readonly string[]): string[] {
  const missing = needed.find((name) => !cells.includes(name));
  if (missing !== undefined) throw new Problem(at(path, line, missing), 'this column is missing');
  const twice = cells.find((name, index) => cells.indexOf(name) !== index);
  if (twice !== undefined) throw new Problem(at(path, line, twice), 'this column is there twice');
  return cells;
}

function named(path: string, header: readonly string[], { line, cells }: CsvRecord): Cells {
  if (cells.length !== header.length) {
    throw new Problem(at(path, line), `the row has ${cells.length} cells, and the header ${header.length}`);
  }
  return Object.fromEntries(header.map((name, index) => [name, cells[index] ?? '']));
}
