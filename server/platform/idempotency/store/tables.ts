import { integer, moment, optional, sealed, table, text } from '../../store/table';

/**
 * Idempotency keys, which are kept for good, and the replies to them. A committed row has its reply until that is let go of
 * because of its age; status and body are null then.
 */
export const idempotency = table('idempotency', {
  clientId: text(),
  operationId: text(),
  key: text(),
  fingerprint: text(),
  status: optional(integer()),
  /** Sealed where something in the reply is sensitive, otherwise as it was sent. */
  body: optional(sealed('idempotency.body')),
  createdAt: moment(),
});

/** Idempotent requests that have something done outside and wait for its outcome. */
export const reservations = table('reservations', {
  clientId: text(),
  operationId: text(),
  key: text(),
  fingerprint: text(),
  resourceId: text(),
  createdAt: moment(),
});
