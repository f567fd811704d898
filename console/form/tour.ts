/** The steps of the tour, as `generated/tour.json` has them, and the values that they get on the way. */

import type { Beginning } from './draft';
import { asText } from './draft';
import type { Json } from './forms';

/** A step: the request that it sends, and what later ones learn from its answer. */
export interface TourStep {
  name: string;
  operation: string;
  parameters: Readonly<Record<string, Json>>;
  body?: Json;
  /** JSON pointers into the answer. */
  outputs: Readonly<Record<string, string>>;
  /** True where somebody has to decide before the answer comes. */
  isAsked?: boolean;
}

/** The values that are known by now. */
export interface Known {
  inputs: Readonly<Record<string, string>>;
  /** The outputs of earlier steps, by step. */
  steps: Readonly<Record<string, Readonly<Record<string, Json>>>>;
}

const digits = (count: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(count)), (byte) => String((byte % 9) + 1)).join('');

/** Makes up the inputs that are new in every tour. */
export const madeUp = (): Record<string, string> => ({
  run: digits(12),
  dni: digits(8),
  other_dni: digits(8),
});

/** The values that the form of a step begins with. */
export function beginningOf({ parameters, body }: TourStep, known: Known): Beginning {
  const filled = Object.entries(parameters).map(([name, value]) => [name, asText(fill(value, known))]);
  return { parameters: Object.fromEntries(filled), ...(body !== undefined && { body: fill(body, known) }) };
}

/** The outputs of a step, from its answer. */
export function outputsOf({ outputs }: TourStep, answer: Json): Record<string, Json> {
  return Object.fromEntries(Object.entries(outputs).map(([name, pointer]) => [name, at(answer, pointer)]));
}

/** Replaces what refers to inputs and earlier steps by its value. */
function fill(value: Json, known: Known): Json {
  if (Array.isArray(value)) return value.map((one) => fill(one, known));
  if (typeof value !== 'object' || value === null) return value;
  const { $input: input, $step: step, $output: output, $text: text } = value;
  if (input !== undefined) return known.inputs[String(input)] ?? '';
  if (step !== undefined) return known.steps[String(step)]?.[String(output)] ?? '';
  if (Array.isArray(text)) return text.map((part) => asText(fill(part, known))).join('');
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fill(one, known)]));
}

function at(value: Json, pointer: string): Json {
  const names = pointer.split('/').slice(1);
  return names.reduce<Json>((found, name) => {
    if (typeof found !== 'object' || found === null || Array.isArray(found)) return null;
    return found[name] ?? null;
  }, value);
}
