import { randomBytes } from 'node:crypto';
import type { ApiKey } from '../clients/store/api-keys';
import type { Vault } from '../platform/crypto/vault';
import { newId } from '../platform/ids';

const SECRET_BYTES = 32;

const placeOf = (id: string) => `api_keys.secret:${id}`;

/**
 * A fresh pair for signing calls to a client. The secret is shown to the client once; the row holds it sealed.
 * @returns the row to insert, and the secret in base64
 */
export function newApiKey(vault: Vault, clientId: string, now: number): { row: ApiKey; secret: string } {
  const id = `key-${newId()}`;
  const secret = randomBytes(SECRET_BYTES).toString('base64');
  const secretSealed = vault.seal(secret, placeOf(id));
  return { row: { id, clientId, secretSealed, status: 'ACTIVE', createdAt: now, expiresAt: null }, secret };
}

/** The secret of a pair, in base64. @throws VaultError */
export function openApiSecret(vault: Vault, pair: Pick<ApiKey, 'id' | 'secretSealed'>): string {
  return vault.open(pair.secretSealed, placeOf(pair.id));
}
