import { productionDocumentation } from '..';

/** A site to write: for whom, and where its requests go. */
interface SiteOptions {
  /** The named revisions that it shows; the first one is where it begins. */
  revisions: readonly string[];
  /** The address of the service, for examples. */
  url: string;
}

/** A file of the site, by its path in the folder of the site. */
type SiteFile = readonly [path: string, content: string | Uint8Array];

/** Any address that a browser could have; what matters of it is the path and the query. */
const HERE = 'http://site.invalid/docs';

/** Attributes that lead somewhere in the documentation, or in the service. */
const LINKS = /(<[^>]*?\s)(href|src|data-search)="([/?][^"]*)"/g;
const REVISION_FORM = /<form method="get" action="\/docs" data-revision>.*?<\/form>/s;

const isOwn = (url: URL): boolean => url.pathname === '/docs';
/** Scripts and styles are the same in all revisions. */
const isAsset = (url: URL): boolean => /^\/docs\/files\/.+\.(js|css)$/.test(url.pathname);
const nameIn = (url: URL): string => url.pathname.slice(url.pathname.lastIndexOf('/') + 1);

/**
 * The documentation as files for any web server, with relative links: what production shows, which is without the
 * sandbox. Pages of revisions that the site has not are no links.
 */
export class Site {
  private readonly written = new Map<string, string | Uint8Array>();
  /** Addresses of pages and files that are to be written. */
  private readonly waiting: URL[] = [];

  constructor(private readonly options: SiteOptions) {}

  /** Renders every page that is reached from the first one, and every file that they need. */
  async files(): Promise<SiteFile[]> {
    for (const revision of this.options.revisions) this.nameOf(this.addressOf('start', revision));
    for (let url = this.waiting.shift(); url !== undefined; url = this.waiting.shift()) {
      this.written.set(this.pathOf(url), isOwn(url) ? await this.page(url) : await this.file(url));
    }
    return [...this.written].sort(([one], [other]) => (one < other ? -1 : 1));
  }

  private addressOf(page: string, revision: string): URL {
    return new URL(`/docs?${new URLSearchParams({ page, revision })}`, HERE);
  }

  private revisionOf(url: URL): string {
    return url.searchParams.get('revision') ?? 'current';
  }

  /** The path of a page or file in the site. All lie in one folder, so links are the same on every page. */
  private pathOf(url: URL): string {
    const revision = this.revisionOf(url);
    const inRevision = revision === this.options.revisions[0] ? '' : `${revision}.`;
    if (isAsset(url)) return nameIn(url);
    if (!isOwn(url)) return `${inRevision}${nameIn(url)}`;
    const { page = 'start', tag, guide } = Object.fromEntries(url.searchParams) as Record<string, string | undefined>;
    const place = [page === 'start' ? 'index' : page, tag, guide].filter((part) => part !== undefined).join('-');
    return `${inRevision}${place}.html`;
  }

  /** The name by which a page links to another one, which is then written; null where the site has not got it. */
  private nameOf(url: URL): string | null {
    const isFile = url.pathname.startsWith('/docs/files/') || /^\/[\w.-]+\.(json|yaml)$/.test(url.pathname);
    if (!isFile && !isOwn(url)) return null;
    if (!this.options.revisions.includes(this.revisionOf(url)) && !isAsset(url)) return null;
    const path = this.pathOf(url);
    if (!this.written.has(path)) {
      this.written.set(path, '');
      this.waiting.push(url);
    }
    return `${path}${url.hash}`;
  }

  private async page(url: URL): Promise<string> {
    const { searchParams } = url;
    const place = { page: searchParams.get('page') ?? 'start', tag: searchParams.get('tag') };
    const revision = this.revisionOf(url);
    const guide = searchParams.get('guide');
    const html = await productionDocumentation.page({ ...place, guide, revision, baseUrl: this.options.url });
    return html
      .replace(REVISION_FORM, () => this.revisionLinks(revision))
      .replace(LINKS, (_whole, before: string, attribute: string, address: string) => {
        const name = this.nameOf(new URL(address.replaceAll('&amp;', '&'), HERE));
        return name === null ? before.trimEnd() : `${before}${attribute}="${name}"`;
      });
  }

  /** Leads to the first page of each other revision: a page may be without its like there. */
  private revisionLinks(shown: string): string {
    const links = this.options.revisions.map((revision) =>
      revision === shown
        ? `<strong>${revision}</strong>`
        : `<a href="${this.nameOf(this.addressOf('start', revision))}">${revision}</a>`,
    );
    if (links.length === 1) return '';
    return `<div class="revisions" role="group" aria-label="Revision">${links.join(' ')}</div>`;
  }

  private async file(url: URL): Promise<string | Uint8Array> {
    const name = nameIn(url);
    const found = await productionDocumentation.file(name, this.revisionOf(url), this.options.url);
    if (found === null) throw new Error(`The documentation has no file ${name}`);
    if (name !== 'search.json') return found.body;
    const entries = JSON.parse(String(found.body)) as { a: string }[];
    return JSON.stringify(entries.map((entry) => ({ ...entry, a: this.nameOf(new URL(entry.a, HERE)) })));
  }
}
