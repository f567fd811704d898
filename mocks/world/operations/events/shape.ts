import type { components } from '../../../../generated/types/sandbox';
import type { AllServices } from '../../../../server/all-services';
import { addressOf } from '../../../../server/events/rules/kinds';
import type { DeliveryAttempt, OutboxEvent } from '../../../../server/events/store/outbox';
import type { Client } from '../../../../server/kernel/client';
import { timestamp, timestampOrNull } from '../../../../server/platform/present';

type Schemas = components['schemas'];

/** Returns the current address of an event; null if the client has none. */
export function destinationOf(event: OutboxEvent, client: Client): string | null {
  return addressOf(client.configuration.callbacks, event.kind, JSON.parse(event.payload));
}

export function presentEvent(event: OutboxEvent, client: Client): Schemas['SandboxEvent'] {
  return {
    id: event.id,
    type: event.kind as Schemas['SandboxEventType'],
    status: event.state === 'CLAIMED' ? 'PENDING' : event.state,
    idempotency_key: event.key,
    address: destinationOf(event, client),
    resource_id: event.resourceId,
    attempts_made: event.attempts,
    next_attempt_at: timestampOrNull(event.nextAttemptAt),
    created_at: timestamp(event.createdAt),
    updated_at: timestamp(event.updatedAt),
  };
}

export function presentAttempt(attempt: DeliveryAttempt): Schemas['DeliveryAttempt'] {
  return {
    number: attempt.number,
    at: timestamp(attempt.startedAt),
    api_key: attempt.apiKey,
    outcome: attempt.outcome as Schemas['DeliveryAttempt']['outcome'],
    status_code: attempt.status,
    problem: attempt.problem,
    duration_ms: attempt.duration,
  };
}

/** An event with what was tried so far and the body as this client gets it. */
export function presentEventDetail(
  event: OutboxEvent,
  attempts: readonly DeliveryAttempt[],
  client: Client,
  { callContracts }: Pick<AllServices, 'callContracts'>,
): Schemas['SandboxEventWithAttempts'] {
  return {
    ...presentEvent(event, client),
    payload: JSON.parse(callContracts.of(client.revision).body(event.kind, event.payload)),
    attempts: attempts.map(presentAttempt),
  };
}
