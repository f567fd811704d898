import { insertAccount } from '../../server/accounts/store/accounts';
import { newAffinityGroup } from '../../server/cards/rules/affinity-group';
import { namedCard } from '../../server/cards/rules/card';
import { insertAffinityGroup } from '../../server/cards/store/affinity-groups';
import { associateAccount } from '../../server/cards/store/associations';
import { insertCards } from '../../server/cards/store/cards';
import type { Vault } from '../../server/platform/crypto/vault';
import { newId } from '../../server/platform/ids';
import type { Tx } from '../../server/platform/store/db';
import { newUser, type User } from '../../server/users/rules/user';
import { insertUser } from '../../server/users/store/users';
import { userAccount } from './account';

const group = (own: { id: string; clientId: string; now: number }) =>
  newAffinityGroup(
    {
      name: 'bench',
      country: 'ARG',
      productType: 'PREPAID',
      provider: 'CARD_NETWORK_1',
      cardTypes: ['VIRTUAL'],
      innominate: false,
      monthsToExpiration: 60,
    },
    own,
  );

/** Makes virtual cards, with a user and a group that they belong to. @returns the user */
export async function makeCards(tx: Tx, vault: Vault, clientId: string, ids: readonly string[]): Promise<User> {
  const own = () => ({ id: newId(), clientId, now: Date.now() });
  const email = `${ids[0]}@example.com`;
  const user = newUser({ email, operationCountry: 'ARG', name: 'Ana', surname: 'Paz' }, own());
  const cards = group(own());
  const now = Date.now();
  const ordered = ids.map((id) =>
    namedCard(cards, user, { id, now, cardType: 'VIRTUAL', shipmentId: null, previousCardId: null }),
  );
  await insertUser(tx, user);
  await insertAffinityGroup(tx, cards);
  await insertCards(tx, vault, ordered);
  return user;
}

/** Makes cards, and an account of their user's that they are tied to. @returns the id of the account */
export async function makeAccountCards(
  tx: Tx,
  vault: Vault,
  clientId: string,
  ids: readonly string[],
): Promise<string> {
  const user = await makeCards(tx, vault, clientId, ids);
  const account = userAccount({ id: newId(), clientId, userId: user.id });
  await insertAccount(tx, account);
  await associateAccount(tx, account);
  return account.id;
}
