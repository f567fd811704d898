import type { BrowserContext, Page } from 'playwright-core';
import { DEMO, ensureDemoClient } from '../../mocks/demo';
import { worldExtension } from '../../mocks/world';
import { useBrowser } from '../../server/testing/browser';
import { type Answer, tokenPath, useServer } from '../../server/testing/server';
import { en } from '../app/texts/en';

/** A test data record of the demo client. */
interface Seeded {
  kind: string;
  id: string;
  decided_by?: string;
}

/** Opens a page. @param prepare runs before, for example to route requests */
type Open = (
  address: string,
  run: (page: Page) => Promise<void>,
  prepare?: (context: BrowserContext) => Promise<unknown>,
) => Promise<void>;

/** Gives the tests of a file a sandbox with the demo client and its test data, and a browser. */
export function useSandboxPage() {
  const server = useServer({ extension: worldExtension, background: true });
  const browser = useBrowser();
  let token = '';
  let seeded: Seeded[] = [];

  /** Sends a request as the demo client, as its own program would. */
  const send = (method: string, address: string, sent?: unknown): Promise<Answer> =>
    server().send(method, address, { token, idempotencyKey: crypto.randomUUID(), body: sent });

  beforeAll(async () => {
    await ensureDemoClient(server().app.services);
    const credentials = { client_id: DEMO.id, client_secret: DEMO.secret, audience: server().config.audience };
    const body = { ...credentials, grant_type: 'client_credentials' };
    token = (await server().send('POST', tokenPath(null), { body })).body.access_token;
    seeded = (await send('POST', '/sandbox/v1/client/seed', { countries: ['ARG'] })).body.data;
  });

  /** Opens the console. Errors that no code of the page catches are mistakes. */
  const at: Open = async (address, run, prepare = async () => undefined) => {
    const context = await browser().newContext({ locale: 'en' });
    await prepare(context);
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    try {
      await page.goto(server().url + address);
      await run(page);
      expect(errors).toEqual([]);
    } finally {
      await context.close();
    }
  };

  return { server, send, at, seeded: () => seeded, token: () => token };
}

/** Goes to a page of the console that is open, without loading it again. */
export const openPage = (page: Page, address: string) =>
  page.evaluate(`history.pushState(null, '', '/console/${address}'); dispatchEvent(new PopStateEvent('popstate'))`);

/** Waits for a problem that the page shows. */
export const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).first().waitFor();

/** Fills the login in, as a client, and sends it. */
export async function logInAs(page: Page, { id, secret }: { id: string; secret: string }): Promise<void> {
  await page.getByLabel(en.login.id).fill(id);
  await page.getByLabel(en.login.secret).fill(secret);
  await page.getByRole('button', { name: en.login.submit, exact: true }).click();
}

/** Logs the client out that is logged in. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: en.login.other }).click();
  await page.getByRole('button', { name: en.login.logout }).click();
  await page.getByRole('heading', { name: en.login.title }).waitFor();
}
