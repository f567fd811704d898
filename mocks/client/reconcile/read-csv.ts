import { createReadStream } from 'node:fs';
import { CsvError, CsvReader, type CsvRecord } from '../../../server/settlement/rules/csv-reader';
import { at, Problem, unreadable } from './problem';
import { type Cells, cellsOf, checkedHeader } from './table';

/**
 * Reads a CSV file with a header, row by row, in bounded memory.
 * @param needed columns that it must have; others may stand anywhere between them
 * @param option that names the file
 * @returns each row with the line of the file that it begins on
 * @throws Problem naming the file and the line
 */
export async function* readCsv(
  path: string,
  needed: readonly string[],
  option: string,
): AsyncGenerator<{ cells: Cells; line: number }> {
  const reader = new CsvReader();
  let header: string[] | null = null;
  const rows = function* (records: readonly CsvRecord[]) {
    for (const record of records) {
      if (header === null) header = checkedHeader(path, record, needed);
      else yield { cells: cellsOf(path, header, record), line: record.line };
    }
  };
  try {
    for await (const piece of createReadStream(path, { encoding: 'utf8' })) yield* rows(reader.read(piece as string));
    yield* rows(reader.end());
  } catch (error) {
    if (error instanceof CsvError) throw new Problem(at(path, error.line), error.reason);
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
    throw unreadable(option, path, error);
  }
  if (header === null) throw new Problem(at(path), 'it has no header');
}
