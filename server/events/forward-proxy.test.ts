import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { FROM_SOURCE } from '../../cli/own-code';
import type { Log } from '../platform/log';
import { OwnNetworks } from '../platform/own-networks';
import { RecordingProxy } from '../testing/forward-proxy';
import { freePort } from '../testing/free-port';
import { closeAtOnce, listenLocally, openHost } from '../testing/local-server';
import { NameServer } from '../testing/name-server';
import { Receiver } from '../testing/receiver';
import { tlsIn } from '../testing/tls';
import { forwardProxy } from './forward-proxy';
import { NameResolver } from './name-resolver';
import { type Outgoing, type SendError, Sender } from './send';

const run = promisify(execFile);
const call = { client: 'a', lane: 'EVENTS' as const, headers: {}, body: '{}', timeoutMilliseconds: 2_000 };
/** The lines of the log about the proxy of one sender. */
let lines: string[];

let proxy: RecordingProxy;
let endpoint: Receiver;
let names: NameServer;
let sender: Sender;
/** The addresses of a name. */
let addresses: Record<string, readonly string[]>;

function through(address: string, reachable: OwnNetworks | null = null): Sender {
  sender?.close();
  const own: string[] = [];
  lines = own;
  const log = {
    warn: (fields: { err: Error }, text: string) => own.push(`${text}: ${fields.err.message}`),
    info: (_fields: object, text: string) => own.push(text),
  } as unknown as Log;
  const resolver = new NameResolver({ servers: [names.address], hosts: '' });
  sender = new Sender({ reachable, resolver, proxy: forwardProxy(address, log) });
  return sender;
}

const failureAt = (url: string, parts: Partial<Outgoing> = {}): Promise<unknown[]> =>
  sender.post({ ...call, ...parts, url }).then(
    ({ status }) => [status],
    ({ reason, wasSent }: SendError) => [reason, wasSent],
  );

beforeEach(async () => {
  addresses = { 'wallet.example': ['127.0.0.1'] };
  names = await NameServer.start((name, type) => ({ addresses: type === 'A' ? (addresses[name] ?? []) : [] }));
  proxy = await RecordingProxy.start();
  endpoint = await Receiver.start();
  through(`http://127.0.0.1:${proxy.port}`);
});
afterEach(async () => {
  sender.close();
  await Promise.all([endpoint.close(), proxy.close(), names.close()]);
});

describe('through a forward proxy', () => {
  it('a name is resolved here, and the proxy opens tunnels to its address, which are kept open', async () => {
    const paths = ['/1', '/2', '/3', '/4', '/5'];
    for (const path of paths) {
      expect(await failureAt(`http://wallet.example:${endpoint.port}${path}`)).toEqual([200]);
    }
    const host = `wallet.example:${endpoint.port}`;
    expect(endpoint.received.map(({ path, headers }) => [path, headers.host])).toEqual(paths.map((one) => [one, host]));
    // A call that follows another one at once gets a connection of its own, as without a proxy.
    expect(proxy.requests).toHaveLength(2);
    expect(proxy.requests[0]).toEqual({ target: `127.0.0.1:${endpoint.port}`, authorization: undefined });
    expect(lines).toEqual([]);
  });

  it.each([
    ['card%20issuer:p%40ss', 'card issuer:p@ss'],
    [':word', ':word'],
  ])('the credentials of its address go to the proxy and not to the client: %s', async (written, pair) => {
    through(`http://${written}@127.0.0.1:${proxy.port}`);
    expect(await failureAt(endpoint.url())).toEqual([200]);
    const basic = Buffer.from(pair).toString('base64');
    expect(proxy.requests.map(({ authorization }) => authorization)).toEqual([`Basic ${basic}`]);
    expect(endpoint.received[0]?.headers).not.toHaveProperty('proxy-authorization');
  });

  it('an address of version 6 stands in brackets, and the port of the scheme is named', async () => {
    proxy.answer = () => 502;
    expect(await failureAt('http://[::1]/')).toEqual(['connection', false]);
    expect(await failureAt('https://wallet.example/')).toEqual(['connection', false]);
    expect(proxy.requests.map(({ target }) => target)).toEqual(['[::1]:80', '127.0.0.1:443']);
  });

  it('an address that callbacks may not use gets no tunnel, neither as it stands nor by a name', async () => {
    addresses = { 'inside.example': ['93.184.216.34', '10.0.0.1'] };
    through(`http://127.0.0.1:${proxy.port}`, new OwnNetworks([]));
    expect(await failureAt('https://10.0.0.1/')).toEqual(['forbidden-address', false]);
    expect(await failureAt('https://inside.example/')).toEqual(['forbidden-address', false]);
    expect(proxy.requests).toEqual([]);
  });

  it.each([502, 'nothing'] as const)(
    'the next address of a name is tried where the first one gets %s',
    async (answer) => {
      addresses = { 'wallet.example': ['127.0.0.2', '127.0.0.1'] };
      proxy.answer = (target) => (target.startsWith('127.0.0.2') ? answer : 200);
      expect(await failureAt(`http://wallet.example:${endpoint.port}/`)).toEqual([200]);
      expect(proxy.requests.map(({ target }) => target.split(':')[0])).toEqual(['127.0.0.2', '127.0.0.1']);
      // The proxy is there: the other side is not.
      expect(lines).toEqual([]);
    },
  );
});

