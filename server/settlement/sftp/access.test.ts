import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { SFTPWrapper } from 'ssh2';
import { endClientKeys } from '../../clients/store/client-keys';
import { updateClient } from '../../clients/store/clients';
import { MINUTE } from '../../kernel/time';
import {
  bench,
  connect,
  key,
  NAME,
  newClient,
  server,
  settled,
  TODAY,
  useSettledFiles,
} from '../../testing/settled-files';

useSettledFiles();

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
