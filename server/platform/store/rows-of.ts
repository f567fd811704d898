/**
 * Returns the rows of the answer to a raw statement: SQLite's driver returns the rows, PostgreSQL's an object with
 * them.
 */
export function rowsOf(answer: unknown): Record<string, unknown>[] {
  return Array.isArray(answer) ? answer : (answer as { rows: Record<string, unknown>[] }).rows;
}
