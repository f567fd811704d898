import { DomainError } from '../../domain/errors';
import type { Decision, Movement } from '../../domain/ledger/movement';
import { activityCreated } from '../../events/activity';
import { fingerprint } from '../../http/fingerprint';
import type { Call, FixedReply } from '../../http/operation';
import type { MovementRequest } from '../../ledger/request';
import type { Services } from '../../services';
import type { Activity } from '../../store/activities';
import type { Client } from '../../store/clients';

type MovingOperation = 'createTransaction' | 'createP2PTransaction';

/** What follows from a decision: the activities that tell of it and the reply. */
export interface Consequences {
  activities: Activity[];
  reply: FixedReply;
}

/** Whether the fraud engine refuses an amount. */
export async function isFraud(
  call: Call<MovingOperation>,
  operationId: MovingOperation,
  { ports }: Services,
): Promise<boolean> {
  if (ports.fraudEngine === undefined) return false;
  return ports.fraudEngine.refuses({ clientId: call.client.id, operationId, amount: call.body.total_amount });
}

/** The same with the events that tell the client of the activities. */
function withEvents(client: Client, describe: (decision: Decision) => Consequences): MovementRequest['describe'] {
  return (decision) => {
    const { activities, reply } = describe(decision);
    const events = activities.map((activity) => activityCreated(client, activity));
    return { activities, events, reply: { status: reply.status, body: reply.text } };
  };
}

/**
 * Has the ledger carry out a movement and gives its reply: the first one, where the request is a repeat.
 * @throws DomainError DUPLICATED_IDEMPOTENCY_KEY, and those of the ledger
 */
export async function settle(
  call: Call<MovingOperation>,
  operationId: MovingOperation,
  services: Services,
  movement: Movement,
  describe: (decision: Decision) => Consequences,
): Promise<FixedReply> {
  const { client } = call;
  const outcome = await services.ledger.submit({
    movement,
    limits: client.configuration.limits,
    idempotency: { operationId, key: call.idempotencyKey as string, fingerprint: fingerprint(call) },
    describe: withEvents(client, describe),
  });
  if (outcome.kind === 'reused') {
    throw new DomainError('DUPLICATED_IDEMPOTENCY_KEY', [
      {
        code: 'reused',
        detail: 'the key belongs to another request',
        location: 'header',
        pointer: 'x-idempotency-key',
      },
    ]);
  }
  return { status: outcome.reply.status, text: outcome.reply.body };
}
