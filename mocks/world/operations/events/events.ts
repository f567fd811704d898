import type { AllServices } from '../../../../server/all-services';
import { channels } from '../../../../server/events/rules/kinds';
import {
  findEvent,
  searchEvents as findEvents,
  isRepeatable,
  listAttempts,
  replayEvent as makeDue,
  resendUndelivered,
} from '../../../../server/events/store/events';
import type { EventState, OutboxEvent } from '../../../../server/events/store/outbox';
import { DomainError } from '../../../../server/kernel/errors';
import { listRequest, momentFrom, momentUntil } from '../../../../server/platform/http/list';
import { read, write } from '../../../../server/platform/http/operation';
import type { Reader } from '../../../../server/platform/store/db';
import { destinationOf, presentEvent, presentEventDetail } from './shape';

async function existingEvent(reader: Reader, clientId: string, id: string): Promise<OutboxEvent> {
  const event = await findEvent(reader, clientId, id);
  if (event === null) throw new DomainError('EVENT_NOT_FOUND');
  return event;
}

/** An event in hand is still pending to the client. */
function statesOf(statuses: readonly string[] | undefined): EventState[] | undefined {
  return statuses?.flatMap((status) => (status === 'PENDING' ? ['PENDING', 'CLAIMED'] : [status])) as EventState[];
}

export const searchEvents = read<'searchEvents'>(async ({ client, query }, db) => {
  const list = listRequest(query);
  const { events, total } = await findEvents(db, client.id, {
    filters: {
      kind: query['filter[type]'],
      state: statesOf(query['filter[status]']),
      resourceId: query['filter[resource_id]'],
      createdFrom: momentFrom(query['filter[created_from]']),
      createdUntil: momentUntil(query['filter[created_until]']),
    },
    sort: list.sort,
    page: list.page,
  });
  return { status: 200, body: { data: events.map((event) => presentEvent(event, client)), meta: list.meta(total) } };
});

export const getEvent = read<'getEvent', AllServices>(async ({ client, path }, db, services) => {
  const event = await existingEvent(db, client.id, path.event_id);
  const attempts = await listAttempts(db, event);
  return { status: 200, body: { data: presentEventDetail(event, attempts, client, services) } };
});

export const replayEvent = write<'replayEvent'>(async ({ client, now, path }, tx) => {
  const event = await existingEvent(tx, client.id, path.event_id);
  if (!isRepeatable(event)) throw new DomainError('EVENT_NOT_REPEATABLE');
  if (destinationOf(event, client) === null) throw new DomainError('EVENT_WITHOUT_ADDRESS');
  await makeDue(tx, client.id, event.id, now);
  const due = await existingEvent(tx, client.id, event.id);
  return { status: 202, body: { data: presentEvent(due, client) } };
});

export const resendEvents = write<'resendEvents'>(async ({ body, client, now }, tx) => {
  const { callbacks } = client.configuration;
  const reachable = channels.filter((channel) => callbacks[channel] !== null);
  const since = momentFrom(body.since) as number;
  const resent = await resendUndelivered(tx, client.id, { since, now, channels: reachable });
  return { status: 202, body: { data: { resent } } };
});
