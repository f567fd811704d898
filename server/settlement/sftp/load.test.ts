import { once } from 'node:events';
import { mkdir, readdir, readlink, writeFile } from 'node:fs/promises';
import { createConnection, type Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Channel, Client, type SFTPWrapper } from 'ssh2';
import { MINUTE } from '../../kernel/time';
import { FileServerBench } from '../../testing/file-server';
import type { TestServer } from '../../testing/server';
import {
  bench,
  connect,
  key,
  NAME,
  SHARED,
  server,
  settled,
  TODAY,
  useSettledFiles,
} from '../../testing/settled-files';
import { until } from '../../testing/until';
import { startSftpServer } from './server';

useSettledFiles();

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

  it('with at most 32 KiB of a file in an answer, however much is requested', async () => {
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
