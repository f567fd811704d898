import { startTestServer } from '../../server/testing/server';
import { worldExtension } from '.';

it.each([
  ['a sandbox by itself', {}, true],
  ['a sandbox behind a proxy that it trusts', { TRUST_PROXY: '1' }, false],
  ['a sandbox that callers know by another name', { PUBLIC_URL: 'https://sandbox.example' }, false],
  ['a sandbox that callers know by an address of this machine', { PUBLIC_URL: 'http://127.0.0.1:8080' }, true],
])(
  '%s: a request from this machine gets the demo client if it can only be a person there',
  async (_, environment, isNamed) => {
    const server = await startTestServer({ extension: worldExtension, environment });
    try {
      const setup = (await (await fetch(`${server.url}/console/setup.json`)).json()) as {
        audience?: string;
        local?: object;
      };
      expect({ audience: setup.audience !== undefined, isNamed: setup.local !== undefined }).toEqual({
        audience: true,
        isNamed,
      });
    } finally {
      await server.close();
    }
  },
);