describe('a call that the proxy lets nowhere has not been sent', () => {
  it.each([403, 407, 502, 504])('because it answers %i', async (status) => {
    proxy.answer = () => status;
    expect(await failureAt(endpoint.url())).toEqual(['connection', false]);
    const reason = `127.0.0.1:${proxy.port} answered 407 to a connection to 127.0.0.1:${endpoint.port}`;
    expect(lines).toEqual(status === 407 ? [`the forward proxy can not be used: ${reason}`] : []);
  });

  it('because it closes the connection', async () => {
    proxy.answer = () => 'close';
    expect(await failureAt(endpoint.url())).toEqual(['connection', false]);
    expect(lines).toEqual(['the forward proxy can not be used: socket hang up']);
  });

  it('because it does not answer', async () => {
    proxy.answer = () => 'nothing';
    expect(await failureAt(endpoint.url(), { timeoutMilliseconds: 200 })).toEqual(['timeout', false]);
    expect(endpoint.received).toEqual([]);
  });

  it('because it gives no connection in the time of one', async () => {
    proxy.answer = () => 'nothing';
    const patient = { lane: 'AUTHORIZATIONS', timeoutMilliseconds: 30_000 } as const;
    expect(await failureAt(endpoint.url(), patient)).toEqual(['timeout', false]);
  });

  it('because it is not there, which the log says once, and when it is back', async () => {
    const port = await freePort();
    through(`http://127.0.0.1:${port}`);
    for (const _ of [1, 2]) expect(await failureAt(endpoint.url())).toEqual(['connection', false]);
    expect(lines).toEqual([`the forward proxy can not be used: connect ECONNREFUSED 127.0.0.1:${port}`]);
    const back = await RecordingProxy.start({ port });
    expect(await failureAt(endpoint.url())).toEqual([200]);
    expect(lines.slice(1)).toEqual(['the forward proxy can be used again']);
    await back.close();
  });
});

describe('TLS', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'contrato-proxy-'));
  const { TLS_CERT_FILE, TLS_KEY_FILE } = tlsIn(folder);
  const pair = { cert: readFileSync(TLS_CERT_FILE, 'utf8'), key: readFileSync(TLS_KEY_FILE, 'utf8') };
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('a certificate that no authority has issued is refused behind the proxy, too', async () => {
    const { port, close } = await openHost((socket) => socket.destroy());
    const tls = createServer(pair, (_request, response) => response.end());
    const at = await listenLocally(tls);
    expect(await failureAt(`https://127.0.0.1:${at}/`)).toEqual(['connection', false]);
    expect(await failureAt(`https://127.0.0.1:${port}/`)).toEqual(['connection', false]);
    await Promise.all([closeAtOnce(tls), close()]);
  });

  it.each(['http', 'https'])('begins at the client, by its name, behind a proxy over %s', async (protocol) => {
    const own = await RecordingProxy.start({ tls: protocol === 'https' ? pair : undefined });
    const hosts: unknown[] = [];
    const tls = createServer(pair, (request, response) => {
      hosts.push((request.socket as unknown as { servername: unknown }).servername);
      response.end('done');
    });
    const port = await listenLocally(tls);
    const script = `
      const { Sender } = require('./server/events/send');
      const { forwardProxy } = require('./server/events/forward-proxy');
      const { OwnNetworks } = require('./server/platform/own-networks');
      const reachable = new OwnNetworks(['127.0.0.0/8', '::1']);
      const sender = new Sender({ reachable, proxy: forwardProxy('${protocol}://localhost:${own.port}', console) });
      const call = { client: 'a', lane: 'EVENTS', headers: {}, body: '{}', timeoutMilliseconds: 5000 };
      const post = () => sender.post({ ...call, url: 'https://localhost:${port}/' });
      post().then(post).then(({ body }) => { console.log(String(body)); sender.close(); });`;
    const { stdout, stderr } = await run(process.execPath, [...FROM_SOURCE, '--eval', script], {
      cwd: path.join(__dirname, '../..'),
      env: { ...process.env, NODE_EXTRA_CA_CERTS: TLS_CERT_FILE },
    });
    expect({ stdout, stderr }).toEqual({ stdout: 'done\n', stderr: '' });
    expect(hosts).toEqual(['localhost', 'localhost']);
    expect(own.requests.map(({ target }) => target)).toContain(`127.0.0.1:${port}`);
    await Promise.all([own.close(), closeAtOnce(tls)]);
  });
});
