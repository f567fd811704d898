import { newAffinityGroup } from '../../server/cards/rules/affinity-group';
import { namedCard } from '../../server/cards/rules/card';
import { insertAffinityGroup } from '../../server/cards/store/affinity-groups';
import { insertCards } from '../../server/cards/store/cards';
import type { Vault } from '../../server/platform/crypto/vault';
import { newId } from '../../server/platform/ids';
import type { Tx } from '../../server/platform/store/db';
import { newUser } from '../../server/users/rules/user';
import { insertUser } from '../../server/users/store/users';

/** Makes virtual cards, with a user and a group that they belong to. */
export async function makeCards(tx: Tx, vault: Vault, clientId: string, ids: readonly string[]): Promise<void> {
  const own = () => ({ id: newId(), clientId, now: Date.now() });
  const user = newUser({ email: 'cards@example.com', operationCountry: 'ARG', name: 'Ana', surname: 'Paz' }, own());
  const group = newAffinityGroup(
    {
      name: 'bench',
      country: 'ARG',
      productType: 'PREPAID',
      provider: 'CARD_NETWORK_1',
      cardTypes: ['VIRTUAL'],
      innominate: false,
      monthsToExpiration: 60,
    },
    own(),
  );
  const now = Date.now();
  const ordered = ids.map((id) =>
    namedCard(group, user, { id, now, cardType: 'VIRTUAL', shipmentId: null, previousCardId: null }),
  );
  await insertUser(tx, user);
  await insertAffinityGroup(tx, group);
  await insertCards(tx, vault, ordered);
}
