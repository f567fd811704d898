import type { Client } from '../kernel/client';
import type { Leg } from '../ledger/rules/movement';
import { findReceived, insertReceived, type Received } from '../networks/store/received';
import { newId } from '../platform/ids';
import type { Tx } from '../platform/store/db';
import { type MovementActivity, type NetworkMovement, postNetworkMovement } from './network-movement';

/** A payment that a network announces. */
export interface Announced {
  /** The network's id of the movement. One that is announced twice counts once. */
  id: string;
  movement: Omit<NetworkMovement, 'id'>;
  telling: Omit<MovementActivity, 'activityId'>;
}

/**
 * Processes a payment that a network reported. It creates an activity, whether the account accepts the payment or not.
 * The account must be locked, so that a payment that is reported twice at the same time is recognized as the same.
 */
export async function receive(tx: Tx, client: Client, { id, movement, telling }: Announced): Promise<Received> {
  const earlier = await findReceived(tx, id);
  if (earlier !== null) return earlier;
  const activityId = newId();
  const leg: Leg = await postNetworkMovement(tx, client, { ...movement, id: newId() }, () => ({
    ...telling,
    activityId,
  }));
  const received: Received = {
    id,
    clientId: client.id,
    accountId: leg.accountId,
    activityId,
    result: leg.result,
    rejectionReason: leg.rejectionReason,
    amount: leg.amount,
    balance: leg.balance,
    createdAt: movement.now,
  };
  await insertReceived(tx, received);
  return received;
}
