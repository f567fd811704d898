import type { OriginalLeft } from './decision';
import type { NetworkMessage } from './message';
import { leftOf } from './steps';
import { type CardTransaction, isReversal, reversedType } from './transaction';

/** States in which a transaction was never charged. */
const NO_ORIGINAL: ReadonlySet<string> = new Set(['PENDING', 'REJECTED']);

/**
 * Returns the facts about the original of a message that takes something back. Null for a message that needs none.
 * @param original what the client has under the id that the message names, or null
 */
export function originalFacts(
  message: Pick<NetworkMessage, 'type' | 'originalId' | 'amount' | 'currency'>,
  cardId: string | null,
  original: CardTransaction | null,
): { found: boolean; left: OriginalLeft } | null {
  const wanted = reversedType(message.type);
  if (wanted === null && message.originalId === null) return null;
  if (original === null || original.cardId !== cardId || NO_ORIGINAL.has(original.state)) {
    return { found: false, left: 'NOTHING' };
  }
  const isUse = !isReversal(original.type) && original.type !== 'REFUND' && original.type !== 'PAYMENT';
  const found = wanted === null ? isUse : original.type === wanted;
  return { found, left: found ? leftFor(message, original) : 'NOTHING' };
}

function leftFor(
  { amount, currency }: Pick<NetworkMessage, 'amount' | 'currency'>,
  original: CardTransaction,
): OriginalLeft {
  const left = leftOf(original);
  if (left <= 0n && amount > 0n) return 'NOTHING';
  if (currency !== original.pricing.transactionCurrency) return 'LESS';
  // A held refund has not moved money yet, so it can only be reversed in full.
  return amount === left || (amount < left && original.state !== 'HELD') ? 'ENOUGH' : 'LESS';
}
