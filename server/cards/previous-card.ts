import { refuseField } from '../kernel/errors';
import { type Tx, UniqueViolation } from '../platform/store/db';
import { type Card, cardOfBody, replaced } from './rules/card';
import { assertReplaceable } from './rules/replacement';
import { CARD_PREVIOUS_CONSTRAINT, findReplacement, lockCard, updateCard } from './store/cards';

/**
 * Locks the card that will be replaced and checks it against the rules.
 * @param next the card that replaces it; null while it is being created
 * @throws DomainError CARD_NOT_FOUND, INVALID_PREVIOUS_CARD
 */
export async function lockPreviousCard(
  tx: Tx,
  clientId: string,
  previousCardId: string,
  by: { userId: string; next: Card | null },
): Promise<Card> {
  const card = cardOfBody(await lockCard(tx, clientId, previousCardId), '/previous_card_id');
  assertReplaceable({ card, replacedBy: await findReplacement(tx, card) }, by.userId, by.next);
  return card;
}

/** Disables the replaced card, because the card that replaces it is now ACTIVE. */
export async function disableReplaced(tx: Tx, clientId: string, previousCardId: string, now: number): Promise<void> {
  const card = await lockCard(tx, clientId, previousCardId);
  if (card !== null) await updateCard(tx, replaced(card, now));
}

/**
 * Runs a write of a card and reports if another card has already replaced the same one.
 * @throws DomainError
 */
export async function refusingSecondReplacement<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof UniqueViolation) || error.constraint !== CARD_PREVIOUS_CONSTRAINT) throw error;
    throw refuseField('INVALID_PREVIOUS_CARD', '/previous_card_id', 'replaced', 'the card was already replaced');
  }
}
