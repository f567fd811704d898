import type { Reader, Tx } from '../../platform/store/db';
import type { Page, SortTerm } from '../../platform/store/list';
import { listRecords } from '../../platform/store/records';
import { statusAt } from '../../platform/store/status-at';
import { SESSION_EXPIRY } from '../rules/session';
import { type IdentitySession, type IdentitySessionFilters, identitySessions } from './tables';

export type { IdentitySessionFilters } from './tables';

export async function insertIdentitySession(tx: Tx, session: IdentitySession): Promise<void> {
  tx.pipeline(tx.knex('identity_sessions').insert(identitySessions.write(session)));
}

export async function findIdentitySession(
  { knex }: Reader,
  clientId: string,
  id: string,
): Promise<IdentitySession | null> {
  return identitySessions.first(knex('identity_sessions').where({ id, client_id: clientId }));
}

/** Reads a session and keeps it as it is until the transaction ends. */
export async function lockIdentitySession({ knex }: Tx, clientId: string, id: string): Promise<IdentitySession | null> {
  return identitySessions.first(knex('identity_sessions').where({ id, client_id: clientId }).forNoKeyUpdate());
}

/** Writes what a session has become. */
export async function updateIdentitySession(tx: Tx, session: IdentitySession): Promise<void> {
  const { id, clientId, ...changes } = session;
  tx.pipeline(
    tx.knex('identity_sessions').where({ id, client_id: clientId }).update(identitySessions.writeChanges(changes)),
  );
}

/** Decides whether a user has proved who they are: some session of theirs ended as VALIDATED. */
export async function hasValidatedIdentity({ knex }: Reader, clientId: string, userId: string): Promise<boolean> {
  const row = await knex('identity_sessions')
    .where({ client_id: clientId, user_id: userId, status: 'VALIDATED' })
    .first('id');
  return row !== undefined;
}

/**
 * Returns one page of a client's identity sessions.
 * @param query `now`: the time for which the filter evaluates statuses
 */
export async function searchIdentitySessions(
  reader: Reader,
  clientId: string,
  query: { filters: IdentitySessionFilters; sort: readonly SortTerm[]; page: Page; now: number },
): Promise<{ sessions: IdentitySession[]; total: number }> {
  const { filters, sort, page, now } = query;
  const { status, ...others } = filters;
  const { records, total } = await listRecords(reader, identitySessions, {
    scope: { client_id: clientId },
    filters: identitySessions.filters(others),
    alternatives: status === undefined ? undefined : statusAt(status, SESSION_EXPIRY, now),
    sort,
    page,
  });
  return { sessions: records, total };
}
