import { Site } from './site';

const URL_OF_SERVICE = 'https://api.example.com';

async function siteOf(...revisions: string[]): Promise<ReadonlyMap<string, string>> {
  const files = await new Site({ revisions, url: URL_OF_SERVICE }).files();
  return new Map(files.map(([path, content]) => [path, String(content)]));
}

const pagesOf = (site: ReadonlyMap<string, string>): [string, string][] =>
  [...site].filter(([path]) => path.endsWith('.html'));

/** The links of a page to other files, each with the place on it. */
const linksIn = (page: string): string[] =>
  [...page.matchAll(/\s(?:href|src|data-search)="([^"]*)"/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^(https?:|mailto:|#)/.test(link));

describe('the documentation as files', () => {
  let site: ReadonlyMap<string, string>;
  beforeAll(async () => {
    site = await siteOf('current', 'earliest');
  });

  it('begins with the first page, and has what production shows in each of its revisions', () => {
    const names = [
      'index',
      'guides',
      'guides-cards',
      'api',
      'api-cards',
      'client-api',
      'errors',
      'revision',
      'downloads',
    ];
    for (const name of names)
      for (const path of [name, `earliest.${name}`]) expect(site.has(`${path}.html`)).toBe(true);
    expect([...site.keys()].filter((path) => /sandbox|console/.test(path))).toEqual([]);
    expect(site.get('earliest.api-token.html')).not.toBe(site.get('api-token.html'));
    expect(JSON.parse(site.get('openapi.json') as string).servers).toEqual([{ url: URL_OF_SERVICE }]);
  });

  it('leads nowhere but to its own files, and to places that these have', () => {
    const lost = pagesOf(site).flatMap(([path, page]) =>
      linksIn(page)
        .filter((link) => {
          const [file = '', place] = link.split('#');
          const target = file === '' ? page : site.get(file);
          if (target === undefined) return true;
          return place !== undefined && !target.includes(`id="${decodeURIComponent(place)}"`);
        })
        .map((link) => `${path}: ${link}`),
    );
    expect(lost).toEqual([]);
    const places = pagesOf(site).flatMap(([, page]) => linksIn(page).filter((link) => link.includes('.html#')));
    expect(places.length).toBeGreaterThan(100);
    for (const [path, page] of pagesOf(site)) expect([path, linksIn(page).length > 10]).toEqual([path, true]);
  });

  it('finds the same as the search of the service, at its own pages', () => {
    for (const path of ['search.json', 'earliest.search.json']) {
      const entries = JSON.parse(site.get(path) as string) as { a: string | null }[];
      expect(entries.length).toBeGreaterThan(500);
      expect(entries.filter(({ a }) => a === null || !site.has(a.split('#')[0] as string))).toEqual([]);
    }
  });

  it('gives a choice between its revisions, and no link to one that it has not', async () => {
    const choice = 'aria-label="Revision"><strong>current</strong> <a href="earliest.index.html">earliest</a></div>';
    expect(site.get('api-cards.html')).toContain(choice);
    const alone = await siteOf('earliest');
    expect(alone.get('index.html')).not.toContain('aria-label="Revision"');
    expect([...alone.keys()].filter((path) => path.startsWith('earliest.'))).toEqual([]);
    // The list of all revisions names each of them.
    expect(alone.get('revisions.html')).toMatch(/<a>[^<]*current/);
  });
});
