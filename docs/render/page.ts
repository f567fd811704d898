import { REVISIONS } from '../../generated/revisions';
import { type Html, html, inline } from '../../server/platform/http/html';
import { apiPage } from './api-page';
import { documentOf, type Json } from './contract';
import { revisionPage, revisionsPage } from './differences';
import { guidesPage } from './guides';
import { STYLE } from './style';
import { errorsPage, lifecyclesPage, settlementPage } from './tables';
import { withoutSandbox } from './without-sandbox';

/** The pages of the documentation; its contract lists the same. */
export type PageName =
  | 'start'
  | 'api'
  | 'client-api'
  | 'sandbox'
  | 'system'
  | 'networks'
  | 'network-api'
  | 'settlement'
  | 'lifecycles'
  | 'errors'
  | 'revisions'
  | 'revision'
  | 'guides';

const TITLES: Readonly<Record<PageName, readonly [string, string]>> = {
  start: ['Start', 'What there is to read.'],
  api: ['API', 'Every operation of the service, with its fields, answers and examples.'],
  'client-api': ['Events and callbacks', 'What the service calls at your side, how it is signed and what you answer.'],
  sandbox: ['Sandbox', 'Make the outside world act, move the clock, break things on purpose.'],
  system: ['System', 'Health, metrics and signing keys.'],
  networks: ['Networks', 'What card networks, banks and providers report to the service.'],
  'network-api': ['Orders to networks', 'What the service asks of networks and providers.'],
  settlement: ['Settlement', 'The columns of the two daily files and how they are reconciled.'],
  lifecycles: ['Lifecycles', 'Every state machine as a picture, with who may take which step.'],
  errors: ['Errors', 'Every code, its status and who answers it.'],
  revisions: ['Revisions', 'What differs between the revisions a client can be pinned to.'],
  revision: ['This revision', 'What the chosen revision changes.'],
  guides: ['Guides', 'From the first token to a settled transaction, step by step.'],
};

/** Lists the pages there are, but those left out, with their titles. */
function titlesBut(without: readonly PageName[]): [PageName, readonly [string, string]][] {
  const all = Object.entries(TITLES) as [PageName, readonly [string, string]][];
  return all.filter(([name]) => !without.includes(name));
}

function startPage(revision: string, without: readonly PageName[]): { main: Html; aside: Html } {
  const cards = titlesBut([...without, 'start']);
  return {
    main: html`<h1>contrato</h1><p>Cards, digital accounts and cash networks for Latin America. This is the contract as this very server serves it.</p>
      <div class="cards">${cards.map(
        ([name, [title, text]]) =>
          html`<a href="?page=${name}&amp;revision=${revision}"><strong>${title}</strong><p>${text}</p></a>`,
      )}</div>`,
    aside: html`<p>Revision <code>${revision}</code></p>`,
  };
}

function partsOf(
  page: PageName,
  revision: string,
  guide: string | null,
  without: readonly PageName[],
): { main: Html; aside: Html } {
  const hasSandbox = !without.includes('sandbox');
  const shown = hasSandbox ? (document: Json) => document : withoutSandbox;
  switch (page) {
    case 'start':
      return startPage(revision, without);
    case 'settlement':
      return settlementPage(revision);
    case 'lifecycles':
      return lifecyclesPage();
    case 'errors':
      return errorsPage(hasSandbox);
    case 'revisions':
      return revisionsPage();
    case 'revision':
      return revisionPage(revision);
    case 'guides':
      return guidesPage(guide, hasSandbox);
    default:
      return apiPage(shown(documentOf(page === 'api' ? 'openapi' : page, revision)));
  }
}

/** Tells whether there is a page of this name. */
export function isPage(name: string): name is PageName {
  return Object.hasOwn(TITLES, name);
}

/** Decides whether a revision has a name, and so a reference of its own. */
export function isNamed(revision: string): boolean {
  return Object.hasOwn(REVISIONS, revision);
}

const rendered = new Map<string, string>();

/**
 * A page of the documentation, rendered once. It needs nothing from the network.
 * @param guide which of the guides, where they are the page
 * @param without pages that are not shown and that none leads to
 */
export function documentationPage(
  page: PageName,
  revision: string,
  guide: string | null = null,
  without: readonly PageName[] = [],
): string {
  const key = `${page} ${revision} ${guide ?? ''} ${without}`;
  let text = rendered.get(key);
  if (text === undefined) {
    text = layout(page, revision, partsOf(page, revision, guide, without), without).text;
    rendered.set(key, text);
  }
  return text;
}

function layout(
  page: PageName,
  revision: string,
  { main, aside }: { main: Html; aside: Html },
  without: readonly PageName[],
): Html {
  const links = titlesBut(without).map(([name, [title]]) =>
    name === page
      ? html`<a href="?page=${name}&amp;revision=${revision}" aria-current="page">${title}</a>`
      : html`<a href="?page=${name}&amp;revision=${revision}">${title}</a>`,
  );
  const choices = Object.keys(REVISIONS).map((name) =>
    name === revision ? html`<option selected>${name}</option>` : html`<option>${name}</option>`,
  );
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${TITLES[page][0]} · contrato</title><style>${inline(STYLE)}</style></head><body>
<header><strong>contrato</strong><nav aria-label="Pages">${links}</nav>
<form method="get" action="/docs"><input type="hidden" name="page" value="${page}"><label>Revision <select name="revision">${choices}</select></label> <button>Show</button></form></header>
<div class="columns"><aside>${aside}</aside><main>${main}</main></div></body></html>`;
}
