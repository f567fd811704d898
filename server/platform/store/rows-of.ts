/**
 * Returns the rows of the answer to a raw statement: SQLite's driver returns the rows, PostgreSQL's an object with
 * them.
 * @typeParam Row the columns that the statement selects, which nothing checks
 */
export function rowsOf<Row = Record<string, unknown>>(answer: unknown): Row[] {
  return Array.isArray(answer) ? answer : (answer as { rows: Row[] }).rows;
}
