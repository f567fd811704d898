import type { Tx } from '../platform/store/db';
import { amountsOf } from './rules/amounts';
import { afterReversal, leftOf, partOf, takenByRefund } from './rules/steps';
import { type CardTransaction, isReversal } from './rules/transaction';
import { lockCardTransaction, updateCardTransaction } from './store/card-transactions';

/**
 * Applies a message that the network has already decided to its transaction, and to the original that it reverses.
 * @param original locked, and with a sufficient remaining amount; null if nothing is reversed
 * @returns the transaction to record, and whether it moves money
 */
export async function forced(
  tx: Tx,
  draft: CardTransaction,
  original: CardTransaction | null,
): Promise<{ transaction: CardTransaction; moves: boolean }> {
  const transaction: CardTransaction = {
    ...draft,
    state: 'AUTHORIZED',
    statusDetail: 'APPROVED',
    decidedBy: 'NETWORK',
  };
  if (original === null) return { transaction: charged(transaction), moves: true };
  const part = draft.transactionAmount;
  const held = original.state === 'HELD';
  const amounts = held ? original : partOf(original, leftOf(original), part);
  const following: CardTransaction = { ...transaction, ...amountsOf(amounts), accountId: original.accountId };
  if (!isReversal(draft.type)) {
    await updateCardTransaction(tx, { ...original, refunded: original.refunded + part, updatedAt: draft.createdAt });
    return { transaction: charged(following), moves: true };
  }
  const after = afterReversal(original, part, stateAfter(original, part), draft.createdAt);
  await updateCardTransaction(tx, after);
  await countAgainstPurchase(tx, original, after);
  return { transaction: following, moves: !held };
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
 * Counts a refund against its purchase for as much as it is now, whatever has changed it: what was taken back of it can be refunded
 * again. To be called before the account is locked, as everybody locks it after the transactions.
 */
export async function countAgainstPurchase(tx: Tx, before: CardTransaction, after: CardTransaction): Promise<void> {
  const { type, originalId, clientId, updatedAt } = after;
  const more = takenByRefund(after) - takenByRefund(before);
  if (type !== 'REFUND' || originalId === null || more === 0n) return;
  const purchase = await lockCardTransaction(tx, clientId, originalId);
  if (purchase === null) return;
  await updateCardTransaction(tx, { ...purchase, refunded: purchase.refunded + more, updatedAt });
}
