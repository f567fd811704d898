import type { components } from '../../../generated/types/sandbox';
import { timestamp } from '../../../server/platform/present';
import { type LoggedEntry, NOBODY } from '../store/request-log';
import { splitIds } from './ids';

type Schemas = components['schemas'];

/** An entry as the search and the stream show it. */
export function presentEntry(entry: LoggedEntry): Schemas['RequestLogEntry'] {
  const { id, sequence, direction, result, operation, revision, method, target, status } = entry;
  return {
    id,
    sequence,
    direction,
    result,
    client_id: entry.clientId === NOBODY ? null : entry.clientId,
    operation,
    revision,
    method,
    target,
    status,
    error_code: entry.errorCode,
    idempotency_key: entry.idempotencyKey,
    resource_ids: splitIds(entry.resourceIds),
    created_at: timestamp(entry.createdAt),
    real_at: timestamp(entry.realAt),
    duration_ms: entry.microseconds / 1000,
  };
}

/** A single entry, with its verdict and its effects. */
export function presentDetail(
  entry: LoggedEntry,
  verdict: Schemas['RequestLogVerdict'],
  links: Schemas['RequestLogLinks'],
): Schemas['RequestLogDetail'] {
  const { eventId, request, response, signature, replySignature } = entry.detail;
  return {
    ...presentEntry(entry),
    event_id: eventId,
    request,
    response,
    verdict,
    signature,
    reply_signature: replySignature,
    links,
  };
}
