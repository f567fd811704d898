import type { IdentitySession } from '../domain/identity/session';
import { Columns } from './columns';
import type { Reader, Tx } from './db';
import { type Filter, listPage, type Page, type SortTerm } from './list';

export interface IdentitySessionFilters {
  userId?: readonly string[];
  status?: readonly string[];
  createdFrom?: number;
  createdUntil?: number;
}

const columns = new Columns<IdentitySession>({
  id: 'plain',
  clientId: 'plain',
  userId: 'plain',
  status: 'plain',
  url: 'plain',
  steps: 'json',
  collected: 'json',
  createdAt: 'integer',
  updatedAt: 'integer',
  expiresAt: 'integer',
});

const SORT_COLUMNS = { user_id: 'user_id', status: 'status', created_at: 'created_at' };

export async function insertIdentitySession({ knex }: Tx, session: IdentitySession): Promise<void> {
  await knex('identity_sessions').insert(columns.write(session));
}

export async function findIdentitySession(
  { knex }: Reader,
  clientId: string,
  id: string,
): Promise<IdentitySession | null> {
  const row = await knex('identity_sessions').where({ id, client_id: clientId }).first(knex.raw(columns.select()));
  return row === undefined ? null : columns.read(row);
}

/** Reads a session and keeps it as it is until the transaction ends. */
export async function lockIdentitySession({ knex }: Tx, clientId: string, id: string): Promise<IdentitySession | null> {
  const row = await knex('identity_sessions')
    .where({ id, client_id: clientId })
    .forNoKeyUpdate()
    .first(knex.raw(columns.select()));
  return row === undefined ? null : columns.read(row);
}

/** Writes what a session has become. */
export async function updateIdentitySession({ knex }: Tx, session: IdentitySession): Promise<void> {
  const { id, clientId, ...changes } = session;
  await knex('identity_sessions').where({ id, client_id: clientId }).update(columns.write(changes));
}

/** Whether a user has proved who they are: some session of theirs ended as VALIDATED. */
export async function hasValidatedIdentity({ knex }: Reader, clientId: string, userId: string): Promise<boolean> {
  const row = await knex('identity_sessions')
    .where({ client_id: clientId, user_id: userId, status: 'VALIDATED' })
    .first('id');
  return row !== undefined;
}

/** One page of a client's identity sessions. */
export async function searchIdentitySessions(
  reader: Reader,
  clientId: string,
  query: { filters: IdentitySessionFilters; sort: readonly SortTerm[]; page: Page },
): Promise<{ sessions: IdentitySession[]; total: number }> {
  const { rows, total } = await listPage(reader, {
    table: 'identity_sessions',
    select: columns.select(),
    scope: { client_id: clientId },
    filters: sessionFilters(query.filters),
    sort: query.sort,
    sortColumns: SORT_COLUMNS,
    page: query.page,
  });
  return { sessions: rows.map((row) => columns.read(row)), total };
}

function sessionFilters(filters: IdentitySessionFilters): Filter[] {
  const found: Filter[] = [];
  if (filters.userId !== undefined) found.push({ column: 'user_id', in: filters.userId });
  if (filters.status !== undefined) found.push({ column: 'status', in: filters.status });
  if (filters.createdFrom !== undefined) found.push({ column: 'created_at', from: filters.createdFrom });
  if (filters.createdUntil !== undefined) found.push({ column: 'created_at', until: filters.createdUntil });
  return found;
}
