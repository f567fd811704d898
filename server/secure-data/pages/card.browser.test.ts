import type { BrowserContext, Frame, Page } from 'playwright-core';
import openapi from '../../../generated/documents/openapi.json';
import { worldExtension } from '../../../mocks/world';
import { styleOf, useBrowser, useSite, waitForFocus } from '../../testing/browser';
import { type Household, openHousehold, pageAddress, type TestCard } from '../../testing/hosted-pages';
import { useServer } from '../../testing/server';

const server = useServer({ extension: worldExtension });
const browser = useBrowser();

const SELECTORS = openapi.paths['/secure-data/{card_id}'].get['x-page-classes'].enum;
const PAINT = SELECTORS.map((selector) => `${selector} { color: rgb(1, 2, 3); }`).join('\n');
const LAYOUTS = ['list', 'card'] as const;

const app = useSite(() => ({
  '/paint.css': {
    type: 'text/css',
    text: `${PAINT} .card { background: rgb(4, 5, 6); } body { background: rgb(7, 8, 9); }`,
  },
  '/closed.css': { type: 'text/css', text: PAINT, headers: { 'access-control-allow-origin': 'https://other.example' } },
  '/frame': {
    type: 'text/html',
    text: '<!doctype html><iframe width="400" height="600" allow="clipboard-write"></iframe>',
  },
}));

async function address(home: Household, { card }: TestCard, query: Record<string, string> = {}): Promise<string> {
  return server().url + pageAddress(`/secure-data/${card.id}`, { auth: await home.token(), ...query });
}

