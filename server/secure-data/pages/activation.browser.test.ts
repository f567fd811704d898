import type { Page } from 'playwright-core';
import openapi from '../../../generated/documents/openapi.json';
import { worldExtension } from '../../../mocks/world';
import { findCard } from '../../cards/store/cards';
import { styleOf, useBrowser, useSite, waitForFocus } from '../../testing/browser';
import { type Household, openHousehold, pageAddress, type TestCard } from '../../testing/hosted-pages';
import { useServer } from '../../testing/server';

const server = useServer({ extension: worldExtension });
const browser = useBrowser();

const SELECTORS = openapi.paths['/v1/activation'].get['x-page-classes'].enum;

const app = useSite(() => ({
  '/done': { type: 'text/html', text: '<!doctype html><h1>Welcome back</h1>' },
  '/frame': { type: 'text/html', text: '<!doctype html><iframe width="400" height="700"></iframe>' },
  '/paint.css': {
    type: 'text/css',
    text: SELECTORS.map((selector) => `${selector} { color: rgb(1, 2, 3); }`).join('\n'),
  },
}));

async function address(home: Household, query: Record<string, string> = {}): Promise<string> {
  return server().url + pageAddress('/v1/activation', { auth: await home.token(), ...query });
}

async function opened(url: string, run: (page: Page) => Promise<void>, options = {}): Promise<void> {
  const context = await browser().newContext(options);
  try {
    const page = await context.newPage();
    await page.goto(url);
    await run(page);
  } finally {
    await context.close();
  }
}

async function statusOf({ card }: TestCard): Promise<string | undefined> {
  return (await findCard(server().app.services.db, card.clientId, card.id))?.status;
}

const grouped = (pan: string) => pan.replace(/(\d{4})(?=\d)/g, '$1 ');
const wrongDigit = (pan: string) => pan.slice(0, -1) + String((Number(pan.slice(-1)) + 1) % 10);

describe('in a browser, the form', () => {
  it('groups the number while it is typed, and activates the card', async () => {
    const home = await openHousehold(server());
    const made = await home.addPlastic();
    await opened(await address(home), async (page) => {
      await waitForFocus(page, 'pan-input');
      await page.keyboard.type(made.pan);
      expect(await page.getByLabel('Card number').inputValue()).toBe(grouped(made.pan));
      await page.getByLabel('PIN').fill('2580');
      await page.getByRole('button', { name: 'Activate card' }).click();
      await page.getByRole('heading', { name: 'Your card is active.' }).waitFor();
      expect(page.url()).not.toContain(made.pan);
    });
    expect(await statusOf(made)).toBe('ACTIVE');
  });

  it('takes digits in the middle and whatever is pasted', async () => {
    const home = await openHousehold(server());
    await opened(await address(home), async (page) => {
      const pan = page.getByLabel('Card number');
      await pan.pressSequentially('99991101');
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.type('5x4');
      expect(await pan.inputValue()).toBe('9549 9911 01');
      await page.keyboard.type('7');
      expect(await pan.inputValue()).toBe('9547 9991 101');
      await pan.fill('9999-1101 0000.4242 77');
      expect(await pan.inputValue()).toBe('9999 1101 0000 4242');
    });
  });

  it.each([
    ['spaces around it', (pan: string) => `  ${grouped(pan)} `],
    ['dashes and a word', (pan: string) => `Card: ${grouped(pan).replaceAll(' ', ' - ')}`],
  ])('keeps every digit that is pasted with %s', async (_what, textOf) => {
    const home = await openHousehold(server());
    const { pan } = await home.addPlastic();
    await opened(await address(home), async (page) => {
      await page.getByLabel('Card number').focus();
      await page.keyboard.insertText(textOf(pan));
      expect(await page.getByLabel('Card number').inputValue()).toBe(grouped(pan));
      await page.getByLabel('PIN').focus();
      await page.keyboard.insertText(' 25 80 ');
      expect(await page.getByLabel('PIN').inputValue()).toBe('2580');
    });
  });

  it('takes no more digits than there are, wherever they are typed', async () => {
    const home = await openHousehold(server());
    await opened(await address(home), async (page) => {
      const pan = page.getByLabel('Card number');
      await pan.fill('9999 1101 0000 4242');
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.type('57');
      expect(await pan.inputValue()).toBe('9999 1101 0000 4242');
      await page.keyboard.press('Delete');
      await page.keyboard.insertText('8 7');
      expect(await pan.inputValue()).toBe('9899 1101 0000 4242');
      const pin = page.getByLabel('PIN');
      await pin.fill('2580');
      await page.keyboard.press('Home');
      await page.keyboard.type('7');
      expect(await pin.inputValue()).toBe('2580');
    });
  });

  it('shows why the service refuses, and takes another try', async () => {
    const home = await openHousehold(server());
    const other = await home.addPlastic({ userId: (await home.addUser()).id });
    const made = await home.addPlastic();
    await opened(await address(home, { locale: 'pt', country: 'BRA' }), async (page) => {
      await page.getByLabel('Número do cartão').fill(other.pan);
      await page.getByLabel('Senha').fill('2580');
      await page.getByRole('button', { name: 'Ativar cartão' }).click();
      await page.locator('html[data-error-code="CARD_NOT_FOUND"]').waitFor();
      expect(await page.getByRole('alert').textContent()).toBe(
        'Não encontramos um cartão com este número. Confira-o e tente novamente.',
      );
      await waitForFocus(page, 'pan-input');
      expect(await page.getByLabel('Número do cartão').inputValue()).toBe('');
      await page.getByLabel('Número do cartão').fill(made.pan);
      await page.getByLabel('Senha').fill('2580');
      await page.keyboard.press('Enter');
      await page.getByText('Seu cartão está ativo.').waitFor();
    });
    expect([await statusOf(other), await statusOf(made)]).toEqual(['EMBOSSED', 'ACTIVE']);
  });

  it('says itself what can not be right, and keeps what was typed', async () => {
    const home = await openHousehold(server());
    const made = await home.addPlastic();
    await opened(await address(home), async (page) => {
      const sent: string[] = [];
      page.on('request', (request) => sent.push(request.method()));
      const error = page.locator('.error-field');
      const tries: [string, string, string, RegExp][] = [
        [wrongDigit(made.pan), '2580', 'pan-input', /not a valid card number/],
        [made.pan.slice(0, 15), '2580', 'pan-input', /not a valid card number/],
        ...['1234', '4321', '7777', '25'].map((pin): [string, string, string, RegExp] => [
          made.pan,
          pin,
          'pin-input',
          /four digits/,
        ]),
      ];
      for (const [pan, pin, field, text] of tries) {
        await page.getByLabel('Card number').fill(pan);
        await page.getByLabel('PIN').fill(pin);
        await page.keyboard.press('Enter');
        expect(await error.textContent()).toMatch(text);
        await waitForFocus(page, field);
        expect(await page.locator('[aria-invalid="true"]').getAttribute('class')).toBe(field);
        expect(await page.getByLabel('Card number').inputValue()).toBe(grouped(pan));
      }
      expect(sent).toEqual([]);
    });
    expect(await statusOf(made)).toBe('EMBOSSED');
  });

  it('works without scripts', async () => {
    const home = await openHousehold(server());
    const made = await home.addPlastic({}, '1357');
    await opened(
      await address(home),
      async (page) => {
        await page.getByLabel('Card number').fill(grouped(made.pan));
        await page.getByRole('button').click();
        await page.getByText('Your card is active.').waitFor();
      },
      { javaScriptEnabled: false },
    );
    expect(await statusOf(made)).toBe('ACTIVE');
  });

  it('is never sent twice by an impatient user', async () => {
    const home = await openHousehold(server());
    const made = await home.addPlastic();
    await opened(await address(home), async (page) => {
      const posts: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
      await page.getByLabel('Card number').fill(made.pan);
      await page.getByLabel('PIN').fill('2580');
      await page.locator('.submit-button').dblclick();
      await page.getByText('Your card is active.').waitFor();
      expect(posts).toHaveLength(1);
    });
  });

  it('looks as the client wants it', async () => {
    const home = await openHousehold(server());
    await opened(await address(home, { styles: `${app().origin}/paint.css` }), async (page) => {
      for (const selector of SELECTORS) {
        const color = await styleOf(page, selector);
        expect([selector, color]).toEqual([selector, 'rgb(1, 2, 3)']);
      }
    });
  });
});

