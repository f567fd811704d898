import type { Column, SettlementFile } from '../../../generated/settlement';
import { type Cell, encodeCell, encodeLine, LINE_END, neutralise, SEPARATOR } from './csv';
import type { Sources } from './sources';

/** One row by the names of its columns, as somebody who reads the file gets it: an empty cell is null. */
export type Row = Record<string, Cell>;

/** The form of a file's lines, for one client and one revision. */
export interface Layout<L> {
  columns: readonly string[];
  /** The first line of the file. */
  header: string;
  /** The cells of a line. The same object every time: it is good until the next call. */
  read(line: L): Readonly<Row>;
  /** A row as it stands in the file. */
  write(row: Readonly<Row>): string;
}

function cellOf<L>(column: Column, sources: Sources<L>): (line: L) => Cell {
  const source = sources[column.source];
  if (source === undefined) throw new Error(`nothing is known of ${column.source}, the source of ${column.name}`);
  const { fallback, schema } = column;
  if (fallback === undefined || schema.enum === undefined) return source;
  const known = new Set<Cell>(schema.enum);
  return (line) => {
    const cell = source(line);
    return known.has(cell) ? cell : fallback;
  };
}

/**
 * Decides whether the values of a column can be written without escaping: codes, numbers and dates can; free text and
 * ids cannot, because they may contain any character.
 */
function isPlain({ schema }: Column): boolean {
  return ['enum', 'pattern', 'format'].some((keyword) => keyword in schema) || [schema.type].flat().includes('integer');
}

/** Returns the writer of a column's cells, for a row that has been checked against the contract. */
function writerOf(column: Column): (cell: Cell) => string {
  if (isPlain(column)) return (cell) => (cell === null ? '' : String(cell));
  if (column.free_text !== true) return encodeCell;
  return (cell) => encodeCell(typeof cell === 'string' ? neutralise(cell) : cell);
}

/**
 * Lays out a file: the contract's columns, in its order, and those of installments for clients that operate with
 * credit.
 * @throws Error when the contract has a column whose source is not known
 */
export function layoutOf<L>(file: SettlementFile, sources: Sources<L>, { credit }: { credit: boolean }): Layout<L> {
  const columns = file.columns.filter((column) => credit || column.credit !== true);
  const cells = columns.map((column) => ({
    name: column.name,
    read: cellOf(column, sources),
    write: writerOf(column),
  }));
  const names = columns.map(({ name }) => name);
  const row: Row = Object.fromEntries(names.map((name) => [name, null]));
  return {
    columns: names,
    header: encodeLine(names),
    read: (line) => {
      for (const { name, read } of cells) row[name] = read(line);
      return row;
    },
    write: (given) => {
      let line = '';
      for (const { name, write } of cells) line += SEPARATOR + write(given[name] ?? null);
      return line.slice(SEPARATOR.length) + LINE_END;
    },
  };
}
