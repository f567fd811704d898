import type { Account, Card, CardStatus, Model, User } from './model';

/**
 * The rules of the lives of cards as the contract states them: the lifecycle of a card, its replacement and its
 * account.
 */

/** A new card, before it is known whose it is. */
export const NEW = { status: 'CREATED', account: null, previous: null, wasActive: false, sent: false } as const;

/** Ties a card that is ACTIVE to its user's oldest ACTIVE account, unless it has one. */
function tie(model: Model, card: Card): void {
  const mayHave = ({ user, status }: Account) => user === card.user && status === 'ACTIVE';
  if (card.status === 'ACTIVE') card.account ??= model.accounts.find(mayHave) ?? null;
}

/** A card that becomes ACTIVE for the first time replaces another one. */
export function becomeActive(model: Model, card: Card): void {
  card.status = 'ACTIVE';
  if (!card.wasActive && card.previous !== null && card.previous.status !== 'DISABLED')
    card.previous.status = 'DISABLED';
  card.wasActive = true;
  tie(model, card);
}

const OVER: readonly CardStatus[] = ['DISABLED', 'EXPIRED', 'LOST', 'STOLEN'];

const replacementOf = ({ cards }: Model, card: Card): Card | undefined =>
  cards.find(({ previous }) => previous === card);

/**
 * Decides whether a card can replace another one: both of one user, no circle, and no other replacement, unless that
 * was given up before it was ever ACTIVE.
 * @param next null while it is being created
 * @returns the refusal, or null
 */
export function whyNotReplaced(model: Model, previous: Card, user: User, next: Card | null): string | null {
  const other = replacementOf(model, previous);
  const isTaken = other !== undefined && other !== next && (other.wasActive || !OVER.includes(other.status));
  const isCircle = next !== null && (previous === next || previous.previous === next);
  return previous.user !== user || isCircle || isTaken ? 'INVALID_PREVIOUS_CARD' : null;
}

/** A card takes the place of a replacement that was given up. */
export function replace(model: Model, previous: Card, next: Card): void {
  const given = replacementOf(model, previous);
  if (given !== undefined) given.previous = null;
  next.previous = previous;
}
