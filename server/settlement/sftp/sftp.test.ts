import { EventEmitter, once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import type { Client, SFTPWrapper } from 'ssh2';
import type SftpClient from 'ssh2-sftp-client';
import { FileServerBench } from '../../testing/file-server';
import {
  bench,
  connect,
  connected,
  key,
  NAME,
  replace,
  SHARED,
  server,
  settled,
  TODAY,
  useSettledFiles,
} from '../../testing/settled-files';
import { clientFolder } from '../folders';

useSettledFiles();

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
