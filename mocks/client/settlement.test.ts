import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Server, utils } from 'ssh2';
import { newSshKeyPair } from '../../server/settlement/sftp/ssh-key';
import { listenLocally } from '../../server/testing/local-server';
import { fetchFile } from './settlement';

const [host, own, other] = [newSshKeyPair(), newSshKeyPair(), newSshKeyPair()];

const fingerprint = (privateKey: string): string => {
  const key = utils.parseKey(privateKey);
  if (key instanceof Error) throw key;
  return `SHA256:${createHash('sha256').update(key.getPublicSSH()).digest('base64').replaceAll('=', '')}`;
};

it('tells its name and fetches a file only where the server has the key that is known', async () => {
  const tried: string[] = [];
  const server = new Server({ hostKeys: [host.private] }, (connection) => {
    connection.on('error', () => undefined);
    connection.on('authentication', (asked) => {
      tried.push(asked.username);
      asked.reject();
    });
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'contrato-fetch-'));
  const port = await listenLocally(server);
  const files = { host: '127.0.0.1', port, username: 'client', privateKey: own.private };
  const to = path.join(folder, 'file.csv');
  try {
    await expect(fetchFile({ ...files, hostKey: fingerprint(other.private) }, '/file.csv', to)).rejects.toThrow(
      /[Hh]ost denied/,
    );
    expect(tried).toEqual([]);
    await expect(fetchFile({ ...files, hostKey: fingerprint(host.private) }, '/file.csv', to)).rejects.toThrow(
      /authentication/,
    );
    expect(new Set(tried)).toEqual(new Set(['client']));
    expect([existsSync(to), readdirSync(folder)]).toEqual([false, []]);
  } finally {
    await new Promise((resolve) => server.close(resolve));
    rmSync(folder, { recursive: true });
  }
});
