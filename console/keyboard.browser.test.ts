import type { Page } from 'playwright-core';
import { DEMO } from '../mocks/demo';
import { en } from './app/texts/en';
import { logInAs, useSandboxPage } from './testing/sandbox-page';

// Where somebody is who works by keyboard or hears the page, after something was removed, hidden or answered.

const { at, send, seeded } = useSandboxPage();

const opener = (page: Page) => page.getByRole('button', { name: en.login.other });

it('leads into the login and back to the button that opened it', async () => {
  await at('/console/money', async (page) => {
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await page.locator('.login input:focus').waitFor();
    expect(
      await page.locator(':focus').evaluate((field) => (field as unknown as HTMLField).labels[0]?.textContent),
    ).toBe(en.login.id);
    await page.getByRole('button', { name: en.login.cancel }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: en.login.title }).waitFor({ state: 'detached' });
    await page.locator('header button:focus').waitFor();
  });
});

interface HTMLField {
  labels: { textContent: string }[];
}

it('keeps the focus on the page when a client logs out and in', async () => {
  await at('/console/money', async (page) => {
    await opener(page).click();
    await page.getByRole('button', { name: en.login.logout }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: en.login.logout }).waitFor({ state: 'detached' });
    await page.locator('main:focus').waitFor();
    await logInAs(page, DEMO);
    await page.getByRole('heading', { name: en.money.title, level: 1 }).waitFor();
    await page.locator('main:focus').waitFor();
  });
});

it('keeps the focus on the page when one record takes the place of the list, as on a phone or at 400 % zoom', async () => {
  await send('GET', `/users/v1/${crypto.randomUUID()}`);
  await at('/console/requests', async (page) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.locator('.rows a').first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('article').waitFor();
    await page.locator('main:focus').waitFor();
  });
});

it('leaves the focus on a row whose record is shown next to the list', async () => {
  await at('/console/requests', async (page) => {
    const row = page.locator('.rows a').first();
    await row.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('article').waitFor();
    await page.locator('.rows a:focus').waitFor();
  });
});

it('shows what has the focus below the header that stays in sight', async () => {
  for (let sent = 0; sent < 30; sent += 1) await send('GET', `/users/v1/${crypto.randomUUID()}`);
  await at('/console/requests', async (page) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await page.locator('.rows a').nth(29).focus();
    const tops: number[] = [];
    for (let pressed = 0; pressed < 29; pressed += 1) {
      await page.keyboard.press('Shift+Tab');
      tops.push(
        await page.evaluate<number>(
          `document.activeElement.getBoundingClientRect().top - document.querySelector('header.top').getBoundingClientRect().bottom`,
        ),
      );
    }
    expect(tops.filter((top) => top < 0)).toEqual([]);
    await page.locator('.rows tbody tr:first-child a:focus').waitFor();
  });
});

it('leads into the form of a row and back to the button that opened it', async () => {
  await at('/console/networks', async (page) => {
    const button = page.getByRole('button', { name: /…$/ }).first();
    await button.focus();
    await page.keyboard.press('Enter');
    await page.locator('.panel .panel form :focus').waitFor();
    await page.locator('.panel .panel').getByRole('button', { name: en.close }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.panel .panel').waitFor({ state: 'detached' });
    await page.locator('.table tbody tr:first-child button:focus').waitFor();
  });
});

it('announces each answer in a place that is there before', async () => {
  const card = seeded().find(({ kind }) => kind === 'CARD')?.id ?? '';
  const announced = (page: Page) => page.locator('#app > [role=status]');
  await at('/console/call/createUser', async (page) => {
    await page.getByLabel(/^email/).fill('no address');
    expect(await announced(page).textContent()).toBe('');
    await page.getByRole('button', { name: en.call.send, exact: true }).click();
    await announced(page).getByText(`${en.call.answer}: 400`).waitFor();
  });
  await at(`/console/cards/${card}`, async (page) => {
    await page.getByLabel('Amount', { exact: true }).fill('99999999.00');
    await page.getByRole('button', { name: en.cards.use }).click();
    await announced(page).getByText('REJECTED').waitFor();
  });
  const account = seeded().find(({ kind }) => kind === 'ACCOUNT')?.id ?? '';
  await at(`/console/money/${account}`, async (page) => {
    await page.getByRole('button', { name: en.money.fund }).click();
    await announced(page)
      .getByText(new RegExp(`^APPROVED ${en.money.balance}: \\d`))
      .waitFor();
  });
  await at('/console/events', async (page) => {
    for (const [button, done] of [
      [en.receiver.on, en.receiver.isOn],
      [en.receiver.apply, en.receiver.applied],
      [en.receiver.off, en.receiver.isOff],
    ] as const) {
      await page.getByRole('button', { name: button, exact: true }).click();
      await announced(page).getByText(done).waitFor();
    }
  });
  await at('/console/requests', async (page) => {
    await page.getByRole('button', { name: en.requests.empty }).click();
    await announced(page).getByText(en.requests.emptied).waitFor();
  });
});

it('marks the row, the lines of the contract and the state that are meant also without colours of its own', async () => {
  const refused = (await send('POST', '/users/v1/', { email: 7 })).headers.get('x-request-id');
  const card = seeded().find(({ kind }) => kind === 'CARD')?.id ?? '';
  const styleOf = (page: Page, selector: string, name: string): Promise<string> =>
    page.evaluate(`getComputedStyle(document.querySelector(${JSON.stringify(selector)}))[${JSON.stringify(name)}]`);
  await at(`/console/requests/${refused}`, async (page) => {
    await page.locator('.verdict .here').first().waitFor();
    expect(await styleOf(page, 'tr.chosen', 'outlineStyle')).toBe('none');
    await page.emulateMedia({ forcedColors: 'active' });
    for (const marked of ['tr.chosen', '.excerpt .here']) {
      expect([marked, await styleOf(page, marked, 'outlineStyle')]).toEqual([marked, 'solid']);
    }
  });
  await at(`/console/cards/${card}`, async (page) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await page.locator('.picture .present').first().waitFor({ state: 'attached' });
    const text = await styleOf(page, 'body', 'color');
    expect(await styleOf(page, '.picture .step:not(.ahead) path', 'stroke')).toBe(text);
  });
});
