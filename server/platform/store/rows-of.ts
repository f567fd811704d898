/**
 * Returns the rows of a raw statement's answer: SQLite's driver gives the rows, PostgreSQL's an object that has them.
 */
export function rowsOf(answer: unknown): Record<string, unknown>[] {
  return Array.isArray(answer) ? answer : (answer as { rows: Record<string, unknown>[] }).rows;
}
