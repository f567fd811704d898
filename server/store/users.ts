import { Columns } from './columns';
import type { Reader, Tx } from './db';
import { type Filter, listPage, type Page, type SortTerm } from './list';

/** An address as text; leading zeros are kept. */
export interface LegalAddress {
  street_name: string | null;
  street_number: string | null;
  floor: string | null;
  apartment: string | null;
  zip_code: string | null;
  neighborhood: string | null;
  city: string | null;
  region: string | null;
  additional_info: string | null;
  country: string | null;
}

export interface User {
  id: string;
  clientId: string;
  email: string;
  name: string | null;
  surname: string | null;
  identificationType: string | null;
  identificationValue: string | null;
  birthdate: string | null;
  gender: string | null;
  phone: string | null;
  taxIdentificationType: string | null;
  taxIdentificationValue: string | null;
  nationality: string | null;
  legalAddress: LegalAddress | null;
  operationCountry: string;
  status: string;
  statusReason: string | null;
  createdAt: number;
  updatedAt: number;
}

/** Equality filters; several values of one field are alternatives. */
export interface UserFilters {
  identificationValue?: readonly string[];
  identificationType?: readonly string[];
  gender?: readonly string[];
  birthdate?: string;
  name?: readonly string[];
  surname?: readonly string[];
  email?: readonly string[];
  status?: readonly string[];
  operationCountry?: readonly string[];
}

/** What `UniqueViolation.constraint` says about users. */
export const USER_EMAIL_CONSTRAINT = 'users_email';
export const USER_IDENTIFICATION_CONSTRAINT = 'users_identification';

const columns = new Columns<User>({
  id: 'plain',
  clientId: 'plain',
  email: 'plain',
  name: 'plain',
  surname: 'plain',
  identificationType: 'plain',
  identificationValue: 'plain',
  birthdate: 'plain',
  gender: 'plain',
  phone: 'plain',
  taxIdentificationType: 'plain',
  taxIdentificationValue: 'plain',
  nationality: 'plain',
  legalAddress: 'json',
  operationCountry: 'plain',
  status: 'plain',
  statusReason: 'plain',
  createdAt: 'plain',
  updatedAt: 'plain',
});

const SORT_COLUMNS = {
  id: 'id',
  gender: 'gender',
  identification_type: 'identification_type',
  identification_value: 'identification_value',
  status: 'status',
};

/** @throws UniqueViolation `users_email` or `users_identification`: another user of the client has it */
export async function insertUser({ knex }: Tx, user: User): Promise<void> {
  await knex('users').insert(withEmailKey(user));
}

export async function findUser({ knex }: Reader, clientId: string, id: string): Promise<User | null> {
  const row = await knex('users').where({ id, client_id: clientId }).first(knex.raw(columns.select()));
  return row === undefined ? null : columns.read(row);
}

/** Reads a user and keeps it as it is until the transaction ends: for decisions that depend on its state. */
export async function lockUser({ knex }: Tx, clientId: string, id: string): Promise<User | null> {
  const row = await knex('users').where({ id, client_id: clientId }).forNoKeyUpdate().first(knex.raw(columns.select()));
  return row === undefined ? null : columns.read(row);
}

/**
 * Changes the given fields. @returns whether the client has such a user
 * @throws UniqueViolation `users_email` or `users_identification`
 */
export async function updateUser({ knex }: Tx, clientId: string, id: string, changes: Partial<User>): Promise<boolean> {
  return (await knex('users').where({ id, client_id: clientId }).update(withEmailKey(changes))) === 1;
}

/** One page of a client's users. Emails are found whatever their case. */
export async function searchUsers(
  reader: Reader,
  clientId: string,
  query: { filters: UserFilters; sort: readonly SortTerm[]; page: Page },
): Promise<{ users: User[]; total: number }> {
  const { rows, total } = await listPage(reader, {
    table: 'users',
    select: columns.select(),
    scope: { client_id: clientId },
    filters: userFilters(query.filters),
    sort: query.sort,
    sortColumns: SORT_COLUMNS,
    page: query.page,
  });
  return { users: rows.map((row) => columns.read(row)), total };
}

function userFilters(filters: UserFilters): Filter[] {
  const { birthdate, email, ...plain } = filters;
  const names = columns.all.filter(({ field }) => plain[field as keyof typeof plain] !== undefined);
  const found: Filter[] = names.map(({ field, name }) => ({
    column: name,
    in: plain[field as keyof typeof plain] ?? [],
  }));
  if (birthdate !== undefined) found.push({ column: 'birthdate', in: [birthdate] });
  if (email !== undefined) found.push({ column: 'email_key', in: email.map((value) => value.toLowerCase()) });
  return found;
}

/** Emails are unique without case, and case is folded here so that both databases fold it alike. */
function withEmailKey(changes: Partial<User>): Record<string, unknown> {
  const row = columns.write(changes);
  return changes.email === undefined ? row : { ...row, email_key: changes.email.toLowerCase() };
}
