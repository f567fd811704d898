import type { Locator, Page, Route } from 'playwright-core';
import { SERVICE_COLUMNS } from '../mocks/client/reconcile/rows';
import { DEMO } from '../mocks/demo';
import { Receiver } from '../server/testing/receiver';
import type { Answer } from '../server/testing/server';
import { en } from './app/texts/en';
import { es } from './app/texts/es';
import { alert, logInAs, logOut, openPage, useSandboxPage } from './testing/sandbox-page';

// What a person sees when something goes wrong: the service refuses, is slow, or has more than a page shows.

const { server, send, at, seeded } = useSandboxPage();

/** The credentials of a client that a test has made. */
const credentialsOf = ({ client: { id }, secret }: { client: { id: string }; secret: string }) => ({ id, secret });

const idOf = (wanted: string) => seeded().find(({ kind }) => kind === wanted)?.id ?? '';

/** Uses a card whose purchases the client decides. */
function purchase(): Promise<Answer> {
  const card = seeded().find(({ kind, decided_by }) => kind === 'CARD' && decided_by === 'CLIENT')?.id ?? '';
  return send('POST', '/sandbox/v1/card-transactions', {
    ...{ card_id: card, type: 'PURCHASE', amount: '5.00', currency: 'ARS', country_code: 'ARG' },
    ...{ merchant: { mcc: '5411', name: 'Almacén' }, point_type: 'POS', entry_mode: 'CHIP' },
  });
}

const refusal = {
  status: 503,
  json: { error_code: 'SERVICE_UNAVAILABLE', error: { message: 'Try again later.' }, request_id: 'r' },
};

it.each(['/console/requests/%E0%A4%A', '/console/%', '/console/cards/%zz'])(
  'opens at an address that is not encoded as it should be: %s',
  async (address) => {
    await at(address, (page) => page.getByRole('link', { name: 'Requests', exact: true }).first().waitFor());
  },
);

it('works in a browser that keeps nothing, in the language that is chosen', async () => {
  const refusing = `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })`;
  await at(
    '/console/money',
    async (page) => {
      await page.getByLabel('Language').selectOption('es');
      await page.getByRole('heading', { name: es.money.title, level: 1 }).waitFor();
    },
    (context) => context.addInitScript(refusing),
  );
});

it('says that a list could not be read, and not that there is nothing', async () => {
  await at(
    '/console/faults',
    async (page) => {
      await alert(page, 'SERVICE_UNAVAILABLE');
      expect(await page.locator('.panel').filter({ hasText: 'SERVICE_UNAVAILABLE' }).getByText('None.').count()).toBe(
        0,
      );
    },
    (context) => context.route('**/sandbox/v1/faults*', (route) => route.fulfill(refusal)),
  );
});

it('names the reason why there is no such file of settlement', async () => {
  await at('/console/settlement?file=transactions/presentations2020_01_01.csv', (page) =>
    alert(page, 'SETTLEMENT_FILE_NOT_FOUND'),
  );
});

it.each([
  ['was lost', (route: Route) => route.abort()],
  ['was refused', (route: Route) => route.fulfill(refusal)],
])('shows the lines of the contract again after their file %s', async (_what, answer) => {
  const refused = (await send('POST', '/users/v1/', { email: 7 })).headers.get('x-request-id');
  await at('/console/money', async (page) => {
    await page.route('**/console/sources/spec/**', answer);
    const lost = page.waitForRequest('**/console/sources/spec/**');
    await openPage(page, `requests/${refused}`);
    await lost;
    await page.locator('.verdict .place').first().waitFor();
    await page.unrouteAll({ behavior: 'wait' });
    await openPage(page, 'requests');
    await page.locator('.verdict').waitFor({ state: 'detached' });
    await openPage(page, `requests/${refused}`);
    await page.locator('.verdict .here').first().waitFor();
  });
});

it('says how much of a file is shown', async () => {
  const rows = Array.from({ length: 250 }, (_, at) => `${at},APPROVED`);
  const body = ['TRANSACTION_ID,STATUS', ...rows].join('\n');
  await at(
    '/console/settlement?file=transactions/presentations2026_01_01.csv',
    (page) => page.getByText('200 of 250 are shown.').waitFor(),
    (context) =>
      context.route('**/sandbox/v1/settlement-files/**', (route) => route.fulfill({ contentType: 'text/csv', body })),
  );
});

