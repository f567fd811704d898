import { activityCreated } from '../activities/events';
import { type ActivityContent, activityOfLeg } from '../activities/rules/activity';
import type { Activity } from '../activities/store/activities';
import { findClient } from '../clients/store/clients';
import type { Client } from '../kernel/client';
import { postMovement } from '../ledger/post-movement';
import { withinRange } from '../ledger/range';
import type { EntryType, Leg, ProcessType, TransactionType } from '../ledger/rules/movement';
import type { Tx } from '../platform/store/db';

/** Money between an account and a payment network. */
export interface NetworkMovement {
  /** The id that the transaction gets. */
  id: string;
  /** The id that it gets if the account refuses it; the same if absent. */
  refusedId?: string;
  accountId: string;
  type: TransactionType;
  entryType: EntryType;
  /** Minor units. */
  amount: bigint;
  now: number;
  processType?: ProcessType;
  parentId?: string;
  /** It happened already: no status, limit or balance is asked. */
  forced?: boolean;
}

/** The content of an activity beyond the movement itself. */
export interface MovementActivity {
  activityId: string;
  origin: 'BANK_NETWORK' | 'CASH_NETWORK';
  /**
   * The intent or transfer that it belongs to; null if there is none and the activity is about the transaction itself.
   */
  originTxId: string | null;
  content: ActivityContent;
}

/** The client that a network's report is about. */
export async function clientOf(tx: Tx, clientId: string): Promise<Client> {
  const client = await findClient(tx, clientId);
  if (client === null) throw new Error('a report is about a client that does not exist');
  return client;
}

/**
 * Posts a movement within a transaction.
 * @param describe the activity for it, approved or refused; null if it has another one
 * @returns the result for the account
 * @throws DomainError if the balance would be outside the range of amounts
 */
export async function postNetworkMovement(
  tx: Tx,
  client: Client,
  movement: NetworkMovement,
  describe: (leg: Leg) => MovementActivity | null,
): Promise<Leg> {
  const { processType = 'ORIGINAL', parentId = null, forced = false, ...rest } = movement;
  const single = { ...rest, kind: 'single', processType, parentId, forced } as const;
  const decision = await withinRange(
    postMovement(
      tx,
      { ...single, clientId: client.id, processBefore: null, fraud: false },
      client.configuration.limits,
      ({ legs }) => {
        const leg = legs[0] as Leg;
        const described = describe(leg);
        if (described === null) return { activities: [], events: [] };
        const activity = activityOf(client, leg, described, movement.now);
        return { activities: [activity], events: [activityCreated(client, activity, leg.eventSequence)] };
      },
    ),
  );
  return decision.legs[0] as Leg;
}

function activityOf(
  client: Client,
  leg: Leg,
  { activityId, origin, originTxId, content }: MovementActivity,
  now: number,
): Activity {
  const activity = activityOfLeg(leg, origin, content, { id: activityId, clientId: client.id, now });
  return { ...activity, originTxId: originTxId ?? leg.transactionId };
}
