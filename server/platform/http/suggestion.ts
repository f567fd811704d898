import { nearest } from '../../../cli/nearest';

/** Longer names are not typing mistakes, and would take long to compare. */
const LONGEST = 64;

/**
 * Suggests the name that a caller most likely meant by an unknown one; empty if none is similar. A part of
 * `filter[account_id]`, such as `account_id` or `filter`, takes precedence over a complete name with other letters.
 */
export function suggestionFor(name: string, known: readonly string[]): string {
  if (name.length > LONGEST) return '';
  const meant = known.find((one) => partsOf(one).includes(name)) ?? nearest(name, known);
  return meant === null ? '' : `; did you mean ${meant}?`;
}

/** Splits the name of a parameter into the parts inside and before its brackets. */
function partsOf(name: string): string[] {
  const [before = '', within] = name.split(/[[\]]/);
  return within === undefined ? [] : [within, before];
}
