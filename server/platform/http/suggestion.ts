import { nearest } from '../../../cli/nearest';

/** Longer names are nobody's slip of the finger, and would take long to compare. */
const LONGEST = 64;

/** Words that name what a caller most likely meant by a name that does not exist; empty where nothing is near. */
export function suggestionFor(name: string, known: Iterable<string>): string {
  const meant = name.length > LONGEST ? null : nearest(name, known);
  return meant === null ? '' : `; did you mean ${meant}?`;
}
