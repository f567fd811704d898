import { type Call, write } from '../../platform/http/operation';
import { newId } from '../../platform/ids';
import { enqueueAnnounceShipment } from '../../shipping/jobs/announce-shipment';
import {
  assertAddressIn,
  assertReceiver,
  newShipment,
  type Shipment,
  shippingAddress,
} from '../../shipping/rules/shipment';
import { insertShipment } from '../../shipping/store/shipments';
import { enqueueMakeBatch } from '../jobs/make-batch';
import { presentBatch } from '../present';
import { type AffinityGroup, assertIssuesBatches, groupOfBody, numbersUsedUp } from '../rules/affinity-group';
import { newBatch } from '../rules/batch';
import { findAffinityGroup } from '../store/affinity-groups';
import { insertBatch } from '../store/batches';
import { hasFreePan } from '../store/card-numbers';

/** Accepts the order for a batch and its box. A job that is committed with the order creates the cards. */
export const createCardBatch = write<'createCardBatch'>(async (call, tx, { vault }) => {
  const { affinity_group_id, quantity, distribution_type } = call.body;
  const group = groupOfBody(await findAffinityGroup(tx, call.client.id, affinity_group_id));
  assertIssuesBatches(group);
  if (!(await hasFreePan(tx, vault, group.bin))) throw numbersUsedUp();
  const shipment = boxFor(call, group);
  const batch = newBatch(
    { affinityGroupId: group.id, quantity, distributionType: distribution_type, shipmentId: shipment.id },
    { id: newId(), clientId: call.client.id, now: call.now },
  );
  await insertShipment(tx, shipment);
  await insertBatch(tx, batch);
  await enqueueAnnounceShipment(tx, shipment);
  await enqueueMakeBatch(tx, batch);
  return { status: 202, body: { data: presentBatch(batch) } };
});

/**
 * Makes the shipment of a box to the client's address, or to the warehouse of the group's country.
 * @throws DomainError
 */
function boxFor({ body, client, now }: Call<'createCardBatch'>, group: AffinityGroup): Shipment {
  if (body.address !== undefined) assertAddressIn(group.country, body.address);
  const toClient = body.distribution_type === 'CLIENT' && body.address !== undefined;
  const address = toClient ? shippingAddress(body.address as Parameters<typeof shippingAddress>[0]) : null;
  const receiver = address === null ? null : (body.receiver ?? null);
  if (address !== null) assertReceiver(group.country, receiver);
  return newShipment(
    {
      shipmentType: address === null ? 'WAREHOUSE_BOX' : 'BOX',
      affinityGroupId: group.id,
      country: address?.country ?? group.country,
      address,
      receiver,
    },
    { id: newId(), clientId: client.id, now },
  );
}
