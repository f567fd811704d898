import type { Account } from '../../accounts/store/accounts';
import { newId } from '../../platform/ids';
import type { Reader, Tx } from '../../platform/store/db';
import type { Page } from '../../platform/store/list';
import { listRecords } from '../../platform/store/records';
import { keyFor } from '../../platform/store/sql';
import type { FiltersOf } from '../../platform/store/table';
import { lockUser } from '../../users/store/users';
import { cardCurrency } from '../rules/affinity-group';
import type { Card } from '../rules/card';
import { type Association, cardAssociations } from './tables';

export type { Association } from './tables';

type CardOfUser = Pick<Card, 'id' | 'clientId' | 'userId' | 'countryCode' | 'status'>;

/**
 * Ties a card that is ACTIVE to its user's oldest ACTIVE account of its country and currency, unless it has one there
 * already. To be called whenever a card becomes ACTIVE. The user is locked, so that a card and an account that become
 * ACTIVE at the same moment don't miss each other.
 */
export async function associateCard(tx: Tx, card: CardOfUser, now: number): Promise<void> {
  if (card.status !== 'ACTIVE' || card.userId === null) return;
  const { clientId, userId, countryCode: country } = card;
  const currency = cardCurrency(country);
  const ofUser = { clientId, userId, country, currency };
  const [, account] = await Promise.all([lockUser(tx, clientId, userId), oldestAccount(tx, ofUser)]);
  if (account !== null) await tie(tx, clientId, [card.id], { id: account, currency }, now);
}

/**
 * Ties an account that is ACTIVE to its user's ACTIVE cards of its country that have no account in its currency. To be
 * called whenever an account becomes ACTIVE.
 */
export async function associateAccount(tx: Tx, account: Account, now: number = account.updatedAt): Promise<void> {
  const { clientId, userId, country, currency } = account;
  if (account.status !== 'ACTIVE' || userId === null) return;
  const active = { client_id: clientId, user_id: userId, country_code: country, status: 'ACTIVE' };
  const [, cards] = await Promise.all([lockUser(tx, clientId, userId), tx.knex('cards').where(active).pluck('id')]);
  if (currency !== cardCurrency(country)) return;
  await tie(tx, clientId, cards, { id: account.id, currency }, now);
}

/**
 * Ends the associations of an account. To be called after it was saved as DELETED. Its cards go to another account of
 * the user in the same currency, if there is one.
 */
export async function dissociateAccount(tx: Tx, account: Account): Promise<void> {
  const { clientId, userId, country, currency, updatedAt: now } = account;
  if (userId === null) return;
  await lockUser(tx, clientId, userId);
  await tx
    .knex('card_associations')
    .where({ client_id: clientId, account_id: account.id, associated: 1 })
    .update({ associated: 0, updated_at: now });
  const other = await oldestAccount(tx, { clientId, userId, country, currency });
  if (other !== null) await associateAccount(tx, { ...account, id: other, status: 'ACTIVE' }, now);
}

async function oldestAccount(
  { knex }: Tx,
  of: Pick<Account, 'clientId' | 'country' | 'currency'> & { userId: string },
): Promise<string | null> {
  const row = await knex('accounts')
    .where({ client_id: of.clientId, user_id: of.userId, country: of.country, currency: of.currency, status: 'ACTIVE' })
    .orderBy(['created_at', 'id'])
    .first('id');
  return row === undefined ? null : row.id;
}

/** A pair that belonged together before does so again; a card that has an account in the currency keeps it. */
async function tie(
  tx: Tx,
  clientId: string,
  cardIds: readonly string[],
  account: { id: string; currency: string },
  now: number,
): Promise<void> {
  if (cardIds.length === 0) return;
  const { knex } = tx;
  const taken: string[] = await knex('card_associations')
    .whereIn('card_id', cardIds)
    .where({ client_id: clientId, currency: account.currency, associated: 1 })
    .pluck('card_id');
  const free = cardIds.filter((id) => !taken.includes(id));
  if (free.length === 0) return;
  const rows = free.map((cardId) =>
    cardAssociations.write({
      id: newId(),
      clientId,
      cardId,
      accountId: account.id,
      currency: account.currency,
      associated: true,
      createdAt: now,
      updatedAt: now,
    }),
  );
  const insert = knex('card_associations')
    .insert(rows)
    .onConflict(keyFor(tx, ['card_id', 'account_id']));
  tx.pipeline(insert.merge({ associated: 1, updated_at: now }));
}

/** One page of the accounts of cards and the cards of accounts, newest first. */
export async function searchAssociations(
  reader: Reader,
  clientId: string,
  query: { filters: FiltersOf<typeof cardAssociations>; page: Page },
): Promise<{ associations: Association[]; total: number }> {
  const { records, total } = await listRecords(reader, cardAssociations, {
    scope: { client_id: clientId },
    filters: cardAssociations.filters(query.filters),
    page: query.page,
  });
  return { associations: records, total };
}
