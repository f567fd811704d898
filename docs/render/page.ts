import { LRUCache } from 'lru-cache';
import { REVISIONS } from '../../generated/revisions';
import { type Html, html } from '../../server/platform/http/html';
import { addressOf, fileAddress, type PageName, slugOf } from './address';
import { apiPage, tagsOf } from './api-page';
import type { DocumentName, Json } from './contract';
import { revisionPage, revisionsPage } from './differences';
import { DOCUMENTS, shownDocument } from './documents';
import { downloadsPage } from './downloads';
import { guidesPage, titleOf } from './guides';
import { navigation } from './navigation';
import { partsOf } from './reference';
import { calledOperations } from './samples';
import { startPage } from './start-page';
import { errorsPage, lifecyclesPage, settlementPage } from './tables';

const TITLES: Readonly<Record<PageName, readonly [string, string]>> = {
  start: ['Start', 'Where requests go, as whom, and the first one with its answer.'],
  guides: ['Guides', 'From the first token to a settled transaction, step by step.'],
  api: ['API', 'Every operation of the service, with its fields, answers, examples and code.'],
  'client-api': ['Events and callbacks', 'What the service calls at your side, how it is signed and what you answer.'],
  settlement: ['Settlement', 'The columns of the two daily files and how they are reconciled.'],
  lifecycles: ['Lifecycles', 'Every state machine as a picture, with who may take which step.'],
  errors: ['Errors', 'Every code, its status, what to do and who answers it.'],
  sandbox: ['Sandbox', 'Make the outside world act, move the clock, break things on purpose.'],
  revisions: ['Revisions', 'What differs between the revisions a client can be pinned to.'],
  revision: ['This revision', 'What the chosen revision changes.'],
  downloads: ['Downloads', 'Every document of every revision, as JSON and YAML.'],
  networks: ['Networks', 'What card networks, banks and providers report to the service.'],
  'network-api': ['Orders to networks', 'What the service asks of networks and providers.'],
  system: ['System', 'Health, metrics and signing keys.'],
};

const GROUPS: readonly (readonly [string, readonly PageName[]])[] = [
  ['Begin', ['start', 'guides']],
  ['Reference', ['api', 'client-api', 'settlement', 'lifecycles', 'errors', 'sandbox']],
  ['Revisions', ['revisions', 'revision', 'downloads']],
  ['Operators and networks', ['networks', 'network-api', 'system']],
];

/** A page that is asked for. */
export interface AskedPage {
  page: PageName;
  revision: string;
  /** The part of a reference; null for all of them. */
  tag: string | null;
  /** Which of the guides, where they are the page. */
  guide: string | null;
  /** Where requests go. */
  baseUrl: string;
  /** The port of settlement files; as guides have it if absent or null. */
  sftpPort?: number | null;
  /** Pages that are not shown and that none leads to. */
  without: readonly PageName[];
}

/** The document that a page is about. */
function documentOfPage({ page, revision, without }: Pick<AskedPage, 'page' | 'revision' | 'without'>): Json | null {
  const name = page === 'api' ? 'openapi' : page;
  return name in DOCUMENTS ? shownDocument(name as DocumentName, revision, without) : null;
}

function mainOf(asked: AskedPage, document: Json | null): Html {
  const { page, revision, tag, guide, baseUrl, without } = asked;
  const hasSandbox = !without.includes('sandbox');
  switch (page) {
    case 'start': {
      const openapi = shownDocument('openapi', revision, without);
      const pages = shownPages(without).filter(([name]) => name !== 'start' && name !== 'guides');
      return startPage({ revision, openapi, baseUrl, hasSandbox, pages });
    }
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
      return guidesPage(guide, revision, hasSandbox, asked);
    case 'downloads':
      return downloadsPage(without);
    default:
      return apiPage({ page, revision, document, called: calledOperations(revision), baseUrl, hasSandbox }, tag);
  }
}

