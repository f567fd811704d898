import path from 'node:path';
import type { AllServices } from '../server/all-services';
import { findSftpUserOf, insertClientKey, insertSftpUser, liveClientKeys } from '../server/clients/store/client-keys';
import { lockClient } from '../server/clients/store/clients';
import { newId } from '../server/platform/ids';
import { readOrCreateSecret } from '../server/platform/private-files';
import { newSshKeyPair, publicHalf } from '../server/settlement/sftp/ssh-key';
import { DEMO } from './demo';

/** The access of the demo client to its settlement files. */
export interface FileAccess {
  username: string;
  /** The private key, in the data folder. */
  keyFile: string;
}

/** Gives the demo client a user at the file server, and a key that is made once and lies in the data folder. */
export async function ensureFileAccess({ clock, config, db }: AllServices): Promise<FileAccess> {
  const keyFile = path.resolve(config.dataDir, 'demo-ssh-key');
  const { fingerprint, line } = publicHalf(readOrCreateSecret(keyFile, () => newSshKeyPair().private));
  return db.transaction(async (tx) => {
    await lockClient(tx, DEMO.id);
    const now = clock.now();
    const live = await liveClientKeys(tx, DEMO.id, 'SSH', now);
    if (!live.some((key) => key.fingerprint === fingerprint)) {
      const key = { id: newId(), clientId: DEMO.id, purpose: 'SSH', fingerprint, publicKey: line } as const;
      await insertClientKey(tx, { ...key, createdAt: now, expiresAt: null });
    }
    const user = await findSftpUserOf(tx, DEMO.id);
    if (user === null) await insertSftpUser(tx, { username: DEMO.id, clientId: DEMO.id, createdAt: now });
    return { username: user?.username ?? DEMO.id, keyFile };
  });
}
