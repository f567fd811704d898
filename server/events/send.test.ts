import { createServer, type Server, type Socket } from 'node:net';
import { OwnNetworks } from '../platform/own-networks';
import { listenLocally } from '../testing/local-server';
import { NameServer } from '../testing/name-server';
import { Receiver } from '../testing/receiver';
import { NameResolver } from './name-resolver';
import { SendError, Sender } from './send';

const call = { client: 'a', lane: 'EVENTS' as const, headers: {}, body: '{}', timeoutMilliseconds: 2_000 };
let endpoint: Receiver;
let sender: Sender;

beforeEach(async () => {
  endpoint = await Receiver.start();
  sender = new Sender({ reachable: new OwnNetworks([]) });
});
afterEach(async () => {
  jest.restoreAllMocks();
  sender.close();
  await endpoint.close();
});

async function refusal(url: string): Promise<string> {
  const error = await sender.post({ ...call, url }).then(
    () => null,
    (failure: unknown) => failure,
  );
  expect(error).toBeInstanceOf(SendError);
  return (error as SendError).reason;
}

describe('in production', () => {
  it.each([
    ['loopback', 'https://127.0.0.1:PORT/'],
    ['loopback by name', 'https://localhost:PORT/'],
    ['loopback of version 6', 'https://[::1]:PORT/'],
    ['this host', 'https://0.0.0.0:PORT/'],
    ['private', 'https://10.0.0.1:PORT/'],
    ['link-local', 'https://169.254.1.1:PORT/'],
    ['metadata', 'https://169.254.169.254:PORT/latest'],
    ['metadata of another cloud', 'https://168.63.129.16:PORT/'],
    ['unique local', 'https://[fd12:3456::1]:PORT/'],
    ['link-local of version 6', 'https://[fe80::1]:PORT/'],
    ['translated by NAT64', 'https://[64:ff9b::7f00:1]:PORT/'],
    ['compatible with version 4', 'https://[::7f00:1]:PORT/'],
    ['6to4', 'https://[2002:7f00:1::]:PORT/'],
    ['carrier-grade NAT', 'https://100.64.0.1:PORT/'],
    ['mapped', 'https://[::ffff:127.0.0.1]:PORT/'],
    ['octal', 'https://0177.0.0.1:PORT/'],
    ['decimal', 'https://2130706433:PORT/'],
    ['hexadecimal', 'https://0x7f000001:PORT/'],
    ['short', 'https://127.1:PORT/'],
    ['plain HTTP', 'http://127.0.0.1:PORT/'],
    ['credentials', 'https://user:word@127.0.0.1:PORT/'],
    ['another scheme', 'ftp://127.0.0.1:PORT/'],
    ['no address', 'not an address'],
  ])('an address that is %s gets no connection', async (_what, url) => {
    expect(await refusal(url.replace('PORT', String(endpoint.port)))).toBe('forbidden-address');
    expect(endpoint.connections).toBe(0);
  });

  it('a name that leads inside gets none either, and the name is resolved once, so that it can’t change its answer', async () => {
    const answers = [['127.0.0.1'], ['93.184.216.34']];
    const names = await NameServer.start((_name, type) => ({ addresses: type === 'A' ? (answers.shift() ?? []) : [] }));
    const resolver = new NameResolver({ servers: [names.address], hosts: '' });
    sender = new Sender({ reachable: new OwnNetworks([]), resolver });
    expect(await refusal(`https://rebind.example:${endpoint.port}/`)).toBe('forbidden-address');
    expect(names.queries).toEqual(['rebind.example']);
    await names.close();
    expect(endpoint.connections).toBe(0);
  });
});

