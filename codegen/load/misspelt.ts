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

/**
 * The end of a message on a word that is near one of those that are known.
 * @param limit the letters that may differ, where names of the same form are near each other without being misspelt
 */
export const orMeant = (word: string, known: Iterable<string>, limit?: number): string => {
  const meant = nearest(word, known, limit);
  return meant ? `; did you mean ${meant}?` : '';
};

/**
 * Returns the word of a node that a written one means: itself, or the one that it misspells, if the node does not have
 * it as well.
 */
export function meantWord(
  written: string,
  node: object,
  { words, extensions }: { words?: ReadonlySet<string>; extensions: readonly string[] },
): string {
  const known = written.startsWith('x-') ? extensions : words;
  if (known === undefined || [...known].includes(written)) return written;
  const free = [...known].filter((word) => word !== '$ref' && !Object.hasOwn(node, word));
  return nearest(written, free) ?? written;
}
