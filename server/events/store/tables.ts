import {
  boolean,
  type FiltersOf,
  integer,
  moment,
  optional,
  type RecordOf,
  table,
  text,
} from '../../platform/store/table';

export type EventState = 'PENDING' | 'CLAIMED' | 'DELIVERED' | 'DEAD';

/** Events for clients. Each is written with the change itself, so that neither exists alone. */
export const outbox = table(
  'outbox',
  {
    id: text(),
    clientId: text(),
    /** The client and the address of the event: a failing receiver does not affect the others. */
    receiver: text(),
    /** The kind of event: `ACTIVITY_CREATED`, `SHIPMENT_UPDATED` … */
    kind: text(),
    /** The idempotency key: the same at every attempt. */
    key: text(),
    /** The activity, shipment, session or card transaction it tells of. */
    resourceId: text(),
    /** The body in the current revision, as JSON text. It is brought to the client's revision when it is sent. */
    payload: text(),
    state: text<EventState>(),
    /** Attempts at delivery. */
    attempts: integer(),
    /** The number of these attempts that failed since the event was created or replayed. */
    failures: integer(),
    /** The number of attempts that were made before it was replayed last; 0 if it never was. */
    attemptsBefore: integer(),
    /** True while it waits for the next event of its kind to go first. */
    held: boolean(),
    /**
     * By the service's clock. Null when no attempt is planned: it has its end, or there is no address to send it to.
     */
    nextAttemptAt: optional(moment()),
    /** The claim of the worker that has it in hand. */
    claimedBy: optional(text()),
    /** Until when that worker has it to itself, by the machine's own clock. */
    claimedUntil: optional(moment()),
    createdAt: moment(),
    updatedAt: moment(),
    /** The span in which it was created, as W3C's `traceparent`; null without tracing. */
    trace: optional(text()),
  },
  {
    sortable: ['createdAt'],
    filterable: ['kind', 'state', 'resourceId', 'createdAt'],
  },
);

export type OutboxEvent = RecordOf<typeof outbox>;
export type EventFilters = FiltersOf<typeof outbox>;

/** Attempts at delivery. The first one at an event has the number 1. */
export const outboxAttempts = table('outbox_attempts', {
  eventId: text(),
  number: integer(),
  startedAt: moment(),
  /** Milliseconds. */
  duration: integer(),
  /** The public half of the key pair that signed it. */
  apiKey: text(),
  outcome: text(),
  /** The HTTP status, when there was one. */
  status: optional(integer()),
  /**
   * The mistake in the reply to an authorization or an adjustment, or the reason why there is none; for the client's
   * engineers.
   */
  problem: optional(text()),
  /** Null in rows of an earlier version. */
  clientId: optional(text()),
  /** The claim under which it was made; null in rows of an earlier version. */
  claim: optional(text()),
});

export type DeliveryAttempt = RecordOf<typeof outboxAttempts>;
