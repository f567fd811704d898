import { ConfigError } from '../platform/config';
import { OTHER_LOOKUPS } from '../platform/crypto/keys-fit';
import type { Vault } from '../platform/crypto/vault';
import type { Reader } from '../platform/store/db';
import { PAN_LOOKUP } from './store/card-numbers';
import { secretPlace } from './store/cards-secrets';

/**
 * Holds the secret behind lookups against one card, for a database that no start has noted its keys in yet.
 * @throws ConfigError when the number of the card is looked up by another secret
 */
export async function assertLookupsFit({ knex }: Reader, vault: Vault): Promise<void> {
  const row: Record<'card_id' | 'pan_sealed' | 'pan_hash', string> | undefined = await knex('card_secrets').first(
    'card_id',
    'pan_sealed',
    'pan_hash',
  );
  if (row === undefined) return;
  const pan = openOrNull(vault, row);
  // A number that does not open says nothing about the secret behind lookups.
  if (pan !== null && vault.lookup(pan, PAN_LOOKUP) !== row.pan_hash) throw new ConfigError([OTHER_LOOKUPS]);
}

function openOrNull(vault: Vault, row: { card_id: string; pan_sealed: string }): string | null {
  try {
    return vault.open(row.pan_sealed, secretPlace('pan', row.card_id));
  } catch {
    return null;
  }
}
