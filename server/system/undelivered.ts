import type { components } from '../../generated/types/system';
import { findClient, findClients } from '../clients/store/clients';
import { addressOf } from '../events/rules/kinds';
import { replayEvent } from '../events/store/events';
import {
  findUndelivered,
  searchUndelivered,
  type Undelivered,
  type UndeliveredQuery,
  undeliveredBehind,
} from '../events/store/undelivered';
import type { Client } from '../kernel/client';
import { DomainError } from '../kernel/errors';
import { timestamp, timestampOrNull } from '../platform/present';
import type { Reader, Tx } from '../platform/store/db';

/** An event as operators see it. */
export type ShownEvent = components['schemas']['UndeliveredEvent'];

/** Lists undelivered events for operators, the newest first. */
export async function listUndelivered(
  reader: Reader,
  query: UndeliveredQuery,
): Promise<{ events: ShownEvent[]; total: number }> {
  const { found, total } = await searchUndelivered(reader, query);
  return { events: await shown(reader, found), total };
}

/** Lists all undelivered events, a part at a time, also while events are delivered, given up and deleted. */
export async function* everyUndelivered(
  reader: Reader,
  query: Omit<UndeliveredQuery, 'page'>,
  size: number,
): AsyncGenerator<ShownEvent[], void, undefined> {
  for (let last: Undelivered | null = null; ; ) {
    const found: Undelivered[] = await undeliveredBehind(reader, query, last?.event ?? null, size);
    yield await shown(reader, found);
    if (found.length < size) return;
    last = found.at(-1) as Undelivered;
  }
}

async function shown(reader: Reader, found: readonly Undelivered[]): Promise<ShownEvent[]> {
  const ids = [...new Set(found.map(({ event }) => event.clientId))];
  const clients = new Map((await findClients(reader, ids)).map((client) => [client.id, client]));
  return found.map((one) => present(addressed(one, clients.get(one.event.clientId) as Client)));
}

/** An event with its current address. */
interface Addressed extends Undelivered {
  address: string | null;
}

function addressed(undelivered: Undelivered, { configuration }: Pick<Client, 'configuration'>): Addressed {
  const { kind, payload } = undelivered.event;
  return { ...undelivered, address: addressOf(configuration.callbacks, kind, JSON.parse(payload)) };
}

/**
 * Makes an event due at once that its client did not get, with its own idempotency key.
 * @throws DomainError EVENT_NOT_FOUND, EVENT_WITHOUT_ADDRESS
 */
export async function replayUndelivered(tx: Tx, id: string, now: number): Promise<ShownEvent> {
  const found = await findUndelivered(tx, id);
  const client = found === null ? null : await findClient(tx, found.event.clientId);
  if (found === null || client === null) throw new DomainError('EVENT_NOT_FOUND');
  const event = addressed(found, client);
  if (event.address === null) throw new DomainError('EVENT_WITHOUT_ADDRESS');
  await replayEvent(tx, client.id, id, now);
  const due = { state: 'PENDING', nextAttemptAt: now, updatedAt: now } as const;
  return present({ ...event, event: { ...event.event, ...due } });
}

/** Shows an event without its body: that is between the service and the client. */
function present({ event, address, lastAttempt }: Addressed): ShownEvent {
  return {
    id: event.id,
    client_id: event.clientId,
    type: event.kind as ShownEvent['type'],
    status: event.state as ShownEvent['status'],
    idempotency_key: event.key,
    address,
    resource_id: event.resourceId,
    attempts_made: event.attempts,
    last_attempt:
      lastAttempt === null
        ? null
        : {
            at: timestamp(lastAttempt.startedAt),
            outcome: lastAttempt.outcome as NonNullable<ShownEvent['last_attempt']>['outcome'],
            status_code: lastAttempt.status,
          },
    next_attempt_at: timestampOrNull(event.nextAttemptAt),
    created_at: timestamp(event.createdAt),
    updated_at: timestamp(event.updatedAt),
  };
}
