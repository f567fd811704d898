import { refuseField } from '../kernel/errors';
import type { Services } from '../platform/services';
import type { Tx } from '../platform/store/db';
import { lockUser } from '../users/store/users';
import { disableReplaced, lockPreviousCard, refusingSecondReplacement } from './previous-card';
import { assertCountryOfUser } from './rules/affinity-group';
import { activated, assertBelongsTo, type Card, cardOfBody, existingCard } from './rules/card';
import { assertActiveUser, assertIssuingData, userOfBody } from './rules/issuing-data';
import { assertPin } from './rules/pin';
import { previousAtActivation } from './rules/replacement';
import { associateCard } from './store/associations';
import { type CardRow, findCard, lockCardByPan, updateCard } from './store/cards';
import { lockPin, setPin } from './store/cards-secrets';

/** The user and the card of an activation. */
interface Activation {
  clientId: string;
  userId: string;
  /** Sixteen digits. */
  pan: string;
  /** The PIN the card gets; null keeps the one it has. */
  pin: string | null;
  /** The card that this one replaces. If null, it replaces the card that was named when it was created, if any. */
  previousCardId: string | null;
  now: number;
}

/**
 * Activates a physical card for a user, as the operation and the hosted page do: the card becomes ACTIVE with its PIN,
 * an unnamed one the user's, the replaced one DISABLED, and the card is tied to the user's account.
 * @throws DomainError USER_NOT_FOUND, USER_NOT_ACTIVE, CARD_NOT_FOUND, CARD_NOT_EMBOSSED, USER_DATA_INCOMPLETE,
 * AFFINITY_GROUP_MISMATCH, INVALID_PIN, INVALID_PREVIOUS_CARD
 */
export async function activateForUser(tx: Tx, { vault }: Services, activation: Activation): Promise<CardRow> {
  const { clientId, userId, now } = activation;
  const user = userOfBody(await lockUser(tx, clientId, userId));
  // Before the card is looked for: a user who is BLOCKED does not learn either which numbers exist.
  assertActiveUser(user);
  const card = cardOfBody(await lockCardByPan(tx, vault, clientId, activation.pan), '/pan');
  assertBelongsTo(card, userId);
  const previousCardId = previousAtActivation(card, activation.previousCardId);
  const active = activated(card, userId, previousCardId, now);
  assertIssuingData(user);
  if (card.innominate) assertCountryOfUser({ country: card.countryCode }, user, '/user_id');
  if (previousCardId !== null) await lockPreviousCard(tx, clientId, previousCardId, { userId, next: card, now });
  await givePin(tx, vault, card, activation.pin);
  await refusingSecondReplacement(() => updateCard(tx, active));
  if (previousCardId !== null) await disableReplaced(tx, clientId, previousCardId, now);
  await associateCard(tx, active, now);
  return existingCard(await findCard(tx, clientId, card.id));
}

async function givePin(tx: Tx, vault: Services['vault'], card: Card, pin: string | null): Promise<void> {
  if (pin !== null) {
    assertPin(pin, null);
    await setPin(tx, vault, card, pin);
  } else if ((await lockPin(tx, vault, card)) === null) {
    throw refuseField('INVALID_PIN', '/pin', 'required', 'the card has no PIN yet');
  }
}
