import { createServer } from 'node:net';
import type { Page, Route } from 'playwright-core';
import { listenLocally } from '../server/testing/local-server';
import { en } from './app/texts/en';
import { alert, openPage, useSandboxPage } from './testing/sandbox-page';

// A service that does not answer for a while, or of which a proxy answers in its place.

const { send, at, seeded } = useSandboxPage();

/** Every call of the API but that for a token. */
const API = /\/(?:sandbox\/v1|core|cards)\//;

const idOf = (wanted: string) => seeded().find(({ kind }) => kind === wanted)?.id ?? '';
const html = (status: number) => (route: Route) =>
  route.fulfill({ status, contentType: 'text/html', body: '<html>A proxy</html>' });

/** The pages with the records that they show, and what is there once they are read. */
const PAGES: [string, (page: Page) => Promise<unknown>][] = [
  ['requests', (page) => page.getByText(en.requests.live, { exact: true }).waitFor()],
  ['requests/REQUEST', (page) => page.getByRole('heading', { name: en.requests.response }).waitFor()],
  ['events', (page) => page.getByRole('button', { name: en.receiver.on }).waitFor()],
  ['cards', (page) => page.getByText('••••').first().waitFor()],
  ['cards/CARD', (page) => page.getByRole('button', { name: en.cards.use }).waitFor()],
  [
    'money',
    (page) =>
      page
        .getByRole('link', { name: /^ARG · / })
        .first()
        .waitFor(),
  ],
  ['money/ACCOUNT', (page) => page.getByRole('button', { name: en.money.fund }).waitFor()],
  ['clients', (page) => page.locator('section.table').first().waitFor()],
  ['start', (page) => page.getByRole('button', { name: en.start.doIt }).first().waitFor()],
];

it.each(PAGES)('shows %s when the service is back, to whoever tries again', async (name, shown) => {
  const request = (await send('GET', '/users/v1/')).headers.get('x-request-id') ?? '';
  const address = name.replace(/[A-Z]+$/, (kind) => (kind === 'REQUEST' ? request : idOf(kind)));
  await at('/console/call', async (page) => {
    await page.getByText(en.call.choose).waitFor();
    await page.route(API, (route) => route.abort());
    await openPage(page, address);
    await alert(page, en.failures.noAnswer);
    expect(await page.getByText(/TypeError|Failed to fetch/).count()).toBe(0);
    await page.unrouteAll({ behavior: 'wait' });
    for (const button of [en.tryAgain, en.refresh]) {
      const all = await page.getByRole('button', { name: button }).all();
      for (const one of all.reverse()) if (await one.isVisible()) await one.click();
    }
    await shown(page);
    await page.getByRole('alert').first().waitFor({ state: 'detached' });
  });
});

it.each([
  [200, 'NOT_JSON', en.failures.notJson],
  [502, '502', en.failures.noReason],
])('says of an answer with %i that is not from the service what it is', async (status, code, words) => {
  await at('/console/call', async (page) => {
    await page.getByText(en.call.choose).waitFor();
    await page.route(API, html(status));
    for (const name of ['requests', 'events', 'cards', 'money', 'time', 'networks', 'start']) {
      await openPage(page, name);
      await alert(page, `${code} ${words}`);
      expect(await page.getByText('SyntaxError').count()).toBe(0);
    }
  });
});

it.each(['{}', '[]', 'null', '"ok"', '{"data":null}', '{"data":[{}],"meta":{"pagination":{"total_items":1}}}'])(
  'says of JSON in place of an answer that it is not from the service: %s',
  async (body) => {
    await at('/console/call', async (page) => {
      await page.getByText(en.call.choose).waitFor();
      await page.route(API, (route) => route.fulfill({ contentType: 'application/json', body }));
      for (const name of ['requests', 'events', 'cards', 'money', 'time', 'networks', 'clients', 'start']) {
        await openPage(page, name);
        await alert(page, `UNKNOWN_ANSWER ${en.failures.unknownAnswer}`);
        expect(await page.getByText(en.areas.none).count()).toBe(0);
      }
    });
  },
);

it.each(['{"data":[]}', '{"data":{}}', '{"data":[{"id":"x"}],"meta":{"pagination":{"total_items":1}}}'])(
  'shows a problem in place of a page that cannot show an answer, and the page once it can: %s',
  async (body) => {
    await at(
      '/console/call',
      async (page) => {
        await page.getByText(en.call.choose).waitFor();
        await page.route(API, (route) => route.fulfill({ contentType: 'application/json', body }));
        for (const name of ['events', 'money', 'start']) {
          await openPage(page, name);
          await alert(page, `NOT_SHOWN ${en.failures.notShown}`);
          expect(await page.locator('main h1').count()).toBe(0);
        }
        await page.unrouteAll({ behavior: 'wait' });
        await page.getByRole('button', { name: en.tryAgain }).click();
        await page.getByRole('button', { name: en.start.doIt }).first().waitFor();
        await page.getByRole('alert').waitFor({ state: 'detached' });
      },
      // What a page reports to its browser, tests count as a mistake.
      (context) => context.addInitScript('window.reportError = () => undefined;'),
    );
  },
);

