import type { Kind } from './columns';
import type { Dialect } from './db';
import type { Column, Columns } from './table';

/**
 * Reads many wide rows fast: the database makes one JSON array of each, so that a driver hands over one text per row
 * instead of each cell by itself, and documents within it are parsed with it. For reading only.
 */
export class JsonRows<R extends object> {
  constructor(private readonly columns: Columns<R>) {}

  /** Returns the column to select, as SQL: one column of this name. */
  select(dialect: Dialect, table: string, alias: string): string {
    const cells = this.columns.all.map(({ name, kind }) => cell(dialect, `${table}.${name}`, kind));
    const make = dialect === 'sqlite' ? 'json_array' : 'json_build_array';
    const array = `${make}(${cells.join(', ')})`;
    return `${dialect === 'sqlite' ? array : `CAST(${array} AS TEXT)`} AS ${alias}`;
  }

  /** The record behind a text that was selected. */
  read(text: string): R {
    const cells = JSON.parse(text) as unknown[];
    const record: Record<string, unknown> = {};
    const { all } = this.columns;
    for (let at = 0; at < all.length; at += 1) {
      const { field, kind } = all[at] as Column;
      const value = cells[at] ?? null;
      if (value === null) record[field] = null;
      else if (kind === 'amount') record[field] = BigInt(value as string);
      else record[field] = kind === 'boolean' ? value === 1 : value;
    }
    return record as R;
  }
}

function cell(dialect: Dialect, name: string, kind: Kind): string {
  if (kind === 'amount') return `CAST(${name} AS TEXT)`;
  if (kind === 'json') return dialect === 'sqlite' ? `json(${name})` : `CAST(${name} AS json)`;
  return name;
}
