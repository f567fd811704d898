import { Marked, Renderer, type Tokens } from 'marked';
import { escapeHtml, Html } from '../../server/platform/http/html';

const parser = new Marked();

/**
 * Markdown as markup. HTML within it is shown as it is written.
 * @param link gives the address for a link's target, or null if this server does not have it
 */
export function markdown(text: string, link: (target: string) => string | null): Html {
  const renderer = new Marked({
    renderer: {
      html: ({ text: source }) => escapeHtml(source),
      heading({ tokens, depth, text: words }) {
        const id = depth === 2 ? ` id="${escapeHtml(anchorOf(words))}"` : '';
        return `<h${depth}${id}>${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ tokens, href }) {
        const inside = this.parser.parseInline(tokens);
        const address = link(href);
        return address === null ? inside : `<a href="${escapeHtml(address)}">${inside}</a>`;
      },
      // What commands print is read, and never pasted.
      code: ({ text: code, lang }) =>
        `<div ${lang === 'text' ? 'class="printed"' : 'class="code" data-code'}><pre tabindex="0"><code>${escapeHtml(code)}\n</code></pre></div>\n`,
      image: ({ text: words }) => escapeHtml(words),
      // What is wider than a phone scrolls, and has to be reached by keyboard.
      table(token) {
        return `<div class="scrolls" tabindex="0">${Renderer.prototype.table.call(this, token)}</div>\n`;
      },
    },
  });
  return new Html(renderer.parse(text, { async: false }));
}

/**
 * Markdown of the contract: text over lines, code and lists. Links become plain words, because this server does not
 * have their targets.
 */
export const described = (text: string | undefined | null): Html | null =>
  text ? new Html(`<div class="text">${markdown(text, ownPlace).text}</div>`) : null;

/** The same within a line. */
export const inLine = (text: string): Html =>
  new Html(markdown(text.replace(/\s*\n\s*/g, ' '), ownPlace).text.replace(/^<p>|<\/p>\s*$/g, ''));

const ownPlace = (target: string): string | null => (target.startsWith('#') ? target : null);

/** The anchor of a heading. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

/** Headings of the second level. */
export const headingsOf = (text: string): string[] =>
  parser
    .lexer(text)
    .filter((token): token is Tokens.Heading => token.type === 'heading' && token.depth === 2)
    .map((heading) => heading.text);
