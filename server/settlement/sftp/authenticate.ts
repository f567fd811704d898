import type { AuthContext } from 'ssh2';
import { type ClientKey, findSftpUser, liveClientKeys } from '../../clients/store/client-keys';
import { findClient } from '../../clients/store/clients';
import type { Services } from '../../platform/services';
import { readSshKey } from './ssh-key';

/** The client that has logged in, and its key. */
export interface Visitor {
  clientId: string;
  username: string;
  keyId: string;
  fingerprint: string;
}

type AuthParts = Pick<Services, 'db' | 'clock'>;

/** The result of a login attempt. `known` only means that the key is accepted; the client still has to sign. */
type Attempt = { kind: 'refused' } | { kind: 'known' } | { kind: 'proved'; visitor: Visitor };

const REFUSED: Attempt = { kind: 'refused' };

/**
 * Digests that RSA signatures may be made with; SHA-1, which a signature without a name has, is none of them (RFC
 * 8332).
 */
const RSA_DIGESTS: readonly string[] = ['sha256', 'sha512'];

/**
 * The keys of a user that are good now. Nothing tells a wrong name from a wrong key, or from a client that is
 * suspended.
 */
async function keysOf(parts: AuthParts, username: string): Promise<ClientKey[]> {
  // PostgreSQL accepts no NUL.
  if (username.includes('\u0000')) return [];
  const user = await findSftpUser(parts.db, username);
  return user === null ? [] : goodKeys(parts, user.clientId);
}

/** The keys that a client may come in with now: none while it is suspended. */
async function goodKeys({ db, clock }: AuthParts, clientId: string): Promise<ClientKey[]> {
  const client = await findClient(db, clientId);
  return client?.status === 'ACTIVE' ? liveClientKeys(db, clientId, 'SSH', clock.now()) : [];
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

/** Decides whether the key of a login is still valid and its client not suspended. */
export async function isStillGood(parts: AuthParts, { clientId, keyId }: Visitor): Promise<boolean> {
  const keys = await goodKeys(parts, clientId);
  return keys.some(({ id }) => id === keyId);
}
