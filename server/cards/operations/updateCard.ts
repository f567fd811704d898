import { changedAt } from '../../kernel/changed';
import { type Call, write } from '../../platform/http/operation';
import type { Services } from '../../platform/services';
import type { Tx } from '../../platform/store/db';
import { findUser } from '../../users/store/users';
import { presentCard } from '../present';
import { disableReplaced } from '../previous-card';
import { assertTakesOver, groupOfBody } from '../rules/affinity-group';
import { type Card, existingCard, withCardStatus } from '../rules/card';
import { assertPin } from '../rules/pin';
import { findAffinityGroup } from '../store/affinity-groups';
import { associateCard } from '../store/associations';
import { findCard, lockCard, updateCard as saveCard } from '../store/cards';
import { lockPin, setPin } from '../store/cards-secrets';

/** Changes status, affinity group and PIN: whatever is sent, all of it or nothing. */
export const updateCard = write<'updateCard'>(async (call, tx, services) => {
  const { client, now } = call;
  const card = existingCard(await lockCard(tx, client.id, call.path.id));
  const next = await withStatusAndGroup(call, tx, card);
  await changePin(call, tx, services);
  const changed = call.body.pin === undefined ? changedAt(card, next, now) : { ...next, updatedAt: now };
  await saveCard(tx, changed);
  if (card.status !== 'ACTIVE' && changed.status === 'ACTIVE') await becomeActive(tx, card, changed, now);
  return { status: 200, body: { data: presentCard(existingCard(await findCard(tx, client.id, card.id))) } };
});

async function withStatusAndGroup({ body, client, now }: Call<'updateCard'>, tx: Tx, card: Card): Promise<Card> {
  const { status, status_reason, affinity_group_id: groupId } = body;
  const next = status === undefined ? card : withCardStatus(card, { status, status_reason }, now);
  if (groupId === undefined || groupId === card.affinityGroupId) return next;
  const group = groupOfBody(await findAffinityGroup(tx, client.id, groupId));
  const user = card.userId === null ? null : await findUser(tx, client.id, card.userId);
  assertTakesOver(group, card, user);
  return { ...next, affinityGroupId: group.id };
}

async function changePin({ body, path, client }: Call<'updateCard'>, tx: Tx, { vault }: Services): Promise<void> {
  if (body.pin === undefined) return;
  const card = { id: path.id, clientId: client.id };
  assertPin(body.pin, await lockPin(tx, vault, card));
  await setPin(tx, vault, card, body.pin);
}

/** A card that becomes ACTIVE for the first time disables the card that it replaces. */
async function becomeActive(tx: Tx, before: Card, card: Card, now: number): Promise<void> {
  if (before.activatedAt === null && card.previousCardId !== null) {
    await disableReplaced(tx, card.clientId, card.previousCardId, now);
  }
  await associateCard(tx, card, now);
}
