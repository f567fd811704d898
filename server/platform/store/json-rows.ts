import type { Kind } from './columns';
import type { Dialect } from './db';
import type { Column, Columns } from './table';

/** Kinds that become texts in JSON; amounts among them, so that none becomes a float on the way. */
const AS_TEXT: ReadonlySet<Kind> = new Set(['text', 'sealed', 'amount']);

/**
 * Reads many wide rows fast: the database makes one JSON array of each row, so that the driver returns one text per row
 * instead of single cells, and documents in the row are parsed together with it. For reading only.
 */
export class JsonRows<R extends object> {
  private readonly texts: readonly Column[];
  private readonly others: readonly Column[];

  constructor(columns: Columns<R>) {
    this.texts = columns.all.filter(({ kind }) => AS_TEXT.has(kind));
    this.others = columns.all.filter(({ kind }) => !AS_TEXT.has(kind));
  }

  /** Returns the column to select, as SQL: one column of this name. */
  select(dialect: Dialect, table: string, alias: string): string {
    return `${this.array(dialect, table)} AS ${alias}`;
  }

  /** Writes SQL that makes the array of a row, as text: an array of all texts, and whatever else there is behind it. */
  array(dialect: Dialect, table: string): string {
    return dialect === 'sqlite' ? this.sqliteArray(table) : this.postgresArray(table);
  }

  /** The record behind a text that was selected. */
  read(text: string): R {
    return this.record(JSON.parse(text) as unknown[]);
  }

  /** The record behind an array that was selected. */
  record([texts, ...others]: readonly unknown[]): R {
    const record: Record<string, unknown> = {};
    for (let at = 0; at < this.texts.length; at += 1) {
      const { field, kind } = this.texts[at] as Column;
      const value = (texts as (string | null)[])[at] ?? null;
      record[field] = kind === 'amount' && value !== null ? BigInt(value) : value;
    }
    for (let at = 0; at < this.others.length; at += 1) {
      const { field, kind } = this.others[at] as Column;
      const value = others[at] ?? null;
      record[field] = kind === 'boolean' && value !== null ? value === 1 : value;
    }
    return record as R;
  }

  private sqliteArray(table: string): string {
    const texts = this.texts.map((column) => textOf(column, table));
    const others = this.others.map(({ name, kind }) =>
      kind === 'json' ? `json(${table}.${name})` : `${table}.${name}`,
    );
    return `json_array(${[`json_array(${texts.join(', ')})`, ...others].join(', ')})`;
  }

  /**
   * PostgreSQL makes an array of texts at once, and looks at each value of `json_build_array` by itself. Documents were
   * written as JSON: to have it check that again takes longer than to read them.
   */
  private postgresArray(table: string): string {
    const texts = `array_to_json(CAST(ARRAY[${this.texts.map((column) => textOf(column, table)).join(', ')}] AS TEXT[]))`;
    const others = this.others.map(({ name, nullable }) => {
      return nullable ? `COALESCE(CAST(${table}.${name} AS TEXT), 'null')` : `${table}.${name}`;
    });
    const values = [texts, ...others];
    return `format('[${values.map(() => '%s').join(',')}]', ${values.join(', ')})`;
  }
}

function textOf({ name, kind }: Column, table: string): string {
  return kind === 'amount' ? `CAST(${table}.${name} AS TEXT)` : `${table}.${name}`;
}
