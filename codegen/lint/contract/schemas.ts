import { catastrophicInput } from './backtracking';
import { PARTIAL_PATTERNS } from './partial-patterns';

/**
 * Pairs of keywords of which the first can't be more than the second, or, if one of them excludes its own value, as
 * much.
 */
const RANGES = [
  ['minimum', 'maximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
  ['minimum', 'exclusiveMaximum'],
  ['exclusiveMinimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
  ['minContains', 'maxContains'],
] as const;

type Schema = Readonly<Record<string, unknown>>;

/**
 * Finds bounds that allow no value.
 * @returns the keyword that is too low, and why
 */
export function emptyRanges(schema: Schema): { word: string; message: string }[] {
  const whole = typesOf(schema).join() === 'integer';
  return RANGES.flatMap(([lower, upper]) => {
    const [least, most] = [schema[lower], schema[upper]];
    if (typeof least !== 'number' || typeof most !== 'number') return [];
    const excluded = [lower, upper].filter((word) => word.startsWith('exclusive')).length;
    const fits =
      whole && excluded > 0 ? hasWholeNumber(schema, lower, upper) : excluded > 0 ? least < most : least <= most;
    return fits ? [] : [{ word: upper, message: `No value fits: ${lower} is ${least}, and ${upper} ${most}.` }];
  });
}

/** Decides whether a whole number lies between two bounds. */
function hasWholeNumber(schema: Schema, lower: string, upper: string): boolean {
  const [least, most] = [Number(schema[lower]), Number(schema[upper])];
  const first = lower.startsWith('exclusive') ? Math.floor(least) + 1 : Math.ceil(least);
  const last = upper.startsWith('exclusive') ? Math.ceil(most) - 1 : Math.floor(most);
  return first <= last;
}

const typesOf = ({ type }: Schema): unknown[] => [type].flat().filter((one) => one !== undefined && one !== 'null');

const NUMBER_FORMATS = ['int32', 'int64', 'float', 'double'];

/**
 * Finds a format of another type than the schema has: validators skip it for every value.
 * @returns why; null for none
 */
export function mismatchedFormat(schema: Schema): string | null {
  const { format } = schema;
  const types = typesOf(schema);
  if (typeof format !== 'string' || types.length === 0) return null;
  const judged = NUMBER_FORMATS.includes(format) ? ['integer', 'number'] : ['string'];
  if (types.some((type) => judged.includes(String(type)))) return null;
  return `The format ${format} judges no value here: it is for ${judged.join(' and ')}, and the type is ${types.join(' or ')}.`;
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
      ? openSides(pattern)
      : `The pattern takes longer and longer with each ${JSON.stringify(slow)} that a text has before it fails.`;
  } catch (error) {
    return `The pattern is none: ${(error as Error).message}.`;
  }
}

/** Finds a side at which a pattern lets anything stand, in one of its alternatives. @returns why; null for none */
function openSides(pattern: string): string | null {
  if (Object.hasOwn(PARTIAL_PATTERNS, pattern)) return null;
  const alternatives = alternativesOf(pattern);
  const missing = [
    ...(alternatives.every((one) => one.startsWith('^')) ? [] : ['`^` at the start']),
    ...(alternatives.every((one) => /(?:^|[^\\])(?:\\\\)*\$$/.test(one)) ? [] : ['`$` at the end']),
  ];
  if (missing.length === 0) return null;
  const where = alternatives.length > 1 ? ' of each alternative, or a group around all of them' : '';
  return `The pattern takes any text that has such a part: it needs ${missing.join(' and ')}${where}. If a part is meant, name it in codegen/lint/contract/partial-patterns.ts.`;
}

/** Splits a pattern at each `|` outside of groups and classes. */
function alternativesOf(pattern: string): string[] {
  const found = [''];
  let depth = 0;
  let inClass = false;
  for (const [part] of pattern.matchAll(/\\.|[\s\S]/gu)) {
    if (inClass) inClass = part !== ']';
    else if (part === '[') inClass = true;
    else if (part === '(') depth += 1;
    else if (part === ')') depth -= 1;
    if (part === '|' && depth === 0 && !inClass) found.push('');
    else found[found.length - 1] += part;
  }
  return found;
}
