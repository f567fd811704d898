import type { Reader, Tx } from '../../platform/store/db';
import type { Page, SortTerm } from '../../platform/store/list';
import { Lookup } from '../../platform/store/lookup';
import { listRecords } from '../../platform/store/records';
import { type User, type UserFilters, users } from './tables';

export type { User, UserFilters } from './tables';

/** The constraints that `UniqueViolation` names for users. */
export const USER_EMAIL_CONSTRAINT = 'users_email';
export const USER_IDENTIFICATION_CONSTRAINTS = ['users_identification', 'users_identification_key'] as const;

const byId = Lookup.of(users);

/**
 * @throws UniqueViolation `users_email`, `users_identification` or `users_identification_key`: another user of the
 * client has it
 */
export async function insertUser({ knex }: Tx, user: User): Promise<void> {
  await knex('users').insert(users.write(user));
}

export function findUser(reader: Reader, clientId: string, id: string): Promise<User | null> {
  return byId.find(reader, clientId, id);
}

/** Reads a user and keeps it as it is until the transaction ends: for decisions that depend on its state. */
export async function lockUser({ knex }: Tx, clientId: string, id: string): Promise<User | null> {
  return users.first(knex('users').where({ id, client_id: clientId }).forNoKeyUpdate());
}

/**
 * Changes the given fields.
 * @returns whether the client has such a user
 * @throws UniqueViolation as `insertUser`
 */
export async function updateUser({ knex }: Tx, clientId: string, id: string, changes: Partial<User>): Promise<boolean> {
  return (await knex('users').where({ id, client_id: clientId }).update(users.writeChanges(changes))) === 1;
}

/** One page of a client's users. Emails are found whatever their case. */
export async function searchUsers(
  reader: Reader,
  clientId: string,
  query: { filters: UserFilters; sort: readonly SortTerm[]; page: Page },
): Promise<{ users: User[]; total: number }> {
  const { filters, sort, page } = query;
  const { records, total } = await listRecords(reader, users, {
    scope: { client_id: clientId },
    filters: users.filters(filters),
    sort,
    page,
  });
  return { users: records, total };
}