async function inContext(
  options: Parameters<ReturnType<typeof browser>['newContext']>[0],
  run: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<void> {
  const context = await browser().newContext(options);
  try {
    await run(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

const grouped = (pan: string) => pan.replace(/(\d{4})(?=\d)/g, '$1 ');
describe('in a browser, the page with the data of a card', () => {
  it.each(LAYOUTS)('shows it as a %s, and has the classes of the contract and no others', async (layout) => {
    const home = await openHousehold(server());
    const made = await home.addCard({}, '2580');
    await inContext({}, async (page) => {
      await page.goto(await address(home, made, { layout }));
      expect(await page.locator('.pan #number').textContent()).toBe(grouped(made.pan));
      expect(await page.locator('.security-code dd').textContent()).toBe(made.cvv);
      const selectors = SELECTORS.filter((selector) => selector.startsWith(`.${layout}`));
      expect(selectors.length).toBeGreaterThan(6);
      for (const selector of selectors) expect([selector, await page.locator(selector).count()]).toEqual([selector, 1]);
      const classes: string[] = await page.evaluate(
        `[...document.querySelectorAll('[class]')].map((e) => e.className)`,
      );
      const known = new Set(selectors.flatMap((selector) => selector.match(/[\w-]+/g) ?? []));
      expect(classes.filter((name) => !known.has(name))).toEqual([]);
    });
  });

  it.each(LAYOUTS)('looks as the client wants it, as a %s', async (layout) => {
    const home = await openHousehold(server(), { stylesheet_origins: [app().origin] });
    const made = await home.addCard({}, '2580');
    await inContext({}, async (page) => {
      await page.goto(await address(home, made, { layout, styles: `${app().origin}/paint.css?v=3` }));
      for (const selector of SELECTORS.filter((name) => name.startsWith(`.${layout}`))) {
        expect([selector, await styleOf(page, selector)]).toEqual([selector, 'rgb(1, 2, 3)']);
      }
      expect(await styleOf(page, 'body', 'background-color')).toBe('rgb(7, 8, 9)');
      if (layout === 'card') expect(await styleOf(page, '.card', 'background-color')).toBe('rgb(4, 5, 6)');
    });
    const [request] = app().requests;
    expect(app().requests).toHaveLength(1);
    expect(request).toMatchObject({ method: 'GET', url: '/paint.css?v=3' });
    expect(request?.headers.referer).toBeUndefined();
    expect(request?.headers.cookie).toBeUndefined();
  });

  it('keeps its own look where the stylesheet does not allow CORS, or can not be had', async () => {
    const home = await openHousehold(server());
    const made = await home.addCard();
    for (const styles of [`${app().origin}/closed.css`, 'http://localhost:1/none.css']) {
      await inContext({}, async (page) => {
        await page.goto(await address(home, made, { styles }));
        expect(await styleOf(page, '.list .pan')).toBe('rgb(22, 25, 44)');
        expect(await page.locator('#number').textContent()).toBe(grouped(made.pan));
      });
    }
  });

  it('copies the number without its spaces and says so', async () => {
    const home = await openHousehold(server());
    const made = await home.addCard();
    await inContext({ permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
      await page.goto(await address(home, made, { locale: 'es' }));
      await page.getByRole('button', { name: 'Copiar el número de tarjeta' }).click();
      await page.getByText('Copiado', { exact: true }).waitFor();
      expect(await page.getByRole('status').textContent()).toBe('Copiado');
      expect(await page.evaluate('navigator.clipboard.readText()')).toBe(made.pan);
    });
  });

  it('copies where the clipboard is closed to pages, and otherwise leaves the number selected', async () => {
    const home = await openHousehold(server());
    const made = await home.addCard();
    await inContext({}, async (page) => {
      await page.addInitScript(`navigator.clipboard.writeText = () => Promise.reject(new Error('closed'))`);
      await page.goto(await address(home, made));
      const copied = page.evaluate(
        `new Promise((done) => addEventListener('copy', (e) => setTimeout(done, 0, e.clipboardData.getData('text/plain'))))`,
      );
      await page.locator('.copy-icon').click();
      expect(await copied).toBe(made.pan);
      await page.evaluate(`document.execCommand = () => false`);
      await page.locator('.copy-icon').click();
      await page.getByText('Select it and copy it').waitFor();
      expect(await page.evaluate('String(getSelection())')).toBe(grouped(made.pan));
    });
  });

  it('works without scripts, and with the keyboard alone', async () => {
    const home = await openHousehold(server());
    const made = await home.addCard();
    await inContext({ javaScriptEnabled: false }, async (page) => {
      await page.goto(await address(home, made));
      expect(await page.locator('#number').textContent()).toBe(grouped(made.pan));
    });
    await inContext({ permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
      await page.goto(await address(home, made));
      await page.keyboard.press('Tab');
      await waitForFocus(page, 'copy-icon');
      await page.keyboard.press('Enter');
      await page.getByText('Copied', { exact: true }).waitFor();
    });
  });

  it('lets what is behind its frame shine through, and copies from there', async () => {
    const home = await openHousehold(server(), { frame_origins: [app().origin] });
    const made = await home.addCard();
    await inContext({ permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
      await page.goto(`${app().origin}/frame`);
      await page.evaluate(`document.querySelector('iframe').src = ${JSON.stringify(await address(home, made))}`);
      const frame = page.frameLocator('iframe');
      await frame.locator('#number').waitFor();
      for (const selector of ['html', 'body', 'main']) {
        const background = await styleOf(page.frames()[1] as Frame, selector, 'background-color');
        expect([selector, background]).toEqual([selector, 'rgba(0, 0, 0, 0)']);
      }
      await frame.locator('.copy-icon').click();
      await frame.getByText('Copied', { exact: true }).waitFor();
      expect(await page.evaluate('navigator.clipboard.readText()')).toBe(made.pan);
    });
  });

  it('does not open in the frame of anybody else', async () => {
    const home = await openHousehold(server(), { frame_origins: ['https://app.example.com'] });
    const made = await home.addCard();
    await inContext({}, async (page) => {
      await page.goto(`${app().origin}/frame`);
      const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
      await page.evaluate(`document.querySelector('iframe').src = ${JSON.stringify(await address(home, made))}`);
      await refused;
      expect(await page.frameLocator('iframe').locator('#number').count()).toBe(0);
    });
  });
});
