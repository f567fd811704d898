import type { Reader, Tx } from '../../platform/store/db';
import type { Page, SortTerm } from '../../platform/store/list';
import { Lookup } from '../../platform/store/lookup';
import { listRecords } from '../../platform/store/records';
import { tenantOf } from '../../platform/store/sql';
import type { Channel } from '../rules/kinds';
import { receiverOf } from './outbox';
import { type DeliveryAttempt, type EventFilters, type OutboxEvent, outbox, outboxAttempts } from './tables';

export type { EventFilters } from './tables';

const byId = Lookup.of(outbox);

export function findEvent(reader: Reader, clientId: string, id: string): Promise<OutboxEvent | null> {
  return byId.find(reader, clientId, id);
}

/**
 * The attempts at one event, the first one first. Only attempts that were recorded when the event was read are
 * included, so that both show the same moment.
 */
export async function listAttempts(
  reader: Reader,
  { id, clientId, attempts }: Pick<OutboxEvent, 'id' | 'clientId' | 'attempts'>,
): Promise<DeliveryAttempt[]> {
  const { knex } = reader;
  return outboxAttempts.list(
    knex('outbox_attempts')
      .where({ event_id: id, ...tenantOf(reader, clientId) })
      .where('number', '<=', attempts)
      .orderBy('number'),
  );
}

/** One page of a client's events. */
export async function searchEvents(
  reader: Reader,
  clientId: string,
  query: { filters: EventFilters; sort: readonly SortTerm[]; page: Page },
): Promise<{ events: OutboxEvent[]; total: number }> {
  const { filters, sort, page } = query;
  const { records, total } = await listRecords(reader, outbox, {
    scope: { client_id: clientId },
    filters: outbox.filters(filters),
    sort,
    page,
  });
  return { events: records, total };
}

/** Calls that are listed with events and never sent again: what they asked is decided. */
export const DECIDED_ONCE = 'CARD_AUTHORIZATION';

/** Says whether an event can be sent again. */
export function isRepeatable({ kind }: Pick<OutboxEvent, 'kind'>): boolean {
  return kind !== DECIDED_ONCE;
}

/** The changes that make an event due now, as if no attempt had been made yet. */
function dueAnew({ knex }: Tx, now: number) {
  return {
    state: 'PENDING',
    failures: 0,
    attempts_before: knex.ref('attempts'),
    held: 0,
    claimed_by: null,
    claimed_until: null,
    next_attempt_at: now,
    updated_at: now,
  };
}

/** Makes an event due at once in any state, with the full number of attempts again. */
export async function replayEvent(tx: Tx, clientId: string, id: string, now: number): Promise<void> {
  await tx.knex('outbox').where({ id, client_id: clientId }).update(dueAnew(tx, now));
  tx.announce('outbox');
}

/**
 * Makes every undelivered event of a client due that was created since then.
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
    .whereNot('kind', DECIDED_ONCE)
    .where((failing) => failing.where('state', 'DEAD').orWhere('failures', '>', 0).orWhereNull('next_attempt_at'))
    .whereIn('receiver', receiversOf(clientId, channels))
    .update(dueAnew(tx, now));
  tx.announce('outbox');
  return count;
}

/**
 * Makes due what had no address to go to, or no pair to be signed with, once there is one. What is in hand is passed
 * over.
 */
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
  return channels.map((channel) => receiverOf(clientId, channel));
}
