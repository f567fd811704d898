import type { Page } from 'playwright-core';
import { DEMO, ensureDemoClient } from '../../mocks/demo';
import { worldExtension } from '../../mocks/world';
import { loadAxe, violationsOn } from '../../server/testing/axe';
import { ELSEWHERE, type Look, useBrowser, visit } from '../../server/testing/browser';
import { tokenPath, useServer } from '../../server/testing/server';

const server = useServer({ extension: worldExtension });
const browser = useBrowser();

beforeAll(() => ensureDemoClient(server().app.services));

/** Opens a page, and closes it when it was looked at. */
const at = (address: string, run: (page: Page) => Promise<void>, look: Look = {}) =>
  visit(browser(), new URL(address, server().url), run, { width: 1366, ...look });

const placeOf = (page: Page) => page.url().slice(server().url.length);

it('finds operations, fields, errors, events and guides, and leads to them', async () => {
  const wanted: [words: string, title: string, place: string][] = [
    ['create user', 'Create a user', '/docs?page=api&tag=users#createUser'],
    ['createUser', 'Create a user', '/docs?page=api&tag=users#createUser'],
    ['EMAIL_ALREADY', 'EMAIL_ALREADY_IN_USE', '/docs?page=errors#EMAIL_ALREADY_IN_USE'],
    ['boletos', 'Money in Brazil: boletos and PIX', '/docs?page=guides&guide=brazil'],
    ['notifyActivity', 'Receive a new or changed activity', '/docs?page=client-api&tag=notifications#notifyActivity'],
  ];
  for (const [words, title, place] of wanted) {
    await at('/docs', async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type(words);
      const link = page.locator(`.found a[href="${place}"]`).first();
      await link.waitFor();
      expect(await link.locator('.title').textContent()).toBe(title);
      await link.click();
      await page.waitForURL(server().url + place);
    });
  }
});

it('works at an address whose place is not encoded as it should be', async () => {
  await at('/docs?page=guides&guide=cards#%zz', async (page) => {
    await page.locator('[data-search-box]').waitFor();
    await page.getByRole('button', { name: 'Copy' }).first().waitFor();
  });
});

it('finds nothing for words that were cleared while the index was fetched, and says when there is none', async () => {
  const context = await browser().newContext();
  try {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route('**/search.json', async (route) => {
      await held;
      await route.fulfill({ status: 503, json: {} });
    });
    await page.goto(`${server().url}/docs`);
    const box = page.getByRole('searchbox', { name: 'Search' });
    await box.fill('user');
    await box.fill('');
    const fetched = page.waitForResponse((response) => response.url().endsWith('/search.json'));
    goOn();
    await (await fetched).finished();
    await page.evaluate('new Promise(requestAnimationFrame)');
    expect(await page.locator('.found').isHidden()).toBe(true);
    await box.fill('user');
    await page.getByText('The search cannot be loaded').waitFor();
    await page.unrouteAll({ behavior: 'wait' });
    await box.fill('users');
    await page.locator('.found a').first().waitFor();
    expect(errors).toEqual([]);
  } finally {
    await context.close();
  }
});

it('finds something also when no file of its program can be fetched any more', async () => {
  await at('/docs', async (page) => {
    await page.locator('[data-search-box]').waitFor();
    await page.route('**/docs/files/*.js', (route) => route.abort());
    await page.getByRole('searchbox', { name: 'Search' }).fill('user');
    await page.locator('.found a').first().waitFor();
  });
});

it('copies code also where the browser has no clipboard, and says so', async () => {
  const url = new URL('/docs?page=guides&guide=cards', server().url);
  url.hostname = ELSEWHERE;
  const run = async (page: Page) => {
    const block = page.locator('[data-code]').first();
    await block.getByRole('button', { name: 'Copy' }).click();
    await block.getByRole('button', { name: 'Copied' }).waitFor();
    await page.getByRole('searchbox', { name: 'Search' }).focus();
    await page.keyboard.press('Control+V');
    const pasted = await page.getByRole('searchbox', { name: 'Search' }).inputValue();
    expect(pasted).toContain(((await block.locator('pre').textContent()) ?? '').split('\n')[1]);
    expect(pasted).not.toBe('');
  };
  await visit(browser(), url, run, { expected: /Cross-Origin-Opener-Policy/ });
});

