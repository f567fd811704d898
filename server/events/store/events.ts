import type { Channel } from '../domain/events/kinds';
import type { Reader, Tx } from './db';
import { type Filter, listPage, type Page, type SortTerm } from './list';
import { attemptColumns, type DeliveryAttempt, type EventState, eventColumns, type OutboxEvent } from './outbox';

export interface EventFilters {
  kind?: readonly string[];
  state?: readonly EventState[];
  resourceId?: readonly string[];
  createdFrom?: number;
  createdUntil?: number;
}

export async function findEvent({ knex }: Reader, clientId: string, id: string): Promise<OutboxEvent | null> {
  const row = await knex('outbox').where({ id, client_id: clientId }).first(knex.raw(eventColumns.select()));
  return row === undefined ? null : eventColumns.read(row);
}

/** The attempts at one event, the first one first. */
export async function listAttempts({ knex }: Reader, eventId: string): Promise<DeliveryAttempt[]> {
  const rows = await knex('outbox_attempts')
    .where({ event_id: eventId })
    .orderBy('number')
    .select(knex.raw(attemptColumns.select()));
  return rows.map((row: Record<string, unknown>) => attemptColumns.read(row));
}

/** One page of a client's events. */
export async function searchEvents(
  reader: Reader,
  clientId: string,
  query: { filters: EventFilters; sort: readonly SortTerm[]; page: Page },
): Promise<{ events: OutboxEvent[]; total: number }> {
  const { rows, total } = await listPage(reader, {
    table: 'outbox',
    select: eventColumns.select(),
    scope: { client_id: clientId },
    filters: eventFilters(query.filters),
    sort: query.sort,
    sortColumns: { created_at: 'created_at' },
    page: query.page,
  });
  return { events: rows.map((row) => eventColumns.read(row)), total };
}

const DUE = { state: 'PENDING', failures: 0, held: 0, claimed_by: null, claimed_until: null };

/** Makes an event due at once, whatever became of it, with all its attempts before it again. */
export async function replayEvent(tx: Tx, clientId: string, id: string, now: number): Promise<void> {
  await tx
    .knex('outbox')
    .where({ id, client_id: clientId })
    .update({ ...DUE, next_attempt_at: now, updated_at: now });
  tx.announce('outbox');
}

/**
 * Makes every event of a client due that was made since and is not delivered.
 * @param channels those that the client has an address for
 * @returns how many
 */
export async function resendUndelivered(
  tx: Tx,
  clientId: string,
  { since, now, channels }: { since: number; now: number; channels: readonly Channel[] },
): Promise<number> {
  const count = await tx
    .knex('outbox')
    .where({ client_id: clientId })
    .where('created_at', '>=', since)
    .whereIn('state', ['PENDING', 'DEAD'])
    .where((failing) => failing.where('state', 'DEAD').orWhere('failures', '>', 0).orWhereNull('next_attempt_at'))
    .whereIn('receiver', receiversOf(clientId, channels))
    .update({ ...DUE, next_attempt_at: now, updated_at: now });
  tx.announce('outbox');
  return count;
}

/** Makes due what had no address to go to, once there is one. */
export async function resumeParked(tx: Tx, clientId: string, channels: readonly Channel[], now: number): Promise<void> {
  if (channels.length === 0) return;
  await tx
    .knex('outbox')
    .where({ client_id: clientId, state: 'PENDING' })
    .whereNull('next_attempt_at')
    .whereIn('receiver', receiversOf(clientId, channels))
    .update({ next_attempt_at: now });
  tx.announce('outbox');
}

function receiversOf(clientId: string, channels: readonly Channel[]): string[] {
  return channels.map((channel) => `${clientId}/${channel}`);
}

function eventFilters(filters: EventFilters): Filter[] {
  const found: Filter[] = [];
  if (filters.kind !== undefined) found.push({ column: 'kind', in: filters.kind });
  if (filters.state !== undefined) found.push({ column: 'state', in: filters.state });
  if (filters.resourceId !== undefined) found.push({ column: 'resource_id', in: filters.resourceId });
  if (filters.createdFrom !== undefined) found.push({ column: 'created_at', from: filters.createdFrom });
  if (filters.createdUntil !== undefined) found.push({ column: 'created_at', until: filters.createdUntil });
  return found;
}
