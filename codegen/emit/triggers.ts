/** `generated/triggers.ts`: the values that force an outcome in the sandbox. */

import { type Api, allOperations } from '../model/api';
import { banner, literal } from '../util/typescript';

const lookup = `
export interface Trigger {
  value: string | number | boolean;
  outcome: string;
  description: string;
}

/**
 * Returns the outcome that a value forces at a place (\`body:/total_amount\`) of an operation's request, or undefined.
 */
export const triggered = (operationId: keyof typeof triggers, place: string, value: unknown): string | undefined =>
  (triggers[operationId] as Readonly<Record<string, readonly Trigger[]>>)[place]?.find((trigger) => trigger.value === value)
    ?.outcome;
`;

/** Writes the triggers by operation and place, where a place is `<in>:<instance pointer>`. */
export function emitTriggers(api: Api): string {
  const entries = allOperations(api)
    .filter((entry) => Object.keys(entry.base.triggers).length > 0)
    .map((entry) => [entry.operationId, entry.base.triggers]);
  return [
    banner,
    '/** Operation → place in its request → the values that force an outcome there. */\n',
    `export const triggers = ${literal(Object.fromEntries(entries))} as const;\n`,
    lookup,
  ].join('');
}
