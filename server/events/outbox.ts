import { type MessageName, messages, type Payloads } from '../../generated/events';
import type { Client } from '../kernel/client';
import { mistakeIn } from '../platform/http/violations';
import { newId } from '../platform/ids';
import type { Tx } from '../platform/store/db';
import { addressOf, type EventKind } from './rules/kinds';
import { insertEvents, newEvent, type OutboxEvent } from './store/outbox';

/** The content of an event for the client. Envelope, idempotency key and moment are added when it becomes an event. */
export type EventContent =
  | {
      kind: 'ACTIVITY_CREATED' | 'ACTIVITY_UPDATED';
      activity: Payloads['activityCreated']['activity'];
      /** The number of the event among those about the account. */
      sequence: number;
    }
  | { kind: 'SHIPMENT_UPDATED'; shipmentId: string; resourceUrl: string }
  | { kind: 'IDENTITY_SESSION_COMPLETED'; session: Payloads['identitySessionCompleted']['session'] }
  | { kind: 'CARD_ADJUSTMENT'; call: Payloads['cardAdjustment'] };

/** The receiver. If the configuration is available here, an event without an address is put aside at once. */
export type Recipient = Pick<Client, 'id'> & Partial<Pick<Client, 'configuration'>>;

/** An event of our own making breaks the contract of events. */
export class EventViolation extends Error {
  override name = 'EventViolation';
}

const MESSAGE_OF: Readonly<Record<EventKind, MessageName>> = {
  ACTIVITY_CREATED: 'activityCreated',
  ACTIVITY_UPDATED: 'activityUpdated',
  SHIPMENT_UPDATED: 'shipmentUpdated',
  IDENTITY_SESSION_COMPLETED: 'identitySessionCompleted',
  CARD_ADJUSTMENT: 'cardAdjustment',
};

/** The message of the contract that an event of this kind is. */
export function messageOf(kind: string): MessageName {
  return MESSAGE_OF[kind as EventKind];
}

/** The form of activity notifications, as their `version` says. */
const ACTIVITY_VERSION = '1.0.0';

function payloadOf(news: EventContent, key: string, now: number): { resourceId: string; payload: object } {
  switch (news.kind) {
    case 'SHIPMENT_UPDATED': {
      const { shipmentId: shipment_id, resourceUrl: resource_url } = news;
      const payload = { event_id: 'shipment-updated', idempotency_key: key, shipment_id, meta: { resource_url } };
      return { resourceId: shipment_id, payload };
    }
    case 'IDENTITY_SESSION_COMPLETED': {
      const { session } = news;
      const payload = { event_id: 'identity-session-completed', idempotency_key: key, session };
      return { resourceId: session.id, payload };
    }
    case 'CARD_ADJUSTMENT':
      return { resourceId: news.call.transaction.id, payload: news.call };
    default: {
      const { kind: type, activity, sequence } = news;
      const datetime = new Date(now).toISOString();
      const payload = { type, version: ACTIVITY_VERSION, idempotency_key: key, datetime, sequence, activity };
      return { resourceId: activity.id, payload };
    }
  }
}

/**
 * Makes an event, ready to be written by `insertEvents` in the transaction of the change that it tells of.
 * @param now milliseconds by the service's clock
 * @throws EventViolation when the payload breaks the contract of events
 */
export function eventOf(recipient: Recipient, news: EventContent, now: number): OutboxEvent {
  const key = newId();
  const { resourceId, payload } = payloadOf(news, key, now);
  assertPayload(news.kind, payload);
  const addresses = recipient.configuration?.callbacks;
  const hasNoAddress = addresses !== undefined && addressOf(addresses, news.kind, payload) === null;
  return newEvent(
    { id: newId(), clientId: recipient.id, kind: news.kind, key, resourceId, payload: JSON.stringify(payload) },
    now,
    hasNoAddress ? null : now,
  );
}

function assertPayload(kind: EventKind, payload: object): void {
  const mistake = mistakeIn(messages[messageOf(kind)].payload, payload);
  if (mistake !== null) throw new EventViolation(`${kind} does not follow its schema at ${mistake}`);
}

/**
 * Tells the client of a change, once and for all, together with the change.
 * @throws EventViolation
 */
export async function emit(tx: Tx, recipient: Recipient, news: EventContent, now: number): Promise<OutboxEvent> {
  const event = eventOf(recipient, news, now);
  await insertEvents(tx, [event]);
  return event;
}
