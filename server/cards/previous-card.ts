import type { OfClient } from '../kernel/client';
import { refuseField } from '../kernel/errors';
import { type Tx, UniqueViolation } from '../platform/store/db';
import { type Card, cardOfBody, replaced } from './rules/card';
import { assertReplaceable, isGivenUp } from './rules/replacement';
import { CARD_PREVIOUS_CONSTRAINT, findReplaced, findReplacement, lockCard, updateCard } from './store/cards';

/**
 * Locks the card that will be replaced and checks it against the rules. A card that was to replace it and was given up
 * makes room: it replaces nothing from here on, whatever becomes of it. The user is locked, so that no other card takes
 * its place meanwhile.
 * @param by its user, and the card that replaces it; null while it is being created
 * @throws DomainError CARD_NOT_FOUND, INVALID_PREVIOUS_CARD
 */
export async function lockPreviousCard(
  tx: Tx,
  clientId: string,
  previousCardId: string,
  by: { userId: string; next: Card | null; now: number },
): Promise<Card> {
  // A replacement is locked before what it replaces, as by everybody else.
  const replacement = await lockReplacement(tx, { id: previousCardId, clientId });
  const card = cardOfBody(await lockCard(tx, clientId, previousCardId), '/previous_card_id');
  const given = replacement !== null && isGivenUp(replacement) ? replacement : null;
  // A card that is being made is the previous one of no other.
  const replaces = by.next === null ? [] : await findReplaced(tx, card);
  const replacedBy = given === null ? (replacement?.id ?? null) : null;
  assertReplaceable({ card, replaces, replacedBy }, by.userId, by.next);
  if (given !== null) await updateCard(tx, { ...given, previousCardId: null, updatedAt: by.now });
  return card;
}

async function lockReplacement(tx: Tx, previous: OfClient): Promise<Card | null> {
  const id = await findReplacement(tx, previous);
  const card = id === null ? null : await lockCard(tx, previous.clientId, id);
  return card?.previousCardId === previous.id ? card : null;
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
