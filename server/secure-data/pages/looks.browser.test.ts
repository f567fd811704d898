import { join } from 'node:path';
import type { Page as BrowserPage } from 'playwright-core';
import { loadAxe, violationsOn } from '../../testing/axe';
import { useBrowser } from '../../testing/browser';
import { activatedPage, activationPage } from './activation';
import { cardPage, type Layout } from './card';
import { errorPage } from './error-page';
import { LOCALES, type Locale, speechOf } from './locale';
import { errorText, textsOf } from './texts';

// Every page in every language, as people see it: legible, operable, and with nothing cut off, from the narrowest frame
// to a desktop. With SCREENSHOTS=1 the pictures in docs/screenshots are taken anew.

const browser = useBrowser();

const FOLDER = join(__dirname, '..', '..', '..', 'docs', 'screenshots');
const WIDTHS = [280, 360, 768];
const policy = { stylesheet: null, frameOrigins: [] };
const card = { pan: '9999110100004242', name: 'ANA MARÍA SUÁREZ', expiration: '03/31', code: '123', pin: '2580' };

interface Look {
  name: string;
  text: string;
}

function looksIn(locale: Locale): Look[] {
  const speech = speechOf(locale, null);
  const texts = textsOf(speech);
  const layouts: Layout[] = ['list', 'card'];
  const failure = { code: 'CARD_NOT_FOUND', text: texts.activation.unknownPan, field: 'pan' } as const;
  const error = { code: 'INVALID_END_USER_TOKEN', title: texts.card.title, details: [], speech, policy } as const;
  const requestId = '01935d2a-7f60-7c11-9a51-3a2b6f1f9d01';
  return [
    ...layouts.map((layout) => ({ name: layout, text: cardPage({ card, layout, speech, policy }).text })),
    { name: 'activation', text: activationPage({ speech, successLink: null, policy }).text },
    { name: 'activation-error', text: activationPage({ speech, failure, successLink: null, policy }).text },
    { name: 'activated', text: activatedPage({ speech, policy }).text },
    { name: 'error', text: errorPage({ ...error, text: errorText(texts, error.code), requestId }).text },
  ];
}

const looks = LOCALES.flatMap((locale) =>
  looksIn(locale).map((look) => [`${look.name}-${locale}`, look.text] as const),
);

async function open(text: string, width: number): Promise<BrowserPage> {
  const page = await browser().newPage({ viewport: { width, height: 640 }, deviceScaleFactor: 2 });
  await page.setContent(text);
  return page;
}

/** The elements that stick out of the page to the left or to the right. */
function overflowing(page: BrowserPage): Promise<string[]> {
  return page.evaluate(`[...document.querySelectorAll('main *')]
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -0.5 || right > document.documentElement.clientWidth + 0.5;
    })
    .map((element) => element.outerHTML.slice(0, 80))`);
}

describe.each(looks)('%s', (name, text) => {
  it('has no violation that axe knows', async () => {
    const page = await open(text, 360);
    await loadAxe(page);
    expect(await violationsOn(page)).toEqual([]);
    await page.close();
  });

  it.each(WIDTHS)('fits into %d pixels', async (width) => {
    const page = await open(text, width);
    expect(await overflowing(page)).toEqual([]);
    if (process.env.SCREENSHOTS && width === 360) {
      await page.evaluate('document.activeElement.blur()');
      await page.locator('main').screenshot({ path: join(FOLDER, `${name}.png`) });
    }
    await page.close();
  });
});
