import { nearest } from '../../cli/nearest';

/**
 * The keywords that were probably meant by the unknown ones of an object. They are misspelt, and not also missing.
 * @param known the keywords that the object may have
 */
export function misspeltWords(written: object, known: Iterable<string>): ReadonlySet<string> {
  const words = [...known];
  const free = words.filter((word) => !Object.hasOwn(written, word));
  const unknown = Object.keys(written).filter((key) => !words.includes(key));
  return new Set(unknown.flatMap((key) => nearest(key, free) ?? []));
}
