import { type Call, write } from '../../platform/http/operation';
import { newId } from '../../platform/ids';
import type { Services } from '../../platform/services';
import type { Tx } from '../../platform/store/db';
import { enqueueAnnounceShipment } from '../../shipping/jobs/announce-shipment';
import { assertAddressIn, newShipment, receiverOf, shippingAddress } from '../../shipping/rules/shipment';
import { insertShipment } from '../../shipping/store/shipments';
import type { User } from '../../users/rules/user';
import { lockUser } from '../../users/store/users';
import { enqueueOrderCard } from '../jobs/order-card';
import { presentCard } from '../present';
import { disableReplaced, lockPreviousCard, refusingSecondReplacement } from '../previous-card';
import { type AffinityGroup, assertIssuesTo, type CardType, groupOfBody } from '../rules/affinity-group';
import { type Card, existingCard, namedCard } from '../rules/card';
import { assertActiveUser, assertIssuingData, userOfBody } from '../rules/issuing-data';
import { findAffinityGroup } from '../store/affinity-groups';
import { associateCard } from '../store/associations';
import { findCard, insertCards } from '../store/cards';

/** Issues a card. The user is locked, so that nobody blocks them meanwhile. */
export const createCard = write<'createCard'>(async (call, tx, services) => {
  const { client, body } = call;
  const [foundUser, foundGroup] = await Promise.all([
    lockUser(tx, client.id, body.user_id),
    findAffinityGroup(tx, client.id, body.affinity_group_id),
  ]);
  const user = userOfBody(foundUser);
  assertActiveUser(user);
  const group = groupOfBody(foundGroup);
  assertIssuesTo(group, body.card_type as CardType, user);
  assertIssuingData(user);
  if (body.address !== undefined) assertAddressIn(group.country, body.address);
  const previousCardId = body.previous_card_id ?? null;
  if (previousCardId !== null) {
    await lockPreviousCard(tx, client.id, previousCardId, { userId: user.id, next: null, now: call.now });
  }
  const card = await issue(call, tx, services, { user, group, previousCardId });
  return { status: 201, body: { data: presentCard(existingCard(await findCard(tx, client.id, card.id))) } };
});

async function issue(
  call: Call<'createCard'>,
  tx: Tx,
  { vault }: Services,
  { user, group, previousCardId }: { user: User; group: AffinityGroup; previousCardId: string | null },
): Promise<Card> {
  const { now, client } = call;
  const cardType = call.body.card_type as CardType;
  const shipmentId = cardType === 'PHYSICAL' ? await ship(call, tx, user, group) : null;
  const draft = namedCard(group, user, { id: newId(), now, cardType, shipmentId, previousCardId });
  const [card] = (await refusingSecondReplacement(() => insertCards(tx, vault, [draft]))) as [Card];
  if (card.status !== 'ACTIVE') await enqueueOrderCard(tx, card);
  else {
    if (previousCardId !== null) await disableReplaced(tx, client.id, previousCardId, now);
    await associateCard(tx, card, now);
  }
  return card;
}

/** The shipment that brings a physical card to its user. */
async function ship(call: Call<'createCard'>, tx: Tx, user: User, group: AffinityGroup): Promise<string> {
  const address = shippingAddress(call.body.address as Parameters<typeof shippingAddress>[0]);
  const shipment = newShipment(
    {
      shipmentType: 'SINGLE_CARD',
      affinityGroupId: group.id,
      country: address.country,
      address,
      receiver: receiverOf(user),
    },
    { id: newId(), clientId: call.client.id, now: call.now },
  );
  await insertShipment(tx, shipment);
  await enqueueAnnounceShipment(tx, shipment);
  return shipment.id;
}
