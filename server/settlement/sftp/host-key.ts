import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { utils } from 'ssh2';
import { type Config, using } from '../../platform/config';
import { readOrCreateSecret } from '../../platform/private-files';
import { newSshKeyPair } from './ssh-key';

/**
 * The private key that the file server proves itself with: the configured one, or one that is made once and kept.
 * @throws when the file can't be read or holds no private key
 */
export function loadHostKey({ sftpHostKeyFile, dataDir }: Pick<Config, 'sftpHostKeyFile' | 'dataDir'>): string {
  if (sftpHostKeyFile !== null) {
    return using('SFTP_HOST_KEY_FILE', sftpHostKeyFile, (path) => assertedKey(path, readFileSync(path, 'utf8')));
  }
  const path = join(dataDir, 'sftp-host-key');
  return assertedKey(
    path,
    readOrCreateSecret(path, () => newSshKeyPair().private),
  );
}

function assertedKey(path: string, text: string): string {
  const key = utils.parseKey(text);
  if (key instanceof Error || !key.isPrivateKey()) throw new Error(`${path} contains no SSH private key`);
  return text;
}
