/**
 * Returns the text to add to the refusal of a value that would be accepted with its accents composed, such as `ñ` as
 * one character instead of two; empty for others.
 * @param takes decides whether a value is accepted
 */
export function composedInWords(text: string, takes: (text: string) => boolean): string {
  const composed = text.normalize('NFC');
  return composed !== text && takes(composed) ? '; a letter with its accent is one character here (Unicode NFC)' : '';
}
