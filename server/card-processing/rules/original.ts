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
): { found: boolean; enough: boolean } | null {
  const wanted = reversedType(message.type);
  if (wanted === null && message.originalId === null) return null;
  if (original === null || original.cardId !== cardId || NO_ORIGINAL.has(original.state)) {
    return { found: false, enough: false };
  }
  const isUse = !isReversal(original.type) && original.type !== 'REFUND' && original.type !== 'PAYMENT';
  const found = wanted === null ? isUse : original.type === wanted;
  return { found, enough: found && suffices(message, original) };
}

function suffices(
  { amount, currency }: Pick<NetworkMessage, 'amount' | 'currency'>,
  original: CardTransaction,
): boolean {
  if (currency !== original.pricing.transactionCurrency) return false;
  // A refund that is held has not moved yet: it is taken back as a whole.
  return original.state === 'HELD' ? amount === leftOf(original) : amount <= leftOf(original);
}
