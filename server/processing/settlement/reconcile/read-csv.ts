import { createReadStream } from 'node:fs';
import { CsvError, CsvReader } from '../../../domain/settlement/csv-reader';
import { Problem } from './problem';

/** Cells of one row by the names of their columns. A column that the file lacks is not there. */
export type Cells = Readonly<Record<string, string>>;

/**
 * Reads a CSV file with a header, row by row, in bounded memory.
 * @param needed columns that it must have; others may stand anywhere between them
 * @throws Problem naming the file and the line
 */
export async function* readCsv(
  path: string,
  needed: readonly string[],
): AsyncGenerator<{ cells: Cells; line: number }> {
  const reader = new CsvReader();
  let header: string[] | null = null;
  let line = 0;
  const rows = function* (records: readonly string[][]) {
    for (const record of records) {
      line += 1;
      if (header === null) header = checkedHeader(path, record, needed);
      else yield { cells: named(path, header, record, line), line };
    }
  };
  try {
    for await (const piece of createReadStream(path, { encoding: 'utf8' })) yield* rows(reader.read(piece as string));
    yield* rows(reader.end());
  } catch (error) {
    if (error instanceof CsvError) throw new Problem(`${path}: ${error.message}.`);
    if ((error as NodeJS.ErrnoException).syscall !== undefined) {
      throw new Problem(`${path} can't be read (${(error as NodeJS.ErrnoException).code}).`);
    }
    throw error;
  }
  if (header === null) throw new Problem(`${path} has no header.`);
}

function checkedHeader(path: string, header: string[], needed: readonly string[]): string[] {
  const missing = needed.filter((name) => !header.includes(name));
  if (missing.length > 0) throw new Problem(`${path} lacks the column ${missing.join(', ')}.`);
  return header;
}

function named(path: string, header: readonly string[], record: readonly string[], line: number): Cells {
  if (record.length !== header.length) {
    throw new Problem(`${path}: row ${line} has ${record.length} cells, and the header ${header.length}.`);
  }
  return Object.fromEntries(header.map((name, at) => [name, record[at] ?? '']));
}
