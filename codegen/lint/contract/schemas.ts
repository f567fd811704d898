import { catastrophicInput } from './backtracking';

/** Pairs of keywords of which the first can't be more than the second. */
const RANGES = [
  ['minimum', 'maximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
  ['minContains', 'maxContains'],
] as const;

/** Finds bounds between which there is no value. @returns the keyword that is too low, and why */
export function emptyRanges(schema: Readonly<Record<string, unknown>>): { word: string; message: string }[] {
  return RANGES.flatMap(([lower, upper]) => {
    const [least, most] = [schema[lower], schema[upper]];
    if (typeof least !== 'number' || typeof most !== 'number' || least <= most) return [];
    return [{ word: upper, message: `No value fits: ${lower} is ${least}, and ${upper} ${most}.` }];
  });
}

/** Judges a pattern. @returns the mistake in it; null for none */
export function patternMistake(pattern: string): string | null {
  try {
    const slow = catastrophicInput(new RegExp(pattern, 'u'));
    return slow === null
      ? null
      : `The pattern takes longer and longer with each ${JSON.stringify(slow)} that a text has before it fails.`;
  } catch (error) {
    return `The pattern is none: ${(error as Error).message}.`;
  }
}
