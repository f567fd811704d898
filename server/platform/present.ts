/** A time in the form of the contract: RFC 3339, UTC, milliseconds. */
export function timestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** The same; null stays null. */
export function timestampOrNull(milliseconds: number | null): string | null {
  return milliseconds === null ? null : timestamp(milliseconds);
}
