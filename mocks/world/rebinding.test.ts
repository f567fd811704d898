import { request } from 'node:http';
import { startTestServer, useServer } from '../../server/testing/server';
import { worldExtension } from '.';
import { refuseRebound } from './rebinding';

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

  it('is none where another machine asks: its owner has a name for the sandbox', async () => {
    const headers = { origin: 'http://sandbox.partner.com', host: 'sandbox.partner.com' };
    const go = async (remoteAddress: string): Promise<boolean> => {
      const next = jest.fn(async () => undefined);
      await refuseRebound({ req: { headers, socket: { remoteAddress } }, set: jest.fn() } as never, next);
      return next.mock.calls.length === 1;
    };
    expect([await go('192.168.1.7'), await go('2001:db8::7')]).toEqual([true, true]);
    expect([await go('127.0.0.1'), await go('::1'), await go('::ffff:127.0.0.1')]).toEqual([false, false, false]);
  });
});
