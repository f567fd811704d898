import { type Vault, VaultError } from '../../platform/crypto/vault';
import type { Tx } from '../../platform/store/db';
import { changeSecrets, secretPlace } from './cards-secrets';
import { type CardSecrets, cardSecrets } from './tables';

/**
 * Seals anew what a key other than the newest has sealed, in the order of the cards' ids.
 * @param after the last card that was looked at, or '' to begin
 * @returns the last card looked at this time, null when none was left, and those whose secrets did not open
 */
export async function resealSecrets(
  tx: Tx,
  vault: Vault,
  after: string,
  most: number,
): Promise<{ last: string | null; broken: string[] }> {
  const fresh = `${vault.newestPrefix}%`;
  const rows = await tx
    .knex('card_secrets')
    .where('card_id', '>', after)
    .where((stale) => stale.whereNot('pan_sealed', 'like', fresh).orWhereNot('pin_sealed', 'like', fresh))
    .orderBy('card_id')
    .limit(most)
    .forNoKeyUpdate()
    .select(tx.knex.raw(cardSecrets.select()));
  const stale = rows.map((row: Record<string, unknown>) => cardSecrets.read(row));
  const broken: string[] = [];
  for (const secrets of stale) {
    const sealed = resealed(vault, secrets);
    if (sealed === null) broken.push(secrets.cardId);
    else await changeSecrets(tx, secrets.cardId, sealed);
  }
  return { last: stale.at(-1)?.cardId ?? null, broken };
}

function resealed(vault: Vault, secrets: CardSecrets): Partial<CardSecrets> | null {
  const again = (field: 'pan' | 'cvv' | 'pin', sealed: string) => {
    const where = secretPlace(field, secrets.cardId);
    return vault.seal(vault.open(sealed, where), where);
  };
  try {
    return {
      panSealed: again('pan', secrets.panSealed),
      cvvSealed: again('cvv', secrets.cvvSealed),
      pinSealed: secrets.pinSealed === null ? null : again('pin', secrets.pinSealed),
    };
  } catch (error) {
    if (error instanceof VaultError) return null;
    throw error;
  }
}
