import type { Json } from './forms';

/** A request in the words of the contract, as the typed client takes it. */
export interface ContractCall {
  baseUrl: string;
  /** With names in braces. */
  path: string;
  /** Values by place and name, without the idempotency key, which the client generates. */
  parameters: Partial<Record<'path' | 'query' | 'header', Record<string, Json>>>;
  body?: Json;
  needsToken: boolean;
}

/** A request as it goes out: what forms make, what the log has kept, and what code to copy is made of. */
export interface Outgoing {
  method: string;
  url: string;
  /** Names in lower case, in the order in which they are written. */
  headers: readonly (readonly [name: string, value: string])[];
  body: string | null;
  /** True where the answer is a stream without an end, which is shown as it comes. */
  isStream?: true;
  /** Absent where the typed client, which knows the current revision and JSON, does not have it. */
  call?: ContractCall;
}
