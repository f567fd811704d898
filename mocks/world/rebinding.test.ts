import { request } from 'node:http';
import { startTestServer, useServer } from '../../server/testing/server';
import { worldExtension } from '.';

const server = useServer({ extension: worldExtension });

/** Asks for a token of nobody, as a page of this host does. @returns status and code of the answer */
function asPage(url: string, host: string, origin: string | null): Promise<[number | undefined, string]> {
  const headers = { host, 'content-type': 'application/json', ...(origin !== null && { origin }) };
  return new Promise((resolve, reject) => {
    const asked = request(`${url}/oauth/token`, { method: 'POST', headers }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => {
        text += chunk;
      });
      answer.on('end', () => resolve([answer.statusCode, JSON.parse(text).error_code]));
    });
    asked.on('error', reject).end('{}');
  });
}

const REFUSED = [400, 'MALFORMED_REQUEST'];
const READ = [400, 'INVALID_REQUEST'];

describe('a page whose name was made to lead to this machine', () => {
  it.each(['evil.com', 'evil.com:4010', 'Evil.COM.', 'localhost.evil.com', '127.0.0.1.evil.com', 'test.evil.co.uk:80'])(
    'is refused: %s',
    async (host) => {
      expect(await asPage(server().url, host, `http://${host}`)).toEqual(REFUSED);
      expect(await asPage(server().url, host, 'null')).toEqual(REFUSED);
    },
  );

  it.each([
    ['localhost:4010', 'http://localhost:3000'],
    ['127.0.0.1:4010', 'http://127.0.0.1:4010'],
    ['[::1]:4010', 'http://[::1]:4010'],
    ['app.localhost', 'http://app.localhost'],
    ['devbox', 'http://devbox'],
    ['devbox.local:4010', 'http://devbox.local:4010'],
    ['host.docker.internal:4010', 'http://host.docker.internal:4010'],
    ['wallet.test', 'https://wallet.test'],
    ['192.168.1.20:4010', 'http://192.168.1.20:4010'],
    ['sandbox.partner.com', null],
  ])('is not one of %s', async (host, origin) => {
    expect(await asPage(server().url, host, origin)).toEqual(READ);
  });

  it.each<Record<string, string>>([{ PUBLIC_URL: 'https://sandbox.partner.com' }, { TRUST_PROXY: '1' }])(
    'is none where the operator says that a proxy leads here: %p',
    async (environment) => {
      const proxied = await startTestServer({ extension: worldExtension, environment });
      try {
        const host = 'sandbox.partner.com';
        expect(await asPage(proxied.url, host, `https://${host}`)).toEqual(READ);
      } finally {
        await proxied.close();
      }
    },
  );
});
