import type { AuthContext } from 'ssh2';
import { type ClientKey, findSftpUser, liveClientKeys } from '../../clients/store/client-keys';
import type { Services } from '../../platform/services';
import { readSshKey } from './ssh-key';

/** The client that has come in, and the key it came with. */
export interface Visitor {
  clientId: string;
  username: string;
  keyId: string;
  fingerprint: string;
}

export type AuthParts = Pick<Services, 'db' | 'clock'>;

/** The result of an attempt to come in. `known` only says that the key would do; its owner still has to sign. */
export type Attempt = { kind: 'refused' } | { kind: 'known' } | { kind: 'proved'; visitor: Visitor };

const REFUSED: Attempt = { kind: 'refused' };

/** Digests that RSA signatures may be made with; SHA-1, which a signature without a name has, is none of them (RFC 8332). */
const RSA_DIGESTS: readonly string[] = ['sha256', 'sha512'];

/** The keys of a user that are good now. Nothing tells a wrong name from a wrong key. */
async function keysOf({ db, clock }: AuthParts, username: string): Promise<ClientKey[]> {
  const user = await findSftpUser(db, username);
  return user === null ? [] : liveClientKeys(db, user.clientId, 'SSH', clock.now());
}

/** Looks at one attempt: public keys only (RFC 4252, 7). */
export async function attempt(parts: AuthParts, context: AuthContext): Promise<Attempt> {
  if (context.method !== 'publickey') return REFUSED;
  const { username, key, signature, blob, hashAlgo } = context;
  if (key.algo === 'ssh-rsa' && !RSA_DIGESTS.includes(hashAlgo ?? '')) return REFUSED;
  for (const row of await keysOf(parts, username)) {
    const own = readSshKey(row.publicKey);
    if (!own.blob.equals(key.data)) continue;
    if (signature === undefined || blob === undefined) return { kind: 'known' };
    if (!own.verify(blob, signature, hashAlgo)) return REFUSED;
    const { clientId, id: keyId, fingerprint } = row;
    return { kind: 'proved', visitor: { clientId, username, keyId, fingerprint } };
  }
  return REFUSED;
}

/** Decides whether the key that somebody came in with is still good. */
export async function isStillGood(parts: AuthParts, { clientId, keyId }: Visitor): Promise<boolean> {
  const keys = await liveClientKeys(parts.db, clientId, 'SSH', parts.clock.now());
  return keys.some(({ id }) => id === keyId);
}
