import type { Payloads } from '../../generated/events';
import type { Endpoint, ReferenceClient } from './client';
import { type Answer, IdempotencyRecord } from './idempotency';

/** The handlers of the service's events. If a handler throws, the service sends the event again later. */
export interface Listeners {
  activity(event: Payloads['activityCreated']): void | Promise<void>;
  shipment(event: Payloads['shipmentUpdated']): void | Promise<void>;
  identitySession(event: Payloads['identitySessionCompleted']): void | Promise<void>;
}

/** The paths of events. The client chooses them within the rules of the contract. */
export const EVENT_PATHS: Readonly<Record<keyof Listeners, string>> = {
  activity: '/activities',
  shipment: '/shipping/updates',
  identitySession: '/identity/v1/sessions/completed',
};

const RECEIVED: Answer = { status: 200, body: undefined };
const BUSY: Answer = { status: 503, body: { message: 'Please try again later.' } };
const FAILED: Answer = { status: 503, body: { message: 'An error occurred at the client.' } };
const NO_KEY: Answer = { status: 400, body: { message: 'idempotency_key is missing.' } };

/**
 * Handles each event once, however often it is sent. A repeat that arrives while it is being handled must be sent
 * again.
 */
function onceFor(record: IdempotencyRecord, listen: (event: never) => void | Promise<void>): Endpoint {
  return {
    signsReplies: false,
    failure: FAILED,
    answer: async ({ body }) => {
      // Unknown fields are ignored, because the service may add some.
      const key = (body as { idempotency_key?: unknown } | null)?.idempotency_key;
      if (typeof key !== 'string' || key === '') return NO_KEY;
      const answer = await record.once(key, async () => {
        await listen(body as never);
        return RECEIVED;
      });
      return answer ?? BUSY;
    },
  };
}

/** Passes the events that a client receives to listeners. */
export function onEvents(client: ReferenceClient, listeners: Listeners): void {
  const record = new IdempotencyRecord(Date.now);
  for (const [name, path] of Object.entries(EVENT_PATHS)) {
    client.on(
      path,
      onceFor(record, (event) => listeners[name as keyof Listeners](event)),
    );
  }
}
