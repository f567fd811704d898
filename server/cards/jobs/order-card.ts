import type { WithPorts } from '../../networks/ports';
import type { JobHandler } from '../../platform/jobs/job';
import { enqueueJob } from '../../platform/jobs/store/jobs';
import type { Services } from '../../platform/services';
import type { Tx } from '../../platform/store/db';
import type { Card, CardStatus } from '../rules/card';
import { findCard } from '../store/cards';
import { findSecrets } from '../store/cards-secrets';
import { companiesOf, plastic } from './plastic';

/** Puts the order for a card's plastic on the list. */
export function enqueueOrderCard(tx: Tx, card: Card): Promise<void> {
  const payload = { clientId: card.clientId, cardId: card.id, groupId: card.affinityGroupId };
  return enqueueJob(tx, { kind: 'order-card', key: card.id, payload, runAt: card.createdAt });
}

/**
 * The statuses in which a card that was not ordered yet is still wanted. BLOCKED is for a time only, and a client can
 * make a card ACTIVE before its plastic is.
 */
const WANTED: readonly CardStatus[] = ['CREATED', 'ACTIVE', 'BLOCKED'];

/** Orders the plastic of a card, unless it exists already or the card is not wanted any more. */
export const orderCard: JobHandler<Services & WithPorts> = async (job, { db, ports, vault }) => {
  const { clientId = '', cardId = '', groupId } = job.payload;
  const card = await findCard(db, clientId, cardId);
  if (card === null || !WANTED.includes(card.status)) return 'done';
  // The group that it was ordered in: an order that is sent again is the same one, whatever the card's group is now.
  const { embossing, country } = await companiesOf(db, clientId, groupId ?? card.affinityGroupId);
  await ports.embosser.order({
    id: card.id,
    kind: 'CARD',
    clientId,
    country,
    company: embossing,
    shipmentId: card.shipmentId,
    plastics: [plastic(vault, { card, secrets: await findSecrets(db, card) })],
  });
  return 'done';
};