it.each(['/docs?page=guides&guide=cards', '/docs?page=api&tag=users', '/docs?page=lifecycles', '/docs?page=errors'])(
  'prints everything of %s: code, tables and what can be opened',
  async (address) => {
    await at(
      address,
      async (page) => {
        await page.emulateMedia({ media: 'print' });
        const cut = `[...document.querySelectorAll('main pre, main .wide, main .picture')].filter((one) =>
          one.checkVisibility() && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
          && getComputedStyle(one).overflowX !== 'visible').length`;
        expect(await page.evaluate(cut)).toBe(0);
        const wide = `[...document.querySelectorAll('main pre, main table')].filter((one) => one.checkVisibility()
          && one.getBoundingClientRect().right > innerWidth).length`;
        expect(await page.evaluate(wide)).toBe(0);
        const closed = `[...document.querySelectorAll('main details')].filter((one) =>
          ![...one.children].every((inner) => inner.checkVisibility({ contentVisibilityAuto: true }) || getComputedStyle(inner).display === 'none')).length`;
        expect(await page.evaluate(closed)).toBe(0);
      },
      { width: 760 },
    );
  },
);

it('has each id once on a page', async () => {
  for (const address of ['/docs', '/docs?page=lifecycles', '/docs?page=errors', '/docs?page=api&tag=users']) {
    await at(address, async (page) => {
      const ids: string[] = await page.evaluate(`[...document.querySelectorAll('[id]')].map(({ id }) => id)`);
      expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
    });
  }
});

it('says when the first request gets no answer', async () => {
  const context = await browser().newContext();
  try {
    const page = await context.newPage();
    await page.route('**/oauth/token', (route) => route.abort());
    await page.goto(`${server().url}/docs`);
    await page.getByRole('button', { name: 'Send it now' }).click();
    await page.getByRole('status').getByText('No answer').waitFor();
  } finally {
    await context.close();
  }
});

it('is gone through by keyboard from its beginning', async () => {
  for (const address of ['/docs', '/docs?page=api&tag=users', '/docs?page=guides&guide=argentina']) {
    await at(address, async (page) => {
      await page.locator('[data-search-box]').waitFor();
      await page.keyboard.press('Tab');
      expect(await page.evaluate('document.activeElement.closest("header") !== null')).toBe(true);
    });
  }
});

it('is searched by keyboard alone', async () => {
  await at('/docs', async (page) => {
    await page.getByRole('searchbox', { name: 'Search' }).fill('legal_address');
    await page.locator('.found a').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate('document.activeElement.closest(".found") !== null')).toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.locator('.found').isHidden()).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL(/#/);
  });
});

it('leads an address of an operation, old or lasting, to where the operation stands', async () => {
  for (const [old, place] of [
    ['/docs?page=api#createUser', '/docs?page=api&tag=users#createUser'],
    ['/docs?page=api&revision=earliest#createToken', '/docs?page=api&tag=token&revision=earliest#createToken'],
    [
      '/docs?page=networks&revision=current#receiveCardAuthorization',
      '/docs?page=networks&tag=card-messages#receiveCardAuthorization',
    ],
  ] as const) {
    await at(old, async (page) => {
      await page.waitForURL(server().url + place);
      const id = place.split('#')[1];
      await page.locator(`section#${id}`).waitFor();
      expect(
        await page.locator(`section#${id}`).evaluate((node) => Math.abs(node.getBoundingClientRect().top)),
      ).toBeLessThan(120);
      expect(placeOf(page)).toBe(place);
    });
  }
});

it('copies the code that is shown, and remembers its language', async () => {
  await at('/docs?page=api&tag=users#createUser', async (page) => {
    const section = page.locator('section#createUser');
    // Each example of the request has code of its own.
    await section.getByText('Java', { exact: true }).first().click();
    await section.getByRole('button', { name: 'Copy' }).first().click();
    await section.getByRole('button', { name: 'Copied' }).waitFor();
    const copied: string = await page.evaluate('navigator.clipboard.readText()');
    expect(copied).toMatch(/^import java\.net\.URI;/);
    expect(copied).toContain(`${server().url}/users/v1/`);
    await page.goto(`${server().url}/docs?page=api&tag=cards`);
    for (const example of await page.locator('section#createCard details:has(.code) > summary').all())
      await example.click();
    const code = page.locator('section#createCard pre[data-language=Java]');
    expect(await code.count()).toBeGreaterThan(1);
    const isShown = await Promise.all((await code.all()).map((one) => one.isVisible()));
    expect(new Set(isShown)).toEqual(new Set([true]));
  });
});

it('leads to the console, with the operation filled in', async () => {
  await at('/docs?page=api&tag=users#createUser', async (page) => {
    await page.locator('section#createUser').getByRole('link', { name: 'Try it in the console' }).click();
    await page.waitForURL(`${server().url}/console/call/createUser`);
    await page.getByRole('button', { name: 'Send', exact: true }).waitFor();
    expect(await page.getByLabel('operation_country').inputValue()).toContain('ARG');
  });
});

