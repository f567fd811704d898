import { DomainError } from '../../domain/errors';
import type { Decision, Movement } from '../../domain/ledger/movement';
import { activityCreated } from '../../events/activity';
import type { Call, FixedReply } from '../../http/operation';
import type { Services } from '../../services';
import type { Activity } from '../../store/activities';

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
    idempotency: { operationId, key: call.idempotencyKey as string, fingerprint: call.fingerprint() },
    describe: (decision) => {
      const { activities, reply } = describe(decision);
      const events = activities.map((activity) => activityCreated(client, activity));
      return { activities, events, reply: { status: reply.status, body: reply.text } };
    },
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
