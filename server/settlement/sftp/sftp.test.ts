import { EventEmitter, once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { createConnection, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { type Channel, Client, type SFTPWrapper } from 'ssh2';
import SftpClient from 'ssh2-sftp-client';
import { CardDays } from '../../../mocks/testing/card-days';
import { worldExtension } from '../../../mocks/world';
import { endClientKeys } from '../../clients/store/client-keys';
import { updateClient } from '../../clients/store/clients';
import { DAY, MINUTE } from '../../kernel/time';
import { FileServerBench, type TestKey } from '../../testing/file-server';
import { TEST_NOW, type TestServer, useServer } from '../../testing/server';
import { until } from '../../testing/until';
import { clientFolder } from '../folders';
import { startSftpServer } from './server';

const TODAY = '2026-03-15';
const NAME = 'presentations2026_03_15.csv';

/** The folder that all processes share. */
const SHARED = mkdtempSync(join(tmpdir(), 'contrato-settlement-'));
afterAll(() => rm(SHARED, { recursive: true, force: true }));

const server = useServer({
  extension: worldExtension,
  environment: { TOKEN_SECONDS: '31536000', SETTLEMENT_DIR: SHARED },
});
let bench: FileServerBench;
let key: TestKey;

beforeAll(async () => {
  bench = await FileServerBench.start(server());
  key = await bench.key('ed25519');
});
afterAll(() => bench.stop());

/** A client with files of one day, known to the file server by a key. */
async function settled(own: TestKey = key): Promise<{ d: CardDays; username: string }> {
  server().clock.set(TEST_NOW);
  const d = new CardDays(server(), await server().client());
  const { card } = await d.fundedCard();
  await d.use(card.id);
  server().clock.set(TEST_NOW + DAY);
  await d.settle(TODAY);
  return { d, username: await bench.user(d.client.client.id, own) };
}

const quiet = () => undefined;
const newClient = () => new SftpClient('test', { error: quiet, end: quiet, close: quiet });

async function connect(username: string, own: TestKey = key, port = bench.files.port): Promise<SftpClient> {
  const client = newClient();
  await client.connect({ host: '127.0.0.1', port, username, privateKey: own.privateKey });
  return client;
}

/** Does something over a connection of its own. */
async function connected(username: string, use: (client: SftpClient) => Promise<void>): Promise<void> {
  const client = await connect(username);
  await use(client).finally(() => client.end());
}

/** Puts another file in the place of one, as a run does. */
async function replace(path: string, text: string): Promise<void> {
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
}

describe('a client', () => {
  it('opens channels one after another over one connection, as often as it likes', async () => {
    const { username } = await settled();
    const client = await connect(username);
    const { client: connection } = client as unknown as { client: Client };
    const names: string[] = [];
    const sessions = new Set<EventEmitter>();
    const { once: listen } = EventEmitter.prototype;
    const listening = jest.spyOn(EventEmitter.prototype, 'once').mockImplementation(function (
      this: EventEmitter,
      ...given
    ) {
      sessions.add(this);
      return listen.apply(this, given);
    });
    for (let i = 0; i < 12; i += 1) {
      const sftp = await new Promise<SFTPWrapper>((resolve, reject) => {
        connection.sftp((error, opened) => (error ? reject(error) : resolve(opened)));
      });
      names.push(await promisify(sftp.realpath.bind(sftp))('.'));
      const closed = once(sftp, 'close');
      sftp.end();
      await closed;
    }
    expect(names).toEqual(Array.from({ length: 12 }, () => '/'));
    listening.mockRestore();
    // Of a channel that is over nothing is left at its connection.
    expect(Math.max(...[...sessions].map((one) => one.listenerCount('close')))).toBeLessThan(6);
    await client.end();
  });

  it('fetches what another process has made, whose data folder is another one', async () => {
    const { d, username } = await settled();
    const dataDir = await mkdtemp(join(tmpdir(), 'contrato-elsewhere-'));
    const elsewhere = await FileServerBench.start({ ...server(), config: { ...server().config, dataDir } });
    const client = await connect(username, key, elsewhere.files.port);
    const made = await readFile(join(SHARED, d.client.client.id, 'transactions', NAME), 'utf8');
    expect(String(await client.get(`/transactions/${NAME}`))).toBe(made);
    expect(made.split('\n').length).toBeGreaterThan(2);
    expect(await readdir(dataDir)).not.toContain('settlement');
    expect(await readdir(server().config.dataDir)).not.toContain('settlement');
    await client.end();
    await elsewhere.stop();
    await rm(dataDir, { recursive: true });
  });

  it.each([
    ['ed25519', undefined],
    ['rsa', 2048],
    ['rsa', 4096],
  ] as const)('fetches its files with OpenSSH and a key of %s %s', async (type, bits) => {
    const own = await bench.key(type, bits);
    const { d, username } = await settled(own);
    const { code, out } = await bench.sftp(username, own, [
      'ls -l',
      'cd transactions',
      'pwd',
      'ls -l',
      `get ${NAME} t.csv`,
      `get /presentations/${NAME} p.csv`,
    ]);
    expect([code, out]).toEqual([0, expect.stringContaining('Remote working directory: /transactions')]);
    expect(out).toMatch(/dr-xr-xr-x.* transactions/);
    expect(out).toMatch(/-r--r--r--.* presentations2026_03_15\.csv/);
    expect(await bench.downloaded('t.csv')).toBe(await d.text('transactions', TODAY));
    expect(await bench.downloaded('p.csv')).toBe(await d.text('presentations', TODAY));
  });

  it('fetches its files with ssh2-sftp-client, whole, in pieces and from the middle', async () => {
    const { d, username } = await settled();
    const big = `header\r\n${'0123456789abcdef'.repeat(200_000)}`;
    await writeFile(join(dirname(d.pathOf('transactions', TODAY)), 'presentations2026_01_01.csv'), big);
    await connected(username, async (client) => {
      expect((await client.list('/')).map(({ name, type }) => [name, type])).toEqual([
        ['presentations', 'd'],
        ['transactions', 'd'],
      ]);
      expect((await client.list('/transactions')).map(({ name, size }) => [name, size])).toEqual([
        ['presentations2026_01_01.csv', big.length],
        [NAME, Buffer.byteLength(await d.text('transactions', TODAY))],
      ]);
      expect(String(await client.get(`/transactions/${NAME}`))).toBe(await d.text('transactions', TODAY));
      expect(String(await client.get('transactions/presentations2026_01_01.csv'))).toBe(big);
      const copy = join(bench.folder, 'fast.csv');
      await client.fastGet('/transactions/presentations2026_01_01.csv', copy);
      expect(await bench.downloaded('fast.csv')).toBe(big);
      expect(await client.exists('/transactions/presentations2020_01_01.csv')).toBe(false);
      expect(await client.exists('/transactions')).toBe('d');
    });
    const fetched = server().logged.filter(
      ({ msg, client: id }) => msg === 'file fetched' && id === d.client.client.id,
    );
    expect(fetched.at(-1)).toMatchObject({ bytes: big.length, username });
  });

  it('sees empty folders before its first files', async () => {
    const { client } = await server().client();
    const username = await bench.user(client.id, key);
    const { code, out } = await bench.sftp(username, key, ['ls transactions', 'ls presentations']);
    expect([code, out]).toEqual([0, 'sftp> ls transactions\nsftp> ls presentations\n']);
  });

  it('goes on reading the file it has open while a run replaces it', async () => {
    const { d, username } = await settled();
    const before = await d.text('transactions', TODAY);
    await connected(username, async (client) => {
      const stream = client.createReadStream(`/transactions/${NAME}`, { highWaterMark: 64 });
      let read = '';
      for await (const piece of stream) {
        if (read === '') await replace(d.pathOf('transactions', TODAY), 'something else');
        read += String(piece);
      }
      expect(read).toBe(before);
      await once(stream as Readable, 'close');
    });
  });
});

describe('nobody gets out of their own folder', () => {
  let own: Awaited<ReturnType<typeof settled>>;
  beforeAll(async () => {
    own = await settled();
  });

  it.each([
    '/../../../../etc/passwd',
    '../../../etc/passwd',
    '/etc/passwd',
    '/transactions/../../.partial',
    '/transactions/../../../contrato.sqlite',
    '//etc//passwd',
    '/transactions/./../../data-keys',
    '/transactions/presentations2026_03_15.csv/../../../sftp-host-key',
    '/transactions/%2e%2e/%2e%2e/etc/passwd',
    '/transactions/..\\..\\etc\\passwd',
    '/transactions/.hidden',
  ])('by %s', async (path) => {
    await connected(own.username, async (client) => {
      await expect(client.get(path)).rejects.toThrow(/No such file|not a regular|Failure|Bad path/i);
      expect(await client.exists(path)).toBe(false);
    });
  });

  it('by a name of another client, whose files are not there for it', async () => {
    const [a, b] = [await settled(), await settled()];
    await connected(a.username, async (client) => {
      for (const path of [`/${b.d.client.client.id}`, `/../${b.d.client.client.id}/transactions/${NAME}`]) {
        expect(await client.exists(path)).toBe(false);
      }
      const text = String(await client.get(`/../../transactions/${NAME}`));
      expect(text).toBe(await a.d.text('transactions', TODAY));
      expect(text).not.toContain(b.d.client.client.id);
    });
  });

  it('by a link that lies in the folder, nor by one that replaces the folder’s file', async () => {
    const { d, username } = await settled();
    const folder = join(clientFolder(server().config, d.client.client.id), 'transactions');
    const secret = join(bench.folder, 'secret');
    await writeFile(secret, 'secret');
    await symlink(secret, join(folder, 'presentations2020_01_01.csv'));
    await mkdir(join(folder, 'presentations2020_01_02.csv'));
    await connected(username, async (client) => {
      expect((await client.list('/transactions')).map(({ name }) => name)).toEqual([NAME]);
      await expect(client.get('/transactions/presentations2020_01_01.csv')).rejects.toThrow(/No such file/);
      await expect(client.get('/transactions/presentations2020_01_02.csv')).rejects.toThrow(/No such file/);
    });
  });
});

describe('nothing can be changed', () => {
  let own: Awaited<ReturnType<typeof settled>>;
  beforeAll(async () => {
    own = await settled();
  });

  const changes: [string, (client: SftpClient, file: string) => Promise<unknown>][] = [
    ['put', (client) => client.put(Buffer.from('x'), `/transactions/presentations2020_01_01.csv`)],
    ['overwrite', (client, file) => client.put(Buffer.from('x'), file)],
    ['append', (client, file) => client.append(Buffer.from('x'), file)],
    ['delete', (client, file) => client.delete(file)],
    ['rename', (client, file) => client.rename(file, '/transactions/presentations2020_01_01.csv')],
    ['posix rename', (client, file) => client.posixRename(file, '/transactions/presentations2020_01_01.csv')],
    ['mkdir', (client) => client.mkdir('/transactions/new')],
    ['rmdir', (client) => client.rmdir('/transactions')],
    ['chmod', (client, file) => client.chmod(file, 0o777)],
  ];

  it.each(changes)('by %s', async (_, change) => {
    const { d, username } = own;
    const text = await d.text('transactions', TODAY);
    await connected(username, async (client) => {
      await expect(change(client, `/transactions/${NAME}`)).rejects.toThrow(
        /Permission denied|unsupported|does not support|not support/i,
      );
      expect((await client.list('/transactions')).map(({ name }) => name)).toEqual([NAME]);
    });
    expect(await d.text('transactions', TODAY)).toBe(text);
  });

  it('by OpenSSH either, which is also given no shell', async () => {
    const { d, username } = await settled();
    const commands = [
      `-rm transactions/${NAME}`,
      '-mkdir x',
      `-put ${key.path} transactions/presentations2020_01_01.csv`,
    ];
    const { out } = await bench.sftp(username, key, [...commands, `-symlink /etc/passwd x`, 'ls transactions']);
    expect(out.match(/Permission denied/gi)?.length).toBeGreaterThanOrEqual(3);
    expect(out).not.toContain('presentations2020_01_01.csv\n/');
    expect(await d.rows('transactions', TODAY)).toHaveLength(1);
  });
});

describe('nobody comes in', () => {
  const refused = (code: number, out: string) => {
    expect([code, out]).toEqual([255, expect.stringMatching(/Permission denied \(publickey\)/)]);
  };

  it('with a key of somebody else, an unknown name, or the name of somebody else', async () => {
    const [own, other] = [await bench.key('ed25519'), await bench.key('ed25519')];
    const [{ username }, { username: others }] = [await settled(own), await settled(other)];
    for (const [name, given] of [
      [username, other],
      ['nobody', own],
      [others, own],
    ] as const) {
      const { code, out } = await bench.sftp(name, given, ['ls']);
      refused(code, out);
    }
    expect((await bench.sftp(username, own, ['ls'])).code).toBe(0);
  });

  it('with a name that no database takes, which is refused like any other', async () => {
    await expect(connect('\u0000')).rejects.toThrow('All configured authentication methods failed');
  });

  it('with a password', async () => {
    const { username } = await settled();
    const client = newClient();
    const login = client.connect({ host: '127.0.0.1', port: bench.files.port, username, password: 'x' });
    await expect(login).rejects.toThrow(/authentication methods failed/);
  });

  it('with a signature by SHA-1', async () => {
    const own = await bench.key('rsa', 2048);
    const { username } = await settled(own);
    const { code, out } = await bench.sftp(username, own, ['ls'], ['PubkeyAcceptedAlgorithms=ssh-rsa']);
    expect([code, out]).toEqual([255, expect.stringMatching(/Permission denied|no mutual signature/)]);
    expect((await bench.sftp(username, own, ['ls'], ['PubkeyAcceptedAlgorithms=rsa-sha2-256'])).code).toBe(0);
  });

  it('with a key that has been revoked, not even in a connection that is open', async () => {
    const { d, username } = await settled();
    const next = await bench.key('ed25519');
    const { id, clientId } = await bench.addKey(d.client.client.id, next);
    const client = await connect(username, next);
    expect(await client.exists('/transactions')).toBe('d');
    const { db } = server().database;
    await db.transaction((tx) => endClientKeys(tx, clientId, [id], server().clock.now()));
    await expect(client.get(`/transactions/${NAME}`)).rejects.toThrow();
    const { code, out } = await bench.sftp(username, next, ['ls']);
    refused(code, out);
    expect((await bench.sftp(username, key, ['ls'])).code).toBe(0);
  });

  it('while the client is suspended, not even in a connection that is open, and again afterwards', async () => {
    const { d, username } = await settled();
    const client = await connect(username, key);
    expect(await client.exists('/transactions')).toBe('d');
    const become = (status: 'ACTIVE' | 'SUSPENDED') =>
      server().database.db.transaction((tx) => updateClient(tx, d.client.client.id, { status }));
    await become('SUSPENDED');
    await expect(client.get(`/transactions/${NAME}`)).rejects.toThrow();
    const { code, out } = await bench.sftp(username, key, ['ls']);
    refused(code, out);
    await become('ACTIVE');
    expect((await bench.sftp(username, key, ['ls'])).code).toBe(0);
  });

  it('what lies in a file that was opened before the key was revoked', async () => {
    const { d, username } = await settled();
    const next = await bench.key('ed25519');
    const { id, clientId } = await bench.addKey(d.client.client.id, next);
    const { sftp } = (await connect(username, next)) as unknown as { sftp: SFTPWrapper };
    const closed = once(sftp, 'close');
    const [open, read] = [promisify(sftp.open.bind(sftp)), promisify(sftp.read.bind(sftp))];
    const handle = await open(`/transactions/${NAME}`, 'r');
    const { db } = server().database;
    await db.transaction((tx) => endClientKeys(tx, clientId, [id], server().clock.now()));
    const answer = read(handle, Buffer.alloc(100), 0, 100, 0).then(String, () => 'nothing');
    expect(await Promise.race([answer, closed.then(() => 'nothing')])).toBe('nothing');
  });

  it('more than a megabyte of a file, once the key was revoked while it is read', async () => {
    const { d, username } = await settled();
    await writeFile(join(dirname(d.pathOf('transactions', TODAY)), 'presentations2026_01_01.csv'), 'x'.repeat(1_000));
    const next = await bench.key('ed25519');
    const { id, clientId } = await bench.addKey(d.client.client.id, next);
    const { sftp } = (await connect(username, next)) as unknown as { sftp: SFTPWrapper };
    const closed = once(sftp, 'close').then(() => 'nothing');
    const [open, read] = [promisify(sftp.open.bind(sftp)), promisify(sftp.read.bind(sftp))];
    const handle = await open('/transactions/presentations2026_01_01.csv', 'r');
    const answer = () => read(handle, Buffer.alloc(10), 0, 10, 0).then(String, () => 'nothing');
    expect(await answer()).toBe('10');
    const { db } = server().database;
    await db.transaction((tx) => endClientKeys(tx, clientId, [id], server().clock.now()));
    let reads = 1;
    while (reads <= 32 && (await Promise.race([answer(), closed])) === '10') reads += 1;
    expect(reads).toBe(32);
  });

  it('with a key whose time is over', async () => {
    const { d, username } = await settled();
    const next = await bench.key('ed25519');
    await bench.addKey(d.client.client.id, next, server().clock.now() + MINUTE);
    expect((await bench.sftp(username, next, ['ls'])).code).toBe(0);
    server().clock.advance(MINUTE);
    const { code, out } = await bench.sftp(username, next, ['ls']);
    refused(code, out);
  });
});

/** Opens a connection and says this, or nothing. */
async function open(port: number, words = ''): Promise<Socket> {
  const socket = createConnection(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('connect', resolve));
  if (words !== '') socket.write(words);
  return socket;
}

/** Requests of the protocol, by their numbers (draft-ietf-secsh-filexfer-02, 3). */
const [INIT, OPEN, READ, REALPATH] = [1, 3, 5, 16];

/** A text, or a whole request, with its length before it. */
function text(words: string | Buffer): Buffer {
  const bytes = Buffer.from(words);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

function request(type: number, id: number, content: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt8(type);
  head.writeUInt32BE(id, 1);
  return text(Buffer.concat([head, content]));
}

/** Sends a request and returns the content of the answer, behind its number. */
async function answerTo(channel: Channel, type: number, id: number, content: Buffer): Promise<Buffer> {
  channel.write(request(type, id, content));
  let answer = Buffer.alloc(0);
  while (answer.length < 4 || answer.length < 4 + answer.readUInt32BE(0)) {
    const part: Buffer | null = channel.read();
    if (part === null) await once(channel, 'readable');
    else answer = Buffer.concat([answer, part]);
  }
  return answer.subarray(type === INIT ? 5 : 9);
}

/** Other systems do not say which files a process has open, and have one loopback address unless more are added. */
const onLinux = process.platform === 'linux' ? it : it.skip;

/** The files of clients that this process has open. */
async function openFiles(): Promise<string[]> {
  const places = (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => ''));
  return (await Promise.all(places)).filter((place) => place.startsWith(SHARED));
}

async function logIn(username: string, port: number): Promise<Client> {
  const client = new Client();
  client.on('error', () => undefined);
  client.connect({ host: '127.0.0.1', port, username, privateKey: key.privateKey });
  await once(client, 'ready');
  return client;
}

const closed = (socket: Socket) =>
  new Promise<void>((resolve) => (socket.destroyed ? resolve() : socket.resume().once('close', () => resolve())));

describe('the service goes on', () => {
  const gate = { max: 3, maxPerClient: 2, maxWaiting: 20, waitingMilliseconds: MINUTE };

  async function besides<T>(options: object, run: (own: FileServerBench) => Promise<T>): Promise<T> {
    const own = await FileServerBench.start(server() as TestServer, options);
    try {
      return await run(own);
    } finally {
      await own.stop();
    }
  }

  it('under a flood of connections that are left half-open', async () => {
    const { username } = await settled();
    await besides({ gate }, async (own) => {
      const flood = await Promise.all(Array.from({ length: 300 }, () => open(own.files.port)));
      for (let i = 0; i < 3; i += 1) {
        const client = await connect(username, key, own.files.port);
        expect(await client.exists('/transactions')).toBe('d');
        flood.push(...(await Promise.all(Array.from({ length: 50 }, () => open(own.files.port)))));
        expect((await client.list('/transactions')).length).toBe(1);
        await client.end();
      }
      expect(own.files.count().waiting).toBeLessThanOrEqual(20);
      for (const socket of flood) socket.destroy();
    });
  });

  it('when connections say nothing, and cuts them when their time is over', async () => {
    await besides({ gate: { ...gate, waitingMilliseconds: 50 } }, async (own) => {
      const silent = await Promise.all([open(own.files.port), open(own.files.port, 'SSH-2.0-hesitant\r\n')]);
      await Promise.all(silent.map(closed));
      await until('another part of this process is so far', () => own.files.count().waiting === 0);
    });
  });

  it('when a peer breaks the protocol', async () => {
    const { username } = await settled();
    const rubbish = [
      'GET / HTTP/1.1\r\n\r\n',
      'SSH-1.0-old\r\n',
      `SSH-2.0-x\r\n${'\xff'.repeat(5000)}`,
      'x'.repeat(100_000),
    ];
    for (const words of rubbish) await closed(await open(bench.files.port, words));
    expect((await bench.sftp(username, key, ['ls'])).code).toBe(0);
  });

  it('with as many connections as it may have, of a client and in all', async () => {
    const [a, b] = [await settled(), await settled()];
    await besides({ gate }, async (own) => {
      const { port } = own.files;
      const inside = [await connect(a.username, key, port), await connect(a.username, key, port)];
      await expect(connect(a.username, key, port)).rejects.toThrow();
      inside.push(await connect(b.username, key, port));
      await expect(connect(b.username, key, port)).rejects.toThrow();
      for (const client of inside) await client.end();
      const again = await connect(b.username, key, port);
      await again.end();
    });
  });

  it('and cuts who reads no answers, but asks and asks', async () => {
    const { username } = await settled();
    await besides({ gate }, async (own) => {
      const client = await logIn(username, own.files.port);
      const channel: Channel = await promisify(client.subsys.bind(client))('sftp');
      channel.write(request(INIT, 3, Buffer.alloc(0)));
      const long = `/${'x'.repeat(30_000)}`;
      // `once` of Node would fail with the reset that may come before.
      const isOver = new Promise((resolve) => client.once('close', () => resolve('over')));
      let way: unknown = 'open';
      for (let id = 1; way !== 'over' && id <= 2_000; id += 1) {
        if (!channel.write(request(REALPATH, id, text(long))))
          way = await Promise.race([once(channel, 'drain'), isOver]);
      }
      expect(way).toBe('over');
      await until('the connection is not counted any more', () => own.files.count().inside === 0);
      client.destroy();
    });
  });

  it('when a file is read from far beyond its end', async () => {
    const { username } = await settled();
    const client = await connect(username);
    const { sftp } = client as unknown as { sftp: SFTPWrapper };
    const [openFile, read] = [promisify(sftp.open.bind(sftp)), promisify(sftp.read.bind(sftp))];
    const handle = await openFile(`/transactions/${NAME}`, 'r');
    const logged = server().logged.length;
    for (const at of [2 ** 40, 2 ** 53, 2 ** 62]) {
      expect(await read(handle, Buffer.alloc(100), 0, 100, at)).toBe(0);
    }
    expect(server().logged.slice(logged)).toEqual([]);
    await client.end();
  });

  it('with four channels of a connection, and no fifth', async () => {
    const { username } = await settled();
    const client = await logIn(username, bench.files.port);
    const channel = () =>
      promisify(client.sftp.bind(client))().then(
        () => true,
        () => false,
      );
    const opened: boolean[] = [];
    for (let i = 0; i < 5; i += 1) opened.push(await channel());
    expect(opened).toEqual([true, true, true, true, false]);
    client.end();
  });

  it('and lets nobody try more than eight keys in one connection', async () => {
    const { username } = await settled();
    const { privateKey } = await bench.key('ed25519');
    const client = new Client();
    client.on('error', () => undefined);
    let tries = 0;
    const authHandler = () => {
      tries += 1;
      return { type: 'publickey', username, key: privateKey } as const;
    };
    client.connect({ host: '127.0.0.1', port: bench.files.port, username, authHandler: authHandler as never });
    await once(client, 'close');
    expect(tries).toBe(9);
  });

  it('with at most 32 KiB of a file in an answer, however much is asked for', async () => {
    const { d, username } = await settled();
    const name = 'presentations2026_01_01.csv';
    await writeFile(join(dirname(d.pathOf('transactions', TODAY)), name), 'x'.repeat(100_000));
    const client = await logIn(username, bench.files.port);
    const channel: Channel = await promisify(client.subsys.bind(client))('sftp');
    await answerTo(channel, INIT, 3, Buffer.alloc(0));
    const forReading = Buffer.from([0, 0, 0, 1, 0, 0, 0, 0]);
    const handle = await answerTo(channel, OPEN, 1, Buffer.concat([text(`/transactions/${name}`), forReading]));
    const from = Buffer.alloc(12);
    from.writeUInt32BE(100_000, 8);
    const data = await answerTo(channel, READ, 2, Buffer.concat([handle, from]));
    expect(data.readUInt32BE(0)).toBe(32 * 1024);
    client.end();
  });

  onLinux('and keeps no file open that nobody reads any more', async () => {
    const { d, username } = await settled();
    await mkdir(join(dirname(d.pathOf('transactions', TODAY)), 'presentations2026_01_01.csv'));
    const client = await connect(username);
    const { sftp, client: connection } = client as unknown as { sftp: SFTPWrapper; client: Client };
    const [openFile, stat] = [promisify(sftp.open.bind(sftp)), promisify(sftp.stat.bind(sftp))];
    expect((await client.list('/transactions')).map(({ name }) => name)).toEqual([NAME]);
    await stat(`/transactions/${NAME}`);
    await expect(openFile('/transactions/presentations2026_01_01.csv', 'r')).rejects.toThrow();
    expect(await openFiles()).toEqual([]);
    for (let i = 0; i < 32; i += 1) await openFile(`/transactions/${NAME}`, 'r');
    await expect(openFile(`/transactions/${NAME}`, 'r')).rejects.toThrow();
    await until('the refused file is closed', async () => (await openFiles()).length === 32);
    connection.destroy();
    await until('all files are closed', async () => (await openFiles()).length === 0);
  });

  onLinux('at the address of SFTP_HOST, and at no other', async () => {
    const config = { ...server().config, sftpHost: '127.0.0.2', sftpPort: 0 };
    const files = await startSftpServer({ ...server().app.services, config });
    const reached = (host: string) =>
      new Promise<boolean>((resolve) => {
        const socket = createConnection(files.port, host);
        socket.once('error', () => resolve(false)).once('connect', () => resolve(socket.destroy() !== null));
      });
    try {
      expect([await reached('127.0.0.2'), await reached('127.0.0.1')]).toEqual([true, false]);
    } finally {
      await files.close();
    }
  });

  it('and cuts who asks for nothing', async () => {
    const { username } = await settled();
    await besides({ gate, idleMilliseconds: 500 }, async (own) => {
      const client = await connect(username, key, own.files.port);
      await new Promise<void>((resolve) => client.on('close', () => resolve()));
      await until('another part of this process is so far', () => own.files.count().inside === 0);
      const { msg, reason, ...who } = server().logged.at(-1) ?? {};
      expect([msg, reason]).toEqual(['SFTP connection closed', 'no request arrived']);
      expect(who).toMatchObject({ username, address: '127.0.0.1' });
    });
  });
});
