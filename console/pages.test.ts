import { createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Koa from 'koa';
import { consoleFiles } from './files';
import { consolePages, POLICY } from './pages';

const LOCAL = { client_id: 'local', client_secret: 'local-secret' };

const koa = new Koa();
koa.use(consolePages('https://api.example', LOCAL));
koa.use((ctx) => {
  ctx.status = 418;
});
const server = createServer(koa.callback());
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

interface RequestOptions {
  method?: string;
  host?: string;
  encoding?: string;
  accept?: string;
  more?: Record<string, string>;
}

async function ask(
  path: string,
  { method = 'GET', host = 'localhost:4010', encoding = '', accept = '*/*', more = {} }: RequestOptions = {},
) {
  const { port } = server.address() as AddressInfo;
  const headers = { ...more, host, accept, ...(encoding === '' ? {} : { 'accept-encoding': encoding }) };
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, method, headers }, async (answer) => {
      const body = await text(answer);
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body });
    });
    asked.on('error', reject).end();
  });
}

/** Returns the settings that the page gets, and checks that both ways of getting them agree. */
async function setup(host: string, more: Record<string, string> = {}) {
  const { body } = await ask('/console', { host, more });
  const [, written = ''] = /data-setup="([^"]*)"/.exec(body) ?? [];
  const embedded = JSON.parse(written.replaceAll('&quot;', '"'));
  expect(JSON.parse((await ask('/console/setup.json', { host, more })).body)).toEqual(embedded);
  return embedded;
}

it('weighs at most 150 kB in all, compressed', async () => {
  let bytes = 0;
  for (const name of (await consoleFiles()).keys()) {
    const { headers } = await ask(`/console/files/${name}`, { encoding: 'gzip', method: 'HEAD' });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    bytes += Number(headers['content-length']);
  }
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(150_000);
});

it('serves one page for every address, with scripts, styles and calls of its own alone', async () => {
  for (const address of ['/console', '/console/', '/console/requests/an-id?status=400']) {
    const { status, headers, body } = await ask(address);
    expect({ status, policy: headers['content-security-policy'] }).toEqual({ status: 200, policy: POLICY });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    expect(body).not.toMatch(/https?:\/\/(?!api\.example)|<style| style=/);
    for (const [, file = ''] of body.matchAll(/"(\/console\/files\/[^"]+)"/g))
      expect((await ask(file)).status).toBe(200);
  }
  expect(POLICY).toMatch(/^default-src 'none'; /);
  expect(POLICY).not.toMatch(/unsafe|\*|https?:/);
});

it('tells of the client of this machine whoever asks for it by its own name', async () => {
  for (const host of ['localhost:4010', '127.0.0.1', '[::1]:4010'])
    expect(await setup(host)).toEqual({ audience: 'https://api.example', local: LOCAL });
  for (const host of ['sandbox.example:4010', 'localhost.example', '127.0.0.1.example'])
    expect(await setup(host)).toEqual({ audience: 'https://api.example' });
});

it.each(['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'x-forwarded-host', 'x-forwarded-proto', 'x-client-ip'])(
  'does not tell of it behind a proxy on this machine, which says so by %s',
  async (name) => {
    expect(await setup('localhost:4010', { [name]: '203.0.113.7' })).toEqual({ audience: 'https://api.example' });
  },
);

it('does not tell of it in version 1.0 of HTTP, in which a proxy asks that changes the host and adds nothing', async () => {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.end('GET /console/setup.json HTTP/1.0\r\nHost: localhost:4010\r\nConnection: close\r\n\r\n');
  const answer = await text(socket);
  expect(answer).toContain('"audience":"https://api.example"');
  expect(answer).not.toContain(LOCAL.client_secret);
});

it('does not tell of it on another machine, whatever name that calls this one by', async () => {
  const elsewhere = ({ socket }: IncomingMessage) => {
    Object.defineProperty(socket, 'remoteAddress', { value: '203.0.113.7' });
  };
  server.prependListener('request', elsewhere);
  expect(await setup('localhost:4010', { connection: 'close' })).toEqual({ audience: 'https://api.example' });
  server.off('request', elsewhere);
});

it('shows the contract and the guides, and no other file', async () => {
  const { status, body, headers } = await ask('/console/sources/spec/schemas/users.yaml', { encoding: 'br' });
  expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'text/plain; charset=utf-8' });
  expect(body).toContain('UserCreate:');
  expect((await ask('/console/sources/docs/guides/requests.md')).status).toBe(200);
  const others = [
    'spec/../package.json',
    'docs/guides/..%2f..%2fpackage.json',
    'package.json',
    'docs/decisions.md',
    'spec/none.yaml',
    'spec',
  ];
  for (const other of others) expect([other, (await ask(`/console/sources/${other}`)).status]).toEqual([other, 404]);
  expect((await ask('/console/files/none.js')).status).toBe(404);
});

it('is read only, and hands on what is not its own', async () => {
  const { status, headers } = await ask('/console', { method: 'POST' });
  expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD' });
  for (const other of ['/', '/consoles', '/docs']) expect((await ask(other)).status).toBe(418);
  const { status: led, headers: where } = await ask('/', { accept: 'text/html,*/*;q=0.8' });
  expect({ led, to: where.location }).toEqual({ led: 302, to: '/console' });
  const { body } = await ask('/console/icon.svg');
  expect(body).toContain('<svg');
});
