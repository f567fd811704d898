import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ApiKey } from '../clients/store/api-keys';
import { MINUTE } from '../kernel/time';
import type { Vault } from '../platform/crypto/vault';
import { newId } from '../platform/ids';

const SECRET_BYTES = 32;

const placeOf = (id: string) => `api_keys.secret:${id}`;

/**
 * A fresh pair for signing calls to a client. The secret is shown to the client once; the row holds it sealed.
 * @param signsFrom the time from which it signs, in milliseconds; null for at once
 * @returns the row to insert, and the secret in base64
 */
export function newApiKey(
  vault: Vault,
  clientId: string,
  now: number,
  signsFrom: number | null = null,
): { row: ApiKey; secret: string } {
  const id = `key-${newId()}`;
  const secret = randomBytes(SECRET_BYTES).toString('base64');
  const secretSealed = vault.seal(secret, placeOf(id));
  return { row: { id, clientId, secretSealed, status: 'ACTIVE', createdAt: now, signsFrom, expiresAt: null }, secret };
}

/** For so long an opened secret is remembered: each card message signs with it and verifies with it. */
const REMEMBERED = { max: 1_000, ttl: MINUTE };

/** Secrets that each vault has opened, by place and sealed text: what was changed or moved is never found here. */
const opened = new WeakMap<Vault, LRUCache<string, string>>();

/** The secret of a pair, in base64. @throws VaultError */
export function openApiSecret(vault: Vault, { id, secretSealed }: Pick<ApiKey, 'id' | 'secretSealed'>): string {
  const secrets = opened.get(vault) ?? new LRUCache<string, string>(REMEMBERED);
  opened.set(vault, secrets);
  const place = placeOf(id);
  const key = `${place} ${secretSealed}`;
  const known = secrets.get(key);
  if (known !== undefined) return known;
  const secret = vault.open(secretSealed, place);
  secrets.set(key, secret);
  return secret;
}
