import { DEMO, ensureDemoClient } from '../mocks/demo';
import { worldExtension } from '../mocks/world';
import { useBrowser } from '../server/testing/browser';
import { useServer } from '../server/testing/server';
import { en } from './app/texts/en';

const VALUE = 'user-nationality=absent';
const LINK = 'https://partners.example.com/revisions';

const server = useServer({
  extension: worldExtension,
  ends: { [VALUE]: { deprecated: '2026-02-01', sunset: '2027-06-30', link: LINK } },
});
const browser = useBrowser();

/** Reads the page of the client as far as it tells of ends; null where it tells of none. */
async function shown(): Promise<string | null> {
  const context = await browser().newContext({ locale: 'en' });
  const page = await context.newPage();
  try {
    await page.goto(`${server().url}/console/clients`);
    // The client's name and revision, which the panel goes by, are there at once.
    await page.locator('.client', { hasText: 'Demo' }).waitFor();
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    const panel = page.locator('section.panel', { has: page.getByRole('heading', { name: en.ending.title }) });
    return (await panel.count()) === 0 ? null : ((await panel.textContent()) ?? '');
  } finally {
    await context.close();
  }
}

it('names the values of a client that end, since when, until when and what to do, and nothing to others', async () => {
  await ensureDemoClient(server().app.services);
  expect(await shown()).toBeNull();
  const credentials = { client_id: DEMO.id, client_secret: DEMO.secret, audience: server().config.audience };
  const body = { ...credentials, grant_type: 'client_credentials' };
  const { access_token: token } = (await server().send('POST', '/oauth/token', { body })).body;
  const pinned = await server().send('PATCH', '/sandbox/v1/client', { token, body: { revision: VALUE } });
  expect(pinned.status).toBe(200);
  expect(await shown()).toMatch(new RegExp(`${VALUE}.*2026-02-01.*2027-06-30.*${LINK}`));
});
