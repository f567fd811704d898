import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { SendName } from '../../generated/events';
import { newFundedAccount } from '../world/entities/accounts';
import { newCardTransaction, newForced } from '../world/entities/card-transactions';
import { advance, newCard, plasticInput } from '../world/entities/cards';
import { newSession } from '../world/entities/identity';
import type { World } from '../world/world';
import type { Journey, Stage } from './journey';
import { documentedReplies, type Reply, replyName } from './replies';

type EventName = Exclude<SendName, 'authorizeCardTransaction'>;

const TIMEOUT_MILLISECONDS = 10_000;
const STEP_MILLISECONDS = 5;

/** Every answer that the contract documents for the client's endpoints, and its effect in the service. */
export const clientReplies: Journey = {
  name: 'answers of the client’s endpoints',
  run: async (stage) => {
    const { id: cardId } = await newCard(stage.world);
    for (const reply of documentedReplies(stage.revision)) {
      try {
        if (reply.operation === 'authorizeCardTransaction') await authorize(stage, cardId, reply);
        else await deliver(stage, cardId, reply, reply.operation);
        stage.saw('replies', replyName(reply));
      } catch (error) {
        stage.fail(`${replyName(reply)}: ${error instanceof Error ? error.message : error}`);
      }
    }
  },
};

async function authorize({ world, endpoints }: Stage, cardId: string, reply: Reply): Promise<void> {
  endpoints.answer(reply);
  const { id, status, status_detail } = await newCardTransaction(world, { card_id: cardId });
  const wanted = decided(reply);
  assert.equal(status_detail, wanted, `the transaction is ${status} as ${status_detail}, not ${wanted}`);
  const call = endpoints.received.find(
    (received) => (received.body as { transaction?: { id: string } }).transaction?.id === id,
  );
  assert.equal(call?.reply, replyName(reply), 'the client was not asked');
}

/** Returns the result of an authorization after the client's answer. Asked again after 425, the endpoint approves. */
function decided({ status, body }: Reply): string {
  if (status === 425) return 'APPROVED';
  if (status === 401 || status === 403) return 'CLIENT_SIGNATURE_ERROR';
  if (status >= 500) return 'CLIENT_UNAVAILABLE';
  return status === 200 ? JSON.parse(body).status_detail : 'SYSTEM_ERROR';
}

/** Causes an event for the client; resolves with the id of its resource. */
const HAPPENINGS: Readonly<Record<EventName, (world: World, cardId: string) => Promise<string>>> = {
  adjustCardTransaction: async (world, cardId) => (await newForced(world, { card_id: cardId })).id,
  notifyShipmentUpdate: async (world) => {
    const { shipment_id } = await newCard(world, await plasticInput(world));
    return String(shipment_id);
  },
  notifyActivity: async (world) => {
    const { id } = await newFundedAccount(world, '10.00');
    const { data } = await world.call('searchActivities', { query: { 'filter[account_id]': [id] } });
    return String(data[0]?.id);
  },
  notifyIdentitySessionCompleted: async (world) => {
    const { id } = await newSession(world);
    await world.call('advanceIdentitySession', { path: { session_id: id }, body: { status: 'VALIDATED' } });
    return id;
  },
};

async function deliver(stage: Stage, cardId: string, reply: Reply, operation: EventName): Promise<void> {
  const { world, endpoints } = stage;
  endpoints.answer(reply);
  const resource = await HAPPENINGS[operation](world, cardId);
  if (operation === 'notifyShipmentUpdate') await advance(world, resource, 'PENDING');
  const event = await attempted(world, resource, reply);
  const attempt = event.attempts.find(({ status_code }) => status_code === reply.status);
  assert.ok(attempt, `no attempt was answered ${reply.status}`);
  assert.equal(attempt.outcome, outcomeOf(reply.status));
  if (reply.status === 410) assert.equal(event.status, 'DEAD');
  else if (reply.status >= 300 && event.attempts.length === 1) assert.notEqual(event.next_attempt_at, null);
}

function outcomeOf(status: number): string {
  if (status < 300) return 'DELIVERED';
  return status === 410 ? 'GONE' : 'REFUSED';
}

/** The event about something whose attempt got this answer, once that is written down. */
async function attempted(world: World, resource: string, reply: Reply) {
  const end = performance.now() + TIMEOUT_MILLISECONDS;
  while (performance.now() < end) {
    const { data } = await world.call('searchEvents', { query: { 'filter[resource_id]': [resource] } });
    for (const { id, attempts_made } of data) {
      if (attempts_made === 0) continue;
      const event = (await world.call('getEvent', { path: { event_id: id } })).data;
      if (event.attempts.some(({ status_code }) => status_code === reply.status)) return event;
    }
    await pause(STEP_MILLISECONDS);
  }
  throw new Error('the attempt was not written down');
}