it('says in words that an answer broke off', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () =>
      socket.end('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"data":'),
    );
  });
  const url = `http://127.0.0.1:${await listenLocally(server)}`;
  try {
    await at('/console/call', async (page) => {
      await page.getByText(en.call.choose).waitFor();
      await page.route(API, (route) => route.continue({ url: url + new URL(route.request().url()).pathname }));
      for (const name of ['events', 'cards', 'networks', 'settlement?file=transactions/a.csv']) {
        await openPage(page, name);
        await alert(page, en.failures.noAnswer);
        expect(await page.getByText(/TypeError|network error/).count()).toBe(0);
      }
    });
  } finally {
    server.close();
  }
});

it.each([
  ['is not JSON', html(200)],
  ['is null', (route: Route) => route.fulfill({ json: null })],
])('does not log in with an answer that has no token, because it %s', async (_, answer) => {
  await at(
    '/console/money',
    (page) => page.getByText(en.login.refused('NO_TOKEN')).waitFor(),
    (context) => context.route('**/oauth/token', answer),
  );
});

it('sends a form again whose token has expired, and keeps what is typed into it while nothing answers', async () => {
  await at('/console/call/updateUser', async (page) => {
    const submit = page.getByRole('button', { name: en.call.send, exact: true });
    await submit.waitFor();
    await page.route('**/users/v1/**', (route) => route.abort(), { times: 1 });
    await page.locator('.parameter input[type=text]').first().fill('ana');
    await submit.click();
    await page.getByText(en.failures.noAnswer).waitFor();
    expect(await page.locator('.parameter input[type=text]').first().inputValue()).toBe('ana');
    await page.route('**/users/v1/**', (route) => route.fulfill({ status: 401, json: {} }), { times: 1 });
    await submit.click();
    await page
      .getByRole('status')
      .getByText(/400|404/)
      .waitFor();
  });
});

/** The pages that read something from the service, with what they say if there is nothing. */
const EMPTY: [string, string][] = [
  ['requests', en.requests.nothing],
  ['events', en.events.nothing],
  ['cards', en.cards.nothing],
  ['money', en.money.nothing],
  ['faults', en.areas.none],
  ['start', en.start.end],
];

it.each(EMPTY)('says that the page %s is being read, and not that there is nothing', async (name, nothing) => {
  await at('/console/call', async (page) => {
    await page.getByText(en.call.choose).waitFor();
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route(API, async (route) => {
      await held;
      await route.fallback();
    });
    await openPage(page, name);
    await page.getByText(en.loading, { exact: true }).first().waitFor();
    expect(await page.getByText(nothing).count()).toBe(0);
    goOn();
    await page.getByText(en.loading, { exact: true }).first().waitFor({ state: 'detached' });
  });
});

/** Buttons that do something, with the request that each sends. */
const ACTIONS: [string, string, string, string][] = [
  ['a credit of money', 'money/ACCOUNT', en.money.fund, '/fund'],
  ['a card use', 'cards/CARD', en.cards.use, '/card-transactions'],
  ['a step in time', 'time', en.time.minute, '/clock/advance'],
  ['sending a form', 'call/createUser', en.call.send, '/users/v1/'],
  ['a step of the tour', 'start', `${en.start.doIt} ${en.start.steps.token}`, '/oauth/token'],
];

it.each(ACTIONS)('does %s once, also for somebody who presses twice', async (_, name, button, address) => {
  await at('/console/call', async (page) => {
    await page.getByText(en.call.choose).waitFor();
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let sent = 0;
    await page.route(`**${address}`, async (route) => {
      sent += 1;
      await held;
      await route.continue();
    });
    await openPage(page, name.replace(/[A-Z]+$/, idOf));
    const action = page.getByRole('button', { name: button, exact: true });
    await action.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.locator('button[aria-disabled="true"]:focus').waitFor();
    const answered = page.waitForResponse((response) => response.url().endsWith(address));
    goOn();
    await answered;
    await page.locator('button[aria-disabled="false"]:focus').waitFor();
    expect(sent).toBe(1);
  });
});

it('shows another record on the same page after a problem, by itself', async () => {
  await at(
    '/console/call',
    async (page) => {
      await page.getByText(en.call.choose).waitFor();
      const broken = '{"data":[{"id":"x"}],"meta":{"pagination":{"total_items":1}}}';
      await page.route(API, (route) => route.fulfill({ contentType: 'application/json', body: broken }));
      await openPage(page, 'money');
      await alert(page, 'NOT_SHOWN');
      await page.unrouteAll({ behavior: 'wait' });
      await openPage(page, `money/${crypto.randomUUID()}`);
      await page.getByRole('heading', { name: en.money.title, level: 1 }).waitFor();
      expect(await page.getByRole('alert').filter({ hasText: 'NOT_SHOWN' }).count()).toBe(0);
    },
    (context) => context.addInitScript('window.reportError = () => undefined;'),
  );
});
