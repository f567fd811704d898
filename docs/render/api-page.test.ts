import { documentation } from '.';
import { documentOf } from './contract';

const page = (name: string, tag: string | null = null, revision = 'current') =>
  documentation.page({ page: name, revision, tag, guide: null, baseUrl: 'https://api.example' });

/** The part of a page that is about one operation. */
function sectionOf(text: string, operationId: string): string {
  const [, section = ''] = text.split(`<section id="${operationId}">`);
  return section.slice(0, section.indexOf('</section>'));
}

it('says of a report which scope it needs, how its repeats are recognized and when its answer comes', async () => {
  const section = sectionOf(await page('networks', 'card-messages'), 'receiveCardAuthorization');
  expect(section).toContain('scope <code>network:card</code>');
  expect(section).toContain('counts once by <code>body:/reference</code>');
  expect(section).toContain('answered within 3000 ms');
});

it('says nothing of the kind where the contract does not', async () => {
  const section = sectionOf(await page('api', 'token'), 'createToken');
  expect(section).toContain('/oauth/token');
  expect(section).not.toMatch(/counts once|answered within/);
});

it('shows what the service asks of networks on a page of its own', async () => {
  expect(await page('networks')).not.toContain('sendPixTransfer');
  expect(await page('network-api')).not.toContain('receivePixTransfer');
  expect(sectionOf(await page('network-api', 'pix'), 'sendPixTransfer')).toContain('/bank/bra/transfers');
});

it('has a page for each part, and a list of all operations that leads to them', async () => {
  const all = await page('api');
  expect(all).toContain('<span class="method post">POST</span> <a href="/docs?page=api&amp;tag=users#createUser">');
  const users = await page('api', 'users');
  expect(users).toContain('<section id="createUser">');
  expect(users).not.toContain('<section id="createCard">');
  expect(Math.max(...[all, users].map((text) => text.length))).toBeLessThan(200_000);
});

it('shows code with the address of this server, and where to read on', async () => {
  const section = sectionOf(await page('api', 'users'), 'createUser');
  for (const language of ['curl', 'TypeScript', 'fetch', 'Python', 'Go', 'Java']) {
    expect(section).toMatch(new RegExp(`<pre data-language="${language}"[^>]*>[^<]*https://api\\.example`));
  }
  expect(section).toContain('href="/console/call/createUser"');
  expect(section).toContain('href="/docs?page=guides&amp;guide=cards"');
  expect(section).toContain('href="/docs?page=lifecycles#user"');
});

it('leads from an answer to the operations that take its ids, in the revision that is shown', async () => {
  const section = sectionOf(await page('api', 'users'), 'createUser');
  expect(section).toContain('<li><a href="/docs?page=api&amp;tag=cards#createCard">Create a card</a></li>');
  const inAccounts = async (revision: string) =>
    sectionOf(await page('api', 'accounts', revision), 'createAccount').split('What goes on from here')[1];
  expect(await inAccounts('current')).toContain('#createCashOutIntent');
  expect(await inAccounts('earliest')).not.toContain('#createCashOutIntent');
  expect(await inAccounts('earliest')).toContain('revision=earliest#createCashInIntent');
});

it('has code for every example of a request', async () => {
  const section = sectionOf(await page('api', 'users'), 'createUser');
  expect(section.match(/<input type="radio" name="code-createUser"/g)).toHaveLength(6);
  const [, brazil = ''] = section.split('<summary>Example: brazil</summary>');
  expect(brazil.match(/<input type="radio" name="code-createUser-brazil"/g)).toHaveLength(6);
  expect(brazil).toMatch(/<pre data-language="Go"[^>]*>[^<]*BRA/);
});
it.each(['api', 'sandbox'])(
  'has code, a way to the console and what to do about errors at every operation of %s',
  async (name) => {
    const tags = new Set([...(await page(name)).matchAll(/tag=([a-z0-9-]+)/g)].map(([, tag]) => tag as string));
    const parts = await Promise.all([...tags].map((tag) => page(name, tag)));
    const document = documentOf(name === 'api' ? 'openapi' : 'sandbox', 'current');
    const ids = Object.values(document.paths as Record<string, Record<string, { operationId?: string }>>).flatMap(
      (item) => Object.values(item).flatMap(({ operationId }) => operationId ?? []),
    );
    expect(ids.length).toBeGreaterThan(50);
    const lacking = ids.flatMap((id) => {
      const section = parts.map((part) => sectionOf(part, id)).find((text) => text !== '') ?? '';
      const wanted = [
        ...['curl', 'TypeScript', 'fetch', 'Python', 'Go', 'Java'].map(
          (language) => `<pre data-language="${language}"`,
        ),
        `href="/console/call/${id}"`,
        '<h3>Errors</h3>',
      ];
      return wanted.filter((part) => !section.includes(part)).map((part) => [id, part]);
    });
    expect(lacking).toEqual([]);
  },
);

it('lists errors from the likeliest on, each with what to do', async () => {
  const section = sectionOf(await page('api', 'users'), 'createUser');
  const [, table = ''] = section.split('<h3>Errors</h3>');
  const codes = [...table.matchAll(/<td><code>([A-Z_]+)<\/code><\/td>/g)].map(([, code]) => code);
  expect(codes.slice(0, 3)).toEqual(['INVALID_REQUEST', 'EMAIL_ALREADY_IN_USE', 'IDENTIFICATION_ALREADY_IN_USE']);
  expect(codes.indexOf('UNAUTHORIZED')).toBeLessThan(codes.indexOf('RATE_LIMITED'));
  expect(codes.at(-1)).toBe('INTERNAL_ERROR');
  expect(table).toContain('Search users by this email');
});

it('keeps the revision in every link to another page', async () => {
  const text = await page('api', 'token', 'earliest');
  expect(text).toContain('/oauth/v1/token');
  const links = [...text.matchAll(/href="(\/docs\?[^"]*)"/g)].map(([, href = '']) => href);
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((href) => !href.includes('revision=earliest'))).toEqual([]);
});

it('renders the Markdown of descriptions', async () => {
  const { text } = { text: await page('api') };
  expect(text).toContain('Single results come in <code>data</code>; lists come in a <code>data</code> array');
});

it.each(['api', 'sandbox', 'client-api', 'networks', 'network-api'])(
  '%s says in words what fields look like',
  async (name) => {
    const text = await page(name);
    const tags = new Set([...text.matchAll(/tag=([a-z0-9-]+)/g)].map(([, tag]) => tag as string));
    const parts = await Promise.all([...tags].map((tag) => page(name, tag)));
    const limits = [text, ...parts].flatMap((part) => [...part.matchAll(/<span class="limits">(.*?)<\/span>/gs)]);
    expect(limits.length).toBeGreaterThan(10);
    for (const [, limit] of limits) expect(limit).not.toContain('^');
  },
);

it('says in words what columns of settlement files look like', async () => {
  const text = await page('settlement');
  expect(text).toContain('6 or 8 digits');
  expect(text).not.toMatch(/<td class="small">[^/]*\^/);
});