it('shows the differences of a reconciliation in parts, as many as somebody wants to see', async () => {
  const ids = Array.from({ length: 5_000 }, (_, at) => `t${at}`);
  const books = ['TRANSACTION_ID,STATUS', ...ids.map((id) => `${id},APPROVED`)].join('\n');
  await at(
    '/console/settlement?file=transactions/presentations2026_01_01.csv',
    async (page) => {
      const file = { name: 'own.csv', mimeType: 'text/csv', buffer: Buffer.from(books) };
      await page.getByLabel(en.reconcile.books).setInputFiles(file);
      await page.getByRole('button', { name: en.reconcile.run }).click();
      await page.getByText(en.shownOf(200, 5_000)).waitFor();
      const rows = page.getByRole('region', { name: en.reconcile.title }).locator('tbody tr');
      expect(await rows.count()).toBe(200);
      await page.getByRole('button', { name: en.more }).click();
      await page.getByText(en.shownOf(400, 5_000)).waitFor();
      expect(await rows.count()).toBe(400);
    },
    (context) =>
      context.route('**/sandbox/v1/settlement-files/**', (route) =>
        route.fulfill({ contentType: 'text/csv', body: SERVICE_COLUMNS.join(',') }),
      ),
  );
});

it('says how much of a list is shown', async () => {
  const bridge = { owner_type: 'CLIENT', country: 'ARG', currency: 'ARS' };
  for (let opened = 0; opened < 101; opened += 1) {
    expect((await send('POST', '/core/accounts/v1', bridge)).status).toBe(201);
  }
  const { body } = await send('GET', '/core/accounts/v1?page[size]=1');
  const { total_items } = body.meta.pagination;
  await at('/console/money', (page) => page.getByText(`100 of ${total_items} are shown.`).waitFor());
});

it('says that the log could not be emptied', async () => {
  await at('/console', async (page) => {
    await page.route('**/sandbox/v1/requests', (route) =>
      route.request().method() === 'DELETE' ? route.fulfill(refusal) : route.fallback(),
    );
    await page.getByRole('button', { name: en.requests.empty }).click();
    await alert(page, 'SERVICE_UNAVAILABLE');
  });
});

