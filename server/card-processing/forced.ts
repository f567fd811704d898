import { newId } from '../platform/ids';
import type { Tx } from '../platform/store/db';
import { amountsOf } from './rules/amounts';
import { afterReversal, givenBack, leftOf, partOf, takenByRefund } from './rules/steps';
import { type CardTransaction, isReversal } from './rules/transaction';
import { findRefundedLocal, lockCardTransaction, updateCardTransaction } from './store/card-transactions';

/**
 * Applies a message that the network has already decided to its transaction, and to the original that it reverses.
 * @param original locked, and with a sufficient remaining amount; null if nothing is reversed
 * @returns the transaction to record, whether it moves money, and what of a purchase that is over is given back after
 * it
 */
export async function forced(
  tx: Tx,
  draft: CardTransaction,
  original: CardTransaction | null,
): Promise<{ transaction: CardTransaction; moves: boolean; giveBack: CardTransaction | null }> {
  const transaction: CardTransaction = {
    ...draft,
    state: 'AUTHORIZED',
    statusDetail: 'APPROVED',
    decidedBy: 'NETWORK',
  };
  if (original === null) return { transaction: charged(transaction), moves: true, giveBack: null };
  const part = draft.transactionAmount;
  const held = original.state === 'HELD';
  const amounts = held ? original : partOf(original, part, await findRefundedLocal(tx, original));
  const following: CardTransaction = { ...transaction, ...amountsOf(amounts), accountId: original.accountId };
  if (!isReversal(draft.type)) {
    await updateCardTransaction(tx, { ...original, refunded: original.refunded + part, updatedAt: draft.createdAt });
    return { transaction: charged(following), moves: true, giveBack: null };
  }
  const state = stateAfter(original, part);
  const after = { ...afterReversal(original, amounts), state, updatedAt: draft.createdAt };
  await updateCardTransaction(tx, after);
  const giveBack = await countAgainstPurchase(tx, original, after);
  return { transaction: following, moves: !held, giveBack };
}

function charged(transaction: CardTransaction): CardTransaction {
  return { ...transaction, chargedAmount: transaction.transactionAmount, charged: transaction.localAmount };
}

/**
 * Returns the state of an original after a partial reversal. A presented or purged one keeps its state. One that waits
 * for its presentment or settlement ends if nothing remains.
 */
function stateAfter({ state, ...original }: CardTransaction, part: bigint): CardTransaction['state'] {
  const waits = state === 'AUTHORIZED' || state === 'HELD';
  return waits && part === leftOf({ state, ...original }) ? 'REVERSED' : state;
}

/**
 * Counts a refund against its purchase for as much as it is now, whatever has changed it: what was taken back of it can
 * be refunded again. To be called when the refund is written, and before the account is locked, as everybody locks it
 * after the transactions.
 * @returns the transaction by which the user gets the same amount of a purchase that is over, to be recorded and posted
 * after the one that took it back; null if nothing is given back
 */
export async function countAgainstPurchase(
  tx: Tx,
  before: CardTransaction,
  after: CardTransaction,
): Promise<CardTransaction | null> {
  const { type, originalId, clientId, updatedAt } = after;
  const more = takenByRefund(after) - takenByRefund(before);
  if (type !== 'REFUND' || originalId === null || more === 0n) return null;
  const purchase = await lockCardTransaction(tx, clientId, originalId);
  if (purchase === null) return null;
  const counted = { ...purchase, refunded: purchase.refunded + more, updatedAt };
  const refundedLocal = await findRefundedLocal(tx, counted);
  const { original, follower } = givenBack(counted, { now: updatedAt, newId, refundedLocal });
  await updateCardTransaction(tx, original);
  return follower;
}
