import type { Plastic } from '../../networks/embosser/port';
import type { Vault } from '../../platform/crypto/vault';
import type { Reader } from '../../platform/store/db';
import { findAffinityGroup } from '../store/affinity-groups';
import type { CardWithSecrets } from '../store/cards';
import { openCard } from '../store/cards-secrets';

/** Returns the data that the embosser prints on a card, in the clear. */
export function plastic(vault: Vault, row: CardWithSecrets): Plastic {
  const { pan, cvv, expiration } = openCard(vault, row, ['pan', 'cvv', 'expiration']);
  return {
    cardId: row.card.id,
    pan: pan as string,
    cvv: cvv as string,
    expirationDate: expiration as string,
    name: row.card.nameOnCard,
  };
}

/**
 * The companies that an affinity group works with, null where it names none, and the country that its cards are for.
 */
export async function companiesOf(
  reader: Reader,
  clientId: string,
  affinityGroupId: string,
): Promise<{ embossing: string | null; courier: string | null; country: string }> {
  const group = await findAffinityGroup(reader, clientId, affinityGroupId);
  return {
    embossing: group?.embossingCompany ?? null,
    courier: group?.courierCompany ?? null,
    country: group?.country ?? '',
  };
}
