/** Values that lists lack, and examples, as the ties of problems name them. */

import type { Json } from './util/json';

/** A value that a list lacks. */
export const lackingIn = (values: readonly unknown[], value: unknown): string =>
  `${JSON.stringify(value)} is not in ${JSON.stringify(values)}`;

/** An example, by the pointer to where an operation names it. */
export const namedAt = (place: string): string => `example at ${place}`;

/** A code that the list of all codes lacks. */
export const lackingCode = (code: string): string => `the error code ${code} is not in the list of all`;

/** A value that the list of a validator's message lacks; null for another message. */
export function lackingBy(message: string, value: Json | undefined): string | null {
  const [, list] = /must be equal to one of the allowed values \((\[.*\])\)$/.exec(message) ?? [];
  return list === undefined ? null : lackingIn(JSON.parse(list), value);
}
