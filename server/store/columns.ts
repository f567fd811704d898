// How values lie in the database, the same on SQLite and PostgreSQL:
// moments are integers, milliseconds since the Unix epoch; documents are JSON text; booleans are 0 and 1;
// amounts are 64-bit integers of minor units. SQLite's driver reads integers as floating-point numbers, so an amount
// is always selected as text and written as text that the database casts. No amount ever passes through a float.

/** An SQL expression that selects an amount exactly, under its own name. */
export function amountColumn(column: string, alias = column.split('.').at(-1)): string {
  return `CAST(${column} AS TEXT) AS ${alias}`;
}

/** An amount as `amountColumn` selected it. */
export function readAmount(text: unknown): bigint {
  if (typeof text !== 'string') throw new Error(`an amount was read as ${typeof text}; select it with amountColumn`);
  return BigInt(text);
}

/** How one field of a record lies in its column. `plain` is text or whatever the driver takes for what it is. */
export interface Column {
  name: string;
  kind: 'plain' | 'integer' | 'json' | 'boolean' | 'amount';
}

type Row = Record<string, unknown>;

/**
 * The columns of a table, by the field of the record that they hold. Names are snake case in the database and camel
 * case in the program, unless a column says otherwise.
 */
export class Columns<R extends object> {
  readonly all: readonly (Column & { field: keyof R & string })[];

  constructor(kinds: { [F in keyof R & string]: Column['kind'] }) {
    this.all = Object.entries(kinds).map(([field, kind]) => ({
      field: field as keyof R & string,
      name: toSnakeCase(field),
      kind: kind as Column['kind'],
    }));
  }

  /** What to select, as SQL. */
  select(table?: string): string {
    const prefix = table === undefined ? '' : `${table}.`;
    return this.all
      .map(({ name, kind }) => (kind === 'amount' ? amountColumn(prefix + name) : prefix + name))
      .join(', ');
  }

  /** A row of the database as a record. */
  read(row: Row): R {
    const record: Row = {};
    for (const { field, name, kind } of this.all) record[field] = readValue(kind, row[name]);
    return record as R;
  }

  /** The given fields of a record as a row; fields that are `undefined` are left out. */
  write(record: Partial<R>): Row {
    const row: Row = {};
    for (const { field, name, kind } of this.all) {
      const value = record[field];
      if (value !== undefined) row[name] = writeValue(kind, value);
    }
    return row;
  }
}

/** A value as it is written: numbers, text and null only. */
export function writeValue(kind: Column['kind'], value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (kind === 'json') return JSON.stringify(value);
  if (kind === 'boolean') return value ? 1 : 0;
  if (kind === 'amount') return String(value);
  return value;
}

function readValue(kind: Column['kind'], value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (kind === 'json') return JSON.parse(value as string);
  if (kind === 'boolean') return value === 1;
  if (kind === 'amount') return readAmount(value);
  return value;
}

/** A field of a record as its column is called. */
export function toSnakeCase(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
