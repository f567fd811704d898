/** Markup that is safe to send: all text in it was escaped. */
export class Html {
  constructor(readonly text: string) {}
}

/** The values that a template takes. Text is escaped, lists are joined, null and false become empty text. */
type HtmlValue = Html | string | number | null | false | readonly HtmlValue[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
};

/** Text as markup, good for content and for quoted attributes. NUL, which HTML can not carry, becomes U+FFFD. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"'`]/g, (character) => ENTITIES[character] as string).replaceAll('\u0000', '\ufffd');
}

function render(value: HtmlValue): string {
  if (value instanceof Html) return value.text;
  if (value === null || value === false) return '';
  if (typeof value === 'object') return value.map(render).join('');
  return escapeHtml(String(value));
}

/** A template whose values are escaped unless they are markup already. Attributes need their quotes. */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(parts.reduce((text, part, i) => text + render(values[i - 1] ?? null) + part));
}

/**
 * A stylesheet or script of the service as the content of its element, where nothing is escaped.
 * @throws Error when it would end its element early
 */
export function inline(source: string): Html {
  if (/<[/!]/.test(source)) throw new Error('an inline stylesheet or script can not hold "</" or "<!"');
  return new Html(source);
}
