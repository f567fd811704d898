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

/**
 * Finds bounds that allow no value.
 * @returns the keyword that is too low, and why
 */
export function emptyRanges(schema: Readonly<Record<string, unknown>>): { word: string; message: string }[] {
  return RANGES.flatMap(([lower, upper]) => {
    const [least, most] = [schema[lower], schema[upper]];
    if (typeof least !== 'number' || typeof most !== 'number' || least <= most) return [];
    return [{ word: upper, message: `No value fits: ${lower} is ${least}, and ${upper} ${most}.` }];
  });
}

/**
 * Finds forms of a `oneOf` that accept the same value. Such a value matches more than one form and is refused.
 * @param forms with their references followed
 * @returns the index of the later form, and why
 */
export function overlappingForms(
  forms: readonly Readonly<Record<string, unknown>>[],
): { index: number; message: string }[] {
  const taken = new Set<string>();
  return forms.flatMap((form, index) => {
    const own = valuesOf(form).map((value) => JSON.stringify(value));
    const twice = own.filter((value) => taken.has(value));
    for (const value of own) taken.add(value);
    if (twice.length === 0) return [];
    return [{ index, message: `Another form takes ${twice.join(', ')} as well, and oneOf refuses what fits two.` }];
  });
}

/** The values that a form is known to take: those of its list, and null. */
function valuesOf({ type, enum: values, const: only }: Readonly<Record<string, unknown>>): readonly unknown[] {
  const types = type === undefined ? null : [type].flat();
  const fits = (value: unknown) => types === null || types.includes(value === null ? 'null' : typeof value);
  if (only !== undefined) return [only];
  if (Array.isArray(values)) return values.filter((value) => typeof value === 'number' || fits(value));
  return types?.includes('null') ? [null] : [];
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
