import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { DEMO } from '../mocks/demo';
import { tokenPath } from '../server/testing/server';
import { en } from './app/texts/en';
import { useSandboxPage } from './testing/sandbox-page';

// Logged requests that are sent again, copied and edited.

const { server, send, at, token } = useSandboxPage();

/** Sends a body as these bytes. @returns the id of the request */
async function sent(body: string | Uint8Array, headers: Record<string, string> = {}, query = ''): Promise<string> {
  const answer = await fetch(`${server().url}/sandbox/v1/clock/advance${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token()}`, 'content-type': 'application/json', ...headers },
    body,
  });
  return answer.headers.get('x-request-id') ?? '';
}

const again = (page: Page) => page.getByRole('button', { name: en.requests.sendAgain });

/** The bytes of a request's body, as the log has them. */
async function bytesOf(id: string): Promise<string> {
  const { body, text, body_bytes: bytes } = (await send('GET', `/sandbox/v1/requests/${id}`)).body.data.request;
  const sentText = text ?? JSON.stringify(body);
  expect(Buffer.byteLength(sentText)).toBe(bytes);
  return sentText;
}

/** Sends the request of the page again. @returns the bytes that arrive, and the status of the answer */
async function sendAgain(page: Page): Promise<[string, number]> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/clock/advance'));
  await again(page).click();
  const id = (await (await answer).headerValue('x-request-id')) ?? '';
  return [await bytesOf(id), (await answer).status()];
}

it.each([
  ['{"seconds":12345678901234567890}', 400],
  ['{"seconds":0.1000000000000000055}', 400],
  ['{ "seconds":\t1.0 }\r\n', 200],
  ['{"seconds":2}', 200],
])('sends exactly the bytes again that were logged, and copies and shows them: %s', async (body, status) => {
  const id = await sent(body);
  await at(`/console/requests/${id}`, async (page) => {
    expect(await sendAgain(page)).toEqual([body, status]);
    await page.getByText(en.call.asCode).click();
    expect(await page.locator('.again .code pre').textContent()).toContain(body.trim());
    const [, written] = /:\s*([\d.]+)/.exec(body) ?? [];
    const isExact = Number(written) === 1 || Number(written) === 2;
    const shown = page.locator('.panel', { has: page.getByRole('heading', { name: en.requests.request }) });
    expect(await shown.locator('.json .word').textContent()).toBe(isExact ? String(Number(written)) : written);
  });
});

it('sends a compressed request again without compression', async () => {
  const id = await sent(gzipSync('{ "seconds": 3 }'), { 'content-encoding': 'gzip' });
  await at(`/console/requests/${id}`, async (page) => {
    expect(await sendAgain(page)).toEqual(['{ "seconds": 3 }', 200]);
  });
});

it.each(['{"seconds":', '{"seconds":1,"seconds":2}'])(
  'says that a request cannot be sent again whose body is not in the log: %s',
  async (body) => {
    const id = await sent(body);
    await at(`/console/requests/${id}`, async (page) => {
      await page.getByText(en.requests.notKept).waitFor();
      expect(await again(page).count()).toBe(0);
      expect(await page.locator('.again').getByText(en.call.asCode).count()).toBe(0);
    });
  },
);

it('lets somebody edit a number that a browser cannot hold, and does not send it rounded', async () => {
  const id = await sent('{"seconds": 12345678901234567890}');
  await at(`/console/requests/${id}`, async (page) => {
    await page.getByRole('link', { name: en.requests.edit }).click();
    const body = page.locator('.operation textarea');
    expect(await body.inputValue()).toBe('{"seconds": 12345678901234567890}');
    await page.getByText(en.call.asCode).click();
    expect(await page.locator('.code pre').textContent()).toContain('12345678901234567890');
    const requestIds: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/clock/advance')) requestIds.push(response.headers()['x-request-id'] ?? '');
    });
    await page.getByRole('button', { name: en.call.send, exact: true }).click();
    expect(await body.evaluate((area) => (area as unknown as { validationMessage: string }).validationMessage)).toBe(
      en.call.inexact,
    );
    await body.focus();
    await page.keyboard.press('Control+A');
    // By keys: the text can be sent before the last of them, and its area has to stay.
    await page.keyboard.type('{"seconds": 4}');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('0');
    await page.keyboard.press('Backspace');
    expect(await body.inputValue()).toBe('{"seconds": 4}');
    await page.getByRole('button', { name: en.call.send, exact: true }).click();
    await page.getByRole('status').getByText('200').waitFor();
    expect(await Promise.all(requestIds.map(bytesOf))).toEqual(['{\n  "seconds": 4\n}']);
  });
});

it.each([
  ['a header', { 'x-api-secret': 'a secret' }, ''],
  ['the address', {}, '?token=secret'],
])('does not send a request again without the secret in %s, which the log does not keep', async (_, headers, query) => {
  const id = await sent('{"seconds":2}', headers, query);
  await at(`/console/requests/${id}`, async (page) => {
    await page.getByText(en.requests.secrets).waitFor();
    expect(await again(page).count()).toBe(0);
    await page.getByText(en.call.asCode).click();
    expect(await page.locator('.again .code pre').textContent()).toContain('[redacted]');
  });
});

it('requires each secret that the log does not keep, and sends the request with it', async () => {
  const body = { client_id: DEMO.id, client_secret: DEMO.secret, audience: server().config.audience };
  const answer = await fetch(server().url + tokenPath(null), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, grant_type: 'client_credentials' }),
  });
  await at(`/console/requests/${answer.headers.get('x-request-id')}`, async (page) => {
    await page.getByText(en.requests.secrets).waitFor();
    expect(await again(page).count()).toBe(0);
    await page.getByRole('link', { name: en.requests.edit }).click();
    const secret = page.getByLabel(/^client_secret/);
    const mistake = () =>
      secret.evaluate((field) => (field as unknown as { validationMessage: string }).validationMessage);
    await secret.waitFor();
    expect(await mistake()).toBe(en.call.redacted);
    let requests = 0;
    page.on('request', (request) => {
      if (request.url().endsWith(tokenPath(null))) requests += 1;
    });
    const submit = page.getByRole('button', { name: en.call.send, exact: true });
    await submit.click();
    await secret.fill(DEMO.secret);
    expect(await mistake()).toBe('');
    await submit.click();
    await page.getByRole('status').getByText('200').waitFor();
    expect(requests).toBe(1);
  });
});
