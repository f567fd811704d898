const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as HTML, in elements and in attributes. */
export function html(text: string): string {
  return text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);
}

/** `1 answer`, `2 answers`. */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}

/** A place in `spec/`. */
export function place(source: string | null): string {
  return source === null || source === '' ? '' : ` <code class="place">${html(source)}</code>`;
}

/** The name of a revision as the head of a narrow column. */
export function columnHead(revision: string): string {
  return `<th scope="col" class="turned"><span>${html(revision.replaceAll(',', ', '))}</span></th>`;
}
