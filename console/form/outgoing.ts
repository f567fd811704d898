/** A request as it goes out: what forms make, what the log has kept, and what code to copy is made of. */
export interface Outgoing {
  method: string;
  url: string;
  /** Names in lower case, in the order in which they are written. */
  headers: readonly (readonly [name: string, value: string])[];
  body: string | null;
}
