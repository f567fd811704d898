import type { Client } from '../kernel/client';
import { refuseField } from '../kernel/errors';
import type { Leg } from '../ledger/rules/movement';
import { findReceived, insertReceived, type Received } from '../networks/store/received';
import { newId } from '../platform/ids';
import type { Tx } from '../platform/store/db';
import { type MovementActivity, type NetworkMovement, postNetworkMovement } from './network-movement';

/** A payment that a network announces. */
interface Announced {
  /** The network's id of the movement. One that is announced twice counts once. */
  id: string;
  /** The field of the report that names it; `/reference` if absent. */
  place?: string | undefined;
  /** The intent that is paid or used; null if there is none. */
  intentId: string | null;
  movement: Omit<NetworkMovement, 'id'>;
  description: Omit<MovementActivity, 'activityId'>;
}

/** The parts of a report that must be the same each time it is sent. */
interface Compared {
  accountId: string;
  /** Minor units; null if the report names none. */
  amount: bigint | null;
  /** Null if the report is about no intent. */
  intentId: string | null;
}

/**
 * Asserts that a report is the one that was received under its reference before. What a network first said is kept for
 * good, and the key of its request for some days only.
 * @throws DomainError REFERENCE_REUSED
 */
export function assertSameReport(
  earlier: Pick<Received, 'accountId' | 'amount' | 'intentId'>,
  { accountId, amount, intentId }: Compared,
  place = '/reference',
): void {
  const hasSameAmount = amount === null || earlier.amount === amount;
  // Payments of earlier versions were stored without their intents.
  const hasSameIntent = earlier.intentId === null || earlier.intentId === intentId;
  if (earlier.accountId === accountId && hasSameAmount && hasSameIntent) return;
  throw refuseField('REFERENCE_REUSED', place, 'reused', 'the reference belongs to a report with another content');
}

/**
 * Processes a payment that a network reported. It creates an activity, whether the account accepts the payment or not.
 * The account must be locked, so that a payment that is reported twice at the same time is recognized as the same.
 * @throws DomainError REFERENCE_REUSED if another payment has its id
 */
export async function receive(tx: Tx, client: Client, announced: Announced): Promise<Received> {
  const { id, place, intentId, movement, description } = announced;
  const earlier = await findReceived(tx, id);
  if (earlier !== null) {
    assertSameReport(earlier, { ...movement, intentId }, place);
    return earlier;
  }
  const activityId = newId();
  const leg: Leg = await postNetworkMovement(tx, client, { ...movement, id: newId() }, () => ({
    ...description,
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
    intentId,
  };
  await insertReceived(tx, received);
  return received;
}
