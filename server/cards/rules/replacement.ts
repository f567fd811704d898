import { type DomainError, refuseField } from '../../kernel/errors';
import type { Card, CardStatus } from './card';

function refuseReplacement(reason: string, detail: string): DomainError {
  return refuseField('INVALID_PREVIOUS_CARD', '/previous_card_id', reason, detail);
}

const OVER: readonly CardStatus[] = ['DISABLED', 'EXPIRED', 'LOST', 'STOLEN'];

/**
 * Decides whether a card that was to replace another one was given up before it did: it never was ACTIVE, and without
 * its client it never will be. A block is for a time only.
 */
export function isGivenUp({ status, activatedAt }: Pick<Card, 'status' | 'activatedAt'>): boolean {
  return activatedAt === null && OVER.includes(status);
}

/** The fields that matter of the card that a new one is to replace. */
interface PreviousCard {
  card: Pick<Card, 'id' | 'userId'>;
  /** The cards that it replaces or is to replace, each the previous one of the one before. */
  replaces: readonly string[];
  /** The card that replaces it already, if one does; not one that was given up. */
  replacedBy: string | null;
}

/**
 * Asserts that one card can replace another: both of one user, no third has replaced it before, and it does not replace
 * the new one itself, directly or through others.
 * @param next the card that replaces; null while it is being made
 * @throws DomainError INVALID_PREVIOUS_CARD
 */
export function assertReplaceable(previous: PreviousCard, userId: string, next: Pick<Card, 'id'> | null): void {
  const { card, replaces, replacedBy } = previous;
  if (card.userId !== userId) throw refuseReplacement('owner', 'the card does not belong to this user');
  if (card.id === next?.id) throw refuseReplacement('self', 'a card cannot replace itself');
  if (next !== null && replaces.includes(next.id))
    throw refuseReplacement('circle', 'the named card replaces this one, itself or through other cards');
  if (replacedBy !== null && replacedBy !== next?.id)
    throw refuseReplacement('replaced', 'the card was already replaced');
}

/**
 * The card that an activation replaces: the one named when the card was created, or the one named by the activation.
 * @throws DomainError INVALID_PREVIOUS_CARD when the two differ
 */
export function previousAtActivation(card: Pick<Card, 'previousCardId'>, requested: string | null): string | null {
  if (requested === null || card.previousCardId === null) return requested ?? card.previousCardId;
  if (requested !== card.previousCardId) throw refuseReplacement('other', 'the card was made to replace another one');
  return requested;
}
