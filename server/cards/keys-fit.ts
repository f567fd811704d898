import { ConfigError } from '../platform/config';
import { SEALED, type Vault } from '../platform/crypto/vault';
import type { Reader } from '../platform/store/db';
import { PAN_LOOKUP, secretPlace } from './store/cards-secrets';

/**
 * Holds the configured keys against one card that they should know, so that a key that was taken away too early stops
 * the start and not every card.
 * @throws ConfigError when the key that sealed its number is not known, or the number is looked up by another secret
 */
export async function assertKeysFit({ knex }: Reader, vault: Vault): Promise<void> {
  const row: Record<'card_id' | 'pan_sealed' | 'pan_hash', string> | undefined = await knex('card_secrets').first(
    'card_id',
    'pan_sealed',
    'pan_hash',
  );
  if (row === undefined) return;
  const id = row.pan_sealed.slice(SEALED.length, row.pan_sealed.lastIndexOf('.'));
  if (!vault.knows(id)) {
    throw new ConfigError([`DATA_KEYS lacks ${id}, which seals card numbers in this database: reseal before it goes`]);
  }
  const pan = openOrNull(vault, row);
  // A number that does not open says nothing about the secret behind lookups.
  if (pan === null || vault.lookup(pan, PAN_LOOKUP) === row.pan_hash) return;
  throw new ConfigError([
    'LOOKUP_KEY is not the secret that this database looks card numbers and client secrets up by: without it that was the last of DATA_KEYS',
  ]);
}

function openOrNull(vault: Vault, row: { card_id: string; pan_sealed: string }): string | null {
  try {
    return vault.open(row.pan_sealed, secretPlace('pan', row.card_id));
  } catch {
    return null;
  }
}
