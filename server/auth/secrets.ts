import { randomBytes } from 'node:crypto';
import { areSameBytes } from '../platform/crypto/same-bytes';
import type { Vault } from '../platform/crypto/vault';
import { stretch } from './stretch';

/** Binds a secret to its client: a hash that is moved to another client's row verifies nothing there. */
const purposeOf = (clientId: string) => `clients.secret:${clientId}`;

/** Makes a secret of 256 random bits in base64url. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Hashes a client secret as it is stored: `hmac$hash`, keyed by the vault and bound to the client. Secrets are 256
 * random bits, so that stretching them would make nothing harder to guess, and only keep the service busy.
 */
export function hashSecret(vault: Vault, clientId: string, secret: string): string {
  return `hmac$${vault.lookup(secret, purposeOf(clientId))}`;
}

/** Decides whether a secret is the one behind a keyed hash, in constant time. False for a hash of another kind. */
export function matchesSecret(vault: Vault, clientId: string, secret: string, stored: string): boolean {
  return areSameBytes(Buffer.from(hashSecret(vault, clientId, secret)), Buffer.from(stored));
}

/** Says whether a stored hash is a stretched one (`scrypt$salt$hash`), as older versions wrote it. */
export function isStretched(stored: string): boolean {
  return stored.startsWith('scrypt$');
}

/** Decides whether a secret belongs to a slow hash. This takes tens of milliseconds of a core. */
export async function matchesStretched(secret: string, stored: string): Promise<boolean> {
  const [, salt = '', hash = ''] = stored.split('$');
  const wanted = Buffer.from(hash, 'base64');
  if (wanted.length === 0) return false;
  return areSameBytes(await stretch(secret, Buffer.from(salt, 'base64'), wanted.length), wanted);
}