describe('in production a name', () => {
  it.each([
    ['private', { addresses: ['10.0.0.1'] }],
    ['metadata of another cloud', { addresses: ['168.63.129.16'] }],
    ['loopback of version 6', { addresses: [], addresses6: ['0:0:0:0:0:0:0:1'] }],
    ['unique local', { addresses: [], addresses6: ['fd12:3456:0:0:0:0:0:1'] }],
    ['link-local of version 6', { addresses: [], addresses6: ['fe80:0:0:0:0:0:0:1'] }],
    ['mapped', { addresses: [], addresses6: ['0:0:0:0:0:ffff:7f00:1'] }],
    ['translated by NAT64', { addresses: [], addresses6: ['64:ff9b:0:0:0:0:7f00:1'] }],
    ['compatible with version 4', { addresses: [], addresses6: ['0:0:0:0:0:0:7f00:1'] }],
    ['private beside a public one', { addresses: ['93.184.216.34', '10.0.0.1'] }],
  ])('that leads to an address that is %s gets no connection', async (_what, answer) => {
    const names = await NameServer.start(() => answer);
    const resolver = new NameResolver({ servers: [names.address], hosts: '' });
    sender = new Sender({ reachable: new OwnNetworks([]), resolver });
    expect(await refusal(`https://client.example:${endpoint.port}/`)).toBe('forbidden-address');
    await names.close();
    expect(endpoint.connections).toBe(0);
  });
});

describe('in production, where the operator has named networks of its own', () => {
  beforeEach(() => {
    sender = new Sender({ reachable: new OwnNetworks(['127.0.0.1']) });
  });

  it('an address in them gets a connection, which has to begin with TLS', async () => {
    expect(await refusal(`https://127.0.0.1:${endpoint.port}/`)).toBe('connection');
    expect(endpoint.connections).toBe(1);
  });

  it.each([
    'http://127.0.0.1:PORT/',
    'https://127.0.0.2:PORT/',
    'https://[::1]:PORT/',
    'https://169.254.169.254:PORT/',
  ])('plain HTTP and everything beside them get none: %s', async (url) => {
    expect(await refusal(url.replace('PORT', String(endpoint.port)))).toBe('forbidden-address');
    expect(endpoint.connections).toBe(0);
  });

  it('a name gets one where it leads into them, and none where it leads beside them', async () => {
    const addresses = { 'wallet.internal': ['127.0.0.1'], 'metadata.internal': ['169.254.169.254'] };
    const names = await NameServer.start((name, type) => ({
      addresses: type === 'A' ? (addresses[name as keyof typeof addresses] ?? []) : [],
    }));
    const resolver = new NameResolver({ servers: [names.address], hosts: '' });
    sender = new Sender({ reachable: new OwnNetworks(['127.0.0.0/8']), resolver });
    expect(await refusal(`https://wallet.internal:${endpoint.port}/`)).toBe('connection');
    expect(await refusal(`https://metadata.internal:${endpoint.port}/`)).toBe('forbidden-address');
    expect(endpoint.connections).toBe(1);
    await names.close();
  });
});

