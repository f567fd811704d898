/** Text inside XML and HTML. */

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as content or quoted attribute. Control characters, which XML 1.0 can't hold, are left out. */
export function escaped(text: string): string {
  const printable = [...text].filter((char) => char >= ' ' || char === '\n' || char === '\t').join('');
  return printable.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);
}
