import type { Page } from 'playwright-core';
import { en } from './app/texts/en';
import { useSandboxPage } from './testing/sandbox-page';

// What somebody types into a form, and what becomes of it when another part of the form changes.

const { at } = useSandboxPage();

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
      await page.locator(`[data-name="${next}"]:focus-within`).waitFor({ timeout: 5_000 });
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