it('shows every entry of the log, also after one page of it could not be read', async () => {
  for (let sent = 0; sent < 110; sent += 1) await send('POST', '/users/v1/', {});
  await at('/console?operation=createUser', async (page) => {
    const rows = page.locator('tbody tr');
    await rows.nth(49).waitFor();
    const isMore = /requests\?.*page\[number\]=1/;
    await page.route(isMore, (route) => route.fulfill(refusal), { times: 1 });
    await page.getByRole('button', { name: en.more }).click();
    await alert(page, 'SERVICE_UNAVAILABLE');
    await page.getByRole('button', { name: en.more }).click();
    await rows.nth(99).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});

it('shows the older entries of the log also after new ones have come', async () => {
  const unknown = () => send('GET', `/users/v1/${crypto.randomUUID()}`);
  for (let sent = 0; sent < 60; sent += 1) await unknown();
  await at('/console?operation=getUser', async (page) => {
    const rows = page.locator('tbody tr');
    await rows.nth(49).waitFor();
    await page.getByText(en.requests.live, { exact: true }).waitFor();
    for (let sent = 0; sent < 11; sent += 1) await unknown();
    await rows.nth(60).waitFor();
    const more = page.getByRole('button', { name: en.more });
    await more.click();
    await rows.nth(70).waitFor();
    await more.waitFor({ state: 'detached' });
    expect(await rows.count()).toBe(71);
  });
});

it('misses no entry that comes after the search and before the stream, where the search finds nothing', async () => {
  await at('/console/money', async (page) => {
    await page.route(
      '**/sandbox/v1/requests?*getCard*',
      async (route) => {
        const response = await route.fetch();
        await send('GET', `/cards/v1/${crypto.randomUUID()}`);
        await route.fulfill({ response });
      },
      { times: 1 },
    );
    await openPage(page, '?operation=getCard');
    await page.locator('tbody tr').first().waitFor();
  });
});

it('shows the present log after it was lost together with the connection, as with a sandbox in memory', async () => {
  const before = (await send('GET', `/users/v1/${crypto.randomUUID()}`)).headers.get('x-request-id');
  await at(
    '/console?operation=getUser',
    async (page) => {
      await page.locator(`[data-entry="${before}"]`).waitFor();
      await page.locator(`[data-entry="${before}"]`).waitFor({ state: 'detached' });
      await page.getByText(en.requests.live, { exact: true }).waitFor();
      const now = (await send('GET', `/users/v1/${crypto.randomUUID()}`)).headers.get('x-request-id');
      await page.locator(`[data-entry="${now}"]`).waitFor();
    },
    (context) =>
      context.route(
        '**/sandbox/v1/requests/stream',
        async (route) => {
          await send('DELETE', '/sandbox/v1/requests');
          await route.fulfill({ contentType: 'text/event-stream', body: ': following\n\n' });
        },
        { times: 1 },
      ),
  );
});

it('shows the log by itself once a service that did not answer is back', async () => {
  await at(
    '/console',
    async (page) => {
      await alert(page, 'SERVICE_UNAVAILABLE');
      await page.clock.runFor(5_000);
      await page.getByText(en.requests.live, { exact: true }).waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
    },
    async (context) => {
      await context.clock.install();
      await context.route('**/sandbox/v1/requests?*', (route) => route.fulfill(refusal), { times: 1 });
    },
  );
});

it('says why the stream is refused, and connects again when the service allows it', async () => {
  let asked = 0;
  await at(
    '/console',
    async (page) => {
      await alert(page, 'RATE_LIMITED');
      expect(asked).toBe(1);
      await page.clock.runFor(5_000);
      await page.evaluate(`fetch('/console')`);
      expect(asked).toBe(1);
      await page.clock.runFor(6_000);
      await page.getByText(en.requests.live, { exact: true }).waitFor();
      expect(asked).toBe(2);
      expect(await page.getByRole('alert').count()).toBe(0);
    },
    async (context) => {
      await context.clock.install();
      context.on('request', (request) => {
        if (request.url().endsWith('/stream')) asked += 1;
      });
      const limited = { error_code: 'RATE_LIMITED', error: { message: 'Too many.' }, request_id: 'r' };
      const answer = { status: 429, headers: { 'retry-after': '10' }, json: limited };
      await context.route('**/sandbox/v1/requests/stream', (route) => route.fulfill(answer), { times: 1 });
    },
  );
});

it('logs a client out whose secret was changed, and does not try the old one again', async () => {
  await at('/console/time', async (page) => {
    await page.locator('.big').getByText('2026').waitFor();
    let tokens = 0;
    const invalid = { error_code: 'INVALID_CLIENT', error: { message: 'No.' }, request_id: 'r' };
    await page.route('**/oauth/token', (route) => {
      tokens += 1;
      return route.fulfill({ status: 401, json: invalid });
    });
    await page.route('**/sandbox/v1/**', (route) => route.fulfill({ status: 401, json: {} }));
    await page.getByRole('link', { name: en.names.requests, exact: true }).click();
    await page.getByText(en.login.refused('INVALID_CLIENT')).waitFor();
    expect(tokens).toBe(1);
  });
});

it('says that an event will be sent only after somebody has asked to send it again', async () => {
  await send('PUT', '/sandbox/v1/receiver', { otherwise: 'APPROVE' });
  for (const amount of ['1.00', '2.00']) await send('POST', `/sandbox/v1/accounts/${idOf('ACCOUNT')}/fund`, { amount });
  const [first, second] = (await send('GET', '/sandbox/v1/events?filter[type]=ACTIVITY_CREATED')).body.data;
  await at(`/console/events/${first.id}?type=ACTIVITY_CREATED`, async (page) => {
    const event = page.getByRole('article', { name: en.events.one });
    await event.getByRole('button', { name: en.events.replay }).click();
    await event.getByText(en.events.replayed).waitFor();
    await page.locator(`.list a[href*="${second.id}"]`).click();
    await event.getByText(second.resource_id).first().waitFor();
    expect(await event.getByText(en.events.replayed).count()).toBe(0);
  });
  await send('DELETE', '/sandbox/v1/receiver');
});

it('shows the answers of a service that answers slowly', async () => {
  const slowly = async (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  await send('PUT', '/sandbox/v1/receiver', { otherwise: 'ASK' });
  await at('/console/events', async (page) => {
    await page.getByText('you have three seconds').waitFor();
    // Every answer is older than the next question.
    await page.route('**/sandbox/v1/receiver', async (route) => {
      const answer = await route.fetch();
      await slowly(500);
      await route.fulfill({ response: answer });
    });
    await send('PUT', '/sandbox/v1/receiver', { otherwise: 'APPROVE' });
    await page.locator('select:has(option[value="APPROVE"]:checked)').waitFor();
    await page.unrouteAll({ behavior: 'wait' });
  });
  await send('DELETE', '/sandbox/v1/receiver');
});

it('keeps what somebody types while the service does not answer for a moment', async () => {
  await send('PUT', '/sandbox/v1/receiver', { otherwise: 'ASK' });
  await at('/console/events', async (page) => {
    await page.getByLabel(en.receiver.above).fill('250');
    await page.route('**/sandbox/v1/receiver', (route) => route.fulfill(refusal));
    await alert(page, 'SERVICE_UNAVAILABLE');
    expect(await page.getByLabel(en.receiver.above).inputValue()).toBe('250');
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('alert').waitFor({ state: 'detached' });
    expect(await page.getByLabel(en.receiver.above).inputValue()).toBe('250');
  });
  await send('DELETE', '/sandbox/v1/receiver');
});

it('keeps the refusal of a step in time until the next step', async () => {
  await at(
    '/console/time',
    async (page) => {
      await page.locator('.big').getByText('2026').waitFor();
      expect(await page.getByRole('button', { name: en.time.go }).first().isDisabled()).toBe(true);
      await page.getByLabel(en.time.moment).fill('2020-01-01T00:00');
      await page.getByRole('button', { name: en.time.go }).first().click();
      await alert(page, 'CLOCK_CANNOT_GO_BACK');
      const read = page.waitForResponse((response) => response.url().endsWith('/sandbox/v1/clock'));
      await page.clock.runFor(5_000);
      await (await read).finished();
      await page.clock.runFor(100);
      expect(await page.getByRole('alert').filter({ hasText: 'CLOCK_CANNOT_GO_BACK' }).count()).toBe(1);
    },
    (context) => context.clock.install(),
  );
});

it('gives every field of a page a label of its own', async () => {
  await at('/console/networks', async (page) => {
    const forms = page.locator('details.panel');
    await forms.first().waitFor();
    for (const form of await forms.all()) await form.locator('summary').first().click();
    await page.locator('.operation').nth(3).waitFor();
    const ids: string[] = await page.evaluate(`[...document.querySelectorAll('[id]')].map(({ id }) => id)`);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});

it('sends all failed events again, and not only those since the oldest that is shown', async () => {
  const endpoint = await Receiver.start();
  endpoint.answer = 410;
  try {
    await send('PATCH', '/sandbox/v1/client', { callback_addresses: { activities: endpoint.url('/activities') } });
    await send('POST', `/sandbox/v1/accounts/${idOf('ACCOUNT')}/fund`, { amount: '1.00' });
    await server().app.deliveries.drained();
    server().clock.advance(1_000);
    await send('PUT', '/sandbox/v1/receiver', { otherwise: 'APPROVE' });
    expect((await purchase()).body.data.status).toBe('APPROVED');
    await at('/console/events?type=CARD_AUTHORIZATION&status=DELIVERED', async (page) => {
      await page.getByRole('link', { name: 'CARD_AUTHORIZATION' }).first().waitFor();
      await page.getByRole('button', { name: en.events.resend }).click();
      await page.getByText(en.events.resent(1)).waitFor();
    });
    await send('DELETE', '/sandbox/v1/receiver');
  } finally {
    await endpoint.close();
  }
});

it('shows what has come of a stream, which has no end', async () => {
  await at('/console/call/streamRequests', async (page) => {
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('status').getByText('200').waitFor();
    await page.locator('.operation pre').getByText(': following').first().waitFor();
  });
});

it('adds amounts exactly that are larger than a number is exact', async () => {
  const account = idOf('ACCOUNT');
  for (const amount of ['90071992547409.93', '0.02']) {
    expect((await send('POST', `/sandbox/v1/accounts/${account}/fund`, { amount })).status).toBeLessThan(300);
  }
  const after = (await send('GET', `/core/accounts/v1/${account}`)).body.data.balance;
  await at(`/console/money/${account}`, async (page) => {
    const shown = page.getByRole('region', { name: en.money.activities }).locator('tbody tr td:nth-child(4)');
    await shown.nth(1).waitFor();
    const one = BigInt(after.replace('.', '')) - 2n;
    expect((await shown.allTextContents()).slice(0, 2)).toEqual([after, String(one).replace(/(..)$/, '.$1')]);
  });
});

it('says the state of a picture in the language that is chosen', async () => {
  await at(`/console/cards/${idOf('CARD')}`, async (page) => {
    await page.getByRole('img', { name: en.cards.picture('ACTIVE') }).waitFor();
    await page.getByLabel('Language').selectOption('es');
    await page.getByRole('img', { name: es.cards.picture('ACTIVE') }).waitFor();
  });
});

it('never acts as one client with the token of another that logged in before', async () => {
  const other = await server().client({ name: 'Another' });
  await at('/console/money', async (page) => {
    // The accounts have come: their next request is the one that the button sends.
    await page
      .getByRole('link', { name: /^ARG · / })
      .first()
      .waitFor();
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    // The token of the first client has expired, and the new one is slow to come.
    await page.route('**/core/accounts/v1?*', (route) => route.fulfill({ status: 401, json: {} }), { times: 1 });
    await page.route('**/oauth/token', async (route) => {
      if (route.request().postDataJSON().client_id === DEMO.id) await held;
      await route.continue();
    });
    const renewing = page.waitForRequest((request) => request.url().endsWith('/oauth/token'));
    await page.getByRole('button', { name: en.refresh }).click();
    await renewing;
    await page.getByRole('button', { name: en.login.other }).click();
    await logInAs(page, credentialsOf(other));
    await page.getByText('Another', { exact: true }).waitFor();
    const renewed = page.waitForResponse((response) => response.url().endsWith('/oauth/token'));
    goOn();
    await (await renewed).finished();
    const asked = page.waitForRequest((request) => request.url().includes('/cards/v1/'));
    await page.getByRole('link', { name: en.names.cards, exact: true }).click();
    expect(await (await asked).headerValue('authorization')).toBe(`Bearer ${other.token}`);
  });
});

it('never becomes the client of the machine by itself when a page of another client is loaded again', async () => {
  const other = await server().client({ name: 'Another' });
  await at('/console/money', async (page) => {
    await page.getByRole('button', { name: en.login.other }).click();
    await logInAs(page, credentialsOf(other));
    await page.getByText('Another', { exact: true }).waitFor();
    await page.reload();
    await page.getByText(en.login.reloaded).waitFor();
    expect(await page.getByLabel(en.login.id).inputValue()).toBe(other.client.id);
    expect(await page.locator('.client').count()).toBe(0);
    await page.getByLabel(en.login.secret).fill(other.secret);
    await page.getByRole('button', { name: en.login.submit, exact: true }).click();
    await page.getByText('Another', { exact: true }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: en.login.asLocal(DEMO.id) }).click();
    await page.getByTitle(DEMO.id, { exact: true }).waitFor();
    await page.reload();
    await page.getByTitle(DEMO.id, { exact: true }).waitFor();
  });
});

it('becomes the client of the machine again when a page is loaded again after a client has logged out', async () => {
  const other = await server().client({ name: 'Another' });
  await at('/console/money', async (page) => {
    await page.getByRole('button', { name: en.login.other }).click();
    await logInAs(page, credentialsOf(other));
    await page.getByText('Another', { exact: true }).waitFor();
    await logOut(page);
    await page.reload();
    await page.getByTitle(DEMO.id, { exact: true }).waitFor();
    expect(await page.getByText(en.login.reloaded).count()).toBe(0);
  });
});

it('keeps the client that logs in while the client of the machine is still being logged in', async () => {
  const other = await server().client({ name: 'Another' });
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await at(
    '/console/money',
    async (page) => {
      await page.getByText(en.loading).waitFor();
      await page.clock.runFor(3_000);
      await logInAs(page, credentialsOf(other));
      await page.getByText('Another', { exact: true }).waitFor();
      const late = page.waitForResponse((response) => response.url().endsWith('/oauth/token'));
      goOn();
      await (await late).finished();
      const asked = page.waitForRequest((request) => request.url().includes('/cards/v1/'));
      await page.getByRole('link', { name: en.names.cards, exact: true }).click();
      expect(await (await asked).headerValue('authorization')).toBe(`Bearer ${other.token}`);
    },
    async (context) => {
      await context.clock.install();
      await context.route('**/oauth/token', async (route) => {
        if (route.request().postDataJSON().client_id === DEMO.id) await held;
        await route.continue();
      });
    },
  );
});

it('lets somebody log in at once after the client has logged out', async () => {
  await at(
    '/console/money',
    async (page) => {
      await logOut(page);
      expect(await page.getByText(en.loading).count()).toBe(0);
    },
    (context) =>
      context.addInitScript(`const later = setTimeout;
      window.setTimeout = (run, milliseconds, ...more) => milliseconds === 3000 ? 0 : later(run, milliseconds, ...more);`),
  );
});

it('says at once why the client of the machine could not be logged in', async () => {
  await at(
    '/console/money',
    (page) => page.getByText(en.login.refused('SERVICE_UNAVAILABLE')).waitFor(),
    (context) => context.route('**/oauth/token', (route) => route.fulfill(refusal)),
  );
});

it('does not go to the present moment when a part of another moment is cleared', async () => {
  await at(
    '/console/time',
    async (page) => {
      const moment = page.getByLabel(en.time.moment);
      await page.locator('.big').getByText('2026').waitFor();
      await moment.fill('2027-01-31T10:00');
      await moment.press('Backspace');
      expect(await moment.inputValue()).toBe('');
      const read = page.waitForResponse((response) => response.url().endsWith('/sandbox/v1/clock'));
      await page.clock.runFor(5_000);
      await (await read).finished();
      await page.clock.runFor(100);
      expect(await moment.inputValue()).toBe('');
      expect(await page.getByRole('button', { name: en.time.go }).first().isDisabled()).toBe(true);
    },
    (context) => context.clock.install(),
  );
});

it('keeps a file for the browser until it has saved it', async () => {
  expect((await send('POST', '/sandbox/v1/client/snapshots', { name: 'kept' })).status).toBe(201);
  await at(
    '/console/clients',
    async (page) => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: en.areas.download }).first().click();
      await download;
      expect(await page.evaluate('revoked')).toBe(0);
      await page.clock.runFor(60_000);
      expect(await page.evaluate('revoked')).toBe(1);
    },
    async (context) => {
      await context.clock.install();
      await context.addInitScript('window.revoked = 0; URL.revokeObjectURL = () => { revoked += 1; };');
    },
  );
});

it('says that a text could not be copied', async () => {
  await at(
    '/console/call/createUser',
    async (page) => {
      await page.getByText(en.call.asCode).click();
      await page.locator('.code').getByRole('button', { name: en.copy }).click();
      await page.locator('.code').getByText(en.notCopied).waitFor();
    },
    (context) =>
      context.addInitScript(`navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
        document.execCommand = () => false;`),
  );
});

it('sends no body that is not JSON, and shows the example that is chosen after it', async () => {
  await at('/console/call/createUser', async (page) => {
    await page.getByRole('button', { name: 'JSON', exact: true }).click();
    const body = page.locator('textarea');
    await body.fill('{"name": ');
    await page.getByText(en.call.notJson).waitFor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await page.getByRole('button', { name: en.call.send, exact: true }).click();
    expect(await body.evaluate((area) => (area as unknown as { validationMessage: string }).validationMessage)).toBe(
      en.call.notJson,
    );
    await page.getByLabel(en.call.example).selectOption('brazil');
    expect(JSON.parse(await body.inputValue())).toMatchObject({ operation_country: 'BRA' });
    await body.fill('{"name": "Ana"}');
    expect(await body.evaluate((area) => (area as unknown as { validity: { valid: boolean } }).validity.valid)).toBe(
      true,
    );
    expect(asked).not.toContain('POST /users/v1/');
    await page.getByRole('button', { name: en.call.send, exact: true }).click();
    await page.getByText('/operation_country').first().waitFor();
    expect(asked).toContain('POST /users/v1/');
  });
});

it.each(['createPixTransfer', 'createTransfer'])(
  'sends the amount that is typed into the form of %s, and none that is not a number',
  async (name) => {
    const validity = (field: Locator) =>
      field.evaluate((area) => (area as unknown as { validationMessage: string }).validationMessage);
    await at(`/console/call/${name}`, async (page) => {
      const amount = page.getByLabel(/^value/);
      const submit = page.getByRole('button', { name: en.call.send, exact: true });
      const type = async (text: string) => {
        await amount.fill('');
        await amount.pressSequentially(text);
        expect(await amount.inputValue()).toBe(text);
      };
      for (const text of ['1x', '']) {
        await type(text);
        expect(await validity(amount)).toBe(en.call.notJson);
        await submit.click();
      }
      await page.getByLabel(en.call.example).selectOption('pending');
      expect(await amount.inputValue()).toBe('77777.77');
      expect(await validity(amount)).toBe('');
      await type('100.05');
      await submit.click();
      await page.locator('.outcome').first().waitFor();
    });
    const { data } = (await send('GET', `/sandbox/v1/requests?filter[operation]=${name}`)).body;
    expect(data).toHaveLength(1);
    const sent = (await send('GET', `/sandbox/v1/requests/${data[0].id}`)).body.data.request.body;
    expect(sent.value ?? sent.amount.value).toBe(100.05);
  },
);

it('lets text that is no number give way to an example with the number that was there', async () => {
  await at('/console/call/createPixTransfer', async (page) => {
    const amount = page.getByLabel(/^value/);
    await page.getByLabel(/^description/).fill('Almoço e café');
    await amount.fill('8x');
    await page.getByLabel(en.call.example).selectOption('lunch');
    expect(await amount.inputValue()).toBe('80.9');
  });
});

it('shows every page, as the client that is logged in, also when the server of its files is gone', async () => {
  const other = await server().client({ name: 'Another' });
  await at('/console/money', async (page) => {
    await page.getByRole('button', { name: en.login.other }).click();
    await logInAs(page, credentialsOf(other));
    await page.getByText('Another', { exact: true }).waitFor();
    await page.route('**/console/files/**', (route) => route.abort());
    for (const name of ['requests', 'events', 'cards', 'time', 'money', 'call'] as const) {
      await openPage(page, name);
      await page.getByRole('heading', { name: en[name].title, level: 1 }).waitFor();
    }
    for (const name of ['networks', 'faults', 'settlement', 'clients'] as const) {
      await openPage(page, name);
      await page.getByRole('heading', { name: en.areas[name].title, level: 1 }).waitFor();
    }
    await openPage(page, 'start');
    await page.getByRole('heading', { name: en.start.title, level: 1 }).waitFor();
    await page.getByText('Another', { exact: true }).waitFor();
  });
});

it('shows forms after their file was lost, when somebody tries again, as the client that is logged in', async () => {
  const other = await server().client({ name: 'Another' });
  await at('/console/money', async (page) => {
    await page.getByRole('button', { name: en.login.other }).click();
    await logInAs(page, credentialsOf(other));
    await page.getByText('Another', { exact: true }).waitFor();
    await page.route('**/console/files/forms-*', (route) => route.abort(), { times: 1 });
    await openPage(page, 'call/createUser');
    await alert(page, 'NO_ANSWER');
    expect(await page.getByText(en.loading).count()).toBe(0);
    await page.getByRole('button', { name: en.tryAgain }).click();
    await page.locator('.operation').first().waitFor();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await page.getByText('Another', { exact: true }).waitFor();
  });
});

/** Leaves a page whose server has another version of the console, by the button that says so. @returns the problem */
async function loadNewVersion(page: Page): Promise<string> {
  let isReplaced = true;
  page.on('request', (request) => {
    isReplaced &&= !request.isNavigationRequest();
  });
  const gone = { status: 404, contentType: 'text/plain', body: 'There is no such file.' };
  await page.route('**/console/files/forms-*', (route) => (isReplaced ? route.fulfill(gone) : route.continue()));
  await openPage(page, 'call/createUser');
  await alert(page, en.failures.newVersion);
  const problem = await page.getByRole('alert').textContent();
  await page.getByRole('button', { name: en.loadVersion }).click();
  return problem ?? '';
}

it('loads a new version of the console when somebody says so', async () => {
  await at('/console/money', async (page) => {
    await page.getByTitle(DEMO.id, { exact: true }).waitFor();
    expect(await loadNewVersion(page)).not.toContain(en.failures.loginEnds);
    await page.locator('.operation').first().waitFor();
  });
});

it('says before it loads a new version that the login ends', async () => {
  const other = await server().client({ name: 'Another' });
  await at('/console/money', async (page) => {
    await page.getByRole('button', { name: en.login.other }).click();
    await logInAs(page, credentialsOf(other));
    await page.getByText('Another', { exact: true }).waitFor();
    expect(await loadNewVersion(page)).toContain(en.failures.loginEnds);
    await page.getByText(en.login.reloaded).waitFor();
  });
});

it.each(['name', 'unknown'])('keeps the focus of the field %s while a text is typed in place of null', async (name) => {
  await at('/console/call/createUser', async (page) => {
    const asJson = page.getByRole('button', { name: 'JSON', exact: true });
    const field = page.locator('.operation textarea');
    await asJson.click();
    await field.fill(JSON.stringify({ [name]: null }));
    await asJson.click();
    await field.fill('');
    await field.pressSequentially('"Ana"');
    expect(await field.inputValue()).toBe('"Ana"');
    await asJson.click();
    expect(JSON.parse(await field.inputValue())).toEqual({ [name]: 'Ana' });
  });
});

it('sends no number with more digits than it would arrive with', async () => {
  await at('/console/call/createPixTransfer', async (page) => {
    const mistake = (field: Locator) =>
      field.evaluate((area) => (area as unknown as { validationMessage: string }).validationMessage);
    const amount = page.getByLabel(/^value/);
    await amount.fill('90071992547409.931');
    expect(await mistake(amount)).toBe(en.call.inexact);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await page.getByRole('button', { name: en.call.send, exact: true }).click();
    const file = { name: 'body.json', mimeType: 'application/json', buffer: Buffer.from('{"value": 1e400}') };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByText(en.call.inexact).waitFor();
    await amount.fill('9007199254740.93');
    expect(await mistake(amount)).toBe('');
    expect(asked).not.toContain('POST /networks/bank/v1/transfers/out');
    await page.getByRole('button', { name: en.call.send, exact: true }).click();
    await page.locator('.outcome').first().waitFor();
  });
});

it.each([375, 320])('fits names into a page of %i pixels that are as long as may be', async (width) => {
  const name = 'W'.repeat(64);
  const { name: before } = (await send('GET', '/sandbox/v1/client')).body.data;
  expect((await send('PATCH', '/sandbox/v1/client', { name })).status).toBe(200);
  await send('POST', '/sandbox/v1/client/snapshots', { name });
  try {
    await at('/console/clients', async (page) => {
      await page.setViewportSize({ width, height: 780 });
      await page.locator('.client').getByText(name).waitFor();
      await page.locator('.cell').getByText(name).first().waitFor();
      const root = 'document.documentElement';
      expect(await page.evaluate(`${root}.scrollWidth - ${root}.clientWidth`)).toBeLessThanOrEqual(0);
    });
  } finally {
    await send('PATCH', '/sandbox/v1/client', { name: before });
  }
});

it('keeps the order of what stands next to words that are read from the right', async () => {
  const { name: before } = (await send('GET', '/sandbox/v1/client')).body.data;
  expect((await send('PATCH', '/sandbox/v1/client', { name: 'مجموعة' })).status).toBe(200);
  try {
    await at('/console/time', async (page) => {
      // Digits would be taken into the words before them.
      await page.locator('.client .soft').evaluate((place) => {
        (place as unknown as { textContent: string }).textContent = '2026';
      });
      const left = async (selector: string) => (await page.locator(selector).boundingBox())?.x ?? 0;
      await page.locator('.client b').getByText('مجموعة').waitFor();
      expect(await left('.client .soft')).toBeGreaterThan(await left('.client b'));
    });
  } finally {
    await send('PATCH', '/sandbox/v1/client', { name: before });
  }
});
