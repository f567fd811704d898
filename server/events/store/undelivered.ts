import type { Knex } from 'knex';
import type { Reader } from '../../platform/store/db';
import type { Page } from '../../platform/store/list';
import { DECIDED_ONCE } from './events';
import { type DeliveryAttempt, type OutboxEvent, outbox, outboxAttempts } from './tables';

/** Given up, or still failing and without an address to go to. */
type UndeliveredState = 'DEAD' | 'PENDING';

/** An undelivered event, and its last attempt; null before the first attempt. */
export interface Undelivered {
  event: OutboxEvent;
  lastAttempt: DeliveryAttempt | null;
}

// As literals, so that the database sees that its indexes of just these events can be used.
const CONDITIONS: Readonly<Record<UndeliveredState, string>> = {
  DEAD: `state = 'DEAD'`,
  PENDING: `state = 'PENDING' AND (failures > 0 OR next_attempt_at IS NULL)`,
};

function undelivered({ knex }: Reader, state: UndeliveredState, clientId: string | null): Knex.QueryBuilder {
  const query = knex('outbox').whereRaw(CONDITIONS[state]).whereNot('kind', DECIDED_ONCE);
  return clientId === null ? query : query.where('client_id', clientId);
}

const NEWEST_FIRST = ['created_at', 'id'].map((column) => ({ column, order: 'desc' }));

/** The query for undelivered events. */
export interface UndeliveredQuery {
  state: UndeliveredState;
  /** Of one client, or of all when null. */
  clientId: string | null;
  page: Page;
}

/**
 * Lists the events that clients did not get, the newest first. Calls that ask a client to decide are not among
 * it.
 */
export async function searchUndelivered(
  reader: Reader,
  { state, clientId, page }: UndeliveredQuery,
): Promise<{ found: Undelivered[]; total: number }> {
  const events = await outbox.list(
    undelivered(reader, state, clientId)
      .orderBy(NEWEST_FIRST)
      .limit(page.size)
      .offset(page.number * page.size),
  );
  const [{ total }] = await undelivered(reader, state, clientId).count({ total: '*' });
  return { found: await withAttempts(reader, events), total: Number(total) };
}

/**
 * Lists the events that clients did not get behind a place in the list, the newest first. Events before that place may
 * change meanwhile: none behind it is left out or comes twice.
 * @param behind the last event that is known; null at the beginning
 */
export async function undeliveredBehind(
  reader: Reader,
  { state, clientId }: Omit<UndeliveredQuery, 'page'>,
  behind: Pick<OutboxEvent, 'createdAt' | 'id'> | null,
  limit: number,
): Promise<Undelivered[]> {
  const query = undelivered(reader, state, clientId).orderBy(NEWEST_FIRST).limit(limit);
  if (behind !== null) void query.whereRaw('(created_at, id) < (?, ?)', [behind.createdAt, behind.id]);
  return withAttempts(reader, await outbox.list(query));
}

/** Finds an event of any client that is not delivered, also while it is being sent; null when there is none. */
export async function findUndelivered(reader: Reader, id: string): Promise<Undelivered | null> {
  const event = await outbox.first(
    reader.knex('outbox').where({ id }).whereNot('state', 'DELIVERED').whereNot('kind', DECIDED_ONCE),
  );
  return event === null ? null : ((await withAttempts(reader, [event]))[0] as Undelivered);
}

async function withAttempts({ knex }: Reader, events: readonly OutboxEvent[]): Promise<Undelivered[]> {
  const last = events.map(({ id, attempts }) => [id, attempts] as const).filter(([, attempts]) => attempts > 0);
  const found =
    last.length === 0
      ? []
      : await outboxAttempts.list(knex('outbox_attempts').whereIn(['event_id', 'number'], last as never));
  const attempts = new Map(found.map((attempt) => [attempt.eventId, attempt]));
  return events.map((event) => ({ event, lastAttempt: attempts.get(event.id) ?? null }));
}
