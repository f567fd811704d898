// How values are stored, the same on SQLite and PostgreSQL: times are integers, milliseconds since the Unix epoch;
// documents are JSON text; booleans are 0 and 1; amounts are 64-bit integers of minor units. SQLite's driver reads
// integers as floating-point numbers, so an amount is always selected as text and written as text that the database
// casts. No amount ever passes through a float.

/** Writes an SQL expression that selects an amount exactly, under its own name. */
export function amountColumn(column: string, alias = column.split('.').at(-1)): string {
  return `CAST(${column} AS TEXT) AS ${alias}`;
}

/** Reads an amount that `amountColumn` selected. */
export function readAmount(text: unknown): bigint {
  if (typeof text !== 'string') throw new Error(`an amount was read as ${typeof text}; select it with amountColumn`);
  return BigInt(text);
}

/**
 * The form of a value in its column: `moment` is milliseconds since the epoch, `amount` minor units as a bigint, `json`
 * a document as text, `boolean` 0 or 1, `sealed` text that only the vault opens.
 */
export type Kind = 'text' | 'integer' | 'moment' | 'amount' | 'boolean' | 'json' | 'sealed';

/** Turns a value into what is written: numbers, text and null only. */
export function writeValue(kind: Kind, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (kind === 'json') return JSON.stringify(value);
  if (kind === 'boolean') return value ? 1 : 0;
  if (kind === 'amount') return String(value);
  return value;
}

/** Turns what was read into a value. */
export function readValue(kind: Kind, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (kind === 'json') return JSON.parse(value as string);
  if (kind === 'boolean') return value === 1;
  if (kind === 'amount') return readAmount(value);
  return value;
}

/** Turns the name of a field into that of its column. */
export function toSnakeCase(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
