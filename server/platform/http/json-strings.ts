/**
 * Finds the end of a string in a JSON text. A regular expression remembers a place for each character of it, and throws
 * where there are ten million.
 *
 * @param start the index of the quote that begins the string
 * @returns the index after the quote that ends it; the length of the text where none does
 */
export function endOfString(text: string, start: number): number {
  let quote = text.indexOf('"', start + 1);
  while (quote >= 0 && isEscaped(text, quote)) quote = text.indexOf('"', quote + 1);
  return quote < 0 ? text.length : quote + 1;
}

/** Decides whether an odd number of backslashes precedes a character. */
function isEscaped(text: string, index: number): boolean {
  let first = index;
  while (text[first - 1] === '\\') first -= 1;
  return (index - first) % 2 === 1;
}
