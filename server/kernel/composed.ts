/**
 * Returns the words to add to the refusal of a text that would be taken with its accents composed, as `ñ` of one character where two were
 * sent; empty for any other.
 * @param takes decides whether a text is taken
 */
export function composedInWords(text: string, takes: (text: string) => boolean): string {
  const composed = text.normalize('NFC');
  return composed !== text && takes(composed) ? '; a letter with its accent is one character here (Unicode NFC)' : '';
}
