const QUOTE = '"';
const SEPARATOR = ',';
const BYTE_ORDER_MARK = '\ufeff';

/** A file that is not what RFC 4180 describes. */
export class CsvError extends Error {
  override name = 'CsvError';

  constructor(
    readonly line: number,
    readonly reason: string,
  ) {
    super(`line ${line}: ${reason}`);
  }
}

/** One record. A field in quotes may hold line ends, so the next one is not always one line further down. */
export interface CsvRecord {
  /** The line that it begins on; the first is 1. */
  line: number;
  cells: string[];
}

/** The part of a record that the reader is in. */
type ReaderState = 'start' | 'plain' | 'quoted' | 'after-quote';

/**
 * Reads CSV piece by piece, as it comes from a disk or a network: commas, optional quotes, lines that end in CRLF or
 * LF. Lines without a character are passed over.
 */
export class CsvReader {
  private state: ReaderState = 'start';
  private field = '';
  private record: string[] = [];
  private line = 1;
  /** The line where the present record begins. */
  private begun = 1;
  private first = true;

  /**
   * The records that are whole with this piece.
   * @throws CsvError naming the line
   */
  read(piece: string): CsvRecord[] {
    const records: CsvRecord[] = [];
    let text = piece;
    if (this.first && text !== '') {
      this.first = false;
      if (text.startsWith(BYTE_ORDER_MARK)) text = text.slice(1);
    }
    let at = 0;
    while (at < text.length) {
      if (this.state === 'quoted') at = this.readQuoted(text, at);
      else if (this.state === 'plain') at = this.readPlain(text, at);
      else at = this.readSpecial(text, at, records);
    }
    return records;
  }

  /**
   * The last record, when no line end follows it.
   * @throws CsvError when a quote is left open
   */
  end(): CsvRecord[] {
    if (this.state === 'quoted') throw new CsvError(this.line, 'a quote is not closed');
    const records: CsvRecord[] = [];
    this.endRecord(records);
    return records;
  }

  /** Reads everything up to the next quote. */
  private readQuoted(text: string, from: number): number {
    const quote = text.indexOf(QUOTE, from);
    const part = quote === -1 ? text.slice(from) : text.slice(from, quote);
    this.field += part;
    for (const character of part) if (character === '\n') this.line += 1;
    if (quote === -1) return text.length;
    this.state = 'after-quote';
    return quote + 1;
  }

  /** Reads everything up to the end of an unquoted field. */
  private readPlain(text: string, from: number): number {
    let to = from;
    while (to < text.length && !isSpecial(text.charAt(to))) to += 1;
    this.field += text.slice(from, to);
    if (to < text.length) this.state = 'after-quote';
    return text.charAt(to) === QUOTE ? this.refuseQuote() : to;
  }

  /** At the start of a field, or where one ends. */
  private readSpecial(text: string, at: number, records: CsvRecord[]): number {
    const character = text.charAt(at);
    if (character === SEPARATOR) this.endField();
    else if (character === '\n') this.endRecord(records);
    else if (character === QUOTE && this.state === 'start') this.state = 'quoted';
    else if (character === QUOTE) {
      // Two quotes are one, and the field goes on.
      this.field += QUOTE;
      this.state = 'quoted';
    } else if (character !== '\r') {
      if (this.state === 'after-quote') throw new CsvError(this.line, 'text follows a closing quote');
      this.state = 'plain';
      return at;
    }
    return at + 1;
  }

  private refuseQuote(): never {
    throw new CsvError(this.line, 'a quote is inside a field that is not quoted');
  }

  private endField(): void {
    this.record.push(this.field);
    this.field = '';
    this.state = 'start';
  }

  private endRecord(records: CsvRecord[]): void {
    const isEmpty = this.state === 'start' && this.record.length === 0;
    this.endField();
    if (!isEmpty) records.push({ line: this.begun, cells: this.record });
    this.record = [];
    this.line += 1;
    this.begun = this.line;
  }
}

function isSpecial(character: string): boolean {
  return character === SEPARATOR || character === '\n' || character === '\r' || character === QUOTE;
}
