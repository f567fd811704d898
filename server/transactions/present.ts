import { activityCreated } from '../activities/events';
import { type ActivityContent, activityOfLeg } from '../activities/rules/activity';
import type { Activity } from '../activities/store/activities';
import type { Presented, Presenter } from '../ledger/request';
import type { Leg } from '../ledger/rules/movement';
import type { Call, Reply } from '../platform/http/operation';
import type { Keep, KeptReply } from '../platform/idempotency/batched';
import { newId } from '../platform/ids';
import { timestamp } from '../platform/present';
import type { MovingOperation } from './move-money';

type PresenterContext<K extends MovingOperation> = Pick<Call<K>, 'client' | 'now'> & { keep: Keep<Reply<K>> };

/** Returns the presenter of a movement of one account: its activity, the event that tells of it, and the reply. */
export function transactionPresenter(
  { client, now, keep }: PresenterContext<'createTransaction'>,
  content: ActivityContent,
): Presenter {
  return ({ legs }) => {
    const [leg] = legs as [Leg];
    const activity = activityOfLeg(leg, 'CLIENT', content, { id: newId(), clientId: client.id, now });
    return presented(client, [leg], [activity], keep({ status: 201, body: presentLeg(leg, now) }));
  };
}

/** Returns the presenter of a movement between two accounts: an activity and an event for each, and the reply. */
export function p2pPresenter(
  { client, now, keep }: PresenterContext<'createP2PTransaction'>,
  contents: { source: ActivityContent; destination: ActivityContent },
): Presenter {
  return ({ legs }) => {
    const [source, destination] = legs as [Leg, Leg];
    const activities = [
      activityOfLeg(source, 'P2P', contents.source, { id: newId(), clientId: client.id, now }),
      activityOfLeg(destination, 'P2P', contents.destination, { id: newId(), clientId: client.id, now }),
    ];
    const body = {
      source_account_tx: presentSide(source, now),
      destination_account_tx: presentSide(destination, now),
    };
    return presented(client, [source, destination], activities, keep({ status: 201, body }));
  };
}

/** @param activities one for each leg */
function presented(
  client: Call<MovingOperation>['client'],
  legs: readonly Leg[],
  activities: readonly Activity[],
  reply: KeptReply,
): Presented {
  const events = activities.map((activity, at) => activityCreated(client, activity, (legs[at] as Leg).eventSequence));
  return { activities, events, reply };
}

function presentLeg(leg: Leg, now: number) {
  return {
    id: leg.transactionId,
    result: leg.result,
    rejection_reason: leg.rejectionReason,
    created_at: timestamp(now),
  };
}

function presentSide(leg: Leg, now: number) {
  return {
    id: leg.transactionId,
    account_id: leg.accountId,
    result: leg.result,
    rejection_reason: leg.rejectionReason,
    created_at: timestamp(now),
  };
}
