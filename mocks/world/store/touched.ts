import type { components } from '../../../generated/types/sandbox';
import type { Reader } from '../../../server/platform/store/db';

type LedgerEntry = components['schemas']['RequestLogLinks']['ledger_entries'][number];

/** A time by the clock of the sandbox, both ends included, in milliseconds. */
interface Span {
  from: number;
  until: number;
}

/** A client's activities that were made in a time, each by the ids that it is known by. */
export async function activitiesMade(
  { knex }: Reader,
  clientId: string,
  { from, until }: Span,
  limit: number,
): Promise<{ ids: string[] }[]> {
  const rows = await knex('activities')
    .where({ client_id: clientId })
    .whereBetween('created_at', [from, until])
    .orderBy('created_at')
    .limit(limit)
    .select('id', 'origin_tx_id', 'account_txs');
  return rows.map(({ id, origin_tx_id: origin, account_txs: movements }) => {
    const moved = (JSON.parse(movements) as { id: string }[]).map((movement) => movement.id);
    return { ids: [id, ...(origin === null ? [] : [origin]), ...moved] };
  });
}

export interface EventMade {
  id: string;
  kind: string;
  resourceId: string;
  createdAt: number;
}

const EVENT = { id: 'id', kind: 'kind', resourceId: 'resource_id', createdAt: 'created_at' } as const;

/** A client's events of some resources that were made in a time. */
export async function eventsMade(
  { knex }: Reader,
  clientId: string,
  resourceIds: readonly string[],
  { from, until }: Span,
): Promise<EventMade[]> {
  return knex('outbox')
    .where({ client_id: clientId })
    .whereIn('resource_id', resourceIds)
    .whereBetween('created_at', [from, until])
    .whereNot('kind', 'CARD_AUTHORIZATION')
    .orderBy(['created_at', 'id'])
    .select(EVENT);
}

export async function eventMade({ knex }: Reader, clientId: string, id: string): Promise<EventMade | null> {
  return (await knex('outbox').where({ id, client_id: clientId }).first(EVENT)) ?? null;
}

/** Returns the ledger entries of some movements in a client's accounts within a time. */
export async function entriesOfMovements(
  { knex }: Reader,
  clientId: string,
  movementIds: readonly string[],
  { from, until }: Span,
): Promise<LedgerEntry[]> {
  const rows = await knex('ledger_entries as e')
    .join('ledger_accounts as a', 'a.id', 'e.account_id')
    .where('a.client_id', clientId)
    .whereIn('e.movement_id', movementIds)
    .whereBetween('e.created_at', [from, until])
    .orderBy(['e.movement_id', 'e.leg'])
    .select('e.movement_id', 'e.leg', 'e.account_id', 'e.currency', knex.raw('CAST(e.amount AS TEXT) AS amount'));
  return rows as LedgerEntry[];
}
