import { en } from './app/texts/en';
import { pt } from './app/texts/pt';
import { alert, openPage, useSandboxPage } from './testing/sandbox-page';

// Addresses that somebody has mistyped, shortened or kept from before.

const { send, at } = useSandboxPage();

it.each(['nonsense/x', 'nonsense', 'constructor', 'time/x', 'requests/a/b', 'Requests'])(
  'says that there is no page at /console/%s, and links to the requests',
  async (address) => {
    await at(`/console/${address}`, async (page) => {
      await page.getByRole('heading', { name: en.noPage.title, level: 1 }).waitFor();
      expect(await page.title()).toBe(`${en.noPage.title} · contrato`);
      expect(await page.locator('nav [aria-current]').count()).toBe(0);
      await page.getByLabel(en.textLanguage).selectOption('pt');
      await page.getByRole('heading', { name: pt.noPage.title, level: 1 }).waitFor();
      await page.locator('main').getByRole('link', { name: pt.names.requests }).click();
      await page.getByRole('heading', { name: pt.requests.title, level: 1 }).waitFor();
    });
  },
);

it('finds a page also with a slash at the end', async () => {
  await at('/console/time/', (page) => page.getByRole('heading', { name: en.time.title, level: 1 }).waitFor());
});

it('leads back to all operations from one that there is not, on a phone', async () => {
  await at('/console/call/noSuchOperation', async (page) => {
    await page.setViewportSize({ width: 390, height: 780 });
    await page.getByText(en.call.none).waitFor();
    await page.getByRole('link', { name: en.call.all }).click();
    await page.getByRole('link', { name: 'Create a user' }).waitFor();
  });
});

it.each([
  ['is not JSON', '%7B'],
  ['is no object', '[1]'],
  ['is null', 'null'],
  ['has parameters that are none', '{"parameters":[]}'],
  ['has a parameter that is no text', '{"parameters":{"country":{"a":1}}}'],
  ['has an example that is no name', '{"example":7}'],
  ['has a number that would be rounded', '{"body":{"a":12345678901234567890}}'],
])('fills a form in with its example and says so, where the value of a link %s', async (_what, value) => {
  await at(`/console/call/createUser?with=${value}`, async (page) => {
    await page.getByText(en.call.badLink).waitFor();
    expect(await page.getByText('SyntaxError').count()).toBe(0);
    expect(await page.getByLabel('email').inputValue()).not.toBe('');
    expect(await page.getByRole('button', { name: en.call.send, exact: true }).isEnabled()).toBe(true);
  });
});

it('takes numbers and truth values of a link for what they are', async () => {
  const given = encodeURIComponent('{"parameters":{"page[size]":7}}');
  await at(`/console/call/searchUsers?with=${given}`, async (page) => {
    await page.locator('code.address').getByText('page[size]=7').waitFor();
    expect(await page.getByText(en.call.badLink).count()).toBe(0);
  });
});

it('fills a form in with its example where the logged request is gone, and says so', async () => {
  await at(`/console/call/createUser?from=${crypto.randomUUID()}`, async (page) => {
    await alert(page, 'REQUEST_NOT_FOUND');
    expect(await page.getByLabel('email').inputValue()).not.toBe('');
  });
});

it('fills a form in with its example where the logged request was for another operation, and says so', async () => {
  const id = (await send('GET', '/users/v1/')).headers.get('x-request-id');
  await at(`/console/call/createUser?from=${id}`, async (page) => {
    await page.getByText(en.call.badLink).waitFor();
    expect(await page.getByLabel('email').inputValue()).not.toBe('');
  });
});

it.each(['events', 'cards', 'money', 'requests'])('names what is wrong with an id on the page %s', async (name) => {
  for (const id of ['nonsense', crypto.randomUUID(), '%F0%9F%98%80', '..%2F..%2Fx']) {
    await at(`/console/${name}/${id}`, async (page) => {
      await page
        .getByRole('alert')
        .filter({ hasText: /[A-Z]+_[A-Z_]+/ })
        .first()
        .waitFor();
      expect(await page.getByText('SyntaxError').count()).toBe(0);
    });
  }
});

it('goes back and forward through pages, filters and records', async () => {
  await at('/console/money', async (page) => {
    await page.getByRole('heading', { name: en.money.title, level: 1 }).waitFor();
    await openPage(page, 'requests?status=404');
    await page.getByLabel(en.requests.status, { exact: true }).waitFor();
    await page.getByRole('link', { name: en.names.time, exact: true }).click();
    await page.getByRole('heading', { name: en.time.title, level: 1 }).waitFor();
    await page.goBack();
    expect(await page.getByLabel(en.requests.status, { exact: true }).inputValue()).toBe('404');
    await page.goForward();
    await page.getByRole('heading', { name: en.time.title, level: 1 }).waitFor();
  });
});
