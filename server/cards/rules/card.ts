import { lifecycles } from '../../../generated/lifecycles';
import { DomainError, refuseField, unknownAt } from '../../kernel/errors';
import { assertGuards, type Machine, stepsFrom, transitionFor } from '../../kernel/lifecycle';
import type { User } from '../../users/rules/user';
import type { Card, CardStatus } from '../store/tables';
import type { AffinityGroup, CardType } from './affinity-group';
import { nameOnCard } from './name-on-card';
import { expiresAt, startDate } from './validity';

export type { Card, CardStatus } from '../store/tables';

/** A card before it has a number. */
export type NewCard = Omit<Card, 'lastFour'>;

export const cardMachine = lifecycles.card as Machine;

function made(group: AffinityGroup, own: { id: string; now: number }) {
  return {
    id: own.id,
    clientId: group.clientId,
    affinityGroupId: group.id,
    productType: group.productType,
    productBrand: group.provider,
    countryCode: group.country,
    statusDetail: null,
    bin: group.bin,
    startDate: startDate(own.now),
    expiresAt: expiresAt(own.now, group.monthsToExpiration),
    createdAt: own.now,
    updatedAt: own.now,
  };
}

/** A card with a user's name: ACTIVE when it is virtual, CREATED and with a shipment when it is physical. */
export function namedCard(
  group: AffinityGroup,
  user: Pick<User, 'id' | 'name' | 'surname'>,
  own: { id: string; now: number; cardType: CardType; shipmentId: string | null; previousCardId: string | null },
): NewCard {
  const virtual = own.cardType === 'VIRTUAL';
  return {
    ...made(group, own),
    userId: user.id,
    batchId: null,
    batchSlot: null,
    cardType: own.cardType,
    status: virtual ? 'ACTIVE' : 'CREATED',
    innominate: false,
    nameOnCard: nameOnCard(user.name ?? '', user.surname ?? ''),
    shipmentId: own.shipmentId,
    previousCardId: own.previousCardId,
    activatedAt: virtual ? own.now : null,
  };
}

/** A physical card of a batch, without name and user. */
export function unnamedCard(
  group: AffinityGroup,
  batch: { id: string; shipmentId: string },
  own: { id: string; now: number; slot: number },
): NewCard {
  return {
    ...made(group, own),
    userId: null,
    batchId: batch.id,
    batchSlot: own.slot,
    cardType: 'PHYSICAL',
    status: 'CREATED',
    innominate: true,
    nameOnCard: null,
    shipmentId: batch.shipmentId,
    previousCardId: null,
    activatedAt: null,
  };
}

/** Requires the card that the address names. @throws DomainError CARD_NOT_FOUND */
export function existingCard<T>(card: T | null): T {
  if (card === null) throw new DomainError('CARD_NOT_FOUND');
  return card;
}

/** Requires the card that a field of the body names. @throws DomainError CARD_NOT_FOUND */
export function cardOfBody<T>(card: T | null, pointer: string): T {
  if (card === null) throw unknownAt('CARD_NOT_FOUND', pointer, 'card');
  return card;
}

/**
 * Decides whether the plastic of a card is ordered under the card's own id: a virtual card has none, and a batch is one
 * order.
 */
export function hasOwnOrder({ cardType, batchId }: Pick<Card, 'cardType' | 'batchId'>): boolean {
  return cardType === 'PHYSICAL' && batchId === null;
}

function moved(card: Card, cause: string, to: CardStatus, detail: string | null, now: number): Card {
  const transition = transitionFor(cardMachine, { cause, from: card.status, to });
  return { ...card, status: transition.to as CardStatus, statusDetail: detail, updatedAt: now };
}

/**
 * The card after its client has set a status.
 * @throws DomainError INVALID_CARD_STATUS_REASON
 */
export function withCardStatus(
  card: Card,
  update: { status: string; status_reason?: string | null },
  now: number,
): Card {
  const transition = transitionFor(cardMachine, { cause: 'updateCard', from: card.status, to: update.status });
  assertGuards(transition, update);
  if (transition.to === 'ACTIVE') {
    return { ...card, status: 'ACTIVE', statusDetail: null, activatedAt: card.activatedAt ?? now, updatedAt: now };
  }
  return { ...card, status: transition.to as CardStatus, statusDetail: update.status_reason ?? null, updatedAt: now };
}

/**
 * The card after a user has activated it; an unnamed card becomes the user's.
 * @throws DomainError CARD_NOT_FOUND when it is another user's, CARD_NOT_EMBOSSED
 */
export function activated(card: Card, userId: string, previousCardId: string | null, now: number): Card {
  assertBelongsTo(card, userId);
  if (card.cardType === 'VIRTUAL') throw refuseField('CARD_NOT_EMBOSSED', '/pan', 'state', 'the card is virtual');
  if (card.status !== 'EMBOSSED') {
    throw refuseField('CARD_NOT_EMBOSSED', '/pan', 'state', `the card is ${card.status}`);
  }
  return { ...moved(card, 'activateCard', 'ACTIVE', null, now), userId, previousCardId, activatedAt: now };
}

/** Requires that a card is the user's own or nobody's yet. @throws DomainError CARD_NOT_FOUND */
export function assertBelongsTo(card: Card, userId: string): void {
  const own = card.userId === userId || (card.userId === null && card.innominate);
  if (!own) throw unknownAt('CARD_NOT_FOUND', '/pan', 'card');
}

/** The card after the one that replaces it has become ACTIVE. One that is DISABLED already keeps its reason. */
export function replaced(card: Card, now: number): Card {
  if (!stepsFrom(cardMachine, card.status).some(({ name }) => name === 'replace')) return card;
  return { ...card, status: 'DISABLED', statusDetail: 'UPGRADE', updatedAt: now };
}

/** The card after the embosser has made its plastic. @throws DomainError ILLEGAL_STEP */
export function embossed(card: Card, now: number): Card {
  return moved(card, 'card-embossed', 'EMBOSSED', null, now);
}

/** The card after its last month is over. @throws DomainError ILLEGAL_STEP */
export function expired(card: Card, now: number): Card {
  return moved(card, 'card-expired', 'EXPIRED', null, now);
}

/** The card after the service heard that it is lost or stolen. @throws DomainError ILLEGAL_STEP */
export function reported(card: Card, as: 'LOST' | 'STOLEN', now: number): Card {
  return moved(card, as === 'LOST' ? 'card-lost' : 'card-stolen', as, as, now);
}

/** The states a card can expire from, as the lifecycle has them. */
export const EXPIRING_STATES: readonly string[] = Object.keys(cardMachine.states).filter((state) =>
  stepsFrom(cardMachine, state).some(({ name }) => name === 'expire'),
);

/** Asserts that the address of a card's shipment can change. @throws DomainError SHIPPING_ADDRESS_NOT_UPDATABLE */
export function assertShippingAddressOpen(card: Card): void {
  const reason = cardAddressRefusal(card);
  if (reason === null) return;
  throw new DomainError('SHIPPING_ADDRESS_NOT_UPDATABLE', [
    { code: 'state', detail: reason, location: 'path', pointer: 'id' },
  ]);
}

function cardAddressRefusal(card: Card): string | null {
  if (card.cardType === 'VIRTUAL') return 'the card is virtual';
  if (card.innominate) return 'the card is unnamed and comes with its batch';
  return card.status === 'CREATED' ? null : `the card is ${card.status}`;
}
