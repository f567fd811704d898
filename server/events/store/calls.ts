import { BulkByClient } from '../../platform/store/bulk';
import type { Tx } from '../../platform/store/db';
import { runWrites } from '../../platform/store/writes';
import { newEvent } from './outbox';
import { type DeliveryAttempt, type OutboxEvent, outbox, outboxAttempts } from './tables';

/** A finished call to a client, with all its attempts. It is listed together with events and is never due. */
export interface MadeCall {
  call: Pick<OutboxEvent, 'id' | 'clientId' | 'kind' | 'key' | 'resourceId' | 'payload'>;
  /** True when the client answered as the contract has it. */
  answered: boolean;
  /** In their order; the first one gets the number 1. */
  attempts: readonly Omit<DeliveryAttempt, 'eventId' | 'number' | 'clientId' | 'claim'>[];
  /** By the service's clock. */
  madeAt: number;
}

const calls = new BulkByClient(outbox);
/** A call that is over was in nobody's hand as an event. */
const UNCLAIMED = [
  'eventId',
  'number',
  'startedAt',
  'duration',
  'apiKey',
  'outcome',
  'status',
  'problem',
  'clientId',
] as const;
const attempts = new BulkByClient(outboxAttempts.only(...UNCLAIMED));

/** Writes calls that are over. */
export async function insertCalls(tx: Tx, made: readonly MadeCall[]): Promise<void> {
  if (made.length === 0) return;
  const tried = made.flatMap(({ call, attempts }) =>
    attempts.map((attempt, at) => ({ ...attempt, eventId: call.id, number: at + 1, clientId: call.clientId })),
  );
  await runWrites(tx, [calls.write(made.map(eventOf)), attempts.write(tried)]);
}

function eventOf({ call, answered, attempts, madeAt }: MadeCall): OutboxEvent {
  return {
    ...newEvent(call, madeAt, null),
    state: answered ? 'DELIVERED' : 'DEAD',
    attempts: attempts.length,
    failures: attempts.length - (answered ? 1 : 0),
  };
}
