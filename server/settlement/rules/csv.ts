import { format } from '../../../generated/settlement';

const { quote, formula_neutralisation: formulas } = format;
export const { separator: SEPARATOR, line_end: LINE_END } = format;

/** RFC 4180, 2: what makes a field need quotes. */
const NEEDS_QUOTES = new RegExp(`[${quote}${SEPARATOR}\\r\\n]`);
const FORMULA_STARTS: ReadonlySet<string> = new Set(formulas.begins_with);

/** The content of a cell; null is an empty one. */
export type Cell = string | number | null;

/**
 * Text that no spreadsheet takes for a formula. Only for columns with text that people chose: amounts may be negative.
 */
export function neutralise(text: string): string {
  return FORMULA_STARTS.has(text.charAt(0)) ? formulas.prefix + text : text;
}

/** One cell as it stands in the file. */
export function encodeCell(cell: Cell): string {
  if (cell === null) return '';
  const text = String(cell);
  return NEEDS_QUOTES.test(text) ? quote + text.replaceAll(quote, quote + quote) + quote : text;
}

/** One line of the file, with its end. */
export function encodeLine(cells: readonly Cell[]): string {
  let line = '';
  for (let i = 0; i < cells.length; i += 1) line += (i === 0 ? '' : SEPARATOR) + encodeCell(cells[i] as Cell);
  return line + LINE_END;
}
