import { integer, moment, optional, sealed, table, text } from '../../store/table';

/**
 * Idempotency keys, which are kept forever, and the replies to them. A committed row has its reply until it is deleted
 * because of its age; then status and body are null.
 */
export const idempotency = table('idempotency', {
  clientId: text(),
  operationId: text(),
  key: text(),
  fingerprint: text(),
  status: optional(integer()),
  /** Encrypted if the reply contains sensitive data, otherwise as it was sent. */
  body: optional(sealed('idempotency.body')),
  createdAt: moment(),
});

/** Idempotent requests that called an external network and wait for the outcome. */
export const reservations = table('reservations', {
  clientId: text(),
  operationId: text(),
  key: text(),
  fingerprint: text(),
  resourceId: text(),
  /** The part of the request to the network that a repeat needs, if its operation keeps it nowhere else. */
  detail: optional(text()),
  createdAt: moment(),
});