describe('after the activation, the user is led', () => {
  async function activate(page: Page, { pan }: TestCard): Promise<void> {
    await page.getByLabel('Card number').fill(pan);
    await page.getByLabel('PIN').fill('2580');
    await page.locator('.submit-button').click({ noWaitAfter: true });
  }

  it('to a registered web address, which does not learn where from', async () => {
    const home = await openHousehold(server(), { success_links: [`${app().origin}/done`] });
    const made = await home.addPlastic();
    await opened(await address(home, { success_link: `${app().origin}/done` }), async (page) => {
      await activate(page, made);
      await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
      expect(page.url()).toBe(`${app().origin}/done`);
    });
    const request = app().requests.find(({ url }) => url === '/done');
    expect(request).toMatchObject({ method: 'GET' });
    expect(request?.headers.referer).toBeUndefined();
    expect(await statusOf(made)).toBe('ACTIVE');
  });

  it('to a registered deep link, which is handed to the operating system', async () => {
    const link = 'kiosco://cards/activated?from=page';
    const home = await openHousehold(server(), { success_links: [link] });
    const made = await home.addPlastic();
    await opened(await address(home, { success_link: link }), async (page) => {
      const handed = page.waitForEvent('request', (request) => request.url() === link);
      await activate(page, made);
      await handed;
      // The app has opened, and the user comes back to the page, which is still there.
      const submit = page.locator('.submit-button');
      expect(await submit.isDisabled()).toBe(true);
      await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`);
      expect([await submit.isDisabled(), await submit.textContent()]).toEqual([false, 'Activate card']);
      expect(await page.locator('[aria-busy]').count()).toBe(0);
    });
    expect(await statusOf(made)).toBe('ACTIVE');
  });

  it('within the frame of the client', async () => {
    const home = await openHousehold(server(), {
      frame_origins: [app().origin],
      success_links: [`${app().origin}/done`],
    });
    const made = await home.addPlastic();
    const inner = await address(home, { success_link: `${app().origin}/done` });
    await opened(`${app().origin}/frame`, async (page) => {
      await page.evaluate(`document.querySelector('iframe').src = ${JSON.stringify(inner)}`);
      const frame = page.frameLocator('iframe');
      await frame.getByLabel('Card number').fill(made.pan);
      await frame.getByLabel('PIN').fill('2580');
      await frame.getByRole('button').click();
      await frame.getByRole('heading', { name: 'Welcome back' }).waitFor();
    });
    expect(await statusOf(made)).toBe('ACTIVE');
  });
});
