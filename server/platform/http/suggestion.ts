import { nearest } from '../../../cli/nearest';

/** Longer names are nobody's slip of the finger, and would take long to compare. */
const LONGEST = 64;

/**
 * Words that name what a caller most likely meant by a name that does not exist; empty where nothing is near. A part of
 * `filter[account_id]` alone, as `account_id` or `filter`, means it more than a whole name with other letters.
 */
export function suggestionFor(name: string, known: readonly string[]): string {
  if (name.length > LONGEST) return '';
  const meant = known.find((one) => partsOf(one).includes(name)) ?? nearest(name, known);
  return meant === null ? '' : `; did you mean ${meant}?`;
}

/** Splits the name of a parameter into what stands within its brackets and before them. */
function partsOf(name: string): string[] {
  const [before = '', within] = name.split(/[[\]]/);
  return within === undefined ? [] : [within, before];
}