describe('outside production', () => {
  beforeEach(() => {
    sender = new Sender();
  });

  it('a connection that was kept open and is closed just then is made anew', async () => {
    const first = await sender.post({ ...call, url: endpoint.url('/a') });
    expect(first.status).toBe(200);
    // The connection is free again a turn after its answer was read.
    await new Promise((resolve) => setImmediate(resolve));
    let cut = true;
    endpoint.answer = (response) => {
      if (cut) response.socket?.resetAndDestroy();
      else response.writeHead(204).end();
      cut = false;
    };
    expect((await sender.post({ ...call, url: endpoint.url('/b') })).status).toBe(204);
    expect(endpoint.connections).toBe(2);
  });

  it('a call is not made again once its answer has begun', async () => {
    await sender.post({ ...call, url: endpoint.url('/a') });
    await new Promise((resolve) => setImmediate(resolve));
    endpoint.answer = (response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half of it', () => response.socket?.resetAndDestroy());
    };
    await expect(sender.post({ ...call, url: endpoint.url('/b') })).rejects.toMatchObject({ reason: 'connection' });
    expect(endpoint.received.map(({ path }) => path)).toEqual(['/a', '/b']);
    expect(endpoint.connections).toBe(1);
  });

  it.each([
    ['no HTTP', 'hello\r\n\r\n'],
    ['half a head', 'HTTP/1.1 200 OK\r\ncontent-'],
    ['a head with two lengths', 'HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab'],
    ['a change of the protocol', 'HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'],
  ])(
    'a call is not made again once something of an answer has come, as %s, on a new connection or a kept one',
    async (_what, text) => {
      let calls = 0;
      const before = ['HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n'];
      const server = createServer((socket) => {
        socket
          .on('error', () => undefined)
          .on('data', () => {
            calls += 1;
            const kept = before.shift();
            if (kept === undefined) socket.end(text);
            else socket.write(kept);
          });
      });
      const port = await listenLocally(server);
      const url = `http://127.0.0.1:${port}/`;
      expect((await sender.post({ ...call, url })).status).toBe(200);
      await expect(sender.post({ ...call, url })).rejects.toMatchObject({ reason: 'connection' });
      expect(calls).toBe(2);
      await expect(sender.post({ ...call, url })).rejects.toMatchObject({ reason: 'connection' });
      expect(calls).toBe(3);
      server.close();
    },
  );

  it('the answer proper counts, and not what comes before it', async () => {
    endpoint.answer = (response) => {
      response.writeContinue();
      response.writeProcessing();
      response.writeEarlyHints({ link: '</style.css>; rel=preload' });
      response.writeContinue();
      response.writeHead(201, { 'x-own': 'kept' });
      response.write('in two ');
      response.end('parts');
    };
    for (const _call of ['first', 'on the same connection']) {
      const { status, headers, body } = await sender.post({ ...call, url: endpoint.url() });
      expect([status, headers['x-own'], headers.link, body.toString()]).toEqual([
        201,
        'kept',
        undefined,
        'in two parts',
      ]);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(endpoint.connections).toBe(1);
  });

  it('an answer of 256 KiB is taken, and a longer one is not', async () => {
    let bytes = 262_144;
    endpoint.answer = (response) => void response.writeHead(200).end('x'.repeat(bytes));
    expect((await sender.post({ ...call, url: endpoint.url() })).body).toHaveLength(bytes);
    bytes += 1;
    expect(await refusal(endpoint.url())).toBe('too-large');
  });

  it('a call that is given up ends at once', async () => {
    endpoint.answer = () => undefined;
    const stop = new AbortController();
    const sending = sender.post({ ...call, url: endpoint.url(), signal: stop.signal });
    await endpoint.got(1);
    stop.abort();
    await expect(sending).rejects.toMatchObject({ reason: 'connection' });
  });
});

describe('of a call that got no answer it is known whether the client can have received it', () => {
  const open: Server[] = [];
  const sockets: Socket[] = [];
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    for (const server of open.splice(0)) await closed(server);
  });

  const closed = (server: Server) => new Promise((resolve) => server.close(resolve));

  /** A server that takes connections and does with them as it is told. */
  async function taking(connected: (socket: Socket) => void): Promise<number> {
    const server = createServer((socket) => {
      sockets.push(socket.on('error', () => undefined));
      connected(socket);
    });
    open.push(server);
    return listenLocally(server);
  }

  async function failureAt(url: string, timeoutMilliseconds = 2_000): Promise<[string, boolean]> {
    const anywhere = new Sender();
    const error = await anywhere.post({ ...call, url, timeoutMilliseconds }).catch((failure: unknown) => failure);
    anywhere.close();
    const { reason, wasSent } = error as SendError;
    return [reason, wasSent];
  }

  it('not where nobody listens, or a name leads nowhere', async () => {
    const port = await taking(() => undefined);
    await closed(open.pop() as Server);
    expect(await failureAt(`http://127.0.0.1:${port}/`)).toEqual(['connection', false]);
    expect(await failureAt('http://name.invalid/', 20_000)).toEqual(['connection', false]);
  });

  it('not where TLS fails, or is never done with', async () => {
    const plain = await taking((socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n'));
    expect(await failureAt(`https://127.0.0.1:${plain}/`)).toEqual(['connection', false]);
    const silent = await taking(() => undefined);
    expect(await failureAt(`https://127.0.0.1:${silent}/`, 300)).toEqual(['timeout', false]);
  });

  it('where the connection breaks, or nothing comes, after it was sent', async () => {
    const broken = await taking((socket) => socket.once('data', () => socket.destroy()));
    expect(await failureAt(`http://127.0.0.1:${broken}/`)).toEqual(['connection', true]);
    const silent = await taking(() => undefined);
    expect(await failureAt(`http://127.0.0.1:${silent}/`, 300)).toEqual(['timeout', true]);
  });
});
