import type { Page } from 'playwright-core';
import { DEMO } from '../mocks/demo';
import { en } from './app/texts/en';
import { logInAs, logOut, useSandboxPage } from './testing/sandbox-page';

// What somebody types into a form, and what becomes of it when another part of the form changes.

const { at, server } = useSandboxPage();

/** Opens the form of a transaction whose body has three parts of the total. */
const withParts = (run: (page: Page) => Promise<void>) => {
  const details = ['BASE', 'TAX', 'FEE'].map((type) => ({ type, subtype: null, amount: '1.00' }));
  const given = encodeURIComponent(JSON.stringify({ body: { data: { details } } }));
  return at(`/console/call/createTransaction?with=${given}`, run);
};
const remove = (page: Page, name: string) =>
  page.getByRole('button', { name: `${en.call.remove} ${name}`, exact: true });
const subtypes = (page: Page) => page.locator('[data-name="subtype"] textarea');

it('takes what was typed into an item of a list away with the item, and leaves that of the others', async () => {
  await withParts(async (page) => {
    await subtypes(page).nth(0).fill('"not whole');
    await subtypes(page).nth(2).fill('"nor this');
    await remove(page, 'details[0]').click();
    await remove(page, 'details[2]').waitFor({ state: 'detached' });
    expect(
      await subtypes(page).evaluateAll((areas) =>
        areas.map((area) => (area as unknown as Page & { value: string }).value),
      ),
    ).toEqual(['null', '"nor this']);
    await page.locator('[data-name="details"]').getByRole('button', { name: en.call.addItem }).click();
    await remove(page, 'details[2]').waitFor();
    expect(await subtypes(page).count()).toBe(2);
    expect(
      await page
        .locator('[data-name="details"] [data-name="type"] select')
        .evaluateAll((all) => all.map((one) => (one as unknown as { value: string }).value)),
    ).toEqual(['"TAX"', '"FEE"', '"BASE"']);
  });
});

it('keeps the focus in the form when a field is removed or added by keyboard', async () => {
  const focused = (page: Page) => page.evaluate(`document.activeElement.closest('[data-name]')?.dataset.name`);
  await withParts(async (page) => {
    for (const [pressed, next] of [
      [remove(page, 'details[1]'), 'details'],
      [remove(page, 'details'), 'data'],
      [page.locator('[data-name="data"] > .more').getByRole('button', { name: 'details' }), 'details'],
    ] as const) {
      await pressed.focus();
      await page.keyboard.press('Enter');
      await page.locator(`[data-name="${next}"]:focus-within`).waitFor();
      expect(await focused(page)).toBe(next);
    }
  });
});

it('keeps what is typed for somebody who looks why it was refused and goes back', async () => {
  await at('/console/call/createUser', async (page) => {
    const email = page.getByLabel(/^email/);
    const example = await email.inputValue();
    await email.fill('not an address');
    await page.getByRole('button', { name: en.call.send, exact: true }).click();
    await page.getByRole('status').getByText('400').waitFor();
    await page.locator('.outcome').getByRole('link', { name: en.why }).click();
    await page.getByRole('heading', { name: en.requests.response }).waitFor();
    await page.goBack();
    await email.waitFor();
    expect(await email.inputValue()).toBe('not an address');
    await page.goForward();
    await page.getByRole('link', { name: en.names.call, exact: true }).click();
    await page.locator('.operations a[href$="/createUser"]').click();
    await email.waitFor();
    expect(await email.inputValue()).toBe(example);
  });
});

/** Everything that the browser keeps of a page. */
const keptBy = (page: Page): Promise<string> => page.evaluate('JSON.stringify([localStorage, sessionStorage])');

it('keeps what is typed when the document is loaded again, until the same form is opened anew', async () => {
  await at('/console/call/createUser', async (page) => {
    const email = page.getByLabel(/^email/);
    const example = await email.inputValue();
    await email.fill('ana.souza@example.com');
    const key = page.getByRole('textbox', { name: /^x-idempotency-key/ });
    await key.fill('my-own-key');
    await page.reload();
    await email.waitFor();
    expect(await email.inputValue()).toBe('ana.souza@example.com');
    expect(await key.inputValue()).toBe('my-own-key');
    await page.getByRole('link', { name: en.names.call, exact: true }).click();
    await page.locator('.operations a[href$="/createUser"]').click();
    await email.waitFor();
    expect(await email.inputValue()).toBe(example);
  });
});

it('keeps no secret that is typed when the document is loaded again, and requires it', async () => {
  await at('/console/call/activateCard', async (page) => {
    const number = page.getByLabel(/^pan/);
    await number.fill('4111111111111111');
    expect(await keptBy(page)).toContain('contrato.draft');
    expect(await keptBy(page)).not.toContain('4111111111111111');
    await page.reload();
    await number.waitFor();
    expect(await number.inputValue()).toBe('[redacted]');
    expect(
      await number.evaluate((field) => (field as unknown as { validationMessage: string }).validationMessage),
    ).toBe(en.call.redacted);
  });
});

it('forgets what was typed when the client logs out', async () => {
  await at('/console/call/createUser', async (page) => {
    const email = page.getByLabel(/^email/);
    const example = await email.inputValue();
    await email.fill('ana.souza@example.com');
    await logOut(page);
    expect(await keptBy(page)).not.toContain('ana.souza');
    await logInAs(page, DEMO);
    await email.waitFor();
    expect(await email.inputValue()).toBe(example);
  });
});

it('forgets what was typed when another client logs in', async () => {
  const other = await server().client({ name: 'Another' });
  await at('/console/call/createUser', async (page) => {
    const email = page.getByLabel(/^email/);
    const example = await email.inputValue();
    await email.fill('ana.souza@example.com');
    await page.getByRole('button', { name: en.login.other }).click();
    await logInAs(page, { id: other.client.id, secret: other.secret });
    await page.getByText('Another', { exact: true }).waitFor();
    await email.waitFor();
    expect(await email.inputValue()).toBe(example);
    expect(await keptBy(page)).not.toContain('ana.souza');
  });
});

it('keeps what is typed for a client that logs in again after the document was loaded again', async () => {
  const other = await server().client({ name: 'Another' });
  await at('/console/call/createUser', async (page) => {
    await page.getByRole('button', { name: en.login.other }).click();
    await logInAs(page, { id: other.client.id, secret: other.secret });
    await page.getByText('Another', { exact: true }).waitFor();
    const email = page.getByLabel(/^email/);
    await email.fill('ana.souza@example.com');
    await page.reload();
    await page.getByText(en.login.reloaded).waitFor();
    await logInAs(page, { id: other.client.id, secret: other.secret });
    await email.waitFor();
    expect(await email.inputValue()).toBe('ana.souza@example.com');
  });
});

it.each(['en', 'es', 'pt'])(
  'fits the code of a request into a page of 320 pixels, in the language %s',
  async (locale) => {
    await at(
      '/console/call/createUser',
      async (page) => {
        await page.setViewportSize({ width: 320, height: 700 });
        await page.locator('.operation details summary').last().click();
        await page.locator('.code .segments').waitFor();
        const root = 'document.documentElement';
        expect(await page.evaluate(`${root}.scrollWidth - ${root}.clientWidth`)).toBeLessThanOrEqual(0);
      },
      (context) => context.addInitScript(`localStorage.setItem('contrato-console-language', '${locale}')`),
    );
  },
);
