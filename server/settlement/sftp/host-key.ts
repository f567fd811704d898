import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { utils } from 'ssh2';
import { type Config, using } from '../../platform/config';
import { newSshKeyPair } from './ssh-key';

/**
 * The private key that the file server proves itself with: the configured one, or one of the sandbox's own that is made once.
 * @throws when the file can't be read or holds no private key
 */
export function loadHostKey({ sftpHostKeyFile, dataDir }: Pick<Config, 'sftpHostKeyFile' | 'dataDir'>): string {
  const path = sftpHostKeyFile ?? join(dataDir, 'sftp-host-key');
  if (sftpHostKeyFile !== null) return using('SFTP_HOST_KEY_FILE', path, readKey);
  if (!existsSync(path)) makeKey(path, dataDir);
  return readKey(path);
}

function readKey(path: string): string {
  const text = readFileSync(path, 'utf8');
  const key = utils.parseKey(text);
  if (key instanceof Error || !key.isPrivateKey()) throw new Error(`${path} holds no SSH private key`);
  return text;
}

/** Of several processes that start at once, one makes the key and all of them use it. */
function makeKey(path: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const own = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(own, newSshKeyPair().private, { mode: 0o600 });
  try {
    linkSync(own, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(own);
  }
}