/** Lists the pages there are, but those left out, with their titles. */
function shownPages(without: readonly PageName[]): [PageName, readonly [string, string]][] {
  return GROUPS.flatMap(([, names]) => names)
    .filter((name) => !without.includes(name))
    .map((name) => [name, TITLES[name]]);
}

/** Tells whether there is a page of this name. */
export function isPage(name: string): name is PageName {
  return Object.hasOwn(TITLES, name);
}

/** Decides whether a revision has a name, and so a reference of its own. */
export function isNamed(revision: string): boolean {
  return Object.hasOwn(REVISIONS, revision);
}

/** Decides whether a page has a part of this name. */
export function hasTag(asked: Pick<AskedPage, 'page' | 'revision' | 'without'>, tag: string): boolean {
  const document = documentOfPage(asked);
  return document !== null && tagsOf(document).includes(tag);
}

/** Rendered pages; one has up to a few hundred kilobytes. */
const rendered = new LRUCache<string, string>({ max: 60 });

/**
 * A page of the documentation, rendered when it is first asked for. It needs nothing from elsewhere.
 * @param assets the files that it loads
 */
export function documentationPage(asked: AskedPage, assets: { script: string; style: string }): string {
  const key = JSON.stringify([asked, assets]);
  let text = rendered.get(key);
  if (text === undefined) {
    text = layout(asked, assets).text;
    rendered.set(key, text);
  }
  return text;
}

function titleOfPage({ page, tag, guide, revision }: AskedPage, document: Json | null): string {
  const part = tag === null || document === null ? null : partsOf(document).find((one) => slugOf(one.tag) === tag);
  const own =
    guide !== null && page === 'guides' ? titleOf(guide) : part ? `${part.tag} · ${TITLES[page][0]}` : TITLES[page][0];
  return revision === 'current' ? own : `${own} · ${revision}`;
}

/** The choice of a revision. What is shown stays the same where the other revision has it. */
function revisionForm({ page, tag, guide, revision }: AskedPage): Html {
  const hidden = Object.entries({ page, tag, guide }).filter((entry): entry is [string, string] => entry[1] !== null);
  const choices = Object.keys(REVISIONS).map((name) =>
    name === revision ? html`<option selected>${name}</option>` : html`<option>${name}</option>`,
  );
  return html`<form method="get" action="/docs" data-revision>${hidden.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}<label><span>Revision</span> <select name="revision">${choices}</select></label> <button>Show</button></form>`;
}

function layout(asked: AskedPage, { script, style }: { script: string; style: string }): Html {
  const { page, revision, tag, guide, without } = asked;
  const document = documentOfPage(asked);
  const hasSandbox = !without.includes('sandbox');
  const groups = GROUPS.map(([title, names]) => {
    const shown = names.filter((name) => !without.includes(name));
    return [title, shown.map((name) => [name, TITLES[name][0]] as const)] as const;
  });
  const position = { page, revision, tag, guide: page === 'guides' ? guide : null, document, hasSandbox };
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>${titleOfPage(asked, document)} · contrato</title><link rel="stylesheet" href="${fileAddress(style)}"><script type="module" src="${fileAddress(script)}"></script></head>
<body data-search="${fileAddress('search.json', revision)}"${hasSandbox ? html` data-origin="${asked.baseUrl}"` : null}>
<header><a class="brand" href="${addressOf({ page: 'start', revision })}">contrato</a><a class="to-contents" href="#contents">Contents</a>
<search data-search-box hidden><input type="search" aria-label="Search" placeholder="Search (press /)" autocomplete="off" spellcheck="false"><div class="found" hidden></div></search>
${revisionForm(asked)}${hasSandbox ? html`<a href="/console">Console</a>` : null}</header>
<div class="columns"><main id="main">${mainOf(asked, document)}</main><nav id="contents" aria-label="Contents">${navigation(groups, position)}</nav></div></body></html>`;
}