it('begins with the credentials of the sandbox and its first request', async () => {
  await at('/docs', async (page) => {
    await page.locator('dd').getByText(DEMO.secret, { exact: true }).waitFor();
    expect(await page.locator('main').textContent()).toContain(`curl -s ${server().url}${tokenPath(null)}`);
    await page.getByRole('button', { name: 'Send it now' }).click();
    await page.getByText('Status 200').waitFor();
    expect(await page.locator('[data-answer] pre').textContent()).toContain('"access_token"');
  });
});

it('shows an operation in the revision that is chosen', async () => {
  await at('/docs?page=api&tag=token', async (page) => {
    await page.getByLabel('Revision').selectOption('earliest');
    await page.waitForURL(/revision=earliest/);
    expect(await page.locator('section#createToken .address').textContent()).toContain('/oauth/v1/token');
  });
});

/** Pages of other revisions, which look as those of the current one. */
const OF_OTHER_REVISIONS = [
  '/docs?page=api&tag=users&revision=earliest',
  '/docs?page=settlement&revision=settlement-status-detail=reduced',
  '/docs?page=revision&revision=earliest',
];

let known: Promise<string[]> | null = null;

/** Every page that links lead to from the first one. */
function allPages(): Promise<string[]> {
  known ??= findPages();
  return known;
}

async function findPages(): Promise<string[]> {
  const [found, left] = [new Set(['/docs']), ['/docs']];
  for (let address = left.pop(); address !== undefined; address = left.pop()) {
    const { text } = await server().send('GET', address, { headers: { accept: 'text/html' } });
    for (const [, link = ''] of text.matchAll(/href="(\/docs\?[^"#]*)/g)) {
      const next = link.replaceAll('&amp;', '&');
      if (next.includes('revision=') || found.has(next)) continue;
      found.add(next);
      left.push(next);
    }
  }
  return [...found].sort();
}

it('has every page that it names', async () => {
  const pages = await allPages();
  const named = [
    'guides',
    'api',
    'client-api',
    'settlement',
    'lifecycles',
    'errors',
    'sandbox',
    'revisions',
    'revision',
  ];
  for (const name of [...named, 'downloads', 'networks', 'network-api', 'system']) {
    expect(pages).toContain(`/docs?page=${name}`);
  }
  expect(pages.filter((page) => page.includes('guide=')).length).toBeGreaterThan(10);
  expect(pages.filter((page) => page.includes('tag=')).length).toBeGreaterThan(25);
});

describe.each([
  ['light, on a desk', {}],
  ['dark, on a phone', { width: 375, dark: true }],
] as const)('%s', (_, look) => {
  it('has no page of which axe finds anything, and none that sticks out or whose header wraps', async () => {
    const found: Record<string, unknown> = {};
    const legible = new Set<string>();
    await at(
      '/docs',
      async (page) => {
        await loadAxe(page.context());
        for (const address of [...(await allPages()), ...OF_OTHER_REVISIONS]) {
          await page.goto(server().url + address);
          await page.locator('[data-search-box]').waitFor();
          if (address === '/docs') {
            await page.locator('[data-with-client]').first().waitFor();
            await page.getByRole('searchbox').fill('card');
            await page.locator('.found a').first().waitFor();
          }
          const wrong = await violationsOn(page, legible);
          const sticksOut = await page.evaluate(
            'document.documentElement.scrollWidth > document.documentElement.clientWidth',
          );
          const header =
            await page.evaluate(`[...document.querySelectorAll('header > *')].filter((one) => one.offsetParent !== null)
            .filter((one) => one.getBoundingClientRect().bottom > document.querySelector('header').getBoundingClientRect().bottom + 1).length`);
          if (JSON.stringify([wrong, sticksOut, header]) !== '[[],false,0]')
            found[address] = { wrong, sticksOut, header };
        }
      },
      look,
    );
    expect(found).toEqual({});
  }, 600_000);
});

it('draws lifecycles on a phone so that their words can be read', async () => {
  await at(
    '/docs?page=lifecycles',
    async (page) => {
      const sizes: number[] = await page.evaluate(
        `[...document.querySelectorAll('.picture text')].map((one) => one.getBoundingClientRect().height)`,
      );
      expect(sizes.length).toBeGreaterThan(50);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
      const isOff = `[...document.querySelectorAll('.picture')].filter((one) => one.scrollWidth > one.clientWidth && getComputedStyle(one).overflowX !== 'auto').length`;
      expect(await page.evaluate(isOff)).toBe(0);
    },
    { width: 375 },
  );
});
