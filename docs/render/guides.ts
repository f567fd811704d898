import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Html, html } from '../../server/platform/http/html';
import { anchorOf, headingsOf, markdown } from './markdown';
import { guideWithoutSandbox } from './without-sandbox';

const FOLDER = join(__dirname, '..', 'guides');

type Page = { main: Html; aside: Html };

/** The names of the guides, as the contract takes them. */
export function guideNames(): string[] {
  if (!existsSync(FOLDER)) return [];
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.slice(0, -'.md'.length))
    .sort();
}

const textOf = (name: string): string => readFileSync(join(FOLDER, `${name}.md`), 'utf8');
const titleOf = (name: string): string => /^# (.*)$/m.exec(textOf(name))?.[1] ?? name;
const address = (name: string): string => `?page=guides&guide=${name}`;

/** Other guides and places in this one; files of the project aren't served. */
function linkFrom(target: string): string | null {
  const guide = /^(?:\.\/)?([a-z0-9-]+)\.md(#.*)?$/.exec(target);
  if (guide)
    return guideNames().includes(guide[1] as string) ? `${address(guide[1] as string)}${guide[2] ?? ''}` : null;
  const own = /^http:\/\/localhost:4010(\/.*)$/.exec(target);
  return own ? (own[1] as string) : target.startsWith('#') ? target : null;
}

/**
 * All guides by title, or one of them.
 * @param name one of `guideNames`, or null for the list
 * @param hasSandbox whether what only a sandbox can do is told as well
 */
export function guidesPage(name: string | null, hasSandbox: boolean): Page {
  const names = guideNames();
  const listed = html`<strong>Guides</strong><ul>${names.map((one) => html`<li><a href="${address(one)}">${titleOf(one)}</a></li>`)}</ul>`;
  if (name === null) {
    return {
      main: html`<h1>Guides</h1><p>Step by step, each tried by a test.</p><div class="cards">${names.map(
        (one) => html`<a href="${address(one)}"><strong>${titleOf(one)}</strong></a>`,
      )}</div>`,
      aside: listed,
    };
  }
  const text = hasSandbox ? textOf(name) : guideWithoutSandbox(textOf(name));
  const contents = headingsOf(text).map((heading) => html`<li><a href="#${anchorOf(heading)}">${heading}</a></li>`);
  return {
    main: html`<article>${markdown(text, linkFrom)}</article>`,
    aside: html`<strong>On this page</strong><ul>${contents}</ul>${listed}`,
  };
}
