import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBuilt } from '../../cli/own-code';
import { type Html, html } from '../../server/platform/http/html';
import { addressOf } from './address';
import { installedText } from './installed';
import { anchorOf, headingsOf, markdown } from './markdown';
import { baseOf, type Place, placedGuide } from './placed';
import { guideWithoutSandbox } from './without-sandbox';

const FOLDER = join(__dirname, '..', 'guides');

/**
 * The guides in the order of a partner's way: look around, issue, move money, test, go live. Other guides follow them.
 */
const ORDER = [
  ...['console', 'requests', 'typed-client', 'identity', 'cards', 'hosted-pages', 'card-processing'],
  ...['argentina', 'brazil', 'settlement', 'snapshots', 'conformance', 'upgrading', 'onboarding'],
  ...['going-live', 'designing'],
];

const placeOf = (name: string): number => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);

/** Guides to what only a sandbox has. */
const OF_THE_SANDBOX: ReadonlySet<string> = new Set(['console', 'snapshots']);

/**
 * The names of the guides, as the contract takes them, in the order in which they are read.
 * @param hasSandbox whether those to what only a sandbox has are among them
 */
export function guideNames(hasSandbox: boolean): string[] {
  if (!existsSync(FOLDER)) return [];
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.slice(0, -'.md'.length))
    .filter((name) => hasSandbox || !OF_THE_SANDBOX.has(name))
    .sort()
    .sort((one, other) => placeOf(one) - placeOf(other));
}

/** The guide for those who change the contract: it is followed in a checkout alone. */
const OF_A_CHECKOUT = 'designing';

/** A guide as it is written, in an installed package with the commands of that. */
export function guideText(name: string): string {
  const text = readFileSync(join(FOLDER, `${name}.md`), 'utf8');
  return isBuilt && name !== OF_A_CHECKOUT ? installedText(text) : text;
}

/** The text of a guide, without what only a sandbox can do where there is none. */
export const guideFor = (name: string, hasSandbox: boolean): string =>
  hasSandbox ? guideText(name) : guideWithoutSandbox(guideText(name));

/** The heading of a guide. */
export const titleOf = (name: string): string => /^# (.*)$/m.exec(guideText(name))?.[1] ?? name;

/** Other guides and places in this one; files of the project aren't served. */
function linksIn(revision: string, hasSandbox: boolean, baseUrl: string): (target: string) => string | null {
  return (target) => {
    const guide = /^(?:\.\/)?([a-z0-9-]+)\.md(?:#(.*))?$/.exec(target);
    if (guide) {
      const [, name = '', anchor] = guide;
      return guideNames(hasSandbox).includes(name)
        ? addressOf({ page: 'guides', guide: name, revision, anchor })
        : null;
    }
    if (target.startsWith(`${baseUrl}/`)) return target.slice(baseUrl.length);
    return target.startsWith('#') ? target : null;
  };
}

/** Links to all guides by title. */
export const guideCards = (revision: string, hasSandbox: boolean): Html =>
  html`<ol class="cards">${guideNames(hasSandbox).map(
    (name) =>
      html`<li><a href="${addressOf({ page: 'guides', guide: name, revision })}"><strong>${titleOf(name)}</strong></a></li>`,
  )}</ol>`;

/**
 * All guides by title, or one of them.
 * @param name one of `guideNames`, or null for the list
 * @param hasSandbox whether what only a sandbox can do is included
 * @param place where requests go, and settlement files come from
 */
export function guidesPage(name: string | null, revision: string, hasSandbox: boolean, place: Place): Html {
  if (name === null) {
    return html`<h1>Guides</h1><p>Step by step, each tried by a test, in the order of a partner's way.</p>${guideCards(revision, hasSandbox)}`;
  }
  const { baseUrl } = place;
  const text = placedGuide(guideFor(name, hasSandbox), place);
  return html`<article>${markdown(text, linksIn(revision, hasSandbox, baseOf(baseUrl)))}</article>`;
}

/** The headings of a guide, by anchor. */
export const headingsOfGuide = (name: string, hasSandbox: boolean): [anchor: string, heading: string][] =>
  headingsOf(guideFor(name, hasSandbox)).map((heading) => [anchorOf(heading), heading]);
