import { type Html, html } from '../pages/html';

/**
 * The Markdown that the guides are written in: headings, paragraphs, lists, tables, fenced code, and in lines code, bold and
 * links. Whatever else stands in a text is shown as it is written.
 * @param link gives the address for a link's target, or null where nothing on this server stands behind it
 */
export function markdown(text: string, link: (target: string) => string | null): Html {
  const inline = (line: string) => inLine(line, link);
  return html`${blocksOf(text).map((block) => blockHtml(block, inline))}`;
}

/** The anchor of a heading. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

/** Headings of the second level. */
export const headingsOf = (text: string): string[] =>
  blocksOf(text).flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block.lines[0] as string] : []));

interface Block {
  kind: 'code' | 'heading' | 'list' | 'table' | 'paragraph';
  lines: string[];
  level: number;
}

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let open = null as Block | null;
  const begin = (kind: Block['kind'], lines: string[], level = 0): Block => {
    const block = { kind, lines, level };
    blocks.push(block);
    return block;
  };
  for (const line of text.split('\n')) {
    if (open?.kind === 'code') {
      if (line.startsWith('```')) open = null;
      else open.lines.push(line);
      continue;
    }
    const heading = /^(#{1,4}) (.*)$/.exec(line);
    if (line.startsWith('```')) open = begin('code', []);
    else if (heading) {
      begin('heading', [heading[2] as string], (heading[1] as string).length);
      open = null;
    } else if (line.trim() === '') open = null;
    else if (/^(- |\d+\. )/.test(line)) {
      open = open?.kind === 'list' ? open : begin('list', []);
      open.lines.push(line.replace(/^(- |\d+\. )/, ''));
    } else if (open?.kind === 'list') open.lines.push(`${open.lines.pop()} ${line.trim()}`);
    else if (line.startsWith('|')) {
      open = open?.kind === 'table' ? open : begin('table', []);
      open.lines.push(line);
    } else if (open?.kind === 'paragraph') open.lines.push(line);
    else open = begin('paragraph', [line]);
  }
  return blocks;
}

function blockHtml({ kind, lines, level }: Block, inline: (line: string) => Html): Html {
  switch (kind) {
    case 'code':
      return html`<pre>${lines.join('\n')}</pre>`;
    case 'heading': {
      const [text = ''] = lines;
      if (level === 1) return html`<h1>${inline(text)}</h1>`;
      return level === 2 ? html`<h2 id="${anchorOf(text)}">${inline(text)}</h2>` : html`<h3>${inline(text)}</h3>`;
    }
    case 'list':
      return html`<ul>${lines.map((line) => html`<li>${inline(line)}</li>`)}</ul>`;
    case 'table':
      return table(lines, inline);
    default:
      return html`<p class="meta-free">${inline(lines.join(' '))}</p>`;
  }
}

function table(lines: readonly string[], inline: (line: string) => Html): Html {
  const cells = (line: string) =>
    line
      .replace(/^\||\|\s*$/g, '')
      .split('|')
      .map((cell) => cell.trim());
  const [head = '', , ...rows] = lines;
  return html`<table><thead><tr>${cells(head).map((cell) => html`<th>${inline(cell)}</th>`)}</tr></thead>
    <tbody>${rows.map((row) => html`<tr>${cells(row).map((cell) => html`<td>${inline(cell)}</td>`)}</tr>`)}</tbody></table>`;
}

const IN_LINE = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

function inLine(text: string, link: (target: string) => string | null): Html {
  const parts: Html[] = [];
  let last = 0;
  for (const match of text.matchAll(IN_LINE)) {
    parts.push(html`${text.slice(last, match.index)}`);
    const [whole, code, bold, words, target] = match;
    if (code !== undefined) parts.push(html`<code>${code}</code>`);
    else if (bold !== undefined) parts.push(html`<b>${inLine(bold, link)}</b>`);
    else parts.push(linked(words ?? '', link(target ?? ''), link));
    last = match.index + whole.length;
  }
  return html`${[...parts, html`${text.slice(last)}`]}`;
}

function linked(words: string, address: string | null, link: (target: string) => string | null): Html {
  const inside = inLine(words, link);
  return address === null ? inside : html`<a href="${address}">${inside}</a>`;
}
